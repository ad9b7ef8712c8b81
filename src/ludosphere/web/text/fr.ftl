## Every page
home = Ludosphere, page d’accueil
skip-to-content = Aller au contenu
tools = Outils
language = Langue
language-name = Français
theme-toggle = Jour ou nuit
theme = Lumière
theme-auto = Comme le système
theme-day = Planche de jour
theme-night = Planche de nuit
close = Fermer
save = Enregistrer
open = Ouvrir
name = Nom
error-title = Quelque chose s’est mal passé
back-home = Vers l’accueil

## Home
home-title = Des mondes à jouer
home-lead = Entre amis, contre des robots ou seul, sur l’écran que vous avez sous la main.
your-tables = Vos tables
no-tables = Aucune table en cours. Choisissez un monde.
further-tables = { $count ->
    [1] Une autre table
   *[other] { $count } autres tables
}
play-game = Jouer à { $game }
play-what = { $what } – options de { $game }
play-alone = en solo
play-here = { $count } personnes sur cet écran
play-against = { $count ->
    [1] contre le robot { $levels }
   *[other] contre les robots { $levels }
}
with-people = Avec d’autres
with-people-game = Avec d’autres : { $game }
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
finished = Finie
your-turn = À vous
under-way = En cours
open-record = Ouvrir l’enregistrement d’une partie
record-file = Fichier de partie (.ludo)
players = Joueurs
seat-number = Place { $number }
seat-name = Nom à la place { $number }
seat-me = Moi
seat-person = Une autre personne, sur cet écran
seat-open = Libre : quelqu’un peut la prendre
seat-bot = Robot, niveau { $level }
seat-closed = Fermée
more-options = Plus
rules-page = Les valeurs et leur provenance
rules-title = Les valeurs de { $game }
rules-of-table = Les valeurs de cette table
document-none = Aucune
document-none-lead = Les valeurs fournies avec ce programme.
document-own = Propres
document-own-lead = Celles avec lesquelles ce serveur a été démarré. Elles changent :
document-same = Celles avec lesquelles ce serveur a été démarré ; elles confirment les valeurs fournies avec ce programme.
document-not-given = { $option } : aucune.
confirm-turn = Confirmer chaque tour
confirm-turn-lead = Un tour ne se termine que quand vous le dites ; d’ici là, il peut être repris.
hide-scores = Points à la fin seulement
hide-scores-lead = Personne ne voit qui mène pendant la partie.
seed = Graine
seed-random = tirée au hasard
score-a-table = Compter une vraie partie
start = Commencer la partie

## Table
what-to-do = À faire
opponents = Les autres
log = Journal
log-empty = Rien ne s’est encore passé.
log-or-chat = Journal ou discussion
score-sheet = Feuille de score
settings = Réglages
card = Carte
back-to-mine = Revenir à la mienne
moves-title = Coups
each-step = Demander avant chaque étape
each-step-lead = Sinon un clic fait ce qu’il désigne, ce qui n’a qu’une issue se fait tout seul, et Annuler le reprend. Ce qui dévoile quelque chose est toujours demandé d’abord.
motion = Mouvement
motion-auto = Comme le système
motion-less = Moins de mouvement
this-table = Cette table
share = Adresse, pour regarder
download-record = Télécharger la partie
replay = Revoir
seed-later = montrée à la fin de la partie
seed-hash = SHA-256 de la graine
fork-of = suite du coup { $n } d’une autre table
fork-anew = Ce qui restait à piocher a été mélangé de nouveau.
forked-from = Suite du coup { $n } d’une autre table
keys = Clavier
settings-unsaved = Ce réglage n’a pas pu être gardé : le serveur n’a pas répondu. Réessayez plus tard.
key-arrows = Flèches
key-arrows-does = d’un endroit à l’autre ; en relecture, coup par coup
key-enter = Entrée
key-enter-does = choisir, puis confirmer
key-escape = Échap
key-escape-does = un pas en arrière
key-undo = Ctrl Z, Retour arrière
key-undo-does = annuler
key-digits = 0 à 9
key-digits-does = ce qui porte ce numéro ; avec Maj, 11 à 20
key-log = L
key-log-does = journal
key-sheet = S
key-sheet-does = feuille de score
key-propose = P
key-propose-does = proposer la suite
atlas = Atlas
atlas-title = Atlas de { $game }
atlas-name = Nom
atlas-sort = Sorte de carte
atlas-all = Toutes
atlas-find = Chercher
atlas-found = { $count ->
    [0] Aucune des { $all } cartes ne porte ce nom.
    [one] 1 carte sur { $all }
   *[other] { $count } cartes sur { $all }
  }
atlas-lead = Cartes : { $count }.
your-turn-long = À vous.
turn-of = Au tour de { $name }
replaying = Relecture
confirm-move = Confirmer
undo = Annuler
always = toujours
always-so = Toujours : { $what }
always-change = Toujours « { $what } » : changer
take-less = Prendre moins
nothing-to-undo = Il n’y a rien à annuler.
turn-held = Votre tour est joué. Confirmez-le, ou annulez.
propose = Proposer
propose-lead = Une suite raisonnable à ce qui vous reste à faire maintenant. Rien n’est joué sans votre accord.
propose-revealed = Ensuite vous voyez ce qui apparaît, et continuez à partir de là.
propose-choice = Ensuite vient un choix qui vous revient.
propose-done = Ensuite il ne vous reste rien à faire.
propose-agree = Faire tout cela
propose-no = Non
propose-changed = La table a changé : la suite n’a pas été jouée.
end-turn = Finir le tour
waiting-for = On attend { $names }.
say-it = Dire
clock-left = Temps restant : { $n } s.
hand-to = Passer l’écran à { $name }
veil = { $name }, c’est à vous
veil-lead = Passez l’écran. Ce que les autres ne doivent pas voir n’apparaît qu’ensuite.
unveil = C’est moi
since-last = Depuis votre dernière action : { $n }
scores-later = À cette table, les points apparaissent à la fin.
thinking = { $name } réfléchit.
winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
you-win = Vous gagnez.
your-team = Votre équipe
team-of = L’équipe de { $names }
team-total = Ensemble
your-team-wins = Votre équipe gagne.
your-team-wins-by = Votre équipe gagne de { $points ->
    [one] 1 point
   *[other] { $points } points
}.
you-share-win = Vous partagez la victoire avec { $names }.
nobody-wins = La partie est finie.
play-again = Rejouer
first-move = Au début
move-back = Un coup en arrière
move-next = Un coup en avant
play-through = Faire défiler
move = Coup
move-of = coup { $n } sur { $moves }
fork = Reprendre d’ici
back-to-game = Revenir à la partie
back-to-result = Revenir au résultat
you-win-by = Vous gagnez de { $points ->
    [one] 1 point
   *[other] { $points } points
}.
you-win-tie = Vous gagnez : à égalité de points, le départage décide.
wins-by = { $name } gagne de { $points ->
    [one] 1 point
   *[other] { $points } points
}.
wins-tie = { $name } gagne : à égalité de points, le départage décide.
shared-win = { $names } partagent la victoire.
open-a-line = Ouvrez une ligne pour voir pourquoi
if-over-now = Si la partie s’arrêtait maintenant.
nothing-here = Rien.
total = Total

## Errors and refusals

name-you = Vous
name-person = Joueur { $number }
name-open = place libre
name-bot = { $level ->
    [0] Robot
   *[other] Robot (niveau { $level })
}
name-bot-of-several = { $level ->
    [0] Robot { $number }
   *[other] Robot { $number } (niveau { $level })
}

refused-over = La partie est terminée.
refused-held = Le dernier tour attend sa confirmation : confirmez-le ou annulez-le.
refused-not-your-turn = C’est le tour de { $name }.
refused-not-yours = Vous n’avez pas de place à cette table ; vous regardez.
refused-too-many = Trop de requêtes : attendez une minute, puis réessayez.
refused-token = Il manque un jeton valable : envoyez-le dans l’en-tête « Authorization », après « Bearer ».
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-one-of = Un coup a l’un des champs « action », « path » et « text ».
refused-not-begun = La partie commence quand toutes les places sont prises.
refused-broken = Cette table est fermée : les règles y ont échoué. Son enregistrement est conservé.
refused-no-watching = Seules les personnes assises à cette table peuvent la voir.
refused-seat-taken = Cette place est déjà prise.
refused-seated = Vous êtes déjà à cette table.
refused-begun = La partie a commencé : cette place ne peut plus être cédée.
refused-not-here = Personne ne peut quitter cette place maintenant.
refused-not-away = Vous êtes à cette table.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-unseen = Du nouveau se dévoile en chemin : choisissez la suite quand vous l’aurez vu.
refused-no-entry = Il n’y a rien à écrire maintenant.
refused-rule = { $reason }
refused-past = C’est un moment passé : revenez au présent pour jouer.
refused-stale = La table a changé entre-temps : la voici dans son état actuel.
refused-elsewhere = Cette table a été changée par un autre serveur : la voici dans son état actuel.
refused-message = Le serveur ne connaît pas ce message : rechargez la page.
refused-undo-over = La partie est terminée : rien ne peut être annulé.
refused-undo-nothing = Il n’y a rien à annuler.
refused-undo-other = La dernière action est celle de { $name } : elle ne peut pas être annulée d’ici.
refused-undo-settled = Ce tour est clos : il a été confirmé, ou quelqu’un a joué depuis.
refused-undo-revealed = La dernière action a tiré ou révélé quelque chose : elle ne peut pas être annulée.
refused-not-held = Aucun tour terminé n’attend votre confirmation.
refused-no-proposal = Ici rien à proposer : le choix vous revient.
refused-no-table = Il n’y a pas de table « { $table } » : vérifiez l’adresse.
refused-no-moment = Cette partie se regarde après { $first } à { $last } coups seulement.
refused-no-record = Cette partie a commencé sous d’autres règles : il n’en existe pas de relevé complet.
refused-record-later = Le relevé de cette partie se lit quand elle est finie : il nomme ce que les autres cachent.
refused-nobody = Au moins une place doit être occupée.
refused-document = Les règles maison sont « none » (aucune) ou « own », celles avec lesquelles ce serveur a été démarré.
refused-seed = Une graine est un nombre entier de 60 chiffres au plus : laissez vide pour en tirer une.
refused-no-file = Aucun fichier n’a été choisi : choisissez d’abord un relevé (.ludo).
refused-input = C’est impossible : { $text }.
refused-record = Ce fichier ne peut pas servir de relevé : { $text }.
refused-damaged = Ce qui est enregistré de cette table n’a plus de sens : elle ne peut pas être montrée. Toutes les autres tables sont intactes.
refused-newer = Cette table suit des règles plus récentes que celles de ce serveur : on pourra y rejouer quand il aura été mis à jour.
refused-store = La base de données est inutilisable pour le moment : rien n’a été changé ; réessayez, ou voyez le journal du serveur.
refused-no-page = Cette page n’existe pas.
refused-no-card = Cette carte n’existe pas.
refused-wrong-method = Cette adresse ne s’utilise pas ainsi.
refused-too-big = C’est trop volumineux : un relevé fait au plus 1 Mo, tout le reste 64 ko.
refused-wrong-origin = Cette requête venait d’un autre site et n’a pas été exécutée.
refused-wrong-host = Ce serveur ne répond pas à ce nom : utilisez l’adresse qu’il a affichée au démarrage.
refused-request = Le serveur ne peut pas lire cette requête.
refused-crash = Une erreur s’est produite sur le serveur : ce qui a été joué est enregistré ; rechargez la page.

## Succès
achievements = Succès
achievements-title = Succès de { $game }
achievements-lead = Obtenus dans les parties terminées sur cet appareil : chacun demande une victoire, une partie peut en donner plusieurs. Les parties reprises d’une autre ne comptent pas.
achievements-none = Aucune partie terminée.
achievements-count = { $earned } sur { $all } · { $won ->
    [one] 1 victoire
   *[other] { $won } victoires
} en { $played ->
    [one] 1 partie
   *[other] { $played } parties
}
achievements-has = Obtenu :
achievements-where = voir la partie

## Guides
guide = Guide
guide-title = Guide de { $game }
guide-of-game = Comment jouer
guide-contents = Sommaire
guide-search = Chercher dans le guide
guide-search-do = Chercher
guide-found = { $count ->
    [0] Rien trouvé : essayez un autre mot, ou moins de mots.
    [1] 1 section en parle.
   *[other] { $count } sections en parlent.
}
guide-link = Lien vers « { $section } »
guide-link-short = Copier un lien vers cette section
guide-copied = Le lien est copié.
guide-play = Jouer
guide-to-table = Revenir à la table
guide-rule = La règle
guide-rule-new = La règle, dans un nouvel onglet
guide-values = Expliqué avec des mots : le guide

## Without the network, and as a program of its own
offline = Hors ligne : voici la table telle qu’elle était. Votre choix partira à son retour.
offline-kept = Hors ligne. En attente d’envoi : { $move }
offline-sent = Hors ligne. Votre dernier coup était en route : on saura au retour de la table s’il est arrivé.
offline-ask = Hors ligne, on ne peut rien demander à la table.
offline-withdraw = Y renoncer
offline-title = Vous êtes hors ligne
offline-lead = Cette page n’est pas accessible pour l’instant. Les tables ouvertes récemment sont encore là, telles qu’elles étaient.
offline-tables = Tables sur cet appareil
offline-again = Réessayer
update-there = Une nouvelle version de Ludosphere est arrivée.
update-load = La charger

## Qu’est-ce que c’est ?
what-is = Qu’est-ce que c’est ?
what-is-lead = Montrez une chose sur la table, ou allez-y au clavier : elle dit ce qu’elle est. Rien ne se joue tant que vous n’avez pas terminé.
what-is-end = Retour au jeu
key-about = ?
key-about-does = Qu’est-ce que c’est ?
key-moment = M
key-moment-does = moment clé suivant

## Le plateau en texte
text-board = Plateau en texte
text-board-do = La table en texte plutôt qu’en images
text-board-lead = Des titres, des listes, des tableaux et des boutons qui disent tout ce que montrent les images : pour les lecteurs d’écran, ou si vous préférez lire.
outline = La table

## Sound
sound = Son
sound-on = Les sons de la planète
sound-lead = Une ambiance discrète propre à chaque jeu, et de brefs signaux : à vous, un coup, la fin. Aussitôt, et seulement tant que vous regardez la table.
volume = Volume

## Personnes : qui l’on est, comptes, profil, classements
guest = Invité
nameless = Quelqu’un sans nom
name-gone = Joueur { $number } (supprimé)
who-account = Vous êtes { $name } : votre menu
who-guest = Vous êtes { $name }, sans compte : votre menu
who-nobody = Vous jouez sans compte : votre menu
who-is-account = Connexion ouverte : { $login }
who-is-guest = Sans compte, dans ce navigateur
your-name = Votre nom
profile = Profil
sign-in = Se connecter
sign-up = Créer un compte
sign-out = Se déconnecter
sign-up-lead = Ce que vous avez déjà reste à vous : vos tables, votre nom, vos résultats.
sign-up-do = Créer le compte
sign-up-instead = Pas encore de compte ? Créez-en un
sign-in-instead = Vous avez un compte ? Connectez-vous
login = Identifiant
login-hint = De 3 à 40 lettres sans accent, chiffres, - _ ou . — les majuscules ne comptent pas. Les autres joueurs ne le voient pas.
name-hint = C’est ce que les autres voient.
password = Mot de passe
password-new = Nouveau mot de passe
password-hint = Au moins 10 caractères ; quelques mots à la suite conviennent.
password-change = Changer le mot de passe
email = Adresse e-mail
email-optional = Adresse e-mail (facultative)
email-hint = Seulement pour un mot de passe oublié et les rappels que vous demandez. Un lien vous sera envoyé pour la confirmer.
email-none = Aucune adresse n’est conservée.
email-is-confirmed = Cette adresse est confirmée.
email-is-not-confirmed = Cette adresse n’est pas encore confirmée : ouvrez le lien reçu, ou enregistrez-la de nouveau pour en recevoir un autre.
email-no-mail = Ce serveur n’envoie pas de courrier pour l’instant.
email-confirm = Confirmer l’adresse e-mail
email-confirm-lead = { $email } est-elle votre adresse ?
email-confirm-do = Oui, c’est la mienne
email-confirmed-now = { $email } est confirmée.
forgot = Mot de passe oublié
forgot-title = Mot de passe oublié
forgot-lead = Vous recevrez un lien, si le compte a une adresse confirmée.
forgot-do = Envoyez-moi un lien
forgot-done = Si ce compte existe et que son adresse est confirmée, un message est en route. Son lien est valable une heure.
forgot-else = Pas d’adresse confirmée ? Ouvrez votre lien de secours : il permet aussi de choisir un nouveau mot de passe.
forgot-no-mail = Ce serveur n’envoie pas de courrier. Ouvrez votre lien de secours : il permet de choisir un nouveau mot de passe.
reset-lead = Pour le compte { $login }. Tous ses navigateurs seront déconnectés.
reset-do = Choisir ce mot de passe
take-over = Vos tables d’avant la connexion
take-over-lead = { $count ->
    [one] Avant de vous connecter, vous avez joué à { $count } table dans ce navigateur. Doit-elle appartenir à votre compte ?
   *[other] Avant de vous connecter, vous avez joué à { $count } tables dans ce navigateur. Doivent-elles appartenir à votre compte ?
}
take-over-yes = Oui, les emporter
take-over-no = Non, les laisser
recovery = Lien de secours
recovery-lead = Un lien secret qui fait de tout navigateur le vôtre : pour jouer sur un autre appareil, ou quand les cookies ont disparu.
recovery-have = Vous en avez un ; un nouveau le rendra inutile.
recovery-make = Nouveau lien de secours
recovery-new = Votre lien de secours
recovery-once = Gardez ce lien en lieu sûr : il n’est montré que cette fois.
recovery-care = Qui l’ouvre prend votre place. Si quelqu’un d’autre l’a vu, faites-en un nouveau. Changer de mot de passe ou déconnecter tous les autres navigateurs y met fin.
recovery-kept = Je l’ai gardé
recover-title = Être { $name } dans ce navigateur ?
recover-lead = La connexion restera ouverte dans ce navigateur, jusqu’à ce que vous la fermiez.
recover-password = Choisir aussi un nouveau mot de passe
recover-do = Oui, c’est moi
recover-not = Non
sign-out-here = Se déconnecter ici
sign-out-everywhere = Déconnecter tous les autres navigateurs
sign-out-ends-link = Déconnecter tous les autres navigateurs met aussi fin à votre lien de secours : faites-en un nouveau ensuite.
sign-out-guest = Sans compte ni lien de secours, vous ne pourrez pas retrouver vos tables.
guest-lead = Vous jouez sans compte : ce navigateur vous reconnaît à un cookie. Un compte ou un lien de secours permet de revenir d’ailleurs.
preferences = Préférences
preferences-lead = Pour tous les navigateurs où vous êtes connecté. Ce que vous changez ailleurs dans une page ne vaut que pour ce navigateur.
save-everywhere = Enregistrer pour tous les navigateurs
private = Privé
private-lead = Personne ne voit votre page, et vous n’êtes dans aucun classement.
seen-by-others = Ce que voient les autres
passkeys = Clés d’accès
passkey-lead = Avec une clé d’accès, vous vous connectez par empreinte, visage, code ou clé de sécurité, sans mot de passe.
passkey-localhost = Les navigateurs n’acceptent pas de clé d’accès à une adresse faite de chiffres. Ici, elles fonctionnent :
passkey-https = Les navigateurs n’acceptent les clés d’accès qu’en https, à une adresse qui porte un nom.
passkey-in = Sans mot de passe
passkey-in-do = Se connecter avec une clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-name = Nom de la clé d’accès
passkey-example = Mon téléphone
passkey-rename = Renommer
passkey-delete = Supprimer la clé d’accès { $name }
passkey-since = ajoutée le { DATETIME($at, dateStyle: "medium") }
passkey-used = utilisée le { DATETIME($at, dateStyle: "medium") }
said-new = Votre compte est créé. Faites aussi un lien de secours, pour le jour où le mot de passe sera oublié.
said-saved = C’est enregistré.
said-signed-out = Tous les autres navigateurs sont déconnectés ; les liens de secours faits auparavant ne valent plus.
said-email-sent = C’est enregistré. Si l’adresse est nouvelle, un lien pour la confirmer est en route.
said-password-new = Le mot de passe est changé ; tous les autres navigateurs sont déconnectés, et les liens de secours faits auparavant ne valent plus.
said-passkey-new = La clé d’accès est prête : la prochaine fois, elle vous connectera.
your-data = Vos données
export-lead = Tout ce qui est conservé à votre sujet, avec les relevés de vos parties.
export = Télécharger mes données
delete-me = Supprimer tout ce qui me concerne
delete-what = Votre nom, identifiant, adresse, clés d’accès, cotes, résultats, messages, invitations et notifications sont supprimés, aussitôt et pour toujours.
delete-tables = Aux tables, votre place reste, sans nom. Là où une partie est en cours, un robot continue pour les autres.
delete-copies = Les copies que d’autres ont téléchargées ou reprises à une table à eux restent telles quelles.
delete-word = supprimer
delete-type = Écrivez « { $word } » pour confirmer
delete-do = Supprimer pour toujours
delete-not = Non, tout garder
rating = Cote
ratings = Cotes
ratings-of-game = Classement de ce jeu
ratings-title = Classement de { $game }
ratings-lead = D’après les parties classées, de personnes et de robots. Une cote commence à 1500 ; elle monte avec la force et avec la certitude. ± dit combien elle est encore incertaine.
ratings-modes = Façons de jouer
ratings-none = Aucune partie classée.
ratings-empty = Personne n’a encore fini de partie classée de ce genre.
rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
provisional = provisoire
that-is-you = c’est vous
games-played = Parties
results = Résultats
results-none = Aucune partie terminée.
result-game = Jeu
result-place = Rang
result-points = Points
place-of = { $place } sur { $seats }
on-day = { DATETIME($at, dateStyle: "medium") }
earned-of = { $count } sur { $of }
mail-confirm-subject = Confirmez votre adresse sur Ludosphere
mail-confirm =
    Quelqu’un, vous sans doute, a donné cette adresse pour le compte { $login } sur Ludosphere. Pour la confirmer, ouvrez ce lien dans les trois jours :

    { $link }

    Si ce n’est pas vous, ne faites rien.
mail-reset-subject = Un nouveau mot de passe pour Ludosphere
mail-reset =
    Quelqu’un, vous sans doute, veut un nouveau mot de passe pour le compte { $login } sur Ludosphere. Pour le choisir, ouvrez ce lien dans l’heure :

    { $link }

    Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.
refused-sign-in = Aucun compte n’a cet identifiant et ce mot de passe. Vérifiez les deux.
refused-login = Un identifiant a de 3 à 40 lettres sans accent, chiffres, - _ ou . : choisissez-en un autre.
refused-login-taken = Cet identifiant est pris : choisissez-en un autre, ou connectez-vous.
refused-account-already = Vous avez déjà un compte : déconnectez-vous d’abord pour en créer un autre.
refused-guest-gone = Cet accès sans compte ne vaut plus : entre-temps, un compte en a été fait, ou ses navigateurs ont été déconnectés. Connectez-vous, ou réessayez en repartant de zéro.
refused-signed-out = La connexion est terminée : depuis son ouverture, tous les navigateurs ont été déconnectés, le mot de passe a changé, ou le compte a été créé ou supprimé. Rechargez la page.
refused-no-account = Sans compte il n’y a pas de mot de passe : créez d’abord un compte.
refused-password-short = Un mot de passe a au moins { $least } caractères : ajoutez-en, par exemple un autre mot.
refused-password-long = Un mot de passe a au plus { $most } caractères.
refused-password-login = Le mot de passe ne doit pas être l’identifiant : choisissez-en un autre.
refused-password-common = Ce mot de passe est parmi les premiers que l’on essaierait : choisissez-en un autre.
refused-password-wrong = Ce n’est pas votre mot de passe : vérifiez-le.
refused-email = Ce n’est pas une adresse e-mail : elle ressemble à nom@exemple.org.
refused-name = Un nom a au moins une lettre.
refused-too-often = Trop d’essais : réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refused-recovery = Ce lien de secours ne vaut plus : depuis, un plus récent a été fait, le mot de passe a changé, tous les navigateurs ont été déconnectés, ou le compte a été créé ou supprimé.
refused-mailed-link = Ce lien ne vaut plus : demandez-en un nouveau.
refused-no-player = Il n’y a personne ici, ou cette personne garde sa page pour elle.
refused-passkey = La clé d’accès n’a pas pu servir : réessayez, ou connectez-vous autrement.
refused-passkey-late = C’était trop long : réessayez.
refused-passkey-unknown = Aucun compte n’a plus cette clé d’accès ici.
refused-passkey-known = Cette clé d’accès est déjà là.
refused-passkey-many = Un compte a au plus { $most } clés d’accès : supprimez-en d’abord une.
refused-typed = Écrivez « { $word } », exactement, si tout doit être supprimé.

## People: free seats, the lobby, invitations
together = À plusieurs
access = Places libres
access-link = pour qui a l’adresse
access-lobby = pour tout le monde : affichées dans le salon
watch-who = Qui peut regarder
watch-nobody = personne
watch-public = tout le monde, ce que tous les joueurs savent
watch-all = tout le monde, tout : même ce qui est caché
rated = Compte pour les classements
rated-lead = À deux personnes au moins, chacune à son écran, avec les règles habituelles.
sit-down = S’asseoir
sit-here = S’asseoir ici
sit-on = S’asseoir à la place { $number }
sit-down-at = S’asseoir : { $game }, { $names }
get-up = Se lever
seat-yours = votre place
seat-a-bot = un robot
bot-level-for = Niveau du robot pour la place { $number }
fill-seat = Mettre un robot à la place { $number }
free-seat = Libérer la place de { $name }
room = Avant la partie
room-title = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
room-lead = La partie commence d’elle-même quand toutes les places sont prises.
room-waits = On attend du monde
room-closed = Cette table est fermée
room-closed-lead = La personne qui l’avait ouverte y a renoncé avant le début de la partie.
room-owner = Pour vous qui avez ouvert la table
access-link-is = Qui a l’adresse peut s’asseoir.
access-lobby-is = Affichée dans le salon : tout le monde peut s’asseoir.
access-link-do = La retirer du salon
access-lobby-do = L’afficher dans le salon
watch-all-warning = À cette table, qui regarde voit tout, même ce qui est caché aux autres joueurs. En vous asseyant, vous l’acceptez.
chat-seats-do = Discussion réservée aux joueurs
chat-all-do = Discussion ouverte à tous
close-table = Fermer la table
share-title = Faire venir quelqu’un
address = Adresse de cette table
copy = Copier l’adresse
copied = L’adresse est copiée.
share-do = Partager
invite = Inviter
invite-companions = Personnes avec qui vous avez joué :
invite-login = Par leur identifiant
invite-do = Inviter
invited-done = Invitation envoyée : elle apparaît sur leur page d’accueil.
invited-so-far = Invitations envoyées : { $names }
silent = Le serveur n’a pas répondu. Réessayez.
game-begins = La partie commence.
invitations = Invitations
invited-by = { $name } vous invite
decline = Non merci
waits-for-people = Places libres
name-guest = Une personne de passage
lobby = Salon
lobby-lead = Les tables où vous pouvez vous asseoir maintenant, et les parties à regarder.
lobby-open = { $count ->
    [0] Tables ouvertes
    [1] Une table ouverte
   *[other] { $count } tables ouvertes
}
lobby-empty = Aucune table n’est ouverte pour l’instant. Ouvrez-en une, ou laissez-nous chercher.
lobby-running = Parties à regarder
lobby-filter = Jeux
all-games = Tous
open-own-table = Ouvrir votre propre table
to-your-table = À la table
watch = Regarder
watch-table = Regarder : { $game }, { $names }
seats-taken = places prises : { $taken } sur { $all }
ratings-from = cote { $low }
ratings-range = cotes de { $low } à { $high }
your-name-sit = Comment vous appelez-vous ? (pour vous asseoir)
find-people = Jouer avec d’autres
game = Jeu
quick = Partie rapide à trouver
quick-lead = On vous réunit avec des personnes qui cherchent la même chose. La partie compte pour les classements.
quick-seats = Combien de personnes
quick-start = Trouver du monde
match-title = On cherche du monde
match-lead = Restez sur cette page : dès que vous êtes assez, vous passez à la table. Après une demi-minute, deux suffisent.
match-count = En attente de la même partie : { $count }
match-seats = { $count } personnes
match-found = Trouvé : voici votre table.
match-gone = Vous n’êtes plus sur la liste. Chercher à nouveau ?
match-bot = Affronter un robot en attendant
cancel = Annuler

## People: during the game and after
rematch = Revanche
rematch-join = Accepter la revanche
rematch-offered = On vous propose une revanche.
leave-game = Quitter la partie
leave-nothing = Si vous partez, la partie attend votre retour.
leave-bot = Si vous partez, un robot joue pour vous jusqu’à votre retour.
leave-lose = Si vous partez, vous perdez la partie ; un robot continue à votre place.
leave-ends = Si vous partez, vous perdez, et la partie se termine.
leave-costs = La partie est classée : vous perdez environ { $points } points de cote.
leave-costs-some = La partie est classée : vous perdez des points de cote.
leave-rated = Une partie classée est annulée si vous partez avant votre premier coup, et vous ne gagnez aucun point de cote si vous n’êtes pas là à la fin.
leave-do = Quitter quand même
you-are-away-nothing = Vous avez quitté la table : les autres attendent votre retour.
you-are-away-bot = Vous avez quitté la table : un robot joue pour vous.
you-are-away-lose = Vous avez quitté la table et perdu cette partie : un robot continue à votre place.
return = Revenir
view-as = Vu par
view-public = tout le monde
audience = Regardent
audience-are = Regardent : { $names }
audience-unnamed = De passage, sans nom : %

## Chat
chat = Discussion
chat-write = Écrire une ligne
chat-send = Envoyer
chat-none = Personne n’a encore rien écrit.
chat-off = Vous avez désactivé la discussion dans les réglages.
chat-all-alike = Toute la table lit ce que vous écrivez, vos adversaires aussi.
chat-more = { $name } : à propos de cette ligne
mute = Ne plus lire cette personne
report = Signaler cette ligne
chat-muted = Vous ne lisez plus cette personne. Cela se change dans les réglages.
chat-reported = Signalé à la personne qui gère ce serveur.
quiet = Pas de discussion
quiet-lead = Vous ne voyez aucune ligne et personne n’attend les vôtres.
muted-link = Personnes que vous ne lisez pas
muted-title = Personnes que vous ne lisez pas
muted-lead = Vous ne voyez aucune de leurs lignes, à aucune table, ni leurs invitations.
muted-nobody = Personne.
unmute = Lire à nouveau
unmute-name = Lire à nouveau { $name }
refused-chat-empty = Cette ligne est vide.
refused-chat-long = Une ligne a au plus { $n } caractères : faites-en deux.
refused-chat-fast = Vous écrivez très vite : attendez un instant, puis renvoyez la ligne.
refused-chat-busy = On écrit beaucoup depuis votre connexion : attendez un instant, puis renvoyez la ligne.
refused-chat-closed = Seules les personnes assises à cette table peuvent écrire ici.
refused-chat-quiet = Vous avez désactivé la discussion : réactivez-la dans les réglages.
refused-chat-no-line = Cette ligne n’est plus là.
refused-mute-self = Vous ne pouvez pas vous ignorer vous-même.

## What people are refused
refused-closed = Cette table a été fermée avant le début de la partie.
refused-begun-close = La partie a commencé : la table ne peut plus être fermée.
refused-begun-invite = On ne peut plus inviter personne : aucune place n’est libre ici.
refused-not-over = On peut proposer une revanche quand la partie est terminée.
refused-no-seat = Cette place n’existe pas : rechargez la page.
refused-not-owner = Seule la personne qui a ouvert la table peut le faire.
refused-name-needed = Dites d’abord comment vous vous appelez.
refused-no-level = Les robots ont des niveaux de 1 à 5.
refused-no-access = Cela ne peut pas être choisi pour cette table maintenant.
refused-no-login = Personne ne s’appelle « { $login } » ici : vérifiez l’orthographe.
refused-no-companion = Vous n’avez pas encore joué avec cette personne : invitez-la par son identifiant, ou envoyez-lui l’adresse.
refused-sits-here = Cette personne est déjà à la table.
refused-many-invited = On peut inviter au plus { $n } personnes à une table.
refused-no-looking = À cette table, personne ne peut regarder par-dessus une épaule.
refused-seed-drawn = Là où d’autres peuvent s’asseoir, la graine est tirée au sort, pour que personne ne sache ce qui vient : laissez le champ vide.
refused-not-rated = Une partie compte pour les classements si au moins deux personnes jouent, chacune à son écran, avec les règles habituelles et une graine tirée au sort.
refused-no-game = Il n’y a pas de jeu « { $game } ».
refused-no-speed = Il n’y a pas de cadence « { $speed } » : choisissez normal, slow ou days.
refused-no-number = Ce jeu ne se joue pas à ce nombre de personnes ({ $seats }).

## time to think
pace = Pendules
pace-days = { $days } j { $hours } h
pace-left = Il vous reste { $time }.
tempo = Cadence
tempo-none = Sans limite de temps
tempo-name-none = Pendule
tempo-name-fast = Rapide
tempo-name-normal = Normale
tempo-name-slow = Lente
tempo-live = { $name } : { $minutes } min par personne + { $seconds } s par tour ; { $together } min quand tout le monde choisit en même temps
tempo-live-tag = { $name } : { $minutes } min + { $seconds } s
tempo-days = { $days ->
    [one] Par correspondance : 1 jour par tour
   *[other] Par correspondance : { $days } jours par tour
}
absent = Temps écoulé ou départ
absent-nothing = Les autres attendent
absent-bot = Un robot joue jusqu’au retour
absent-lose = La partie est perdue
zero-nothing-clock = Si quelqu’un n’a plus de temps, les autres attendent
zero-bot-clock = Si quelqu’un n’a plus de temps ou part, un robot joue jusqu’à son retour
zero-lose-clock = Qui n’a plus de temps ou part perd la partie, et un robot continue
zero-ends-clock = Qui n’a plus de temps ou part perd, et la partie se termine
zero-nothing-leave = Si quelqu’un part, les autres attendent
zero-bot-leave = Si quelqu’un part, un robot joue jusqu’à son retour
zero-lose-leave = Qui part perd la partie, et un robot continue
zero-ends-leave = Qui part perd, et la partie se termine
zero-tag-nothing = à zéro : on attend
zero-tag-bot = à zéro : un robot joue
zero-tag-lose = à zéro : perdu
rated-is = Partie classée : la cote de chacun change selon le résultat
rated-tag = classée
casual-is = Hors classement : aucune cote ne change
casual-tag = hors classement
chat-all-is = Discussion : joueurs et spectateurs écrivent
chat-seats-is = Discussion : seuls les joueurs écrivent
chat-all-tag = discussion : tous
chat-seats-tag = discussion : joueurs
watch-nobody-is = Pas de spectateurs
watch-public-is = Les spectateurs voient ce que tous les joueurs savent
watch-all-is = Les spectateurs voient tout
watch-nobody-tag = pas de spectateurs
watch-public-tag = spectateurs
watch-all-tag = les spectateurs voient tout
variant-is = { $option } : { $value }
variant-some = { $count } sur { $all }
confirm-turn-tag = tours confirmés
hide-scores-tag = points cachés jusqu’à la fin
pace-together = tout le monde en même temps
pace-hours = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-over = temps écoulé – on attend
pace-then-bot = à zéro, un robot joue
pace-then-lose = à zéro, la partie est perdue
away-left-nothing = absence – les autres attendent
away-left-bot = absence – un robot joue
away-left-lose = abandon, partie perdue – un robot continue
away-late-nothing = temps écoulé – les autres attendent
away-late-bot = temps écoulé – un robot joue
away-late-lose = temps écoulé, partie perdue – un robot continue
on-holiday = en vacances jusqu’au { DATETIME($at, dateStyle: "medium") }

## who was away, and what came of it
called-off-long = Partie annulée.
absence-late = Temps écoulé pour { $name }.
absence-late-you = Votre temps est écoulé.
absence-left = { $name } a quitté la partie.
absence-left-you = Vous avez quitté la partie.
absence-gone = { $name } a quitté la partie pour de bon.
absence-gone-you = Vous avez quitté la partie pour de bon.
absence-back = { $name } est de retour.
absence-back-you = Vous êtes de retour.
absence-bot = Un robot de niveau { $level } joue à sa place.
absence-bot-you = Un robot de niveau { $level } joue à votre place.
absence-waits = La partie attend.
absence-decides = La partie est décidée.
absence-called-off = La partie est annulée.
never-played = { $count ->
    [one] { $names } n’a joué aucun coup : cette partie ne compte pas.
   *[other] { $names } n’ont joué aucun coup : cette partie ne compte pas.
}
never-played-you = Vous n’avez joué aucun coup : cette partie ne compte pas.
nobody-wins-absent = Personne ne gagne.
lost-late = { $name } perd au temps.
lost-late-you = Vous perdez au temps.
lost-left = { $name } perd par abandon.
lost-left-you = Vous perdez par abandon.
lost-gone = { $name } perd par abandon.
lost-gone-you = Vous perdez par abandon.
absence-played = Un robot de niveau { $level } a joué pour { $name } : coups { $first } à { $last }.
absence-played-you = Un robot de niveau { $level } a joué pour vous : coups { $first } à { $last }.
called-off = Annulée
result-late = temps écoulé
result-left = abandon
result-gone = abandon

## being away, being told
turn-left = reste { $left }
turn-one = À vous de jouer : { $game }
turn-last = Plus que { $left } : à vous de jouer à { $game }
turn-several = À vous de jouer à { $count } tables
turn-with = avec { $names }
turn-since = Depuis votre dernier coup :
mail-turn-stop =
    Vous recevez ce message parce que vous avez demandé qu’on vous prévienne quand c’est à vous. Pour ne plus en recevoir, ouvrez ce lien :

    { $link }
vacation = Vacances
vacation-lead = Pendant vos vacances, vous ne pouvez pas être en retard dans les parties sur plusieurs jours, et vous avez ensuite un tour entier devant vous ; les autres voient la date de votre retour. Les parties en une séance continuent comme d’habitude. Il y a { $days } jours par an ; le premier et le dernier comptent.
vacation-left = { $days ->
    [0] Il n’en reste aucun cette année.
    [one] Il en reste un cette année.
   *[other] Il en reste { $days } cette année.
}
vacation-start = Je suis en vacances jusqu’au
vacation-change = Un autre jour
vacation-until = Vous êtes en vacances jusqu’au { DATETIME($at, dateStyle: "long") }.
vacation-end = Je suis de retour
said-away = Bonnes vacances ! Les autres voient quand vous reviendrez.
said-back = Bon retour parmi nous.
refused-vacation-day = Choisissez le dernier jour de vos vacances : aujourd’hui ou plus tard, dans deux mois au plus.
refused-vacation-long = C’est trop long : sur { $days } jours par an, il vous en reste { $left }.
remind = Me prévenir quand c’est à moi
remind-lead = Dans les parties sur plusieurs jours : deux minutes après le début de votre tour, sauf si vous êtes à la table, et encore une fois quand il ne reste qu’un quart du temps. Un message toutes les dix minutes au plus.
remind-push = Dans ce navigateur
push-none = Pas sur ce serveur : son adresse (LUDOSPHERE_PUBLIC_URL) n’est pas indiquée.
push-unable = Ce navigateur ne peut pas vous prévenir. Sur un iPhone ou un iPad, ajoutez d’abord Ludosphere à l’écran d’accueil.
push-blocked = Votre navigateur bloque les messages de ce site : autorisez-les dans ses réglages.
push-on = Ce navigateur vous prévient, même quand aucune page n’est ouverte.
push-off = Ce navigateur ne vous prévient pas.
push-start = Me prévenir ici
push-stop = Ne plus me prévenir ici
push-browsers = { $count ->
    [one] Un navigateur vous prévient.
   *[other] { $count } navigateurs vous préviennent.
}
push-stop-all = Plus rien, dans aucun navigateur
refused-push = Ce navigateur ne peut pas vous prévenir : réessayez plus tard.
refused-push-none = Ce serveur n’envoie pas de messages aux navigateurs.
remind-mail = Par e-mail
remind-no-mail = Pas sur ce serveur : il n’envoie pas de courrier.
remind-no-account = Seulement avec un compte dont l’adresse e-mail est confirmée.
remind-no-address = Confirmez d’abord votre adresse e-mail.
remind-mail-on = Les messages arrivent à { $email }.
remind-mail-off = Aucun message n’est envoyé à { $email }.
remind-mail-start = M’écrire
remind-mail-stop = Ne plus m’écrire
unsubscribe = Plus d’e-mails sur vos tours
unsubscribe-lead = Ne plus vous écrire quand c’est à vous de jouer ?
unsubscribe-do = Ne plus m’écrire
unsubscribe-done = Plus aucun message ne sera envoyé. Vous pouvez les réactiver sur votre page.

## learning a game step by step
learn = Apprendre
learn-in-minutes = Apprendre en dix minutes
learn-title = Apprendre { $game }
learn-lead = { $count } petites positions, avec une seule chose à faire dans chacune. Aucune ne prend plus d’une minute ; vous pouvez en passer et revenir quand vous voulez.
learn-begin = Commencer
learn-go-on = Continuer
learn-count = { $done ->
    [one] { $done } leçon terminée
   *[other] { $done } leçons terminées
} sur { $count }.
learn-all-done = Vous les avez toutes terminées.
lesson-number = Leçon { $number } sur { $count }
lesson-is-done = terminée
lesson-hint = Indice
lesson-reset = Recommencer
lesson-skip = Passer
lesson-next = Suite
lesson-all = Toutes les leçons
lesson-first-game = Jouer votre première partie
lesson-done = C’est fait.
lesson-guess = À votre avis :
lesson-guess-first = Devinez d’abord, puis jouez.
lesson-guessed-right = { $n }, c’est juste.
lesson-guessed-wrong = Ce n’est pas { $n }. Recomptez, ou demandez l’indice.
refused-lessons-full = Trop de personnes apprennent en ce moment ; réessayez dans un instant.
refused-lessons-here = { $n } leçons et problèmes sont ouverts depuis votre connexion : fermez-en un, puis rechargez cette page.
puzzles = Problèmes
puzzles-lead = Des positions de parties entre robots, où une façon de jouer est nettement la meilleure. Chacune a été vérifiée : comptée jusqu’au bout, ou mesurée sur des centaines de parties par deux juges différents.
puzzles-today = Aujourd’hui, { $day }
puzzles-solved = { $done } sur { $count } résolus
puzzle-grade = { $grade ->
    [1] Niveau 1 : facile
    [2] Niveau 2 : plutôt facile
    [3] Niveau 3 : moyen
    [4] Niveau 4 : difficile
   *[5] Niveau 5 : très difficile
  }
puzzle-of-day = Problème du { $day }
puzzle-number = Problème { $number } sur { $count }
puzzle-is-solved = résolu
puzzle-show = Solution
puzzle-step = Montrer l’étape suivante
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-lines = La meilleure façon de jouer et d’autres
puzzle-over = Cet essai est fini : réessayez, ou regardez la solution.
puzzle-share = Copier mon résultat
puzzle-share-text = Ludosphere, { $game }, problème nº { $number } ({ $day }) :
puzzle-opponent = Adversaire
puzzle-daily = Problème du jour
refused-puzzle-no-step = La solution n’a pas d’autre étape.

## Les premiers pas d’une première partie
introduce = Votre première partie de { $game }
introduce-wins-title = Ce qui fait gagner
introduce-mine-title = Ce qui est à vous
introduce-first-title = Votre premier choix
introduce-second-title = Votre deuxième choix
introduce-end-title = Vous en savez assez pour commencer
introduce-end = À vous de décider désormais. Ce que vous pouvez choisir est entouré sur le plateau, et la plupart des choix peuvent être annulés. La flèche au point d’interrogation explique ce que vous pointez.
introduce-end-hints = À vous de décider désormais. Ce que vous pouvez choisir est entouré sur le plateau, et la plupart des choix peuvent être annulés. « Conseil » montre ce que ferait un robot, et pourquoi ; la flèche au point d’interrogation explique ce que vous pointez.
introduce-skip = Passer l’introduction
introduce-done = Jouer
introduce-do = Présenter chaque jeu
introduce-lead = La première fois que vous jouez à un jeu, ses premiers pas sont expliqués.
newcomer-settings = Voulez-vous des sons, des animations, une question avant chaque étape ?
next-time = Là où il restait le plus à gagner : { $what }, { $own } pour vous et { $best } pour le meilleur.

## Analyse et conseils
analysis = Analyse
analyse = Analyser cette partie
analysis-title = Analyse : { $game }
analysis-script = L’analyse a besoin de JavaScript.
analysis-progress = Avancement de l’analyse
analysis-counting = Le robot a jugé { $done } moments sur { $total }.
analysis-queued = Le robot commence…
analysis-lost = La liaison avec le serveur s’est rompue. Ce qui est trouvé est gardé.
analysis-again = Continuer
analysis-curve = Chances de gagner
analysis-end = À la fin
analysis-keys = Les moments décisifs
analysis-none = Aucun coup n’était nettement moins bon que le meilleur trouvé, et rien n’a fait basculer les chances.
swing-reveal = Tirage ou révélation
swing-others = Le tour des autres
swing-move = Un coup
swing-chance = { $before } → { $after }
swing-moves = { " " }· coups { $first } à { $last }
analysis-counts = Décisions par joueur
analysis-player = Joueur
analysis-decisions = Jugées
grades-inaccuracy = Imprécisions
grades-mistake = Erreurs
grades-blunder = Gaffes
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe
analysis-played-it = Joué : { $move }
analysis-fine = Joué : { $move }. Le robot n’a rien trouvé de nettement meilleur.
analysis-try = À vous d’essayer
analysis-show = Montrer le meilleur coup
analysis-found = Vous l’avez trouvé : { $move }
analysis-same = Vous avez essayé ce qui fut joué : { $move }
analysis-weighed = Votre essai : { $move }. Au premier examen du robot, il vaut environ { $chance } points de pourcentage de moins.
analysis-close = Votre essai : { $move }. Au premier examen du robot, il vaut autant.
analysis-unweighed = Votre essai : { $move }. Il n’est pas parmi les coups que le robot préférait.
analysis-cost = { $chance } de chances, { $points } points
analysis-how = Comment c’est mesuré
analysis-how-curve = La courbe regarde en arrière : la partie est finie et tout est connu. Le robot continue donc bien des fois à partir de la vraie position, avec un hasard nouveau, et compte où l’on en est alors.
analysis-how-fair = Les coups sont jugés équitablement : d’après ce que le joueur pouvait savoir. Le robot ne voit que des mondes que le joueur ne pouvait distinguer du vrai. Un coup que le hasard a mal servi n’est pas une erreur.
analysis-how-cost = Le coût d’un coup, ce sont les chances de gagner que le meilleur coup trouvé donne en plus, en points de pourcentage, et les points. Les deux coups sont suivis dans les mêmes mondes, avec le même hasard. Une différence ne compte que si elle est nette à côté de ce qu’elle varie d’un monde à l’autre.
analysis-how-from = à partir de { $points } points de pourcentage
analysis-how-bot = Les petites décisions que règlent des règles simples ne sont pas jugées. Et c’est l’avis d’un robot : un joueur fort peut voir plus loin.
advice = Ce que dit le robot
advice-unjudged = Le robot n’a pas jugé ce moment.
advice-better = Mieux : { $move }
analysis-after = Moment clé suivant
hint-ask = Que ferait le robot ?
hint-short = Conseil
hint-lead = Le robot ferait : { $move }
hint-thinking = Le robot réfléchit…
hint-failed = La table n’a pas répondu : réessayez.
hint-chance = Vos chances de gagner alors : environ { $chance }.
hint-gain = { $gain } points de pourcentage de plus qu’avec le choix suivant : { $other }
hint-close = Le choix suivant est à peu près aussi bon.
hint-only = Il n’y a rien d’autre à faire.
hint-small = C’est une petite décision : le robot n’y a jeté qu’un coup d’œil.
hint-marked = Cette partie est marquée « avec conseils » et ne compte pour aucun classement.
with-hints = avec conseils
with-hints-long = Dans cette partie quelqu’un a reçu des conseils : elle ne compte pour aucun classement.
key-hint = H
key-hint-does = conseil : que ferait le robot ?
refused-analysis-later = Une partie peut être analysée quand elle est finie.
refused-analysis-origin = La partie dont celle-ci est tirée se joue encore : l’analyse sera possible quand elle sera finie.
refused-analysis-none = Cette partie ne peut pas être analysée : elle est trop longue, ou elle n’est pas finie.
refused-analysis-stopped = L’analyse ne peut pas continuer pour l’instant : réessayez dans un moment.
refused-hint-people = Il n’y a de conseils que là où une seule personne joue contre des robots, et dans les parties hors classement.
refused-hint-waits = Le robot réfléchit déjà.
refused-hint-none = Le robot n’a pas de conseil pour l’instant : réessayez.

# --- ce qui ne va pas dans une entrée, au milieu d’une phrase ---
fault-in-english = « { $text } » (en anglais)
fault-game = il n’y a pas de jeu « { $name } » ; il y a { $names }
fault-notation = « { $text } » n’est pas une action permise à la place { $seat_number } au tour { $turn }
fault-nothing-to-type = il n’y a rien à écrire maintenant
fault-record-long = il compte { $n } caractères, on en lit { $most } au plus
fault-record-many = il compte { $n } coups, on en lit { $most } au plus
fault-record-no-text = ligne { $line } : ce n’est pas un texte en UTF-8
fault-record-line = ligne { $line } : { $reason }
fault-record-header = ligne { $line } : un en-tête s’écrit [Nom "valeur"] et précède les coups
fault-record-twice = ligne { $line } : l’en-tête { $name } y est deux fois
fault-record-comment = ligne { $line } : un commentaire est entre accolades, les deux sur la même ligne
fault-record-seat = ligne { $line } : une ligne de coups commence par le numéro d’une place, pas par « { $text } »
fault-record-early = ligne { $line } : un commentaire suit l’action dont il parle
fault-record-missing = il manque l’en-tête { $name }
fault-record-unusable = l’en-tête { $name } est inutilisable : { $reason }
fault-record-damaged = l’en-tête { $name } est abîmé : « { $value } »
fault-record-seal = l’en-tête Seed n’est pas la graine que SeedHash avait promise
fault-record-rules = il suit la version { $version } des règles ; ce serveur joue la version { $known } et ne peut pas le rejouer
fault-record-sealed = sa graine est scellée jusqu’à la fin de la partie ; on ne peut pas encore le rejouer
fault-record-start = l’en-tête Start est abîmé
fault-record-start-options = l’en-tête Start contient une position d’une partie qui a d’autres options que celles d’Options
fault-record-move = le coup { $move } ne peut pas être joué : { $reason }
fault-record-result = l’en-tête Result dit autre chose que les coups
fault-record-nonsense = ses coups n’ont pas de sens
fault-option-twice = l’option « { $option } » y est deux fois
fault-option-damaged = une valeur est abîmée : ce qu’elle code par des pour cent n’est pas un texte en UTF-8
fault-option-value = l’option « { $option } » vaut { $values }, pas { $value }
fault-option-list = l’option « { $option } » est une liste de noms, pas { $value }
fault-option-name = l’option « { $option } » n’a pas { $value } ; elle connaît { $values }
fault-option-repeats = l’option « { $option } » nomme { $value } deux fois
fault-option-few = l’option « { $option } » demande au moins { $least ->
        [one] un nom
       *[other] { $least } noms
    }, pas { $n }
fault-option-text = l’option « { $option } » est un texte, pas { $value }
fault-option-unknown = il n’y a pas d’option { $option } ; les options sont { $values }
fault-option-seat = l’option « { $option } » est une place jusqu’à { $seats }, pas { $value }
fault-bioviva-tiers = les options « tier1 », « tier2 » et « tier3 » ne doivent pas décroître : une meilleure ligne ne rapporte pas moins
fault-bioviva-deck = il n’y a pas de paquet « { $deck } » ici ; il y a { $decks }
fault-earth-solo = seul contre Gaïa, le mode est standard ou avancé, pas débutant
fault-earth-teams = les équipes jouent à 2 contre 2 : il faut 4 places
fault-earth-teams-abundance = les équipes et Abondance ne vont pas ensemble : aucune règle ne dit comment
fault-earth-six = à six, on ne joue qu’avec Abondance ; sans elle, il y a 5 places au plus
fault-house = { $where } : { $reason }
fault-house-also = { $one } ; { $other }
fault-house-here = règles maison
fault-house-within = { $outer }, { $inner }
fault-house-entry-hexes = hexagone { $id }
fault-house-entry-types = type de bâtiment { $id }
fault-house-entry-tiles = tuile { $id }
fault-house-entry-tracks = échelle { $id }
fault-house-entry-cards = carte { $id }
fault-house-entry-parameters = paramètre { $id }
fault-house-entry-dice = dé { $id }
fault-house-entry-powers = pouvoir { $id }
fault-house-entry-components = élément { $id }
fault-house-site = site { $slot }
fault-house-rules = l’ensemble des règles
fault-house-value = la valeur
fault-house-value-for = la valeur pour { $which }
fault-house-limit = la limite pour le dé { $die }
fault-house-cost = le coût de { $dam }
fault-house-each = chaque élément de { $name }
fault-house-part = la part de { $part } dans { $name }
fault-house-quoted = « { $text } »
fault-house-nothing = rien
fault-house-either = { $first } ou { $last }
fault-house-range = { $least } à { $most }
fault-house-pieces = { $one } et 1 { $other }
fault-house-unreadable = impossible de le lire ({ $problem })
fault-house-no-utf8 = ce n’est pas un texte en UTF-8
fault-house-long-file = c’est bien trop long pour des règles maison
fault-house-ending = des règles maison sont un fichier dont le nom finit par .toml ou .json
fault-house-no-text = un texte est attendu, pas { $value }
fault-house-long-text = le texte est bien trop long
fault-house-deep = trop de niveaux sont emboîtés
fault-house-no-json = ce n’est pas du JSON valable ({ $problem })
fault-house-no-toml = ce n’est pas du TOML valable ({ $problem })
fault-house-name-twice = le nom { $name } figure deux fois dans un même objet
fault-house-no-number = { $name } n’est pas un nombre
fault-house-former = rules, la version des anciennes règles à jouer, ne peut valoir que { $known }, pas { $value }
fault-house-no-list = il n’y a pas de liste { $names } ; les listes sont { $known }
fault-house-no-list-several = il n’y a pas de listes { $names } ; les listes sont { $known }
fault-house-table-each = chaque élément de { $name } est une table de noms et de valeurs, pas { $value }
fault-house-provenance = la provenance d’une entrée de { $name } est owner, pas { $value }
fault-house-no-id = une entrée de { $name } n’a pas de { $field }
fault-house-id = { $field } est un mot dans une entrée de { $name }, pas { $value }
fault-house-no-entry = il n’y a aucune entrée { $names } à remplacer
fault-house-no-entry-several = il n’y a aucune de ces entrées à remplacer : { $names }
fault-house-no-such-entry = il n’y a aucune entrée de ce nom à remplacer
fault-house-shipped = le programme ne joue que le { $part } livré, pas { $value }
fault-house-plays = le programme ne joue que { $known }, pas { $value }
fault-house-entry-table = une entrée est une table de noms et de valeurs, pas { $value }
fault-house-missing = il manque { $name }
fault-house-no-field = il n’y a pas de champ { $names }
fault-house-no-field-several = il n’y a pas de champs { $names }
fault-house-no-field-of = il n’y a pas de champ { $names } ; les champs sont { $known }
fault-house-no-field-of-several = il n’y a pas de champs { $names } ; les champs sont { $known }
fault-house-whole = { $name } est un nombre entier de { $least } à { $most }, pas { $value }
fault-house-flag = { $name } vaut true ou false, pas { $value }
fault-house-word = { $name } vaut { $known }, pas { $value }
fault-house-list = { $name } est une liste de longueur { $length }, pas { $value }
fault-house-twice = { $name } nomme deux fois { $value }
fault-house-table = { $name } est une table de noms et de valeurs, pas { $value }
fault-house-counts = { $name } compte { $known }, pas { $value }
fault-house-needs = { $name } demande au moins { $least } pièce de { $known }
fault-house-only = { $name } ne peut valoir que { $known }, pas { $value }
fault-house-die-or-number = la valeur est « die » ou un nombre entier de 1 à 6, pas { $value }
fault-house-turns = la valeur donne un nombre de tours pour chacun de 1, 2, 3 et 4 joueurs
fault-house-dams = la valeur donne le coût de chacun de iron, vibrium et alloy
fault-house-dam = { $name } demande au moins 1 { $pieces }
fault-house-one-of = la valeur a les champs one_of et amount
fault-house-ends-shared = la valeur finit par shared
fault-house-bands = la valeur donne les PV de chacun de bronze, silver et gold
fault-house-rising = bronze est inférieur à silver, et silver à gold
fault-house-strikes = deux cataclysmes ont le dé { $colour } { $value }
fault-house-lava-side = lava nomme deux fois le côté { $side }
fault-house-lava-die = la lave a deux fois le dé { $colour } { $value }
fault-house-mountain = has_mountain vaut { $value }, mais les côtés disent autre chose
fault-house-die-useless = elle a un production_die, mais son type ne produit rien
fault-house-move-none = le mouvement de { $resource } est 0
fault-house-move-twice = elle fait bouger deux fois { $resource }
fault-house-copies = copies vaut { $value }, mais le nombre de ses tuiles est { $tiles }
fault-house-spaceports = il y en a moins de 4, un par joueur
fault-house-start = quatre joueurs ne peuvent pas avoir { $n } { $resource } chacun au départ
fault-house-depletion = la liste est vide, mais depletion_per_turn n’est pas 0
fault-house-site-dice = avec la valeur site, chaque site qui a une ressource a un production_die ; le site { $slot } de l’hexagone { $hex } n’en a pas
fault-house-prices = le prix le plus bas de { $track }, { $least }, n’est pas inférieur au plus haut, { $most }
fault-house-price = le prix { $field } de { $track }, { $value }, n’est pas entre { $least } et { $most }
fault-house-faces = le nombre de faces pour { $players } joueurs est { $faces }, pas 1
fault-house-face = landing_face nomme une autre face pour { $players } joueurs
fault-house-face-sites = la face pour { $players } joueurs a trop peu de sites

## Every page
home = Ludosphere, page d’accueil
skip-to-content = Aller au contenu
tools = Outils
language = Langue
language-en = English
language-fr = Français
theme-toggle = Jour ou nuit
theme = Lumière
theme-auto = Comme le système
theme-day = Planche de jour
theme-night = Planche de nuit
and = { $first } et { $last }
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
score-sheet = Feuille de score
settings = Réglages
card = Carte
offline = Hors ligne. Votre coup partira au retour.
look-at = Plateau de { $name }
back-to-mine = Revenir à la mienne
moves-title = Coups
one-tap = Coups en un geste
one-tap-lead = Un choix est joué aussitôt, sans confirmer.
motion = Mouvement
motion-auto = Comme le système
motion-less = Moins de mouvement
this-table = Cette table
share = Adresse, pour regarder
download-record = Télécharger la partie
replay = Revoir
seed-later = montrée à la fin de la partie
seed-hash = SHA-256 de la graine
forked-from = Suite du coup { $n } d’une autre table
keys = Clavier
key-arrows = Flèches
key-arrows-does = d’un endroit à l’autre
key-enter = Entrée
key-enter-does = choisir, puis confirmer
key-escape = Échap
key-escape-does = un pas en arrière
key-undo = Ctrl Z
key-undo-does = annuler
key-digits = 1 à 9
key-digits-does = les choix dans l’ordre
key-log = L
key-log-does = journal
key-sheet = S
key-sheet-does = feuille de score
key-propose = P
key-propose-does = proposer la suite
atlas = Atlas
atlas-title = Atlas de { $game }
atlas-lead = Cartes : { $count }.
your-turn-long = À vous.
turn-of = Au tour de { $name }
replaying = Relecture
replayed = Coup { $n }
confirm-move = Confirmer
sent = Envoyé…
table-silent = La table n’a pas répondu. Votre coup est gardé, réessayez.
options-count = Où ? Endroits possibles : { $count }.
undo = Annuler
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

name-person = Joueur { $number }
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
refused-not-yours = Seul le navigateur qui a ouvert cette table peut y jouer ; vous regardez.
refused-illegal = Les règles ne le permettent pas maintenant.
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
refused-store = La base de données est inutilisable pour le moment : rien n’a été changé ; réessayez, ou voyez le journal du serveur.
refused-no-page = Cette page n’existe pas.
refused-no-card = Cette carte n’existe pas.
refused-wrong-method = Cette adresse ne s’utilise pas ainsi.
refused-too-big = C’est trop volumineux : un relevé fait au plus 1 Mo.
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

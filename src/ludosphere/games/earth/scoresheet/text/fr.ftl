## Champs
player = Joueur { $number }
or = { $first } ou { $last }
field-mode = mode
field-abundance = Abondance
field-teams = équipes
field-shared = Écosystème commun { $number }
field-fauna = carte Faune { $number }
field-players = joueurs
field-bonus = bonus de fin
field-gaia = Gaïa
field-name = nom
field-island = Île
field-climate = Climat
field-ecosystem = Écosystème
field-soil = jetons Sol
field-hand = cartes en main
field-compost = compost
field-events = événements
field-row = rangée
field-leaf = feuille sur la carte Faune { $number }
field-cell = rangée { $row }, carte { $column }
field-pile = pile de score
field-sprouts = germes
field-growth = croissance
field-seeds = feuilles changées en graines
line-alone = Ligne { $n } : { $text }
line = Ligne { $n }, { $where } : { $text }
place = { $where } : { $text }

## Ce qui ne va pas
problem-unknown-line = « { $text } » n’est pas compris : une ligne ressemble à « île : Kauai », et un joueur commence par « Joueur Anna ».
problem-many-more = La suite du texte n’a pas été lue : trop de choses n’y sont pas comprises.
problem-misplaced = { $of ->
    [table] « { $key } » concerne toute la table : écrivez-le avant le premier joueur.
    [player] « { $key } » concerne un joueur : écrivez-le sous une ligne comme « Joueur Anna ».
   *[gaia] « { $key } » concerne Gaïa : écrivez-le sous une ligne « Gaia ».
}
problem-twice = « { $key } » est donné deux fois : retirez l’un des deux.
problem-no-mode = Il n’y a pas de mode « { $text } » : écrivez standard, débutant ou avancé.
problem-no-switch = « { $text } » ne dit ni oui ni non.
problem-no-number = « { $text } » n’est pas un nombre entier à partir de 0.
problem-too-much = Personne n’en a plus de { $most }.
problem-which-pieces = « { $text } » peut se lire de deux façons : écrivez { $n }c pour la croissance, { $n }ge pour les germes.
problem-no-card = Aucune carte ne s’appelle « { $text } » : vérifiez l’orthographe, ou écrivez le numéro imprimé dessus.
problem-no-card-but = Aucune carte ne s’appelle « { $text } ». Peut-être { $near } ?
problem-several-cards = Plusieurs cartes s’appellent « { $text } » : écrivez { $ids }.
problem-two-sides = « { $text } » a deux faces : écrivez { $ids }.
problem-wrong-kind = { $card } est { $kind ->
    [flora] une Flore
    [terrain] un Terrain
    [event] un Événement
    [island] une Île
    [climate] un Climat
    [ecosystem] un Écosystème
   *[fauna] une carte Faune
} ; il faut ici { $what ->
    [plant] une Flore ou un Terrain
    [event] un Événement
    [island] une Île
    [climate] un Climat
    [ecosystem] un Écosystème
    [fauna] une carte Faune
   *[deck] une Flore, un Terrain ou un Événement
}.
problem-of-abundance = { $card } vient de l’extension Abondance : activez-la, ou corrigez la carte.
problem-lies-twice = { $card } est là deux fois, aussi ici : { $where }. Il n’y en a qu’une dans la boîte.
problem-listed-twice = { $card } est deux fois dans cette liste ; il n’y en a qu’une dans la boîte.
problem-face-twice = { $card } est sur une carte déjà en jeu, d’un côté ou de l’autre : { $where }.
problem-too-many-rows = Un tableau a 4 rangées au plus.
problem-too-many-cells = La rangée { $row } a { $n } emplacements ; elle en a 4 au plus.
problem-too-many-shared = { $n } Écosystèmes communs sont donnés ; il y en a 2.
problem-too-many-fauna = { $n } cartes Faune sont données ; il y en a 4.
problem-too-many-players = Il y a { $most } joueurs au plus.
problem-no-players = Il n’y a pas de joueur : commencez-en un par une ligne comme « Joueur Anna ».
problem-too-many-growth = { $card } a { $room ->
    [one] 1 emplacement Croissance
   *[other] { $room } emplacements Croissance
}, pas { $n }.
problem-too-many-sprouts = { $card } a { $room ->
    [one] 1 emplacement Germe
   *[other] { $room } emplacements Germe
}, pas { $n }.
problem-no-room-for-growth = { $card } n’a pas d’emplacement Croissance.
problem-no-room-for-sprouts = { $card } n’a pas d’emplacement Germe.
problem-nothing-there = Il y a ici des pions mais pas de carte : indiquez la carte, ou retirez les pions.
problem-apart = { $card } est à part : chaque carte en touche une autre par un côté ou un coin.
problem-beginner-ecosystem = En mode Débutant il n’y a pas d’Écosystèmes : retirez-les, ou changez de mode.
problem-no-level = { $mode ->
    [beginner] Aucune feuille ne vaut { $n } : en mode Débutant chacune vaut 10.
   *[other] Aucune feuille ne vaut { $n } : les niveaux sont { $levels }.
}
problem-which-level = À quel niveau est la feuille sur { $text } ? Écrivez par exemple « { $text } 11 ».
problem-leaf-on-nothing = Une feuille, mais sa carte Faune n’est pas indiquée.
problem-not-fauna = { $text } n’est pas une carte Faune de cette partie.
problem-two-leaves = Deux feuilles sur { $text } : personne n’en a plus d’une par carte.
problem-level-twice = Le niveau { $n } de { $card } est pris deux fois, par { $who } et par { $other }.
problem-no-bonus = « { $text } » n’est pas un joueur qui pourrait avoir le bonus de fin.
problem-two-bonuses = { $who } et { $other } ne peuvent pas avoir tous deux le bonus de fin : il va au premier qui a 16 cartes.
problem-bonus-too-early = Le bonus de fin demande 16 cartes ; { $who } en a { $n }.
problem-no-seeds = Les feuilles ne deviennent des graines qu’avec Abondance.
problem-too-many-seeds = { $n } feuilles n’ont pas pu devenir des graines : sur 5, seules { $left } ne sont ni sur une carte Faune ni sur le bonus.
problem-gaia-alone = Gaïa joue contre un seul joueur.
problem-gaia-no-beginner = Contre Gaïa le mode est standard ou avancé.
problem-teams-four = Les équipes sont à 2 contre 2 : il faut 4 joueurs, les partenaires face à face.
problem-teams-abundance = Équipes et Abondance ne vont pas ensemble : aucune règle ne dit comment.
problem-too-many-cards = { $n } cartes sont sur la table, en main et au compost ; la pioche en a { $cards }.

## Ce qui étonne
problem-empty-player = Rien n’est encore indiqué pour { $who }.
problem-missing-island = Aucune Île n’est indiquée pour { $who }.
problem-missing-climate = Aucun Climat n’est indiqué pour { $who }.
problem-missing-ecosystem = Aucun Écosystème n’est indiqué pour { $who }.
problem-missing-shared = { $n ->
    [0] Les deux Écosystèmes communs ne sont pas indiqués.
   *[other] Un des deux Écosystèmes communs n’est pas indiqué.
}
problem-goal-not-met = { $who } ne remplit pas { $card } à présent : { $n } sur { $goal }. C’est juste si l’objectif était rempli quand la feuille fut posée.
problem-level-free = Le niveau { $n } de { $card } est libre alors qu’un plus bas est pris : manque-t-il une feuille ?
problem-whose-bonus = { $who } a 16 cartes ; qui a le bonus de fin ?
problem-not-over = Personne n’a encore { $full } cartes : voici les points si la partie s’arrêtait maintenant.

## Résultat
nobody-yet = Il n’y a encore rien à compter.
total = Total
rank = Rang
wins = { $names } gagne.
tie-soil = À égalité de points : plus de jetons Sol l’emportent.
tie-hand = À égalité de points : plus de cartes en main l’emportent.
tie-growth = À égalité de points : plus de pions Croissance l’emportent.
tie-sprouts = À égalité de points : plus de germes l’emportent.
tie-compost = À égalité de points : plus de cartes au compost l’emportent.
warnings = À vérifier
errors = À corriger d’abord

## Page
title = Feuille de score pour Earth
lead = Vous avez joué à une vraie table ? Indiquez ce qui s’y trouve : chaque point est compté et expliqué. Rien n’est conservé.
the-table = La table
mode = Mode
mode-standard = Standard
mode-beginner = Débutant
mode-advanced = Avancé
with-abundance = Avec l’extension Abondance
in-teams = Deux contre deux (1 et 3 contre 2 et 4)
shared = Écosystèmes communs
fauna = Cartes Faune
fauna-lead = Dans l’ordre du plateau ; les feuilles de chacun s’indiquent plus bas.
name = Nom
tableau = Tableau
tableau-lead = Rangée par rangée, comme il est posé. Noms français ou anglais, ou numéros imprimés.
growth = Croissance
sprouts = Germes
soil = Sol
hand = Main
compost = Compost
events = Événements joués
leaves = Feuilles sur les cartes Faune
leaf = Feuille sur { $card }
no-leaf = aucune
has-bonus = Premier à 16 cartes (bonus)
nobody = personne
add-player = Ajouter un joueur
remove-player = Retirer { $name }
against-gaia = Contre Gaïa, l’adversaire automatique
pile = Pile de score
seeds = Feuilles changées en graines
score-it = Compter
as-text = En texte
as-text-lead = Pour garder, envoyer, reprendre : copiez le texte, et chargez-le ici une autre fois.
copy = Copier le texte
copied = Copié.
load = Charger ce texte
try-example = Remplir un exemple
empty-sheet = Vider la feuille
points-so-far = Points
cell = Rangée { $row }, carte { $column }
close-card = C’est bon
next-card = Carte suivante
free-cell = vide
fewer = Un de moins
more = Un de plus
none-found = Aucune carte ne s’appelle ainsi.
to-result = Aller au score
no-answer = Le serveur ne répond pas : ces points ne sont pas ceux de ce qui est indiqué maintenant.

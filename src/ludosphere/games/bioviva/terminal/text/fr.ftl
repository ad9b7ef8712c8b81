## L’image
title = Bioviva Planète, { $deck }
page-table = Table
page-cards = Cartes
page-sky = Ciel
page-texts = Textes
keys = Tab · v lire
turn-of = tour { $turn } sur { $turns }
round-2 = manche 2
to-come = après la toupie
line = ligne { $line }
piles = pioche { $pile } · de côté { $aside }
revealed = { $n ->
    [one] { $n } carte révélée
   *[other] { $n } cartes révélées
}
common = commun : { $what }
failed = rien de commun
reveals = révèle la ligne
looks = { $n ->
    [one] encore { $n } regard
   *[other] encore { $n } regards
}
looked-enough = ne regarde plus
look-at-it = quels mots y a-t-il dans son texte ?
said = dit
to-speak = à parler
last-read = Lu en dernier :
in-hand = { $hand } en main
on-cards = cartes { $cards } · perdues { $out }

## La page des textes avant qu’il y en ait
worth = Ce que vaut une ligne dont les quatre cartes ont une caractéristique commune
worth-1 = sans cartes identiques
worth-2 = deux ou trois cartes identiques : les deux caractéristiques pareilles
worth-3 = les quatre identiques
zones = Zones
themes = Thèmes
worth-then = Rien de commun aux quatre : pas d’étoile, et les cartes révélées sont mélangées. À la manche 2, les étoiles restées en main tombent sur neuf cartes, et chacune qui s’y trouve est un mot à deviner.

## Aide
help =
    Manche 1. Dix images, et deux caractéristiques derrière chacune. Faites deux
    actions : regarder un dos, échanger deux cartes ou pivoter le centre sur une
    autre ligne. Puis vous pouvez révéler la ligne : si ses quatre cartes ont une
    caractéristique commune, des étoiles passent de votre main sur votre
    constellation, et la toupie tourne de nouveau. Le tour passe à droite, dans
    le sens inverse des aiguilles d’une montre.
    Manche 2. Les étoiles restées en main pleuvent sur neuf cartes. Pour chaque
    étoile sur une carte, on dit un mot attendu dans le texte derrière l’image ;
    un mot de la bonne famille place l’étoile. Titres et libellés ne rapportent
    rien. Qui a le plus d’étoiles sur sa constellation l’emporte.

    ═ une carte de la ligne  ─ une autre  { $seen } vous avez vu son dos
    { $open } ouverte pour vous  { $turned } retournée pour tous
    ● ▲ ■ ◆ ⬟ ✚ les places : qui regarde là, à qui sont les étoiles
    { $star } étoile placée  { $place } place libre  [mot{ $star }●] un mot qui a rapporté
    ▶ la carte ouverte  × lue  – sans étoile

    deux-points           à vous de dire un mot : tapez-le, Entrée le dit ; ce
                          qui ne peut se dire est refusé aussitôt, sans frais

    Notation : look:3 · swap:2:9 · pivot:3 · turn:8 · keep · on · done
    figure:orion · aim:NE, aim:0 l’axe · spin · say:neige · pass
    appeal:2:14 le troisième mot dit, le mot 14 du texte · rest
    yes no abstain

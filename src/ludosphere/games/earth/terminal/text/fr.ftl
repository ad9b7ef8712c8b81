points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
abundance = Abondance
own = Île
hand = Main { $count }
table = Table
keys = Tab · v lire
heads = Sol main comp. évén. feuil. cartes germes crois. points
planted = { $count ->
    [one] { $count } plantée
   *[other] { $count } plantées
}
letters = VRBJMNT
help =
    À votre tour, choisissez une des quatre actions ; les autres en font une
    part moindre. Puis chacun utilise toutes ses capacités de la couleur dans
    l’ordre de lecture : Plantation verte, Compostage rouge, Arrosement bleu,
    Croissance jaune ; multicolore sert aux trois dernières. Qui remplit
    quatre cartes sur quatre met fin à la partie.

    Sur une carte : numéro, lettres des capacités, coût/points, puis germes
    et Croissance ; le dernier pion Croissance est la canopée.
    ● germe  ○ place libre  ▮ Croissance  ▯ place  ♧ canopée à venir  ♣ atteinte
    + plantée ce tour  ✓ utilisée ce tour, ou une feuille sur une carte Faune
    · emplacement libre  ◀ joueur actif  … doit encore choisir

    Notation : A:green choisir une action · O:soil un des deux · 3 en prendre 3
    013 prendre une carte à planter, @d4 la poser ou y poser un pion
    -013 composter · +013 garder · « !d4 » utiliser une capacité
    arrêter : un point · *200 jouer un événement · convert échanger trois germes
    285a choisir une face · G:337a Gaïa · T:soil prendre, L:2 laisser (équipes)
    S:soil utiliser, M:sprouts faire une graine (Abondance)

about-title = Hex Garden
about-lead = Plantez roses, lavandes, tournesols et fougères où elles se plaisent, autour d’un étang.
about-minutes = 10 min
option-seats = Joueurs
option-bouquet = Bouquet
option-bouquet-lead = Des points pour une plante de chaque sorte.
option-bouquet-yes = 4 points
option-bouquet-no = Aucun point
plant = { $name ->
    [rose] Rose
    [lavender] Lavande
    [sunflower] Tournesol
   *[fern] Fougère
}
taste = { $name ->
    [rose] 2 points par rose voisine
    [lavender] 2 points par autre sorte voisine
    [sunflower] 1 point par parcelle libre voisine
   *[fern] 1 point par plante voisine, et 1 au bord de l’étang
}
bed = Parcelle { $name }
bed-with = Parcelle { $name }, { $plant ->
    [none] libre
    [rose] une rose
    [lavender] une lavande
    [sunflower] un tournesol
   *[fern] une fougère
}
do-plant = Planter { $plant ->
    [rose] une rose
    [lavender] une lavande
    [sunflower] un tournesol
   *[fern] une fougère
} dans la parcelle { $bed }
garden = Le jardin
basket = Panier
counts = { $here } ici, { $bag } dans le sac
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
task = Prenez une plante du panier et mettez-la dans une parcelle libre
task-over = Le jardin est plein
ask-bed = Dans quelle parcelle ?
why-over = La partie est finie.
why-not-your-turn = Ce n’est pas votre tour.
why-plant-first = Choisissez d’abord une plante du panier.
why-not-in-basket = Cette plante n’est pas dans le panier.
why-taken = Quelque chose pousse déjà dans cette parcelle.
why-unknown = Il n’y a rien de tel dans ce jardin.
log-planted = { $who ->
    [you] Vous plantez
   *[other] { $name } plante
} { $plant ->
    [rose] une rose
    [lavender] une lavande
    [sunflower] un tournesol
   *[fern] une fougère
} dans la parcelle { $bed } : +{ $points }.
log-bouquet = { $who ->
    [you] Vous avez
   *[other] { $name } a
} un bouquet des quatre sortes : +{ $points }.
score-rose = Roses
score-lavender = Lavandes
score-sunflower = Tournesols
score-fern = Fougères
score-bouquet = Bouquet : une de chaque sorte
help-notation = R@c3 plante une rose dans la parcelle c3.

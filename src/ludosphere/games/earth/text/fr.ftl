## Names
action-green = Plantation
action-red = Compostage
action-blue = Arrosement
action-yellow = Croissance
automatic = Gaïa
automatic-said = Gaïa

## Amounts
some-soil = { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
some-sprouts = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
some-growth = { $n ->
    [one] { $n } pion Croissance
   *[other] { $n } pions Croissance
}
some-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
some-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
some-compost = { $n ->
    [one] { $n } carte du compost
   *[other] { $n } cartes du compost
}
some-composted = { $n ->
    [one] { $n } carte au compost
   *[other] { $n } cartes au compost
}
abilities-green = { $n ->
    [one] { $n } capacité verte
   *[other] { $n } capacités vertes
}
abilities-red = { $n ->
    [one] { $n } capacité rouge ou multicolore
   *[other] { $n } capacités rouges ou multicolores
}
abilities-blue = { $n ->
    [one] { $n } capacité bleue ou multicolore
   *[other] { $n } capacités bleues ou multicolores
}
abilities-yellow = { $n ->
    [one] { $n } capacité jaune ou multicolore
   *[other] { $n } capacités jaunes ou multicolores
}

## Places
where-first = { $at }
where-right = { $at }, à droite de { $card }
where-left = { $at }, à gauche de { $card }
where-below = { $at }, au-dessous de { $card }
where-above = { $at }, au-dessus de { $card }
where-corner = { $at }, en diagonale de { $card }
ref-island = Île
ref-climate = Climat
ref-unknown = autre chose

## Actions
do-face-island = Choisir { $card } comme Île
do-face-climate = Choisir { $card } comme Climat
do-face-ecosystem = Choisir { $card } comme Écosystème
do-action-green = Plantation : planter jusqu’à 2 cartes, puis en piocher { $n } et en garder { $kept }
do-action-red = Compostage : gagner { $n } jetons Sol, puis composter 2 cartes de la pioche
do-action-blue = Arrosement : placer jusqu’à { $n } germes, puis gagner { $soil ->
    [one] { $soil } jeton Sol
   *[other] { $soil } jetons Sol
}
do-action-yellow = Croissance : piocher 4 cartes, puis placer { $n ->
    [one] { $n } pion Croissance
   *[other] jusqu’à { $n } pions Croissance
}
do-option-soil = Gagner 2 jetons Sol
do-option-compost = Composter 2 cartes de la pioche
do-option-sprout = Placer jusqu’à 2 germes
do-option-draw = Piocher 2 cartes
do-option-growth = Placer jusqu’à 2 pions Croissance
do-take-soil = { $n ->
    [0] Ne prendre aucun jeton Sol
    [one] Prendre { $n } jeton Sol
   *[other] Prendre { $n } jetons Sol
}
do-take-draw = { $n ->
    [0] Ne piocher aucune carte
    [one] Piocher { $n } carte
   *[other] Piocher { $n } cartes
}
do-take-compost = { $n ->
    [0] Ne composter aucune carte
    [one] Composter { $n } carte de la pioche
   *[other] Composter { $n } cartes de la pioche
}
do-pick = { $n ->
    [0] Planter { $card } gratuitement
    [one] Planter { $card } pour { $n } jeton Sol
   *[other] Planter { $card } pour { $n } jetons Sol
}
do-pick-saved = { $n ->
    [0] Planter { $card } gratuitement ({ $saved } d’économie)
    [one] Planter { $card } pour { $n } jeton Sol ({ $saved } d’économie)
   *[other] Planter { $card } pour { $n } jetons Sol ({ $saved } d’économie)
}
do-plant = { $n ->
    [0] Planter { $card } en { $where }
    [one] Planter { $card } pour { $n } jeton Sol en { $where }
   *[other] Planter { $card } pour { $n } jetons Sol en { $where }
}
do-replace = Planter { $card } à la place de { $old }, gratuitement
do-sprout = Placer un germe sur { $card }
do-growth = Placer un pion Croissance sur { $card }
do-pay-sprout = Payer avec un germe de { $card }
do-pay-growth = Payer avec un pion Croissance de { $card }
do-pay-hand = Payer en compostant { $card }
do-copy = Copier { $card } ({ $text })
do-compost = Composter { $card }
do-keep = Garder { $card }
do-use = Utiliser { $card } ({ $text })
do-event = Jouer { $card } ({ $text })
do-convert = Convertir 3 germes en { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
}
do-claim = Laisser Gaïa prendre { $card }
do-team-soil = Prendre 1 jeton Sol sur le plateau d’équipe
do-team-compost = Prendre 1 carte pour votre compost sur le plateau d’équipe
do-team-sprout = Prendre 1 germe sur le plateau d’équipe
do-team-growth = Prendre 1 pion Croissance sur le plateau d’équipe
do-team-card = Prendre { $card } sur le plateau d’équipe
do-leave-soil = { $n ->
    [0] Ne laisser aucun jeton Sol sur le plateau d’équipe
    [one] Laisser { $n } jeton Sol sur le plateau d’équipe
   *[other] Laisser { $n } jetons Sol sur le plateau d’équipe
}
do-leave-compost = { $n ->
    [0] Ne laisser aucune carte à composter sur le plateau d’équipe
    [one] Laisser { $n } carte à composter sur le plateau d’équipe
   *[other] Laisser { $n } cartes à composter sur le plateau d’équipe
}
do-leave-sprout = { $n ->
    [0] Ne laisser aucun germe sur le plateau d’équipe
    [one] Laisser { $n } germe sur le plateau d’équipe
   *[other] Laisser { $n } germes sur le plateau d’équipe
}
do-leave-draw = { $n ->
    [0] Ne laisser aucune carte à piocher sur le plateau d’équipe
    [one] Laisser { $n } carte à piocher sur le plateau d’équipe
   *[other] Laisser { $n } cartes à piocher sur le plateau d’équipe
}
do-leave-growth = { $n ->
    [0] Ne laisser aucun pion Croissance sur le plateau d’équipe
    [one] Laisser { $n } pion Croissance sur le plateau d’équipe
   *[other] Laisser { $n } pions Croissance sur le plateau d’équipe
}
do-seed-soil = Utiliser une graine : gagner 2 jetons Sol
do-seed-growth = Utiliser une graine : placer jusqu’à 2 pions Croissance
do-seed-sprout = Utiliser une graine : placer jusqu’à 3 germes
do-seed-deck = Utiliser une graine : composter 3 cartes de la pioche
do-seed-hand = Utiliser une graine : composter jusqu’à 4 cartes de votre main
do-seed-germinate = Utiliser une graine : faire germer une carte que vous décrivez
do-make-seed-sprouts = Faire une graine de 4 germes
do-make-seed-leaf = Faire une graine d’une feuille
do-make-seed-claim = Faire une graine de la feuille tout juste posée sur { $card }
do-germinate = Faire germer : { $what }
do-give = { $n ->
    [one] Donner { $n } germe au joueur de la place { $seat }
   *[other] Donner { $n } germes au joueur de la place { $seat }
}
done-or = Ne prendre ni l’un ni l’autre
done-plant = { $planted ->
    [0] Ne rien planter
   *[other] Ne plus rien planter
}
done-pay = { $n ->
    [0] Ne plus rien payer
    [one] Payer le dernier jeton Sol
   *[other] Payer les { $n } jetons Sol restants
}
done-sprout = { $n ->
    [one] Ne pas placer le dernier germe
   *[other] Ne pas placer les { $n } autres germes
}
done-growth = { $n ->
    [one] Ne pas placer le dernier pion Croissance
   *[other] Ne pas placer les { $n } autres pions Croissance
}
done-hand = Ne plus rien composter
done-offer = Se passer de la capacité de { $card }
done-copy = Ne rien copier
done-act = Terminer vos activations
done-last = Terminer : plus d’événement
done-team = Laisser le reste sur le plateau d’équipe
done-store = Garder les autres germes en réserve
done-evening = Ne pas jouer d’événement maintenant

## What an action gives
gives-abilities = { $n ->
    [0] aucune de vos capacités ne s’active
   *[other] active { $what }
}
gives-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
gives-canopy = Croissance { $n }, canopée à { $points }
gives-canopy-now = canopée : { $points } points
gives-room = { $here } sur { $room }
gives-goal = atteint { $card }
gives-now = à présent { $what }
costs-soil = coût { $n }

## What to do
task-over = La partie est finie.
task-wait = Attendez les autres.
task-chosen = Vous avez choisi. Les cartes seront révélées quand tout le monde aura choisi.
task-planted = Vous avez planté. Les cartes seront révélées quand tout le monde aura planté.
task-may = Les autres doivent encore décider. Vous pouvez en attendant jouer un événement ou convertir des germes.
task-other = Choisissez.
task-face-island = Choisissez votre Île : une face d’une carte.
task-face-climate = Choisissez votre Climat : une face d’une carte.
task-face-ecosystem = Choisissez votre Écosystème : une face d’une carte.
task-setup = { $n ->
    [one] Compostez encore { $n } carte de votre main, comme le veut votre Île.
   *[other] Compostez encore { $n } cartes de votre main, comme le veut votre Île.
}
task-choose = Choisissez l’action de ce tour.
task-or-green = Choisissez l’un des deux, ou aucun.
task-or-red = Gagnez 2 jetons Sol ou compostez 2 cartes de la pioche.
task-or-blue = Placez jusqu’à 2 germes ou gagnez 2 jetons Sol.
task-or-yellow = Piochez 2 cartes ou placez jusqu’à 2 pions Croissance.
task-plant = { $n ->
    [one] Vous pouvez planter { $n } carte : choisissez-la dans votre main.
   *[other] Vous pouvez planter jusqu’à { $n } cartes : choisissez-en une dans votre main.
}
task-put = Choisissez où planter { $card }.
task-price-hand = { $n ->
    [one] Il reste { $n } jeton Sol à payer pour { $card } : compostez une carte de votre main ou payez en jetons Sol.
   *[other] Il reste { $n } jetons Sol à payer pour { $card } : compostez une carte de votre main pour chacun, ou payez le reste en jetons Sol.
}
task-price-sprout = { $n ->
    [one] Il reste { $n } jeton Sol à payer pour { $card } : avec un germe, ou en jetons Sol.
   *[other] Il reste { $n } jetons Sol à payer pour { $card } : avec un germe pour chacun, ou le reste en jetons Sol.
}
task-price-growth = { $n ->
    [one] Il reste { $n } jeton Sol à payer pour { $card } : avec un pion Croissance, ou en jetons Sol.
   *[other] Il reste { $n } jetons Sol à payer pour { $card } : avec un pion Croissance pour chacun, ou le reste en jetons Sol.
}
task-take-soil = { $n ->
    [one] Vous pouvez prendre { $n } jeton Sol.
   *[other] Prenez jusqu’à { $n } jetons Sol.
}
task-take-draw = { $n ->
    [one] Vous pouvez piocher { $n } carte.
   *[other] Piochez jusqu’à { $n } cartes.
}
task-take-compost = { $n ->
    [one] Vous pouvez composter { $n } carte de la pioche.
   *[other] Compostez jusqu’à { $n } cartes de la pioche.
}
task-take-draw-keep = Piochez jusqu’à { $n } cartes, pour en garder { $kept }.
task-keep = { $n ->
    [one] Choisissez la carte que vous gardez parmi les { $of } piochées.
   *[other] Choisissez { $n } cartes à garder parmi les { $of } piochées.
}
task-recover = { $n ->
    [one] Prenez en main une des { $of } cartes de votre compost.
   *[other] Prenez en main { $n } des { $of } cartes de votre compost.
}
task-sprout = { $n ->
    [one] Vous pouvez encore placer { $n } germe.
   *[other] Placez encore jusqu’à { $n } germes.
}
task-growth = { $n ->
    [one] Vous pouvez encore placer { $n } pion Croissance.
   *[other] Placez encore jusqu’à { $n } pions Croissance.
}
task-hand = { $n ->
    [one] Vous pouvez composter { $n } carte de votre main.
   *[other] Compostez jusqu’à { $n } cartes de votre main.
}
task-pay-hand = { $n ->
    [one] Pour payer, compostez { $n } carte de votre main.
   *[other] Pour payer, compostez { $n } cartes de votre main.
}
task-pay-sprout = { $n ->
    [one] Pour payer, choisissez { $n } germe de votre tableau.
   *[other] Pour payer, choisissez { $n } germes de votre tableau.
}
task-pay-growth = { $n ->
    [one] Pour payer, choisissez { $n } pion Croissance de votre tableau.
   *[other] Pour payer, choisissez { $n } pions Croissance de votre tableau.
}
task-offer = Vous pouvez utiliser { $card } ({ $text }).
task-copy = { $colour ->
    [red] Choisissez la carte dont vous copiez la capacité rouge.
    [blue] Choisissez la carte dont vous copiez la capacité bleue.
    [yellow] Choisissez la carte dont vous copiez la capacité jaune.
   *[green] Choisissez la carte dont vous copiez la capacité verte.
}
task-act = { $n ->
    [0] Aucune de vos capacités ne peut servir maintenant : terminez vos activations.
   *[other] Vous pouvez utiliser { $what } : choisissez dans l’ordre de lecture, ou terminez.
}
task-last = Dernière occasion : jouez des événements ou convertissez des germes, puis terminez.
task-claim = Choisissez la carte Faune que Gaïa prend.
task-leave-soil = Vous pouvez laisser { $n ->
    [one] { $n } jeton Sol
   *[other] jusqu’à { $n } jetons Sol
} à votre partenaire.
task-leave-compost = Vous pouvez laisser { $n ->
    [one] { $n } carte
   *[other] jusqu’à { $n } cartes
} pour le compost de votre partenaire.
task-leave-sprout = Vous pouvez laisser { $n ->
    [one] { $n } germe
   *[other] jusqu’à { $n } germes
} à votre partenaire.
task-leave-draw = Vous pouvez laisser { $n ->
    [one] { $n } carte
   *[other] jusqu’à { $n } cartes
} à piocher à votre partenaire.
task-leave-growth = Vous pouvez laisser { $n ->
    [one] { $n } pion Croissance
   *[other] jusqu’à { $n } pions Croissance
} à votre partenaire.
task-team = Prenez ce que vous voulez sur le plateau d’équipe : ce qui reste est perdu.
task-store = { $n ->
    [one] Vous pouvez placer { $n } germe de votre réserve.
   *[other] Placez jusqu’à { $n } germes de votre réserve.
}
task-germinate = Dites quelle carte vous cherchez.
task-give = { $n ->
    [one] Choisissez à qui vous donnez { $n } germe.
   *[other] Choisissez à qui vous donnez { $n } germes.
}
task-evening = Vous pouvez jouer un événement de fin de tour.
step-faces = Île
step-hand = Première main
step-choose = Action
step-benefit = Bénéfice
step-activate = Activation
step-end = Fin du tour
step-last = Derniers événements

## Reasons
why-over = La partie est finie.
why-unknown = Ceci ne peut pas être choisi maintenant.
why-wait = Vous n’avez rien à décider maintenant : les autres choisissent encore.
why-active-chooses = Le joueur actif choisit d’abord une action.
why-first = Il y a autre chose à faire d’abord. { $task }
why-not-optional = Ceci ne se refuse pas. { $task }
why-no-window = Les événements, les conversions et le reste attendent que ceci soit fini. { $task }
why-after-setup = Les événements et les conversions sont possibles une fois la mise en place finie.
why-last = La partie se termine : il ne reste que les événements et les conversions.
why-forbidden-red = { $card } vous interdit de choisir le Compostage.
why-forbidden-blue = { $card } vous interdit de choisir l’Arrosement.
why-forbidden-yellow = { $card } vous interdit de choisir la Croissance.
why-action-chosen = L’action de ce tour est choisie : { $action }.
why-faces-chosen = Îles, Climats et Écosystèmes ont été choisis à la mise en place.
why-face-chosen = Vous avez déjà choisi ; le choix est définitif.
why-not-dealt = Cette carte ne vous a pas été distribuée.
why-three = { $n ->
    [0] Il faut 3 germes ; vous n’en avez pas.
   *[other] Il faut 3 germes ; vous en avez { $n }.
}
why-offered = Il n’y en a que { $n } à prendre.
why-pay-soil = Il reste { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
} à payer et vous en avez { $soil } : payez-en d’abord une partie autrement.
why-other-side = Ce n’est pas l’un des deux bénéfices au choix.
why-gaia-row = Gaïa prend une carte de la rangée que montre sa propre carte, là où elle n’a pas encore de feuille.
why-fauna = Les cartes Faune se prennent d’elles-mêmes dès que vous atteignez leur objectif.
why-not-drawn = Ce n’est pas l’une des cartes que vous regardez.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-planting-over = Vous avez planté tout ce que vous pouviez ce tour-ci.
why-only-planting = On plante des cartes avec l’action Plantation.
why-full = Votre tableau est complet : 16 cartes.
why-dear = { $card } coûte { $n ->
    [one] { $n } jeton Sol
   *[other] { $n } jetons Sol
} et vous en avez { $soil } : il en manque { $short }.
why-evening = { $card } se joue à la fin d’un tour, après les activations.
why-no-compost = { $card } demande des cartes dans votre compost, et il est vide.
why-missing = { $card } ne peut pas être payé : il manque { $what }.
why-card-first = Choisissez d’abord dans votre main la carte à planter.
why-taken = { $card } est à cet endroit.
why-only-replace = Vous ne pouvez pas payer { $card } : la carte ne peut que prendre la place d’un terrain qui cède la sienne.
why-apart = Une carte doit en toucher une autre, par un côté ou par un coin.
why-rows = Cela ferait cinq lignes : un tableau en a quatre au plus.
why-columns = Cela ferait cinq colonnes : un tableau en a quatre au plus.
why-first-place = La première carte se pose au milieu.
why-no-card = Il n’y a pas de carte à cet endroit.
why-takes-no-sprouts = { $card } n’a pas d’emplacement Germe.
why-takes-no-growth = { $card } n’a pas d’emplacement Croissance.
why-sprouts-full = { $n ->
    [one] L’emplacement Germe de { $card } est occupé.
   *[other] Les { $n } emplacements Germe de { $card } sont occupés.
}
why-growth-full = { $card } a atteint sa croissance maximum.
why-not-there = La capacité ne va pas jusque-là : { $text }.
why-no-sprout-there = Il n’y a pas de germe à prendre ici.
why-no-growth-there = Il n’y a pas de pion Croissance à prendre ici.
why-copy-itself = Une carte ne peut pas se copier elle-même.
why-copy-colour = { $colour ->
    [red] Cette carte n’a pas de capacité rouge à copier.
    [blue] Cette carte n’a pas de capacité bleue à copier.
    [yellow] Cette carte n’a pas de capacité jaune à copier.
   *[green] Cette carte n’a pas de capacité verte à copier.
}
why-used = { $card } a déjà servi ce tour-ci.
why-colour = { $colour ->
    [red] { $card } n’a pas de capacité qui s’active avec le Compostage.
    [blue] { $card } n’a pas de capacité qui s’active avec l’Arrosement.
    [yellow] { $card } n’a pas de capacité qui s’active avec la Croissance.
   *[green] { $card } n’a pas de capacité qui s’active avec la Plantation.
}
why-passed = Vous avez dépassé { $card } : le tableau s’active dans l’ordre de lecture, ligne par ligne.
why-island-first = Vous avez dépassé { $card } : l’Île vient avant le Climat.
why-board-over = Île et Climat s’activent ensemble, avant ou après tout le tableau : leur moment est passé.
why-tableau-over = Vous êtes passé à l’Île et au Climat : le tableau est fini pour ce tour.
why-own-choice = { $card } ne s’active que lors d’un tour où vous avez choisi vous-même cette action : { $action }.
why-useless = { $card } ne ferait rien maintenant.
why-no-teams = Cette partie ne se joue pas en équipes.
why-team-empty = Il n’y a rien de cela sur votre plateau d’équipe.
why-no-abundance = Les graines font partie de l’extension Abondance.
why-no-seeds = Vous n’avez pas de graine.
why-no-make = Il faut { $n } germes pour une graine, ou une feuille de votre plateau.

## Log
log-turn = { $who ->
    [you] Tour { $turn } : c’est à vous.
   *[other] Tour { $turn } : c’est à { $name }.
}
log-action = { $who ->
    [you] Vous choisissez l’action { $action }.
   *[other] { $name } choisit l’action { $action }.
}
log-face = { $who ->
    [you] Vous choisissez { $card }.
   *[other] { $name } choisit { $card }.
}
log-chosen = { $who ->
    [you] Les autres verront vos cartes quand tout le monde aura choisi.
   *[other] { $name } a choisi.
}
log-faces = { $who ->
    [you] Vous révélez { $cards }.
   *[other] { $name } révèle { $cards }.
}
log-first-hand = { $who ->
    [you] Vous commencez avec { $n } cartes et { $soil } jetons Sol.
   *[other] { $name } commence avec { $n } cartes et { $soil } jetons Sol.
}
log-option = { $who ->
    [you] Des deux, vous choisissez { $what }.
   *[other] Des deux, { $name } choisit { $what }.
}
log-cards = { $n ->
    [0] { $who ->
        [you] Aucune carte pour vous.
       *[other] Aucune carte pour { $name }.
    }
   *[other] { $who ->
        [you] Vos cartes : { $cards }.
       *[other] Les cartes de { $name } : { $cards }.
    }
}
log-keep = { $who ->
    [you] Vous gardez { $card }.
   *[other] { $name } garde { $card }.
}
log-soil = { $n ->
    [one] { $who ->
        [you] Vous gagnez { $n } jeton Sol.
       *[other] { $name } gagne { $n } jeton Sol.
    }
   *[other] { $who ->
        [you] Vous gagnez { $n } jetons Sol.
       *[other] { $name } gagne { $n } jetons Sol.
    }
}
log-draw = { $who ->
    [you] { $n ->
        [one] Vous piochez { $n } carte.
       *[other] Vous piochez { $n } cartes.
    }
   *[other] { $n ->
        [one] { $name } pioche { $n } carte.
       *[other] { $name } pioche { $n } cartes.
    }
}
log-look = { $who ->
    [you] { $n ->
        [one] Vous piochez { $n } carte.
       *[other] Vous piochez { $n } cartes au choix.
    }
   *[other] { $n ->
        [one] { $name } pioche { $n } carte.
       *[other] { $name } pioche { $n } cartes au choix.
    }
}
log-discard = { $who ->
    [you] { $n ->
        [one] Vous défaussez l’autre carte.
       *[other] Vous défaussez les { $n } autres cartes.
    }
   *[other] { $n ->
        [one] { $name } défausse l’autre carte.
       *[other] { $name } défausse les { $n } autres cartes.
    }
}
log-compost-deck = { $who ->
    [you] { $n ->
        [one] Vous compostez { $n } carte de la pioche.
       *[other] Vous compostez { $n } cartes de la pioche.
    }
   *[other] { $n ->
        [one] { $name } composte { $n } carte de la pioche.
       *[other] { $name } composte { $n } cartes de la pioche.
    }
}
log-compost-hand = { $who ->
    [you] { $n ->
        [one] Vous compostez { $n } carte de votre main.
       *[other] Vous compostez { $n } cartes de votre main.
    }
   *[other] { $n ->
        [one] { $name } composte { $n } carte de sa main.
       *[other] { $name } composte { $n } cartes de sa main.
    }
}
log-sprout = { $who ->
    [you] Vous placez un germe sur { $card }.
   *[other] { $name } place un germe sur { $card }.
}
log-growth = { $who ->
    [you] Vous placez un pion Croissance sur { $card }.
   *[other] { $name } place un pion Croissance sur { $card }.
}
log-uses = { $who ->
    [you] Vous utilisez { $card } ({ $text }).
   *[other] { $name } utilise { $card } ({ $text }).
}
log-copies = { $who ->
    [you] Vous copiez { $card } ({ $text }).
   *[other] { $name } copie { $card } ({ $text }).
}
log-pays = { $who ->
    [you] Vous payez { $what }.
   *[other] { $name } paie { $what }.
}
log-picks = { $who ->
    [you] Vous allez planter { $card }.
   *[other] { $name } va planter { $card }.
}
log-plants = { $who ->
    [you] Vous plantez { $card } en { $at }.
   *[other] { $name } plante { $card } en { $at }.
}
log-plants-down = { $who ->
    [you] Les autres verront ce que vous avez planté quand tout le monde aura planté.
   *[other] { $name } plante une carte face cachée en { $at }.
}
log-turns-up = { $who ->
    [you] Vous révélez { $card } en { $at }.
   *[other] { $name } révèle { $card } en { $at }.
}
log-replaces = { $who ->
    [you] { $card } cède sa place et rejoint votre compost.
   *[other] { $card } cède sa place et rejoint le compost de { $name }.
}
log-event = { $who ->
    [you] Vous jouez { $card } ({ $text }).
   *[other] { $name } joue { $card } ({ $text }).
}
log-converts = { $n ->
    [one] { $who ->
        [you] Vous convertissez 3 germes en { $n } jeton Sol.
       *[other] { $name } convertit 3 germes en { $n } jeton Sol.
    }
   *[other] { $who ->
        [you] Vous convertissez 3 germes en { $n } jetons Sol.
       *[other] { $name } convertit 3 germes en { $n } jetons Sol.
    }
}
log-met = { $who ->
    [you] Vous atteignez l’objectif de { $card }.
   *[other] { $name } atteint l’objectif de { $card }.
}
log-claims = { $who ->
    [you] Votre feuille va sur { $card } : { $points } points.
   *[other] La feuille de { $name } va sur { $card } : { $points } points.
}
log-bonus = { $who ->
    [you] Les { $points } points de bonus sont à vous : la fin approche.
    [gaia] Gaïa obtient les { $points } points de bonus : la fin approche.
   *[other] { $name } obtient les { $points } points de bonus : la fin approche.
}
log-reshuffle = { $n ->
    [one] La pioche est vide : la carte défaussée en forme une nouvelle.
   *[other] La pioche est vide : les { $n } cartes défaussées en forment une nouvelle.
}
log-bare = Il ne reste aucune carte à planter : la partie se termine avec cette manche.
log-over = La partie est finie.
log-gaia-card-360 = Gaïa révèle le Gyre du Pacifique Nord : elle prend une carte Faune de la rangée du haut.
log-gaia-card-361 = Gaïa révèle le Gyre du Pacifique Sud : elle prend une carte Faune de la rangée du bas.
log-gaia-card-362 = Gaïa révèle sa carte Arrosement.
log-gaia-card-363 = Gaïa révèle sa carte Croissance.
log-gaia-card-364 = Gaïa révèle sa carte Compostage.
log-gaia-card-365 = Gaïa révèle sa carte Plantation.
log-gaia-compost = { $n ->
    [one] Gaïa composte { $n } carte.
   *[other] Gaïa composte { $n } cartes.
}
log-gaia-soil = { $n ->
    [one] Gaïa gagne { $n } jeton Sol.
   *[other] Gaïa gagne { $n } jetons Sol.
}
log-gaia-sprouts = { $n ->
    [one] Gaïa gagne { $n } germe.
   *[other] Gaïa gagne { $n } germes.
}
log-gaia-growth = { $n ->
    [one] Gaïa gagne { $n } pion Croissance.
   *[other] Gaïa gagne { $n } pions Croissance.
}
log-gaia-cards = Sur la pile de score de Gaïa : { $cards }.
log-gaia-claims = La feuille de Gaïa va sur { $card } : { $points } points.
log-leaves = { $who ->
    [you] Vous laissez { $what } sur le plateau d’équipe.
   *[other] { $name } laisse { $what } sur le plateau d’équipe.
}
log-team-card = { $who ->
    [you] Vous prenez une carte sur le plateau d’équipe.
   *[other] { $name } prend une carte sur le plateau d’équipe.
}
log-team-takes = { $who ->
    [you] Vous prenez { $what } sur le plateau d’équipe.
   *[other] { $name } prend { $what } sur le plateau d’équipe.
}
log-team-lost = Ce qui reste sur le plateau d’équipe est perdu.
log-seed = { $use ->
    [soil] { $who ->
        [you] Vous changez une graine en 2 jetons Sol.
       *[other] { $name } change une graine en 2 jetons Sol.
    }
    [growth] { $who ->
        [you] Vous changez une graine en 2 pions Croissance.
       *[other] { $name } change une graine en 2 pions Croissance.
    }
    [sprout] { $who ->
        [you] Vous changez une graine en 3 germes.
       *[other] { $name } change une graine en 3 germes.
    }
    [germinate] { $who ->
        [you] Vous faites germer une graine.
       *[other] { $name } fait germer une graine.
    }
   *[deck] { $who ->
        [you] Vous utilisez une graine pour composter des cartes.
       *[other] { $name } utilise une graine pour composter des cartes.
    }
}
log-seeds = { $who ->
    [you] { $n ->
        [one] Vous recevez { $n } graine.
       *[other] Vous recevez { $n } graines.
    }
   *[other] { $n ->
        [one] { $name } reçoit { $n } graine.
       *[other] { $name } reçoit { $n } graines.
    }
}
log-germinates = { $who ->
    [you] Vous prenez ce que vous avez nommé : { $what }.
   *[other] { $name } prend une carte : { $what }.
}
log-germinates-nothing = { $who ->
    [you] Il n’y en a pas ({ $what }) : vous gardez la graine.
   *[other] Il n’y en a pas ({ $what }) : { $name } garde la graine.
}
log-stores = { $who ->
    [you] { $n ->
        [one] Vous mettez { $n } germe en réserve.
       *[other] Vous mettez { $n } germes en réserve.
    }
   *[other] { $n ->
        [one] { $name } met { $n } germe en réserve.
       *[other] { $name } met { $n } germes en réserve.
    }
}
log-gives = { $whom ->
    [you] { $n ->
        [one] { $name } vous donne { $n } germe.
       *[other] { $name } vous donne { $n } germes.
    }
   *[other] { $who ->
        [you] { $n ->
            [one] Vous donnez { $n } germe à { $to }.
           *[other] Vous donnez { $n } germes à { $to }.
        }
       *[other] { $n ->
            [one] { $name } donne { $n } germe à { $to }.
           *[other] { $name } donne { $n } germes à { $to }.
        }
    }
}

## Score sheet
score-base = Cartes : tableau, Île, Climat
score-events = Événements joués
score-compost = Compost
score-sprouts = Germes
score-growth = Croissance
score-terrain = Terrains
score-ecosystems = Écosystèmes
score-fauna = Faune
score-bonus = Les 16 cartes en premier
source-compost = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
source-sprouts = { $n ->
    [one] { $card } : { $n } germe
   *[other] { $card } : { $n } germes
}
source-canopy = { $card } : canopée
source-trunks = { $n ->
    [one] { $card } : { $n } tronc
   *[other] { $card } : { $n } troncs
}
source-scoring = { $card } : { $text }
source-leaf = { $place ->
    [1] { $card }, en premier
    [2] { $card }, en deuxième
    [3] { $card }, en troisième
   *[other] { $card }, en { $place }e
}
source-bonus = Tableau complet
source-gaia-sprouts = { $n ->
    [one] { $n } germe
   *[other] { $n } germes
}
source-gaia-growth = { $n ->
    [one] { $n } pion Croissance, canopées comprises
   *[other] { $n } pions Croissance, canopées comprises
}
source-gaia-leaves = Feuilles qui lui restent, et celles changées en graines

## Plain text
plain-turn = Tour { $turn }, manche { $round } : { $phase }
plain-piles = pioche { $deck }  défausse { $discard }
plain-ecosystems = écosystèmes { $cards }
plain-player = Sol { $soil }  compost { $compost }  main { $hand }  événements { $events }  feuilles { $leaves }  points { $score }
plain-seeds = graines { $seeds }  germes en réserve { $stored }
plain-dealt = au choix { $cards }
plain-chosen = choisies, pas encore révélées { $cards }
plain-down = face cachée { $places }
plain-drawn = regardées { $cards }
plain-team = équipe { $number } : Sol { $soil }  germes { $sprouts }  Croissance { $growth }  compost { $compost }  cartes { $cards }
plain-gaia = Gaïa { $card }, reste { $deck }, passage { $number }  Sol { $soil }  germes { $sprouts }  Croissance { $growth }  compost { $compost }  feuilles { $leaves }  points { $score }
plain-pile = pile de score { $cards }
phase-faces = choix des îles
phase-setup = première main
phase-choose = choix de l’action
phase-benefit = bénéfice
phase-activate = activation
phase-evening = fin du tour
phase-last = derniers événements
phase-over = fin

## For the pages
about-title = Earth
about-lead = Plantez une île de 16 cartes dont les capacités se nourrissent l’une l’autre. Non officiel.
about-minutes = 45–90 min
about-solo = Vous jouez contre Gaïa, un adversaire automatique.
about-opponents = Les autres
introduce-wins = Le plus de points l’emporte, une fois que quelqu’un a planté sa seizième carte. Cartes plantées, compost, germes, croissance et Faune rapportent des points : l’étoile, en haut, montre ce que vous auriez maintenant.
introduce-mine = Vos cartes se plantent côte à côte, dans un carré de quatre sur quatre. Votre main et vos jetons Sol, qui paient les cartes, sont aussi à vous. Votre Île et votre Climat travaillent pour vous dès le départ.
introduce-first = Choisissez une face de votre Île, puis des autres cartes. Les Îles ne donnent pas au départ le même nombre de cartes ni de jetons Sol. Plus de Sol permet de planter tout de suite, plus de cartes laissent plus de choix.
introduce-second = Le joueur dont c’est le tour choisit l’une des quatre couleurs ; chacun reçoit quelque chose, puis utilise ses propres cartes de cette couleur. Pour commencer, plantez des cartes peu chères qui ont des capacités : elles serviront toute la partie.
atlas-lead = { $count } cartes : ce qui pousse, ce qui porte, ce qui vit là.
win-tie-you = Vous l’emportez à égalité : le plus de jetons Sol, puis de cartes en main, de pions Croissance, de germes, de compost.
win-tie = { $name } l’emporte à égalité : le plus de jetons Sol, puis de cartes en main, de pions Croissance, de germes, de compost.
option-mode = Mode
option-mode-beginner = Débutant
option-mode-beginner-lead = Sans Écosystèmes, chaque feuille sur la Faune vaut 10 points. Pour une première partie.
option-mode-standard = Standard
option-mode-standard-lead = Des Écosystèmes, et une course à la Faune : 15, 11, 8, 6, 5 points.
option-mode-advanced = Avancé
option-mode-advanced-lead = Deux Îles, deux Climats et deux Écosystèmes au choix pour chacun.
option-difficulty = Gaïa
option-difficulty-lead = Sa force quand vous jouez seul.
option-difficulty-easy = Facile
option-difficulty-medium = Moyenne
option-difficulty-hard = Difficile
option-difficulty-expert = Experte
option-order = Ordre de jeu
option-order-simultaneous = Tous en même temps
option-order-simultaneous-lead = Comme le veut la règle : personne n’attend sans raison.
option-order-strict = L’un après l’autre
option-order-strict-lead = Le joueur actif d’abord, puis dans le sens horaire.
option-setup = Mise en place
option-setup-lead = Quand les Îles, Climats et Écosystèmes choisis sont révélés.
option-setup-open = Aussitôt
option-setup-open-lead = Qui choisit plus tard en sait plus.
option-setup-hidden = Ensemble
option-setup-hidden-lead = Comme autour d’une table : tout le monde choisit, puis on révèle.
option-planting = Plantation
option-planting-lead = Quand les autres voient une carte plantée.
option-planting-open = Aussitôt
option-planting-open-lead = Chaque carte est visible dès qu’elle est plantée.
option-planting-hidden = Ensemble
option-planting-hidden-lead = Les cartes restent face cachée jusqu’à ce que tout le monde ait planté.
option-teams = Équipes
option-teams-lead = Deux contre deux, à quatre places : les places 1 et 3 contre 2 et 4.
option-teams-off = Chacun pour soi
option-teams-on = Deux contre deux
option-abundance = Extension Abondance
option-abundance-lead = Plus de cartes, des graines, jusqu’à six joueurs. Pas en équipes.
option-abundance-off = Sans
option-abundance-on = Avec
option-month = Mois
option-month-lead = Une contrainte pour toute la partie.
option-month-off = Aucun
option-month-drawn = Tiré au sort
option-month-january = Janvier : 3 germes ne donnent que 1 jeton Sol
option-month-february = Février : la Plantation fait piocher 3 cartes au lieu de 4
option-month-march = Mars : les cartes humides coûtent 1 jeton Sol de plus
option-month-april = Avril : l’Arrosement donne 5 germes au lieu de 6
option-month-may = Mai : les herbes coûtent 1 jeton Sol de plus
option-month-june = Juin : les cartes ensoleillées coûtent 1 jeton Sol de plus
option-month-july = Juillet : l’Arrosement donne 1 jeton Sol au lieu de 2
option-month-august = Août : jouer un événement coûte 1 jeton Sol de plus
option-month-september = Septembre : les arbres coûtent 1 jeton Sol de plus
option-month-october = Octobre : les champignons coûtent 1 jeton Sol de plus
option-month-november = Novembre : la Croissance donne 1 pion Croissance au lieu de 2
option-month-december = Décembre : le Compostage donne 4 jetons Sol au lieu de 5

## La feuille des succès : gagner …
achievement-1 = la première partie
achievement-2 = avec moins de 140 points
achievement-3 = avec plus de 300 points
achievement-4 = avec votre tableau incomplet
achievement-5 = sans être celui qui a mis fin à la partie
achievement-6 = sans aucun point de compost
achievement-7 = avec plus de 60 points de croissance
achievement-8 = sans aucun germe
achievement-9 = avec plus de 15 événements joués
achievement-10 = avec au moins 7 terrains dans votre tableau
achievement-11 = avec plus de 60 points de compost
achievement-12 = avec plus de 60 points de cartes Terrain
achievement-13 = sans événement joué
achievement-14 = avec 67 points sur le plateau Faune
achievement-15 = avec moins de 30 points sur le plateau Faune
achievement-16 = avec plus de 60 points d’écosystèmes
achievement-17 = avec moins de 30 points d’écosystèmes
achievement-18 = avec moins de 30 points de base
achievement-19 = avec plus de 60 points de base
achievement-20 = avec plus de 30 cartes en main à la fin
achievement-21 = avec une main vide à la fin
achievement-22 = avec plus de 20 jetons Sol à la fin
achievement-23 = sans jeton Sol à la fin

## Rejouer une partie
result = Résultat : { $scores }

## Vérifier une partie
proven = Prouvé :
proven-moves = { $count ->
    [one] L’unique action suit
   *[other] Les { $count } actions suivent toutes
  } les règles de { $game }, version { $version }, et chaque tirage est celui que donne la graine.
proven-result = Les actions mènent au résultat { $scores }.
proven-seed = La graine est bien celle qui était promise pendant la partie : son SHA-256 est { $hash }.
disproved = Réfuté : { $text }
disproved-own-hash = la graine de l’enregistrement n’est pas celle qu’il promet lui-même.
disproved-hash = la graine de l’enregistrement n’est pas celle qui était promise. On promettait une graine de SHA-256 { $promised } ; celle-ci a { $found }.
disproved-game = ce n’est pas la partie que scelle l’autre enregistrement : { $what } diffèrent.
what-game = les noms des jeux
what-rules_version = les versions des règles
what-options = les options
what-start = les positions de départ
disproved-replay = les actions ne peuvent pas être rejouées : { $text }
disproved-no-result = les actions terminent la partie, et l’enregistrement en cache le résultat.
verify-sealed = La graine de cette partie est encore scellée : vous pourrez la vérifier quand la partie sera finie.
verify-no-hash = L’enregistrement donné par --sealed ne promet aucune graine : il lui manque l’en-tête SeedHash.
not-proven = Non prouvé :
open-promise = Rien ne montre que la graine était fixée avant le début de la partie. Indiquez le SHA-256 que la table affichait alors (--hash), ou un enregistrement de ce moment-là (--sealed).
open-result = La partie ne se termine pas dans cet enregistrement : il n’y a pas de résultat.
open-forfeit = L’enregistrement dit que la partie a été décidée par une absence. Rien ne le montre.
open-called-off = L’enregistrement dit que la partie a été annulée. Rien ne le montre.
open-start = La partie commence par une position que l’enregistrement apporte lui-même. Rien ne montre d’où elle vient.
open-undone = L’autre enregistrement contient des actions que celui-ci n’a pas : quelqu’un les a reprises, ou on les a retirées.
open-guessed = La graine est un petit nombre : quelqu’un l’a choisie, et savait ou pouvait essayer ce qu’elle donne.
open-drawn = Rien ne montre que la graine a été tirée au hasard : qui tient le serveur a pu en choisir une à son goût avant de la promettre.
open-people = Rien ne montre qui jouait, ni quand. Chaque personne peut voir si les actions sont bien les siennes.
open-knowing = Rien ne montre que personne ne connaissait la graine pendant la partie : qui tient le serveur le pouvait.

## Analyser un enregistrement
analyse-progress = { $done } moments sur { $total }
analyse-curve = Chances de gagner, selon les coups
analyse-keys = Moments clés :
analyse-none = Aucun coup n’était nettement moins bon que le meilleur trouvé, et rien n’a fait basculer les chances.
analyse-key = Coup { $move }, { $name } : { $grade } ({ $chance } de chances, { $points } points)
analyse-swing = Coup { $move }, { $name } : { $kind ->
    [reveal] tirage ou révélation
    [others] le tour des autres
   *[move] un coup
  } ({ $before } → { $after })
analyse-played = Joué : { $move }
analyse-better = Mieux : { $move }
analyse-inaccuracy = imprécision
analyse-mistake = erreur
analyse-blunder = gaffe

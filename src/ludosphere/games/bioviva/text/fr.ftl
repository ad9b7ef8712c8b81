## Pourquoi un mot est refusé avant d’être dit (décisions 39 à 45, 68)
word-empty = Tapez un mot.
word-several = Un seul mot : pas d’espace.
word-number = Des chiffres ne sont pas un mot. Écrivez le nombre en lettres.
word-symbols = Un mot est fait de lettres ; seuls un trait d’union ou une apostrophe peuvent s’y glisser.
word-alphabet = Écrivez le mot en alphabet latin.
word-long = Aucun mot n’est aussi long : { $most } lettres au plus.
word-function = « { $word } » est un mot-outil (article, pronom, auxiliaire, préposition, conjonction ou semblable). Choisissez-en un autre ; celui-ci ne coûte rien.
word-adverb = À cette table, les mots de grammaire comme « { $word } » ne sont pas admis. Choisissez-en un autre ; celui-ci ne coûte rien.
word-said = Un mot de la famille de « { $word } » a déjà été dit sur cette carte. Choisissez-en un autre ; celui-ci ne coûte rien.

## Vérifier un jeu de cartes
deck-length = { $words } mots ; il en faut de { $least } à { $most }.
deck-sentences = { $sentences } phrases ; il en faut de { $least } à { $most }.
deck-characters = une double espace, un saut de ligne ou un caractère inutile dans un commentaire.
deck-dead = « { $word } » ne peut rien rapporter : le titre ou un libellé contient « { $because } ». Changez de mot, ou inscrivez-le dans `unavoidable`.
deck-both = mots-outils ou mots pleins ? { $words }. Ils comptent ici comme mots-outils ; inscrivez dans `content` ceux qui sont des mots pleins.
deck-unknown = dans aucun dictionnaire : { $words }. Une coquille ?
deck-figures = des chiffres ne se devinent pas ; écrivez en lettres les nombres qui comptent.
deck-families = { $families } familles peuvent rapporter ; il en faut { $least }.
deck-names = { $names } noms propres et nombres parmi les familles qui rapportent, { $most } au plus : { $list }.
deck-seen = { $seen } familles se devinent d’après l’image, à en juger par ses étiquettes ou sa description ; il en faut { $least }.
deck-content-missing = `content` cite « { $word } », que le texte ne contient pas.
deck-unavoidable-missing = `unavoidable` cite « { $word } », qui n’est pas un mot mort de ce texte.
deck-characteristics = il faut deux caractéristiques que le jeu connaît.
deck-no-title = il n’y a pas de titre.
deck-no-commentary = il n’y a pas de commentaire.
deck-twice = la carte est déjà dans { $file }.
deck-unplanned = le plan du jeu ne connaît pas cette carte.
deck-same-text = le même commentaire que { $card }.
deck-not-written = prévue, pas encore écrite.
deck-fine = { $cards ->
    [one] Une carte, aucun défaut.
   *[other] { $cards } cartes, aucun défaut.
}
deck-faults = { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
}, { $faults ->
    [one] un défaut.
   *[other] { $faults } défauts.
}
deck-notes = { $notes ->
    [one] Une remarque.
   *[other] { $notes } remarques.
}

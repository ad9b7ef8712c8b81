## Pourquoi un mot est refusé avant d’être dit (décisions 39 à 45, 68)
word-empty = Tapez un mot.
word-several = Un seul mot : pas d’espace.
word-number = Des chiffres ne sont pas un mot. Écrivez le nombre en lettres.
word-symbols = Un mot est fait de lettres ; seuls un trait d’union ou une apostrophe peuvent s’y glisser.
word-alphabet = Écrivez le mot en alphabet latin.
word-long = Aucun mot n’est aussi long : { $most } lettres au plus.
word-function = « { $typed } » est un mot-outil (article, pronom, auxiliaire, préposition, conjonction ou semblable). Choisissez-en un autre ; celui-ci ne coûte rien.
word-adverb = À cette table, les mots de grammaire comme « { $typed } » ne sont pas admis. Choisissez-en un autre ; celui-ci ne coûte rien.
word-said = Un mot de la famille de « { $typed } » a déjà été dit sur cette carte. Choisissez-en un autre ; celui-ci ne coûte rien.

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
deck-phrase = la description de l’image, lisible avant le commentaire, en répète « { $phrase } » ; ils ont au plus { $most } mots de suite en commun.
deck-lemma-missing = `lemmas` cite « { $word } », que le texte ne contient pas.
deck-content-missing = `content` cite « { $word } », que le texte ne contient pas.
deck-unavoidable-missing = `unavoidable` cite « { $word } », qui n’est pas un mot mort de ce texte.
deck-no-file = ce fichier manque.
deck-no-json = ce n’est pas du JSON : { $problem }.
deck-no-deck = ceci ne décrit aucun jeu ; il faut `id`, `names` et `characteristics`.
deck-id = l’identifiant se compose de a à z, 0 à 9 et _, commence par une lettre et compte 40 caractères au plus.
deck-no-name = le jeu n’a pas de nom dans cette langue.
deck-five = { $count } caractéristiques ; un jeu en a { $wanted }.
deck-characteristic = une caractéristique a besoin d’un `id` et d’un `kind` : « zone » ou « theme ».
deck-characteristic-twice = deux caractéristiques portent cet identifiant.
deck-no-label = la caractéristique n’a pas de libellé dans cette langue.
deck-no-kind = aucune caractéristique n’est de l’espèce « { $kind } ».
deck-no-memo = ce qu’elle recouvre (`memo`) manque dans cette langue.
deck-no-member = `forms` donne des formes d’un mot qu’aucune famille ne contient.
deck-no-cards = il n’y a aucun fichier cards-*.json.
deck-no-list = les cartes doivent former une liste nommée `cards`.
deck-no-card = un élément de la liste n’est pas une carte.
deck-few-cards = { $count } cartes ; il en faut { $least }.
deck-field = aucune carte n’a de champ `{ $field }`.
deck-no-text = le texte `{ $field }` manque.
deck-no-words = `{ $field }` doit contenir une liste de mots par langue.
deck-no-lemmas = `lemmas` doit contenir, par langue, des formes et de quoi chacune est la forme, en minuscules.
deck-number = `no` doit être un nombre entier de 1 à { $most }.
deck-number-twice = { $card } porte aussi le numéro { $no }.
deck-characteristics = il faut deux caractéristiques différentes que le jeu connaît.
deck-zone-first = la première de ses caractéristiques doit être une zone.
deck-strict = `strict_second` doit être un thème du jeu.
deck-no-families = le fichier doit contenir `families` : une liste de mots par nom.
deck-no-groups = `{ $field }` doit contenir, par famille, une liste de listes de mots.
deck-no-family = `{ $field }` cite une famille que la table n’a pas.
deck-altered = les racines altérées doivent appartenir à leur famille, sans la remplir.
deck-member-twice = un mot figure deux fois dans cette famille.
deck-member = « { $word } » n’est pas écrit comme les mots se comparent : minuscules, accents composés, oe pour œ, apostrophe droite.
deck-member-function = « { $word } » est un mot-outil ; personne ne peut le dire.
deck-no-scene = l’image de cette carte manque.
deck-same-scene = la même image que { $card }.
deck-scene-name = aucune carte n’a d’image de ce nom ; les images sont scenes/01.svg, scenes/02.svg et ainsi de suite.
deck-scene-size = { $size } octets ; { $most } au plus.
deck-scene-markup = commentaires, types de document et instructions de traitement n’ont rien à faire dans une image.
deck-no-xml = ce n’est pas du XML : { $problem }.
deck-scene-frame = l’image doit être un SVG de viewBox 0 0 480 320.
deck-scene-element = pas de <{ $name }> dans une image : seulement des formes, groupes, découpes, masques, motifs et dégradés.
deck-scene-text = il y a du texte dans <{ $name }>.
deck-scene-attribute = l’attribut { $name } n’a rien à faire dans une image.
deck-scene-outside = { $name } renvoie à quelque chose hors de l’image.
deck-scene-reference = rien dans l’image ne porte l’identifiant « { $name } ».
deck-scene-id = l’identifiant « { $name } » doit être neutre, de 16 lettres ou chiffres au plus : il ne peut rien dire du titre.
deck-scene-id-twice = l’identifiant « { $name } » y figure deux fois.
deck-other-file = ce fichier ne fait pas partie d’un jeu et n’est pas lu.
deck-twice = la carte est déjà dans { $file }.
deck-same-text = le même commentaire que { $card }.
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

## Noms : lieux, étoiles, joueurs
quoted = « { $word } »
player = joueur { $n }
players = joueurs { $list }
some-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
card = carte { $slot }
cards = cartes { $slots }
card-at = carte { $slot } ({ $where })
card-centre = carte { $slot } (au centre, côté { $beside })
where-0 = en haut
where-1 = en haut à droite
where-2 = à droite
where-3 = en bas à droite
where-4 = en bas
where-5 = en bas à gauche
where-6 = à gauche
where-7 = en haut à gauche
cell-0 = en haut à gauche
cell-1 = en haut
cell-2 = en haut à droite
cell-3 = à gauche
cell-4 = au centre
cell-5 = à droite
cell-6 = en bas à gauche
cell-7 = en bas
cell-8 = en bas à droite
aim-axis = sur l’axe
aim-N = vers le haut
aim-NE = vers le haut à droite
aim-E = vers la droite
aim-SE = vers le bas à droite
aim-S = vers le bas
aim-SW = vers le bas à gauche
aim-W = vers la gauche
aim-NW = vers le haut à gauche
figure-big_dipper = la Grande Ourse
figure-little_dipper = la Petite Ourse
figure-orion = Orion
figure-corona_borealis = la Couronne boréale
figure-cygnus = le Cygne
figure-bootes = le Bouvier
figure-pegasus = Pégase
figure-southern_cross = la Croix du Sud
rewards = une caractéristique commune aux quatre cartes vaut { $shared } ; avec deux ou trois cartes identiques { $identical } ; avec quatre { $all }
given-up = renoncé
no-star-dead = dans le titre ou sur un libellé de la carte
no-star-absent = pas dans le texte
no-star-used = sa famille a déjà rapporté une étoile
no-star-unknown = dans aucun dictionnaire
no-star-passed = renoncé

## Noms : phases et étapes
phase-figures = constellations
phase-first_spin = première toupie
phase-act = actions
phase-decide = révéler ou non
phase-reveal = révélation
phase-result = fin de la révélation
phase-spin = seconde toupie
phase-aim = visée
phase-drop = pluie d’étoiles
phase-guess = mots
phase-appeal = appels
phase-vote = vote
phase-over = Fin de partie
step-figures = Constellations
step-first-spin = Première toupie
step-round-1 = Manche 1
step-round-2 = Manche 2
step-action = Action { $n }
step-reveal = Révélation
step-spin = Seconde toupie
step-aim = Visée
step-rain = Pluie d’étoiles
step-words = Mots
step-card = Carte { $n } sur { $of }
step-appeal = Appels

## Phrases : actions
do-figure = Prendre { $figure }
do-look = Regarder le dos de la { $card }
do-done = Ne plus rien regarder
do-swap = Échanger les { $cards }
do-pivot = Pivoter le centre sur la ligne { $line }
do-turn = Retourner la { $card }
do-reveal = Révéler la ligne, d’abord la { $card }
do-keep = Finir le tour sans révéler
do-on-won = Mettre les quatre cartes de côté
do-on-failed = Remettre les cartes révélées et les mélanger
do-aim = Viser à 3 mm { $where }
do-aim-axis = Viser l’axe
do-spin = Lancer la toupie
do-say = Dire { $word }
do-pass = Renoncer à un mot
do-appeal = Faire appel : { $word } est de la famille de { $text }
do-rest = Ne pas faire appel
do-vote-yes = Oui, une même famille
do-vote-no = Non, pas une même famille
do-vote-abstain = S’abstenir

## Phrases : noms des références
ref-unknown = ce qui n’existe pas
ref-look = regarder son dos
ref-line = le centre sur la ligne { $line }
ref-guess = le mot { $word }
ref-given-up = un mot auquel on a renoncé
ref-text = { $word } dans le texte

## Saisir un mot
entry-label = { $n ->
    [one] Votre mot
   *[other] Votre mot, encore { $n }
}
entry-hint = { $lang ->
    [fr] Un seul mot, en français.
   *[en] Un seul mot, en anglais.
}

## Tâches
task-over = La partie est finie.
task-wait-spin = La toupie tourne encore : { $who }.
task-wait-figures = Attendez : choix d’une constellation ({ $who }).
task-wait-act = Attendez : deux actions, puis la révélation ou non ({ $who }).
task-wait-decide = Attendez : révéler la ligne ou non ? ({ $who })
task-wait-reveal = Regardez : les cartes de la ligne sont retournées une à une ({ $who }).
task-wait-result = { $result } À { $who } de poursuivre.
task-wait-aim = Attendez la visée secrète : { $who }.
task-wait-drop = Attendez : la toupie va tourner et toutes les étoiles tomber ({ $who }).
task-wait-guess = { $owed ->
    [none] Vous n’avez pas d’étoile sur cette carte : attendez les mots ({ $who }).
    [said] Vous avez dit vos mots : attendez les autres ({ $who }).
   *[owes] À { $who } de dire un mot ; pensez au vôtre.
}
task-wait-appeal = Le texte a été lu. Appel encore possible : { $who }.
task-wait-vote = Attendez le vote : { $who }.
task-figures = Choisissez votre constellation : elle a sept places pour vos étoiles.
task-first-spin = { $clock ->
    [on] { $n ->
        [0] La toupie va s’arrêter : ne regardez plus rien.
       *[other] La toupie tourne : regardez le dos d’autant de cartes que possible avant qu’elle s’arrête.
    }
   *[off] { $n ->
        [0] Vous n’avez plus de regard : dites que vous ne regardez plus rien.
        [one] La toupie tourne : regardez encore le dos d’une carte du cercle.
       *[other] La toupie tourne : regardez le dos de cartes du cercle, encore { $n }.
    }
}
task-first-spin-free = Regardez le dos d’autant de cartes du cercle que vous voulez, puis dites que vous avez fini.
task-act = { $n ->
    [one] Encore une action : regarder un dos, échanger deux cartes ou pivoter le centre. La ligne est { $line }.
   *[other] À vous, deux actions : regarder un dos, échanger deux cartes ou pivoter le centre. La ligne est { $line }.
}
task-decide = Les quatre cartes de la ligne ont-elles une caractéristique commune ? Révélez-les, d’abord { $a } ou { $b }, ou finissez le tour.
task-reveal = Retournez la carte suivante de la ligne. Commun à toutes jusqu’ici : { $common }.
task-result = { $result } Poursuivez.
task-spin = { $n ->
    [0] Vous n’avez plus de regard : dites que vous ne regardez plus rien.
    [one] La toupie tourne de nouveau : regardez encore le dos d’une carte, si vous voulez.
   *[other] La toupie tourne de nouveau : regardez le dos de { $n } des dix cartes au plus, si vous voulez.
}
task-aim = Où lâchez-vous vos étoiles ? Choisissez en secret : au-dessus de l’axe, ou à 3 mm.
task-drop = { $n ->
    [one] Votre constellation est la plus complète : lancez la toupie. Une étoile va tomber.
   *[other] Votre constellation est la plus complète : lancez la toupie. { $n } étoiles vont tomber.
}
task-guess = { $n ->
    [one] Regardez l’image et dites un mot que vous attendez dans son texte : votre dernier sur cette carte.
   *[other] Regardez l’image et dites un mot que vous attendez dans son texte : vous en avez { $n } sur cette carte.
}
task-guess-sealed = { $n ->
    [one] Écrivez un mot attendu dans le texte, votre dernier sur cette carte. Il reste secret jusqu’à la lecture.
   *[other] Écrivez un mot attendu dans le texte : vous en avez { $n }. Ils restent secrets jusqu’à la lecture.
}
ask-look = Regardez le dos de la { $card }, ou choisissez une seconde carte avec laquelle l’échanger.
ask-swap = Avec quelle carte échanger la { $card } ?
ask-appeal = { $word } est de la famille de quel mot du texte ?
task-appeal = Lisez le texte. L’un de vos mots est-il de la famille d’un mot du texte ? Faites appel : les autres votent.
task-vote = { $who } soutient que { $word } est de la famille de { $text } dans le texte. Êtes-vous d’accord ?

## Ce que vaut une révélation
result-failed = Aucune caractéristique n’est commune aux { $n } cartes : pas d’étoile.
result-shared = les quatre cartes ont en commun « { $common } », sans cartes identiques
result-identical = les quatre cartes ont en commun « { $common } », deux ou trois sont identiques
result-all = les quatre cartes sont identiques ({ $common })
result-won = { $why } : { $stars }.
result-full = { $why } : { $stars }, mais { $placed } à poser seulement, faute d’en avoir plus en main.

## Aperçus
gives-scene = { $seen ->
    [yes] { $scene } · vous avez vu son dos
   *[no] { $scene }
}
gives-look = { $seen ->
    [yes] { $scene } · vous avez vu son dos · { $n ->
        [0] votre dernier regard
        [one] puis encore { $n } regard
       *[other] puis encore { $n } regards
    }
   *[no] { $scene } · { $n ->
        [0] votre dernier regard
        [one] puis encore { $n } regard
       *[other] puis encore { $n } regards
    }
}
gives-reveal = { $seen ->
    [yes] { $scene } · vous avez vu son dos · { $rewards }
   *[no] { $scene } · { $rewards }
}
gives-swap = la carte { $comes } entre dans la ligne, la carte { $goes } en sort ; { $known }
gives-same-line = la ligne garde ses quatre cartes
gives-no-line = la ligne reste comme elle est
gives-known = { $n ->
    [0] vous n’avez vu aucun de ses dos
    [one] vous avez vu un de ses quatre dos
    [4] vous avez vu tous ses dos
   *[other] vous avez vu { $n } de ses quatre dos
}
gives-second-spin = de nouvelles cartes arrivent, et chacun peut regarder deux dos
gives-round-2 = la manche 2 commence
gives-spin = ordre des lâchers : { $order }
gives-pass = l’étoile correspondante sortira du jeu
gives-words = { $n ->
    [0] votre dernier mot sur cette carte
    [one] puis encore { $n } mot
   *[other] puis encore { $n } mots
}

## Pourquoi pas
why-over = La partie est finie.
why-unknown = Cela ne peut pas être choisi.
why-not-yours = Ce n’est pas votre tour : à { $who }.
why-looked-enough = Vous ne regardez plus rien tant que tourne cette toupie. Attendez : { $who }.
why-no-star-to-drop = Vous n’avez pas d’étoile en main : vous n’en lâchez pas.
why-aimed = Vous avez visé. Attendez : { $who }.
why-no-star-here = Vous n’avez pas d’étoile sur cette carte : vous n’y dites pas de mot.
why-all-said = Vous avez dit vos mots sur cette carte.
why-speaks-first = La parole passe vers la droite : à { $who } de dire un mot.
why-no-appeal-left = Vous n’avez plus d’appel à faire sur cette carte. Attendez : { $who }.
why-own-appeal = C’est votre propre appel : vous êtes déjà pour.
why-voted = Vous avez voté. Attendez : { $who }.
why-first-figures = Choisissez d’abord une constellation.
why-first-act = Faites d’abord une action : regarder un dos, échanger deux cartes ou pivoter le centre.
why-first-decide = Décidez d’abord : révéler la ligne, ou finir le tour.
why-first-reveal = Retournez d’abord la carte suivante de la ligne.
why-first-result = Remettez ou rangez d’abord les cartes révélées.
why-first-spin = La toupie tourne : regardez des dos, ou dites que vous ne regardez plus rien.
why-first-aim = Choisissez d’abord où viser.
why-first-drop = Lancez d’abord la toupie.
why-first-guess = Dites d’abord un mot, ou renoncez-y.
why-first-appeal = Faites d’abord appel, ou n’en faites pas.
why-first-vote = Votez d’abord.
why-round-1-over = Le cercle, c’était la manche 1 : elle est finie.
why-centre-later = Les deux cartes du centre ne viennent qu’après cette toupie : personne ne les voit encore.
why-same-card = Un échange demande deux cartes différentes.
why-card-then = Après une carte, choisissez celle avec laquelle l’échanger, ou regardez son dos.
why-only-looks = Tant que la toupie tourne, on ne fait que regarder des dos.
why-no-looks = Vous n’avez plus de regard pour cette toupie.
why-looked = Vous avez déjà regardé la { $card } pendant cette toupie ; il faut deux cartes différentes.
why-not-in-line = On ne révèle que les cartes de la ligne : { $line }. La { $card } n’en est pas.
why-end-first = La première carte révélée est un bout de la ligne : { $a } ou { $b }.
why-turned = La { $card } est déjà retournée.
why-line-current = La ligne est déjà { $line } : pivotez sur une autre.
why-actions-done = Vos deux actions sont faites.
why-card-first = Choisissez d’abord la carte.
why-no-spin = La toupie ne tourne pas maintenant.
why-two-actions = { $n ->
    [one] Un tour compte exactement deux actions : encore une d’abord.
   *[other] Un tour compte exactement deux actions : faites-les d’abord.
}
why-reveal-goes-on = Une révélation continue jusqu’à ce qu’une carte n’ait rien de commun avec les autres, ou que les quatre soient retournées.
why-nothing-revealed = Aucune carte n’est révélée maintenant.
why-spin-later = Les étoiles tombent à la manche 2.
why-spun = Les étoiles sont tombées.
why-words-later = Les mots se disent à la manche 2, quand une carte est ouverte.
why-words-read = Les mots de cette carte sont dits.
why-no-reading = On fait appel après une lecture, aux tables qui l’admettent.
why-figures-set = Les constellations sont choisies.
why-figure-taken = { $figure }, c’est déjà pris : { $who }.
why-no-aim = À cette table, on ne vise pas : toutes les étoiles tombent autour de l’axe.
why-aim-later = On vise à la manche 2, avant la chute des étoiles.
why-aim-over = Les étoiles sont tombées.
why-spelled = Ici, cela compte comme { $word } : dites-le ainsi.
why-guess-first = Choisissez d’abord votre mot, puis celui du texte.
why-text-next = Après votre mot, choisissez celui du texte.
why-not-your-word = Ce mot n’est pas de vous ({ $who }) : seul son auteur peut faire appel.
why-given-up = Quelqu’un a renoncé à ce mot.
why-scored = { $word } a rapporté une étoile.
why-appealed = Il y a déjà eu un appel pour { $word }.
why-dead-guess = { $word } est d’une famille du titre ou d’un libellé : aucun vote n’y change rien.
why-text-function = { $word } est un mot-outil dans le texte : il ne rapporte rien.
why-text-dead = { $word } dans le texte est de la famille de { $because }, qui est dans le titre ou sur un libellé : il ne rapporte rien.
why-text-used = La famille de { $word } a déjà rapporté une étoile.
why-no-vote = Il n’y a pas d’appel à trancher.

## Journal
log-figure = { $who ->
    [you] Vous prenez { $figure }.
   *[other] { $name } prend { $figure }.
}
log-looked = { $who ->
    [you] Vous regardez le dos de la carte { $slot }.
   *[other] { $name } regarde le dos de la carte { $slot }.
}
log-done = { $who ->
    [you] Vous ne regardez plus rien.
   *[other] { $name } ne regarde plus rien.
}
log-placed = La toupie s’est arrêtée. Deux cartes viennent au centre.
log-swapped = { $who ->
    [you] Vous échangez les cartes { $a } et { $b }.
   *[other] { $name } échange les cartes { $a } et { $b }.
}
log-pivoted = { $who ->
    [you] Vous pivotez le centre sur la ligne { $line }.
   *[other] { $name } pivote le centre sur la ligne { $line }.
}
log-kept = { $who ->
    [you] Vous finissez votre tour sans révéler.
   *[other] { $name } finit son tour sans révéler.
}
log-turned = { $who ->
    [you] Vous retournez la carte { $slot }.
   *[other] { $name } retourne la carte { $slot }.
}
won-1 = les quatre cartes ont un point commun
won-2 = les quatre cartes ont un point commun, et deux ou trois sont identiques
won-3 = les quatre cartes sont identiques
log-failed = Rien n’est commun aux { $n } cartes : pas d’étoile.
log-won = { $who ->
    [you] { $stars ->
        [0] { $why } ; mais vous n’avez plus d’étoile.
        [one] { $why } : { $stars } étoile pour vous.
       *[other] { $why } : { $stars } étoiles pour vous.
    }
   *[other] { $stars ->
        [0] { $why } ; mais { $name } n’a plus d’étoile.
        [one] { $why } : { $stars } étoile pour { $name }.
       *[other] { $why } : { $stars } étoiles pour { $name }.
    }
}
log-shuffled = { $moved ->
    [0] Les cartes révélées sont mélangées, et chacune revient à sa place.
   *[other] Les cartes révélées sont mélangées : { $moves }.
}
log-refilled = La ligne est complétée par la pioche.
log-spun = La toupie tourne de nouveau : chacun peut regarder deux dos.
log-round2 = La manche 2 commence avec neuf cartes, trois par trois.
log-aimed = { $who ->
    [you] Vous avez visé.
   *[other] { $name } a visé.
}
log-rained = { $who ->
    [you] Vous lancez la toupie : il pleut des étoiles.
   *[other] { $name } lance la toupie : il pleut des étoiles.
}
log-landed = { $who ->
    [you] Vos étoiles : { $places }.
   *[other] Étoiles pour { $name } : { $places }.
}
landed-on = { $cell } ({ $n })
landed-out = hors du jeu ({ $n })
log-opened = Carte suivante : { $cell }.
log-said = { $who ->
    [you] Vous dites { $word }.
   *[other] { $name } dit { $word }.
}
log-passed = { $who ->
    [you] Vous renoncez à un mot.
   *[other] { $name } renonce à un mot.
}
log-read = Le texte de la carte est lu ({ $cell }).
log-scored = { $who ->
    [you] { $word } vous rapporte une étoile.
   *[other] { $word } rapporte une étoile à { $name }.
}
log-missed = { $who ->
    [you] { $word } ne vous rapporte rien : { $why }.
   *[other] { $word } ne rapporte rien à { $name } : { $why }.
}
log-appealed = { $who ->
    [you] Vous faites appel pour { $word }.
   *[other] { $name } fait appel pour { $word }.
}
log-voted = { $who ->
    [you] Vous avez voté.
   *[other] { $name } a voté.
}
log-appeal_result = { $granted ->
    [1] L’appel pour { $word } est accepté, { $yes } contre { $no }.
   *[other] L’appel pour { $word } est rejeté, { $yes } contre { $no }.
}
log-over = La partie est finie.

## Feuille de score
score-round1 = Manche 1 : lignes révélées
score-round2 = Manche 2 : mots trouvés
source-turn = tour { $turn } : { $why }
source-word = { $word } ({ $cell })

## Texte brut
plain-round-1 = Manche 1, tour { $turn } sur { $turns } : { $phase }, { $who }. Ligne { $line } ; pioche { $pile }, de côté { $aside }
plain-round-2 = Manche 2 : { $phase }, { $who }
plain-player = main { $hand }  sur les cartes { $cards }  perdues { $out }
plain-looks = regards { $n }
plain-looking = regarde { $slot }
plain-reveal = Révélé par { $who } : { $backs }. Commun : { $common }.
plain-outcome = { $outcome ->
    [won] Réussi, vaut { $n }.
    [failed] Raté, vaut { $n }.
   *[open] En cours.
}
plain-memory = Vu : { $what }
plain-card = Ouverte : { $cell }. À parler : { $order }
plain-said = Dit : { $what }
plain-appeal = Appel ({ $who }) : { $word } et { $text }

## Le jeu, sa table et ses options
about-title = Bioviva Planète
about-lead = Retenez ce que cachent les images, puis devinez des mots de leurs textes. Non officiel.
about-minutes = 30–45 min
about-opponents = Les autres
introduce-wins = Qui a le plus d’étoiles sur sa constellation à la fin l’emporte. Chacun en a sept. À la manche 1, on les place en révélant des lignes ; à la manche 2, en devinant des mots.
introduce-mine = Ce que vous retenez est à vous : derrière chaque image il y a deux caractéristiques, que seuls connaissent ceux qui ont regardé. La constellation montre les étoiles placées.
introduce-first = Pendant que la toupie tourne, regardez derrière les images. La barre dit combien de fois. Retenez les caractéristiques : une ligne de quatre cartes qui en partagent une vaut des étoiles.
introduce-second = Regardez une carte en face de la première, ou à côté : une ligne traverse le centre, d’une carte du cercle à celle d’en face. Deux cartes opposées qui ont un point commun font la moitié d’une ligne.
atlas-lead = Les cartes, à parcourir avant de jouer, et les constellations avec leurs étoiles.
win-tie = { $name } l’emporte à égalité : plus d’étoiles à la manche 2.
win-tie-you = Vous l’emportez à égalité : plus d’étoiles à la manche 2.
option-deck = Jeu de cartes
option-deck-sky_space = Ciel et Espace
option-deck-seas_oceans = Mers et Océans
option-lang = Langue des textes
option-lang-lead = Les mots se devinent dans cette langue ; chacun lit tout le reste dans la sienne.
option-lang-en = English
option-lang-fr = Français
option-profile = Caractéristiques
option-profile-lead = Mêlées : certaines cartes portent deux zones, si bien qu’il existe des lignes sans cartes identiques.
option-profile-mixed = Mêlées
option-profile-strict = Une zone et un thème sur chaque carte
option-top = Première toupie
option-top-lead = Tant que la toupie tourne, tout le monde regarde des dos en même temps.
option-top-budget = Sans chrono, un nombre de regards chacun
option-top-short = Courte : 8 à 12 secondes
option-top-normal = Normale : 12 à 18 secondes
option-top-long = Longue : 24 à 36 secondes
option-top-unlimited = Tant que quelqu’un regarde
option-peeks = Regards chacun, sans chrono
option-backs = Un regard montre
option-backs-lead = Dans une partie étalée sur des jours, le dos entier rendrait la manche 2 trop facile.
option-backs-characteristics = Les caractéristiques
option-backs-whole = Le dos entier, avec son texte
option-aid = Aide-mémoire
option-aid-lead = Le même pour tout le monde.
option-aid-none = Aucun
option-aid-notes = Ses propres notes sur les cartes
option-aid-log = Tous les dos vus restent lisibles
option-tier1 = Étoiles : une caractéristique commune
option-tier2 = Étoiles : deux ou trois cartes identiques
option-tier3 = Étoiles : quatre cartes identiques
option-family = Familles de mots
option-family-standard = Standard : couleur et coloré, nuit et nocturne
option-family-strict = Strictes : pas de racines altérées
option-family-generous = Généreuses : eau et aquatique aussi
option-adverbs = Adverbes de grammaire
option-adverbs-lead = Très, plus, aussi… Ils sont dans tant de textes que les deviner n’amuse personne.
option-adverbs-refused = Refusés
option-adverbs-allowed = Admis
option-ideas = Idées
option-ideas-lead = Des mots au choix pour chaque image, dont environ deux sur trois sont bons : une aide pour les débutants et les enfants. Une table pour enfants les a toujours.
option-ideas-off = Non
option-ideas-on = Oui
option-repeats = Familles déjà dites
option-repeats-refused = Refusées
option-repeats-allowed = Admises
option-straddle = Étoiles encore à cheval sur un bord
option-straddle-centre = Comptent pour la carte sous leur centre
option-straddle-out = Sortent du jeu
option-aim = Visée
option-aim-lead = Avant la chute des étoiles, chacun peut choisir un point à 3 mm de l’axe.
option-aim-off = Non
option-aim-on = Oui
option-words = Mots
option-words-turns = À tour de rôle
option-words-sealed = Tous à la fois, secrets jusqu’à la lecture
option-cards = Ordre des cartes à la manche 2
option-cards-rows = Rangée par rangée
option-cards-stars = Le plus d’étoiles d’abord
option-appeals = Appels
option-appeals-lead = Après une lecture, on peut voter que deux mots sont d’une même famille. Les robots s’abstiennent : il faut donc deux personnes.
option-appeals-off = Non
option-appeals-on = Oui
option-figures = Constellations
option-figures-given = Distribuées
option-figures-chosen = Choisies à tour de rôle
option-first = Qui commence
option-first-0 = Tirage au sort
option-youngest = Qui est le plus jeune
option-youngest-lead = Départage qui commence. Un nombre désigne une place.
option-youngest-0 = Tirage au sort
option-tie = Égalité d’étoiles
option-tie-shared = Place partagée
option-tie-round2 = Plus d’étoiles à la manche 2 l’emporte
option-children = Enfants
option-children-lead = Texte plus grand, textes lus à voix haute et mots au choix.
option-children-off = Non
option-children-on = Oui

## Le plateau du site
board-circle = Le cercle de cartes
board-round-1 = Manche 1 : le cercle
board-round-2 = Manche 2 : les neuf cartes
board-yours = Votre constellation
board-of = La constellation de { $name }
board-no-figure = Pas encore de constellation
board-figures = Les constellations
board-colon = {" : "}

# Une carte du cercle
board-in-line = Dans la ligne en cours
board-seen = Vous avez vu son dos
board-back = Au dos : { $text }
board-known = Vous avez vu son dos : { $text }
board-looking = { $n ->
    [one] { $names } la regarde
   *[other] { $names } la regardent
}
board-pivot = Faire pivoter le centre sur la ligne { $line }
board-pile = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
board-aside = { $n ->
    [one] Une carte gagnée, mise de côté
   *[other] { $n } cartes gagnées, mises de côté
}

# Pendant que la toupie tourne
board-looks-left = { $n ->
    [0] plus de regard
    [one] encore un regard
   *[other] encore { $n } regards
}
board-done = Vous avez fini de regarder
board-ready = { $name } a fini
board-looks = { $name } peut encore regarder
board-state-done = a fini de regarder
board-state-looks = regarde
board-state-owes = { $n ->
    [one] un mot à dire
   *[other] { $n } mots à dire
}

# Les dos et la révélation
board-shown = Ce qu’on peut lire maintenant
board-fold = Ranger
board-read-aloud = Lire à voix haute
board-reveals = { $name } dévoile la ligne
board-common = En commun
board-nothing-common = Plus rien en commun
board-won = { $n ->
    [one] Une ligne : une étoile
   *[other] Une ligne : { $n } étoiles
}
board-failed = Pas de ligne : les cartes retournées sont mélangées

# Les constellations
board-placed = { $n ->
    [one] { $n } étoile sur { $of }
   *[other] { $n } étoiles sur { $of }
}
board-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
board-hand = { $n } en main
board-cards = { $n } sur des cartes
board-out = { $n } hors du jeu
board-seat = { $name } : { $facts }.
board-tiers = Étoiles à gagner
board-tier-1 = un point commun
board-tier-2 = deux ou trois cartes identiques
board-tier-3 = quatre cartes identiques
board-turn = tour { $turn } sur { $turns }

# Les neuf cartes et la pluie
board-grid = Neuf cartes et les étoiles tombées dessus
board-cell-waiting = encore à jouer
board-cell-now = ouverte maintenant
board-cell-read = lue
board-cell-aside = sans étoile, écartée
board-star-off = à côté des cartes, hors du jeu
board-star-straddling = à cheval sur un bord, hors du jeu
board-again = { $place } ({ $n } lâchers)
board-spins = { $name } lance la toupie
board-order = L’ordre des lâchers
board-aim = Où viser
board-aim-0 = Dans l’axe
board-aim-N = Un peu en haut
board-aim-NE = Un peu en haut à droite
board-aim-E = Un peu à droite
board-aim-SE = Un peu en bas à droite
board-aim-S = Un peu en bas
board-aim-SW = Un peu en bas à gauche
board-aim-W = Un peu à gauche
board-aim-NW = Un peu en haut à gauche
board-rain-log = Où chaque étoile est tombée
board-rain-again = Revoir la pluie
board-rain-skip = Passer

# La carte ouverte
board-which-word = Quel mot lirez-vous au dos ?
board-card-of = Carte { $n } sur { $of } ({ $card })
board-said = Mots déjà dits
board-given-up = renonce
board-sealed = Votre mot, caché jusqu’à ce que tous aient parlé
board-to-speak = a un mot à dire
board-your-word = { $n ->
    [one] Votre mot, en { $lang ->
        [fr] français
       *[en] anglais
    }
   *[other] Votre mot (encore { $n }), en { $lang ->
        [fr] français
       *[en] anglais
    }
}
board-say = Dire
board-give-up = Renoncer
board-give-up-why = Ne dire aucun mot pour cette étoile
board-rule = Un mot que vous attendez dans le texte au dos de l’image : un nom, un verbe, un adjectif… Pas un mot de grammaire (le, sur, avec, très), ni un mot du titre ou des caractéristiques. Tous les mots d’une même famille comptent.
board-ideas = Des mots au choix
board-memo = Ce que recouvrent les caractéristiques
board-memo-zones = Une carte dont l’image réunit deux zones porte les deux, sans thème.
board-gallery = Parcourir les { $n } cartes
board-gallery-lead = Le livret conseille de découvrir les cartes avant de jouer : les images et leurs caractéristiques, sans les textes.

# Les cartes lues
board-read = Ce qu’il y avait au dos
board-guesses = Les mots proposés
board-go-on = Continuer
board-times = × { $n }
board-scored-by = mot trouvé par { $name }
board-scores = rapporte avec « { $word } »
board-why-dead = sa famille est dans le titre ou un libellé : ne compte pour personne
board-why-absent = absent du texte
board-why-used = ce mot du texte était déjà pris
board-why-unknown = dans aucun dictionnaire
board-dead-word = Ne compte pour personne : le titre ou un libellé le contient
board-dead = Les mots pointillés ne comptent pour personne : leur famille est dans le titre ou dans un libellé de cette carte.
board-appeal = Recours : « { $word } » est de la famille d’un mot du texte
board-appealed = { $name } demande : « { $word } » et « { $text } » sont-ils de la même famille ?
board-votes-in = { $n ->
    [one] { $names } a voté.
   *[other] { $names } ont voté.
}
board-granted = Recours de { $name } : « { $word } » et « { $text } » comptent comme une même famille ({ $yes } contre { $no }).
board-not-granted = Recours de { $name } : « { $word } » et « { $text } » ne sont pas de la même famille ({ $yes } contre { $no }).

# Aide-mémoire
board-memory = Dos vus ({ $n })
board-not-there = n’est plus dans le cercle
board-notes = Notes
board-note-of = Votre note sur { $card }
board-notes-kept = Les notes restent dans ce navigateur ; personne d’autre ne les voit.

# Une constellation en entier
board-order-of-stars = Ses étoiles se remplissent dans cet ordre ; le nord est en haut et l’est à gauche, comme dans le ciel.
board-star-no = Nº
board-star-name = Étoile
board-star-sign = Désignation
board-star-magnitude = Magnitude

board-poster = Bioviva Planète, manche { $round }
sort-figure = Constellation

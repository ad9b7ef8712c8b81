## Seats and start
name-you = Vous
name-person = Joueur { $number }
name-bot = Robot { $number } ({ $level })
error-seat = « { $code } » n’est pas une place ; une place est me, person ou bot1 à bot5, avec un nom après deux-points si vous voulez.
error-level = « { $code } » n’est pas un robot ; les robots ont les niveaux { $least } à { $most }.
error-seats = { $given } places sont données, mais ces options en demandent { $needed }.
error-terminal = La table en terminal a besoin d’un terminal ; ici l’entrée ou la sortie est un fichier ou un tube.
error-small = Ce terminal a { $width } colonnes et { $height } lignes ; la table en demande au moins { $across } et { $down }. Agrandissez la fenêtre ou réduisez la taille des caractères.
error-saved = La partie enregistrée { $path } est inutilisable : { $reason } Elle est gardée sous { $aside }, et une nouvelle partie commence.
error-disk = Ce coup est joué mais pas enregistré : { $reason } Libérez de la place ou vérifiez le dossier { $path }.
error-folder = Les parties ne peuvent pas être enregistrées dans { $path } : { $reason } Vérifiez que le dossier est modifiable.
error-bot = { $name } n’a pas pu réfléchir : { $reason } Entrée pour réessayer.
resume-title = Une partie est enregistrée
resume-game = { $title }, tour { $turn }
resume-asked = Vous avez demandé { $title } : ce sera une nouvelle partie.
name-points = { $name } : { $points }
resume-keys = { $asked ->
    [yes] Entrée nouvelle partie · g reprendre celle-ci · q partir
   *[no] Entrée continuer · n nouvelle partie · q partir
}
resume-kept = Une nouvelle partie garde celle-ci sous { $path }.

## The table
turn = tour { $turn }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
task-bot = { $name } réfléchit.
task-yours = { $name } : { $task }
hint = La touche ou ↑ ↓ choisit, Entrée prend, Échap revient ; h explique le reste.
confirm = Entrée : le faire · Échap : retour
entry = { $label } : tapez-le · { $hint }
notation = Par exemple : { $examples }
no-notation = « { $text } » n’est pas un coup ici. Exemples : { $examples }
why-title = Pourquoi pas ? Montrez ce qui vous manque · Échap retour
why-nothing = Rien n’est refusé sur cette table pour l’instant.
log-title = Journal
turn-rule = Tour { $turn }
news-none = Il ne s’est encore rien passé.
cards-title = En entier
cards-none = L’image dit déjà tout ce qui est sur les cartes.
undo-done = Repris.
undo-nothing = Il n’y a rien à reprendre.
undo-other = La dernière action n’était pas la vôtre : retour impossible.
undo-revealed = Quelque chose a été pioché ou révélé : retour impossible.
foot = { $hints ->
    [yes] u retour  : coup  w pourquoi  r conseil
   *[no] u reprendre  : écrire  w pourquoi pas
}  l journal  s score  h aide  q quitter
advice-thinking = Un robot y réfléchit…
advice-lead = { $small ->
    [yes] À première vue le robot ferait : { $move } ({ $notation }).
   *[no] Le robot ferait : { $move } ({ $notation }).
}
advice-gain = Chances de gagner alors : environ { $chance }, { $gain ->
    [one] { $gain } point de pourcentage
   *[other] { $gain } points de pourcentage
} de plus qu’avec le choix suivant.
advice-close = Chances de gagner alors : environ { $chance }, guère plus qu’avec le choix suivant.
advice-only = Il n’y a rien d’autre à faire.
advice-people = Il n’y a de conseils que là où une seule personne joue, seule ou contre des robots.
advice-turn = Il n’y a rien que vous ayez à décider maintenant.
advice-stale = La table a changé entre-temps : appuyez encore sur r.
advice-none = Le robot n’a pas de conseil pour l’instant : appuyez encore sur r.
foot-over = s score  l journal  u reprendre  t couleurs  h aide  n nouvelle  q quitter

## Pages
page-keys = ↑ ↓ défiler · Échap fermer
sheet-title = Feuille de score
sheet-total = Total
won = Vous gagnez de { $points }.
won-tie = Vous gagnez : à égalité de points, le départage est pour vous.
lost = Vous perdez de { $points }.
lost-equal = Vous perdez à égalité de points.
shared = Vous partagez la victoire.
winner = { $name } gagne avec { $points } points.
winners = { $names } partagent la victoire.
over-saved = La partie est notée dans { $path }
help-title = Aide
help-keys =
    Chiffres et lettres   choisir ce qui porte cette touche
    ↑ ↓ ← →               aller au choix suivant
    Entrée                le prendre ; quand tout est choisi, le faire
    Échap, Retour         un pas en arrière
    deux-points           écrire un coup en notation, Entrée le joue
    Tab, Maj+Tab          une autre page de l’image, si elle en a plusieurs
    v                     voir : lire en entier les cartes de la page
    w                     pourquoi pas : montrer ce qui ne peut pas être choisi
    u, Ctrl+Z             reprendre la dernière action, sauf après une pioche
                          ou une action d’autrui
    r                     conseil : ce qu’un robot ferait ici et ce que cela
                          vaut, quand on joue seul ou contre des robots
    l   s   h             journal, feuille de score, cette page
    t                     couleurs de nuit ou de jour
    q                     quitter ; la partie est enregistrée à chaque coup
    La souris marche aussi, si le terminal la transmet.

puzzle-seat = Vous êtes à la place { $number }.
puzzle-keys = Tapez un coup en notation, ou son numéro. « ? » les énumère, b montre le plateau, h donne un indice, i 12 décrit la carte 12, a recommence, s montre la solution, q quitte.
puzzle-no-such = « { $typed } » n’est pas jouable maintenant ; « ? » énumère ce qui l’est.
puzzle-solution = La solution, et d’autres façons de jouer :
puzzle-no-card = Il n’y a pas de carte « { $typed } ».

## look
lesson-look-title = Regarder derrière une image
lesson-look-task = Huit cartes entourent la toupie, image visible. Tant qu’elle tourne, chacun regarde des dos, en secret. Regardez la carte que vous voulez.
lesson-look-hint = Montrez une carte et validez. Ici vous avez cinq regards et tout votre temps.
lesson-look-done = Au dos se trouvent deux caractéristiques : où cela se passe, et de quoi il s’agit. Retenez-les : on reconnaît une carte à son image, où qu’elle aille. Les autres savent que vous avez regardé, mais pas ce que vous avez vu.
lesson-look-only = Regardez d’abord une carte ; vous avez cinq regards.

## swap
lesson-swap-title = Échanger deux cartes
lesson-swap-task = La barre claire est votre ligne : les cartes 0, 8, 9 et 4. Vous avez vu leurs dos, et celui de la 2 : les signes sous les images les rappellent. Toutes sauf la 4 ont l’atmosphère en commun. Échangez la 4 contre la 2.
lesson-swap-hint = Montrez la carte 2, puis la carte 4, et validez.
lesson-swap-done = Toutes les quatre ont maintenant l’atmosphère. Un tour compte exactement deux actions : regarder, échanger ou pivoter, même deux fois la même. Ensuite seulement, vous pouvez révéler la ligne.
lesson-swap-only = Dans cette leçon, les cartes 2 et 4 changent de place.

## pivot
lesson-pivot-title = Faire pivoter la ligne
lesson-pivot-task = Les deux cartes du centre ont l’atmosphère en commun avec les cartes 2 et 6, mais la ligne va de 0 à 4. Faites pivoter le centre, pour qu’elle aille de 2 à 6.
lesson-pivot-hint = Les signes ronds entre les cartes font pivoter la ligne. Choisissez celui qui donne 2 – 6.
lesson-pivot-done = Aucune carte n’a quitté sa place, et une seule action a suffi. Par échanges, il en aurait fallu deux.
lesson-pivot-only = La ligne doit aller de 2 à 6.

## reveal
lesson-reveal-title = Révéler la ligne
lesson-reveal-task = Vos deux actions sont faites, et vous savez que les quatre cartes de la ligne ont l’atmosphère en commun. Retournez-les une à une, en commençant par un bout.
lesson-reveal-hint = D’abord la carte 0 ou la 4, puis les autres dans l’ordre que vous voulez.
lesson-reveal-done = Une étoile pour votre constellation. Après chaque carte, il faut quelque chose de commun à toutes celles déjà retournées ; sinon on s’arrête aussitôt, sans rien gagner.
lesson-reveal-only = Vous connaissez cette ligne : révélez-la.

## worth
lesson-worth-title = Combien vaut-elle ?
lesson-worth-task = Les quatre cartes ont encore l’atmosphère, mais voyez les signes : deux d’entre elles sont identiques, avec les deux mêmes caractéristiques. Combien d’étoiles vaut cette ligne ? Devinez, puis révélez-la.
lesson-worth-hint = 1 étoile si aucune n’est identique à une autre, 2 si certaines le sont, 3 si elles le sont toutes les quatre.
lesson-worth-done = 2 étoiles. Vous en avez sept en tout ; celles que vous ne placez pas dans cette manche reviennent dans la seconde.
lesson-worth-only = Vous connaissez cette ligne : révélez-la.

## keep
lesson-keep-title = Mieux vaut s’abstenir
lesson-keep-task = Voyez les signes : dans cette ligne, les cartes 0, 8 et 9 ont deux à deux quelque chose en commun. Mais rien n’est commun aux quatre. Terminez votre tour sans révéler.
lesson-keep-hint = La barre propose de terminer le tour sans révéler.
lesson-keep-done = L’erreur la plus courante est de comparer les cartes deux à deux. Une révélation manquée montre les cartes à tous, puis les mélange.
lesson-keep-only = La troisième carte échouerait, et tout le monde l’aurait vue. Terminez plutôt votre tour.

## rain
lesson-rain-title = La pluie d’étoiles
lesson-rain-task = Seconde manche : neuf cartes, trois par trois. Votre constellation est la plus complète, c’est donc vous qui lancez la toupie : les étoiles non placées pleuvent sur les cartes.
lesson-rain-hint = Choisissez de lancer la toupie, puis validez.
lesson-rain-done = Chaque étoile donne à son propriétaire le droit de dire un mot sur la carte où elle repose. Les cartes sans étoile sont écartées ; les autres s’ouvrent l’une après l’autre.

## word
lesson-word-title = Dire un mot
lesson-word-task = Une carte portant l’une de vos étoiles est ouverte. Regardez son image : quel mot attendez-vous dans le texte de son dos ? Tapez un mot, ou ouvrez la liste de mots et prenez-en un.
lesson-word-hint = Un nom, un verbe ou un adjectif feront l’affaire ; les mots comme « le » ou « est » sont refusés, sans rien coûter. Les mots du titre et ceux des caractéristiques de la carte ne rapportent rien.
lesson-word-done = Le dos a été lu. Si le texte contient votre mot, ou un mot de sa famille, l’étoile est allée sur votre constellation : vous en avez { $points }. Sinon, cette étoile est perdue.

## family
lesson-family-title = Familles de mots
lesson-family-task = Sur cette carte, l’autre joueur a déjà dit « lumière ». Aucun mot de cette famille ne peut plus être dit, ni « lumières », ni « lumineux ». Dites un autre mot.
lesson-family-hint = Essayez « lumières », si vous voulez : il est refusé sans rien coûter. Puis dites tout autre chose.
lesson-family-done = Deux mots sont de la même famille s’ils ont la même racine et qu’elle se voit encore. C’est aussi vrai à la lecture : « étoiles » trouve « étoile ». Vous avez { $points } étoiles.
lesson-family-only = N’abandonnez pas ce mot : dites n’importe quel autre, hors de cette famille.

## end
lesson-end-title = La dernière étoile
lesson-end-task = Six de vos étoiles sont placées, la septième repose sur cette carte. C’est la dernière : dites un mot, et la partie est finie.
lesson-end-hint = Regardez l’image et tapez ce que vous attendez dans le texte.
lesson-end-done = Chaque étoile sur votre constellation est un point, quelle que soit la manche : { $points } pour vous. Le plus d’étoiles gagne ; à égalité, on partage la victoire.

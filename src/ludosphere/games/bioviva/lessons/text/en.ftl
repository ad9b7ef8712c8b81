## look
lesson-look-title = Look behind a picture
lesson-look-task = Eight cards lie around the top, pictures up. While it spins everybody looks at backs, in secret. Look at any card.
lesson-look-hint = Point at a card and confirm. Here you have five looks and all the time in the world.
lesson-look-done = On a back are two characteristics: where it is, and what it is about. Remember them: you know a card by its picture, wherever it goes. The others know that you looked, but not what you saw.
lesson-look-only = Look at one card first; you have five looks.

## swap
lesson-swap-title = Swap two cards
lesson-swap-task = The bright bar is your line: cards 0, 8, 9 and 4. You have seen their backs, and card 2’s: the signs below the pictures tell them. All but card 4 share the atmosphere. Swap card 4 for card 2.
lesson-swap-hint = Point at card 2, then at card 4, and confirm.
lesson-swap-done = Now all four have the atmosphere. A turn has exactly two actions: look, swap or pivot, also the same twice. Only then may you reveal the line.
lesson-swap-only = In this lesson cards 2 and 4 change places.

## pivot
lesson-pivot-title = Pivot the line
lesson-pivot-task = The two centre cards share the atmosphere with cards 2 and 6, but the line runs from 0 to 4. Turn the centre, so that it runs from 2 to 6.
lesson-pivot-hint = The round signs between the cards turn the line. Choose the one that gives 2 – 6.
lesson-pivot-done = No card has left its place, and one action was enough. Swapping would have cost two.
lesson-pivot-only = The line should run from 2 to 6.

## reveal
lesson-reveal-title = Reveal the line
lesson-reveal-task = Your two actions are done, and you know that all four cards of the line share the atmosphere. Turn them over one by one; begin at an end.
lesson-reveal-hint = First card 0 or card 4, then the others in any order.
lesson-reveal-done = One star for your constellation. After each card there must be something common to all of them so far; if not, you stop at once and win nothing.
lesson-reveal-only = You know this line: reveal it.

## worth
lesson-worth-title = What is it worth?
lesson-worth-task = All four cards have the atmosphere again, but look at the signs: two of them are identical, with both characteristics the same. How many stars is this line worth? Guess, then reveal it.
lesson-worth-hint = 1 star if no two are identical, 2 if some are, 3 if all four are.
lesson-worth-done = 2 stars. You have seven in all; those you don’t place in this round come back in the second.
lesson-worth-only = You know this line: reveal it.

## keep
lesson-keep-title = Better not
lesson-keep-task = Look at the signs: in this line any two of the cards 0, 8 and 9 share something. But nothing is common to all four. End your turn without revealing.
lesson-keep-hint = The bar offers to end the turn without a reveal.
lesson-keep-done = The most frequent mistake is to compare the cards two by two. A failed reveal shows its cards to everybody, and shuffles them.
lesson-keep-only = The third card would fail, and everybody would have seen it. End the turn instead.

## rain
lesson-rain-title = The rain of stars
lesson-rain-task = Round 2: nine cards, three by three. Your constellation is the most complete, so you spin the top: the stars nobody has placed yet rain down on the cards.
lesson-rain-hint = Choose to spin the top, and confirm.
lesson-rain-done = Each star gives its owner the right to say one word on the card where it lies. Cards without a star are put aside; the others are opened one after another.

## word
lesson-word-title = Say a word
lesson-word-task = A card with one of your stars is open. Look at its picture: which word do you expect in the text on its back? Type one word, or open the list of words below and take one of them.
lesson-word-hint = Any noun, verb or adjective will do; words such as “the” or “is” are refused and cost nothing. Words in the title and in the card’s own characteristics earn nothing.
lesson-word-done = The back was read. If the text has your word, or one of its family, the star has gone to your constellation: you have { $points } now. If not, that star is lost.

## family
lesson-family-title = Families of words
lesson-family-task = On this card the other player has said “light” already. No word of that family may be said again, so neither “lights” nor “lighting”. Say another word.
lesson-family-hint = Try “lights”, if you like: it is refused, and costs nothing. Then say something quite different.
lesson-family-done = Two words are of one family if they have the same root and one can still see it. The same counts at the reading: “stars” finds “star”. You have { $points } stars now.
lesson-family-only = Don’t give up this word: say any other than those of that family.

## end
lesson-end-title = The last star
lesson-end-task = Six of your stars are placed, the seventh lies on this card. It is the last one: say a word, and the game is over.
lesson-end-hint = Look at the picture and type what you expect in the text.
lesson-end-done = Each star on your constellation is a point, whichever round it comes from: { $points } for you. Most stars wins; equal players share the victory.

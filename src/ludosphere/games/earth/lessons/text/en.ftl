## compost
lesson-compost-title = Choose an action
lesson-compost-task = When it is your turn you choose one of four actions. The simplest is Composting: choose it, take all 5 soil, then compost 2 cards of the deck.
lesson-compost-hint = The action you want is red. After that the bar offers amounts: take as much as there is.
lesson-compost-done = Soil is the money of the game, and each card on your compost is 1 point at the end. You may always take less than you are offered, but here there was no reason to.
lesson-compost-only = That is allowed in a game. In this lesson: Composting, all of the soil, both cards.

## plant
lesson-plant-title = Plant a card
lesson-plant-task = Choose Planting, then the American Sycamore of your hand, then a place beside your cards: at a side or at a corner. It costs 3 soil.
lesson-plant-hint = Planting is the green action. Your hand lies below your tableau; the possible places are marked around your cards.
lesson-plant-done = The card lies where it lies for the rest of the game, and its abilities work for you from now on. The active player plants up to two cards, everybody else one.
lesson-plant-only = In this lesson: the green action, then the American Sycamore, then a place for it.

## where
lesson-where-title = Four by four
lesson-where-task = Your tableau may be four cards wide and four high, not more. Yours is four wide already. Plant Sandy Soil where there is still room.
lesson-where-hint = To the left and to the right there is no place any more. Above the row or below it, there is.
lesson-where-done = Sixteen places make a full tableau. The square has no edges until your cards make them, so plan which card goes where: many cards count their row, their column or their neighbours.
lesson-where-only = In this lesson: Sandy Soil, and then a place for it.

## keep
lesson-keep-title = Draw four, keep one
lesson-keep-task = After planting the active player draws 4 cards and keeps 1 of them. Draw all four and keep the card you like best.
lesson-keep-hint = Take the amount 4, then point at one of the cards drawn. The eye on a card opens it.
lesson-keep-done = The three others go to the discard pile, not to your compost. The cards in your hand are worth nothing at the end: plant them, or compost them.
lesson-keep-only = Look at all four of them; it costs nothing.

## water
lesson-water-title = Watering
lesson-water-task = Watering brings up to 6 sprouts. Choose it, and fill the sprout spaces of both your cards: White Oak has two, Stiptic Fungus one.
lesson-water-hint = Watering is the blue action. Then point at a card for every sprout.
lesson-water-done = Each sprout on a card is 1 point at the end: three points. The other three sprouts find no space and are lost, so Watering is strongest when many spaces are free.
lesson-water-only = In this lesson: the blue action, and sprouts on both cards.

## grow
lesson-grow-title = Trunks and canopies
lesson-grow-task = Growing lets you draw 4 cards and then place 2 growth pieces. Both your trees lack just one piece: give it to each of them.
lesson-grow-hint = Growing is the yellow action. Draw, then point at one tree and at the other.
lesson-grow-done = The last piece is the canopy. White Oak counts 4 points now instead of 3 trunks, the Dragon Blood Tree 2. Without the canopy each trunk counts 1; with it, the printed points count instead.
lesson-grow-only = In this lesson: the yellow action, four cards, and one piece on each tree.

## others
lesson-others-title = When others choose
lesson-others-task = Nobody sits idle in Earth. The other player has chosen Composting, and you get the weaker form: either 2 soil or 2 cards for your compost. Choose.
lesson-others-hint = First choose one or the other, then take all of it.
lesson-others-done = Whatever anybody chooses, everybody gets something, and then everybody uses their own cards of that colour. So watch what the others will choose: it works for you too.
lesson-others-only = Take one of the two, and all of it: it is free.

## order
lesson-order-title = The order of your cards
lesson-order-task = After an action, all your cards of its colour work, from left to right and row by row. Use Stiptic Fungus for soil first, then pay 1 soil to Hairawn Muhly and put both sprouts on that card.
lesson-order-hint = Begin with the left card and take 3 soil. Then the right card: both sprouts on itself.
lesson-order-done = Had you begun on the right, the left card would have been passed over: there is no way back. Two sprouts are 2 points, and you have more soil than before.
lesson-order-only = Then the left card would be passed over, or something given away. First Stiptic Fungus with all its soil, then Hairawn Muhly with both sprouts on itself.

## convert
lesson-convert-title = Sprouts into soil
lesson-convert-task = American Sycamore costs 3 soil and you have 1. At almost any time 3 sprouts can become 2 soil: convert them, then choose Planting and plant the tree.
lesson-convert-hint = The button to convert stands beside the four actions. Pay with the sprouts of Basil.
lesson-convert-done = Three sprouts would have been 3 points; a card that works in every turn is worth more. Near the end of the game it is the other way round.
lesson-convert-only = First convert three sprouts, then plant the American Sycamore with the green action.

## event
lesson-event-title = An event
lesson-event-task = Events are played from your hand at any time, also in somebody else’s turn. Play Tornado: it costs 2 sprouts, brings 4 soil, and counts −2 points at the end.
lesson-event-hint = Point at Tornado in your hand and confirm, instead of choosing one of the four actions.
lesson-event-done = The event lies in your pile for good, with its points. You still have your action, and soon soil to make something of it.
lesson-event-only = Play the event first: Tornado, in your hand.

## fauna
lesson-fauna-title = The race for the animals
lesson-fauna-task = Bornean Orangutan wants four trees in your tableau. You have three: plant the fourth, American Sycamore.
lesson-fauna-hint = Choose American Sycamore in your hand, then any place.
lesson-fauna-done = At the end of the turn your leaf goes on that card: 10 points in the Beginner game. Otherwise whoever is first gets 15, the next 11, then 8, 6 and 5. You needn’t claim anything, the goals are watched for you.
lesson-fauna-only = Heather is no tree. The Orangutan wants a fourth tree.

## score
lesson-score-title = Count your points
lesson-score-task = Leave the printed points aside. What are the sprouts, the growth and the compost on your side worth together? There are 3 cards on your compost.
lesson-score-hint = Sprouts: 1 + 4 + 2. Growth: White Oak has 3 trunks and no canopy, the Dragon Blood Tree its canopy of 2 points, Penny Bun 1 trunk. Then the compost.
lesson-score-done = 7 for the sprouts, 3 + 2 + 1 for growth, 3 for the compost: 16. With printed points, terrains and animals you have { $points } now; the score sheet shows every line at any time.

## end
lesson-end-title = The sixteenth card
lesson-end-task = The game ends when somebody has sixteen cards. You have fifteen: plant the last one.
lesson-end-hint = Only one place is left, at the lower right.
lesson-end-done = You are the first, and that will be worth 7 points. The round is played to its end, so that everybody has had the same number of turns; then the points are counted.
lesson-end-only = Plant a card: one place is free.

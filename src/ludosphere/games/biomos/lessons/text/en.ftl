## place
lesson-place-title = Place a terrain
lesson-place-task = The big ring is your planet, and below it lies the centre. Take any terrain from the centre, then point at a gap of the ring, and confirm.
lesson-place-hint = First a token of the centre, then one of the free places between the terrains: before, between or after them. The button at the bottom says what will happen.
lesson-place-done = One terrain a turn: that is the whole beginning of a turn. You can’t pass, and you can’t take two. Then it is the next player’s turn.

## between
lesson-between-title = Terrains slide, they never jump
lesson-between-task = Tokens on the ring make room for a new one, but their order stays. Put the mountain between the forest and the desert.
lesson-between-hint = Take the mountain from the centre, then the gap that lies after the forest.
lesson-between-done = The desert and the glacier have moved on to make room. With three tokens there were four gaps, now there are five. What is in order once stays in that order.
lesson-between-only = This time the mountain is wanted, and between forest and desert: that is where it will be of use.

## claim
lesson-claim-title = Claim a biome
lesson-claim-task = The cards show patterns. Mangrove asks for forest, ocean, forest in a row. Make it stand on your planet, then claim the card.
lesson-claim-hint = Put the ocean between the two forests. Then point at Mangrove among the cards and confirm.
lesson-claim-done = Mangrove is yours for the rest of the game: 5 points. A new card comes in its place, and your three terrains may serve other biomes later: they are not used up.
lesson-claim-only = That would be possible, but this lesson is about Mangrove: the ocean between the two forests, then the card.

## joker
lesson-joker-title = The question mark
lesson-joker-task = Forest Glade is forest, anything, forest. You have two forests side by side: that is not enough. Make the pattern stand and claim it.
lesson-joker-hint = Something must lie between the two forests; what it is doesn’t matter. Then claim Forest Glade.
lesson-joker-done = 3 points. A question mark stands for any terrain, but there must be one. Two forests side by side are the most frequent mistake with such cards.
lesson-joker-only = The two forests would still touch: put a terrain between them, then claim Forest Glade.

## better
lesson-better-title = Only one a turn
lesson-better-task = Place the desert at the end of the ring. Two biomes stand on your planet then, but you claim only one a turn: take the one with more points.
lesson-better-hint = Broadleaf Forest, two forests, is worth 3 points; Taiga, the same two between glaciers, is worth 7.
lesson-better-done = 7 points. The forests belong to both patterns, and Broadleaf Forest still stands: if nobody else takes the card first, you can claim it in your next turn.
lesson-better-only = Leave the four terrains together, and take the dearer of the two cards: 7 points are better than 3.

## keep
lesson-keep-title = Don’t break what stands
lesson-keep-task = Stone Forest stands on your planet: forest, mountain, mountain, forest. But you must place a terrain before you claim. Place it where it breaks nothing, then claim.
lesson-keep-hint = Place it before the first forest or after the last one. Between them it would part what belongs together.
lesson-keep-done = 7 points. Placing comes first and claiming last, so what matters is what stands at the end of your turn. The pattern needn’t hold the terrain you have just placed.
lesson-keep-only = There it would part the four terrains of Stone Forest. Only the two ends of the ring are safe.

## giant
lesson-giant-title = A giant biome
lesson-giant-task = Giant biomes lie in the upper row: 10 points each. Great Sand Dunes asks for four deserts in a row. Complete them and claim the card.
lesson-giant-hint = Put the fourth desert beside the three others, then choose the card in the upper row.
lesson-giant-done = 10 points. A claimed giant biome is not replaced: whoever is first has it, and there are never more than four in a game.
lesson-giant-only = Four deserts in a row are wanted here, and then the card Great Sand Dunes.

## moon
lesson-moon-title = Form your moon
lesson-moon-task = Above the ring is the moon space. At the end each terrain like your moon earns 3 points. Form the moon that promises most now.
lesson-moon-hint = There are three forests on your ring, but one ocean and one mountain. So take the forest and put it on the moon space.
lesson-moon-done = Three forests at 3 points each: 9 points, and more with every forest to come. The moon itself doesn’t count, and it is next to nothing.
lesson-moon-only = Here the moon should be the terrain you have most of.

## lift
lesson-lift-title = What the moon can do
lesson-lift-task = In the turn in which you form your moon, and only then, you may lift one token and put it elsewhere. Form the moon, free Taiga of the desert in its middle, and claim it.
lesson-lift-hint = Any terrain will do for the moon. Then point at the desert in the ring, next at the start or the end of the ring, and claim Taiga.
lesson-lift-done = 7 points for Taiga, and a moon as well. This is the only way to part terrains again, so many players wait with their moon until it does two things at once.
lesson-lift-only = Begin with the moon; then move the desert out of the four terrains of Taiga, to one end of the ring, and claim the card.

## last
lesson-last-title = The last terrain of the centre
lesson-last-task = The centre isn’t filled up each turn. Only one terrain is left: take it, and see what the next player gets.
lesson-last-hint = Place the mountain wherever you like.
lesson-last-done = The centre was empty at the start of a turn, so five new terrains were drawn. Whoever takes the last one has no choice, and the next player has five.

## score
lesson-score-title = Count your points
lesson-score-task = One space is left, and then the game is over. You have claimed Mangrove (5) and Taiga (7); your moon is a forest, and a forest is the last terrain you place. How many points will you have? Guess, then place it.
lesson-score-hint = 5 + 7 for the cards. Then count the forests on the ring, with the last one but without the moon: 3 points each.
lesson-score-done = 12 points for the cards and 3 × 5 for the forests: { $points }. The score sheet shows line by line where they come from.

## recess
lesson-recess-title = Advanced: the recesses
lesson-recess-task = Advanced planets have two recesses in the mouth of the ring. Recess A follows the last terrain of the ring. Put the ocean into it and claim Bay.
lesson-recess-hint = Bay is ocean, forest, forest, ocean. The ring ends with ocean, forest, forest, so the ocean belongs into recess A.
lesson-recess-done = 7 points. A terrain in a recess never slides. When both recesses are filled the ring is closed, and patterns may run all the way round.
lesson-recess-only = Put the ocean into recess A, after the two forests, and then claim Bay. No event this time.

## event
lesson-event-title = Advanced: an event
lesson-event-task = On an Advanced planet you may change one terrain after placing. A desert next to an ocean can be irrigated: it becomes a forest. Place the glacier at the end, irrigate, and claim Broadleaf Forest.
lesson-event-hint = The desert lies between the ocean and the forest. After placing, choose Irrigate and then the desert.
lesson-event-done = 3 points for the card. There are three more events: an ocean beside a mountain freezes, a desert spreads, a glacier melts into something unknown. One a turn, and none in the turn of the moon.
lesson-event-only = In this lesson: the glacier after the forest, then irrigate the desert, then claim Broadleaf Forest.

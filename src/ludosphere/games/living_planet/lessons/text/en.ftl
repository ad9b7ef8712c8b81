## choose
lesson-choose-title = Choose a Planet card
lesson-choose-task = Each turn begins with a card from 1 to 6: it sets the value of your die. Your Iron Mine bears a 4, so it produces whenever a die shows 4. Choose the card that makes it produce.
lesson-choose-hint = Choose the 4 among your cards, and confirm.
lesson-choose-done = Everybody chooses in secret, then all cards are turned over. A card played is gone until all six have been played. And any die wakes your mine, not only your own.
lesson-choose-only = In a game that may be wise. Here the mine wants a 4.

## order
lesson-order-title = The Leader lines up the dice
lesson-order-task = You are the Leader of this turn and line up the four dice as you like. Put blue first: its 4 makes your Iron Mine produce before anything can strike.
lesson-order-hint = First the blue die, then the others in any order.
lesson-order-done = 1 iron. Each die in turn brings production for everybody, then two actions of its owner, then its disasters. The order can save a mine or ruin it.
lesson-order-only = Blue should come first, so that the mine yields at once.

## explore
lesson-explore-title = Explore
lesson-explore-task = Your die shows 3, so you draw three hexes and keep one. Explore, choose one of them, and lay it beside the map: mountain sides meet mountain, plain sides meet plain.
lesson-explore-hint = The program offers only places where the sides fit. It must lie beside a hex with your Scientist, east of the Landing Zone.
lesson-explore-done = The map has grown, and your Scientist has moved onto the new hex. The two others went back under the stack. A high die draws more hexes: more to choose from.
lesson-explore-only = In this lesson: Explore, then one of the hexes.

## move
lesson-move-title = Move into a building
lesson-move-task = On Rust Ridge stands an Iron Mine that nobody controls. Move your Scientist into it.
lesson-move-hint = Choose Move, then the Scientist, then the mine. One step is enough: straight into a building of the neighbouring hex.
lesson-move-done = The mine is yours: an active unit inside controls it, and so does a chip. With a die of 2 you have one more step for another unit.
lesson-move-only = The Scientist is wanted in the Iron Mine on Rust Ridge.

## build
lesson-build-title = Build, and don’t abandon
lesson-build-task = Build an Iron Mine on Rust Ridge for 5 MC; you choose its value. Then put a chip on it, so that it is not abandoned.
lesson-build-hint = Choose Build, an Iron Mine of any value, the site with the iron sign. After that the bar offers a chip.
lesson-build-done = 2 points at the end, and 1 iron for every die with its value. Without chip and without unit it would have been abandoned at once: that mistake costs most beginners their first mine.
lesson-build-only = An Iron Mine is to be built here, and it needs a chip.

## trade
lesson-trade-title = Trade
lesson-trade-task = You have 4 iron, and the price is high. Trade: take the market card, sell all 4 pieces, then end the Trade. Before you sell, look at what it brings and at the price after it.
lesson-trade-hint = A market card changes prices first; with a die of 1 there is just one to take. Then sell 4 iron in one go, and end the Trade.
lesson-trade-done = Iron stood at 9; the four pieces brought 8, 7, 6 and 5 MC. Every piece you sell lowers the price by 1 before it is paid, every piece you buy raises it. So don’t save too many of a kind. Money is worth points, 1 for every 5 MC; pieces left at the end are worth nothing. You may trade once in each of your Actions phases.
lesson-trade-only = In this lesson: Trade, take the card, sell all 4 iron at once, then end.

## recruit
lesson-recruit-title = Recruit
lesson-recruit-task = Free actions cost no action. For 1 mycelium a new Scientist comes into your Spaceport, which must be empty. Recruit one.
lesson-recruit-hint = Recruiting stands beside the four actions.
lesson-recruit-done = Two Scientists reach twice as far, and you still have both your actions. Mycelium heals the wounded as well.
lesson-recruit-only = That is an action. Here the free one is wanted: Recruit.

## repair
lesson-repair-title = Repair
lesson-repair-task = The Iron Mine on Rust Ridge is abandoned: neither chip nor unit. Your Scientist stands outside on that hex. For 1 iron put a chip on the mine, as a free action.
lesson-repair-hint = Point at the mine, or at the offer to put a chip on it.
lesson-repair-done = 1 iron is cheaper than 5 MC for a new mine, and the Scientist is free to go on. An abandoned building does nothing, counts for nobody, and the next hit takes it away.
lesson-repair-only = Use the iron for the mine first: that is what this lesson is about.

## hit
lesson-hit-title = An earthquake
lesson-hit-task = The green die shows 4, and that wakes an earthquake on Red Terraces. Your mine there has a chip and a Scientist: one of them must suffer. Choose, and see that the mine stays yours.
lesson-hit-hint = Either choice will do. A chip lost can be replaced for 1 iron; a wounded Scientist is healed for 1 mycelium.
lesson-hit-done = Chip and unit together are armour: one is lost, the other still holds the mine. Each disaster needs a colour and a value, so look which dice threaten your hexes.

## protect
lesson-protect-title = Protection
lesson-protect-task = The same earthquake, but now you control a Seismic Damper next door. Pay 1 oil, and nothing happens on Red Terraces.
lesson-protect-hint = The bar offers to pay 1 oil.
lesson-protect-done = Both your buildings keep their chips. Oil or electricity will do, and the damper protects its own hex and all those next to it, for everybody there.
lesson-protect-only = Without payment two chips would be lost. Pay the oil.

## fate
lesson-fate-title = Bend fate
lesson-fate-task = Your own die shows 2, and red 2 is the tornado of Rust Ridge, where your mine stands. Once a game you may change your die just before its disasters: use your Fate Control token.
lesson-fate-hint = Any other value will do: nothing else of yours is threatened.
lesson-fate-done = No tornado. The new value counts for disasters only, production is done with. You have this token once, so keep it for a turn in which much is at stake.
lesson-fate-only = Then the tornado would come. Use the token this time.

## deplete
lesson-deplete-title = The planet runs dry
lesson-deplete-task = At the end of each turn the Leader takes one piece of iron, oil or vibrium out of the game for good. You are the Leader: choose.
lesson-deplete-hint = Any of the three will do.
lesson-deplete-done = When one of the three is gone altogether the game ends with that turn; otherwise it lasts twelve turns. Now another player is the Leader.

## score
lesson-score-title = Count your points
lesson-score-task = What would you have if the game ended now? You own 23 MC, 2 iron, the red buildings on the map, and a Motorised Scientist on the Landing Zone. Guess.
lesson-score-hint = 1 for every full 5 MC; 2 for each production building you control; 1 each for damper and Spaceport; 2 for the vehicle. A wounded Scientist controls nothing, and pieces are worth nothing.
lesson-score-done = 4 for the money, 4 for mine and rig, 1 + 1 for damper and Spaceport, 3 for the vehicle: { $points }. The Brokerage with the wounded Scientist is nobody’s, and the 2 iron should have been sold.

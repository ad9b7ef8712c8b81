## The map as text
empty-places = Empty places
next-to = beside it – { $what }
look-at = Look closer at { $name }
sites = Sites
units = Units outside
lava-and-dams = Sides, lava and dams
lava-with = lava with { $dice }
unit-inside = – inside: { $unit } ({ $player })

## Stocks as text
stocks = The players
stocks-of-all = What everybody has
player-head = Player
you = you
hidden = hidden
head-points = Points
head-mc = MC
head-scientists = Scientists in reserve
head-motors = Motorised Scientists in reserve
head-chips = Chips in reserve
head-fate = Fate Control tokens
head-oxygen = Oxygen tokens
on-map = { $name }: on the map
sold = (sold: { $n })
bought = (bought: { $n })
stack-left = { $n ->
    [one] 1 hex in the stack
   *[other] { $n } hexes in the stack
}
fires = { $n ->
    [one] 1 fire token left
   *[other] { $n } fire tokens left
}

## What is this?
tell-die = One of the four dice of the turn. Its number makes all buildings of that number produce, its owner acts, and its colour and number bring cataclysms.
tell-card = Everybody plays one Planet card face down; its number is the die of their colour. The cards come back when all six are used.
tell-do-explore = Draw hexes and place one beside a hex with an active unit of yours, which goes onto it.
tell-do-move = Move your units; a step goes to a hex beside it or to another place on its hex. A Motorised Scientist goes farther for a point.
tell-do-build = Build on free sites of hexes with an active unit of yours; a chip and a unit of that hex may go on the building.
tell-do-trade = Draw market cards, choose one that moves the prices, then buy and sell.
tell-free-recruit = A new Scientist on your own empty Spaceport that works, for mycelium.
tell-free-heal = One of your wounded Scientists is active again, for mycelium.
tell-free-repair = A chip of yours on a building without one, where you have an active unit, for iron; on your own Spaceport from anywhere.
tell-free-motorise = A Scientist on your own Spaceport that works becomes a Motorised Scientist.
tell-free-rescue = A Scientist of yours lands on the Landing Zone, because you have no active unit on the map.
tell-free-subsidy = You take some money, because you have next to nothing.
tell-dam = A dam on a side of the Volcano: no lava flows over it any more.
tell-douse = You put out a fire near a safety station of yours.
tell-power = The power of the Leader’s card, once this turn.
tell-hex = A part of the planet. Its sites are for buildings; dice of the colours and numbers on it bring its cataclysms.
tell-volcano = The Volcano. Nobody goes there; dice send lava over its sides, where no dam stops it.
tell-cell = An empty place. A hex fits there if all sides that touch are alike, mountain to mountain and plain to plain.
tell-turn = How the hex is turned before it is placed.
tell-tile = A hex you have drawn. It must lie beside a hex with an active unit of yours, all touching sides alike
tell-site = A free site. A production building needs the icon of what it makes
tell-building = Who has a chip or an active unit on it controls it; with neither it is abandoned and does nothing.
tell-unit-scientist = A Scientist: moves, explores, builds and keeps control of buildings. A hit wounds it.
tell-unit-wounded = A wounded Scientist does nothing until it is healed, and another hit destroys it.
tell-unit-motor = A Motorised Scientist: it goes farther for a point of movement and gives points at the end. A hit destroys it.
tell-crew = It stands inside a building, and can leave it.
tell-side = A side of the Volcano. The dice named there send lava to the hex beside it, unless a dam stands there.
tell-type = It goes onto a free site of a hex with an active unit of yours.
tell-value = The number the die has instead, for its cataclysms only.
tell-strike = A cataclysm that is due. The owner of the die says which comes next.
tell-market = A market card: it moves prices by what it says, then all cards drawn are discarded
tell-resource = A resource to name or to take out of the game.
tell-up = This price rises. Beyond the end of its track it crashes.
tell-down = This price falls, but never below the beginning of its track.
tell-sell = You sell pieces of this for its price; then its price falls.
tell-buy = You buy pieces of this for its price; then its price rises.
tell-amount = How many pieces.
tell-pay = You pay this, and the cataclysm does not happen there.
tell-lose = What the hit costs you: the chip, or a hit on the unit inside.
tell-done = You do no more of this, and the game goes on.
tell-nobody = No unit goes onto the new building.
tell-bare = The building stands on the ground, without a platform.
tell-convert = Wood goes in, and the culture makes more.
tell-first = What is made first, because there may not be enough for both.
tell-staff = Whether an Automation Chip goes onto the new building: it stays under your control without a unit.
tell-platform = A floating platform: no flood reaches the building.
tell-price = The price of one piece, and how many are in the reserve for everybody. Trading and market cards move it.
tell-stock-mc = Money. What is left gives points at the end.
tell-stock-iron = Iron: for buildings, chips and dams.
tell-stock-oil = Oil: for buildings and protection.
tell-stock-electricity = Electricity: for buildings and protection.
tell-stock-mycelium = Mycelium: feeds and heals Scientists.
tell-stock-vibrium = Vibrium: for buildings and dams.
tell-stock-wood = Wood: for buildings of Planet Arboria and their cultures.
tell-stock-scientists = Scientists you can still recruit.
tell-stock-motors = Motorised Scientists you can still make.
tell-stock-chips = Automation Chips you can still put on buildings. With a chip a building is yours without anybody in it.
tell-stock-fate = With a Fate Control token the owner of a die gives it another number just before its cataclysms.
tell-stock-oxygen = Oxygen tokens: the points of oxygen pockets you have discovered.
tell-stack = Hexes that can still be explored.
tell-fires = Fire tokens left. No building works where one lies, but a safety station.
tell-depleted = Pieces that have left the game. When a depletable resource is gone altogether, the game ends with that turn.
tell-absent = The cards of a colour nobody plays; each turn the next one is its die, for which the Leader decides.
tell-leader = The Leader orders the dice, and the power of the own card counts. The role goes round clockwise.
tell-look = The stock of somebody else; choose it to see what they have on the map.
tell-score = The points you would have if the game ended now. Choose it to see where they come from.
tell-score-money = The points of the money you have.
tell-score-production = The points of the production buildings you control.
tell-score-protection = The points of the protection buildings you control.
tell-score-finance = The points of the finance buildings you control.
tell-score-spaceport = The points of the Spaceports you control.
tell-score-motorised = The points of your Motorised Scientists on the map.
tell-score-oxygen-tokens = The points of the oxygen tokens you got for discovering pockets.
tell-score-oxygen-hexes = The points of the oxygen hexes you control at the end.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
abundance = Abundance
own = Island
hand = Hand { $count }
table = Table
keys = Tab · v read
heads = soil hand comp. events leaves cards sprout growth points
planted = { $count } planted
letters = GRBYMKN
help =
    On your turn you choose one of four actions; the others do a smaller part
    of it. Then everybody uses all abilities of its colour in reading order:
    Planting green, Composting red, Watering blue, Growing yellow; multicolor
    works with the last three. Whoever fills four by four cards ends the game.

    On a card: number, letters of its abilities, cost/points, then its sprouts
    and its growth; the last growth piece is the canopy.
    ● sprout  ○ space for one  ▮ growth  ▯ space  ♧ canopy to come  ♣ grown
    + planted this turn  ✓ used this turn, or a leaf on a fauna card
    · free space  ◀ active player  … still deciding

    Notation: A:green choose an action · O:soil one of two · 3 take three
    013 pick a card to plant, @d4 put it or a piece there · -013 compost
    +013 keep · !d4 !island !climate use an ability · *200 play an event
    convert three sprouts · . stop, decline or pay the rest in soil
    285a choose a face · G:337a Gaia claims · T:soil take, L:2 leave (Teams)
    S:soil use, M:sprouts make a seed (Abundance)

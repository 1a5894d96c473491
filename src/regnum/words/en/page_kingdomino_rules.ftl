# The rules of Kingdomino, as they are needed at the table.

kingdomino-law-bonus = { $points ->
    [0] no bonus
   *[other] +{ $points } points
}
kingdomino-law-land = Land
kingdomino-law-squares = Squares
kingdomino-law-crowns = { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}

kingdomino-law-section-aim = The aim
kingdomino-law-section-setup = Before the game
kingdomino-law-section-turn = A turn
kingdomino-law-section-place = Placing
kingdomino-law-section-score = Scoring
kingdomino-law-section-lands = The lands
kingdomino-law-section-variants = Variants
kingdomino-law-section-editions = Where editions differ

kingdomino-law-aim = Lay dominoes round your castle until they fill a square of 5 × 5. In the end each property scores its squares times its crowns, and the highest sum wins.
kingdomino-law-kings = Everybody puts a starting tile in front of them, with a castle on it. Two players take two kings each, three or four players one each.
kingdomino-law-deck = The dominoes are shuffled and stand in the box. With two players 24 are used, with three 36, with four all 48; those left out stay unseen.
kingdomino-law-row = As many dominoes as there are kings are laid out: sorted by the numbers on their backs, the lowest on top, then turned over.
kingdomino-law-draft = The kings come out of a closed hand one by one. Whose king appears puts it on a domino that is still free; the last takes what is left.
kingdomino-law-second = Then a second row is laid out beside the first, and play begins.
kingdomino-law-order = The kings act from the top of the row down. So a low number acts early, and a high one, usually richer, late.
kingdomino-law-act = In your turn you place the domino under your king, then put that king on a free domino of the new row: both, in this order.
kingdomino-law-two = With two players each king has its own turn. If your kings stand one after the other, you act twice in a row.
kingdomino-law-rounds = When a row is used up, the next is laid out. Once there is none, the last round is played: everybody only places. That makes 12 rounds, or 6 for two players with 24 dominoes.
kingdomino-law-match = A domino must touch the castle, or lie side by side with an equal land laid before. One match is enough; whatever else it touches may differ. Its own two halves do not count.
kingdomino-law-castle = The castle is a joker: every land fits beside it. So the first domino always has a place.
kingdomino-law-corner = Touching at a corner is not touching.
kingdomino-law-frame = A kingdom fits into 5 × 5 squares, the castle included, and nothing may stick out. The frame is not fixed: the castle may end up anywhere in it.
kingdomino-law-must = What can be placed must be placed, even if it hurts.
kingdomino-law-discard = A domino that fits nowhere is discarded and brings nothing. You still have to claim one every turn, even if you cannot use it.
kingdomino-law-stays = What lies there stays there. You may leave holes or wall yourself in: it is your kingdom.
kingdomino-law-property = Squares of one land that hang together side by side are a property. It scores its squares times all crowns on it: here 3 squares × 2 crowns = 6.
kingdomino-law-apart = Two properties of the same land score apart. One without a crown scores nothing, however large.
kingdomino-law-neutral = In scoring the castle is nobody’s land: it neither enlarges a property nor joins two.
kingdomino-law-holes = Holes cost nothing by themselves.
kingdomino-law-ties = Equal sums, bonuses included? Then the largest single property decides, with or without crowns; then the number of crowns; then the victory is shared.
kingdomino-law-lands = Six lands on 96 squares, from the commonest to the rarest. Rare lands carry more crowns.
kingdomino-law-middle = Middle Kingdom: 10 points if your castle stands in the middle, with the kingdom reaching equally far on opposite sides. It need not be complete.
kingdomino-law-harmony = Harmony: 5 points if your kingdom is complete, that is, if you discarded nothing.
kingdomino-law-duel = Mighty Duel: two players use all 48 dominoes and build kingdoms of 7 × 7. The bonuses stay the same.
kingdomino-law-dynasty = Dynasty: three games in a row; the sum of points wins. In a tie the largest properties are added up, then the crowns.
kingdomino-law-combine = Variants can be combined. They hold for the whole table and are agreed on before the game.
kingdomino-law-editions = Older and newer boxes differ in the games for two and three. Choose an edition, then change any switch you like.
kingdomino-law-leftover = Where three kings face four dominoes, the one that nobody claims leaves the game, face up.
kingdomino-law-column-classic = First edition
kingdomino-law-column-modern = Newer edition
kingdomino-law-column-bga = Board Game Arena
kingdomino-law-row-two = Two players
kingdomino-law-row-draft = First draft of two
kingdomino-law-row-three = Three players
kingdomino-law-row-middle = Middle Kingdom
kingdomino-law-row-dynasty = Dynasty
kingdomino-law-two-classic = 24 dominoes, 5 × 5
kingdomino-law-two-modern = Mighty Duel only
kingdomino-law-two-bga = 24 dominoes, 5 × 5
kingdomino-law-draft-classic = four kings at random
kingdomino-law-draft-modern = A-B-B-A
kingdomino-law-draft-bga = A-B-B-A
kingdomino-law-three-classic = 36 dominoes, rows of 3
kingdomino-law-three-modern = 48, rows of 4, one left over
kingdomino-law-three-bga = 48, rows of 4, one left over
kingdomino-law-middle-classic = incomplete: not said
kingdomino-law-middle-modern = incomplete counts
kingdomino-law-middle-bga = equally far on all sides
kingdomino-law-dynasty-classic = yes
kingdomino-law-dynasty-modern = no
kingdomino-law-dynasty-bga = no

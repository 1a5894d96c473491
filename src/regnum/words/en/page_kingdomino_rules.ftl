# The rules of Kingdomino, as they are needed at the table.

kingdomino-law-bonus = { $points ->
    [0] no bonus
   *[other] +{ $points } points
}
kingdomino-law-land = Terrain
kingdomino-law-squares = Squares
kingdomino-law-crowns = { $crowns ->
    [0] no crowns
    [one] 1 crown
   *[other] { $crowns } crowns
}

kingdomino-law-section-aim = The aim
kingdomino-law-section-setup = Before the game
kingdomino-law-section-turn = A turn
kingdomino-law-section-place = Placing
kingdomino-law-section-score = Scoring
kingdomino-law-section-lands = Terrains
kingdomino-law-section-variants = Variants
kingdomino-law-section-editions = Where editions differ

kingdomino-law-aim = Place dominoes around your castle until they fill a 5 × 5 grid. At the end each property scores its squares times its crowns, and the highest total wins.
kingdomino-law-kings = Everyone puts a starting tile in front of them, with a castle on it. Two players take two kings each, three or four players one each.
kingdomino-law-deck = The dominoes are shuffled and kept in the box. With two players 24 are used, with three 36, with four all 48; those left out stay unseen.
kingdomino-law-row = Lay out as many dominoes as there are kings, sorted by the numbers on their backs with the lowest on top, then turn them over.
kingdomino-law-draft = One player mixes the kings in their hand and draws them one by one. When your king comes out, put it on a free domino; the last king takes what is left.
kingdomino-law-second = Then a second row is laid out beside the first, and play begins.
kingdomino-law-order = Kings act from the top of the row down: low numbers act early; high numbers, usually better, act late.
kingdomino-law-act = On your turn, place the domino under your king, then put that king on a free domino in the new row. You must do both, in this order.
kingdomino-law-two = With two players each king has its own turn. If your kings are next to each other, you act twice in a row.
kingdomino-law-rounds = When a row is used up, the next one is laid out. When no row is left, there is one last round of placing only. That makes 12 rounds, or 6 for two players with 24 dominoes.
kingdomino-law-match = A domino must touch the castle, or a square of the same terrain edge to edge. One match is enough; everything else it touches may differ. Its own two halves do not count.
kingdomino-law-castle = The castle is wild: any terrain fits next to it, so the first domino can always be placed.
kingdomino-law-corner = Touching at a corner does not count.
kingdomino-law-frame = A kingdom must fit in a 5 × 5 grid, including the castle, and nothing may stick out. The grid is not fixed: the castle may end up anywhere in it.
kingdomino-law-must = If a domino can be placed, you must place it, even if it hurts.
kingdomino-law-discard = A domino that fits nowhere is discarded and scores nothing. You must still claim one every turn, even if you cannot use it.
kingdomino-law-stays = Placed dominoes never move. You may leave holes or block yourself in: it is your kingdom.
kingdomino-law-property = Connected squares of one terrain form a property. It scores its squares times all crowns on it: here 3 squares × 2 crowns = 6.
kingdomino-law-apart = Two properties of the same terrain score separately. One without crowns scores nothing, however large.
kingdomino-law-neutral = For scoring, the castle has no terrain: it neither enlarges a property nor joins two.
kingdomino-law-holes = Holes cost nothing by themselves.
kingdomino-law-ties = Tied, bonuses included? The largest single property wins, with or without crowns; then the most crowns; then the victory is shared.
kingdomino-law-lands = Six terrains on 96 squares, from the most common to the rarest. Rare terrains carry more crowns.
kingdomino-law-middle = Middle Kingdom: 10 points if your castle is in the middle, with the kingdom reaching equally far on opposite sides. It need not be complete.
kingdomino-law-harmony = Harmony: 5 points if your kingdom is complete, that is, if you discarded nothing.
kingdomino-law-duel = Mighty Duel: two players use all 48 dominoes and build kingdoms of 7 × 7. The bonuses stay the same.
kingdomino-law-dynasty = Dynasty: three games in a row; the highest total wins. Ties are broken by the sum of the largest properties, then by the sum of crowns.
kingdomino-law-combine = Variants can be combined. They apply to everyone and are agreed on before the game.
kingdomino-law-editions = Older and newer editions differ for two and three players. Choose an edition, then change any option you like.
kingdomino-law-leftover = With three kings and four dominoes, the domino nobody claims leaves the game, face up.
kingdomino-law-column-classic = First edition
kingdomino-law-column-modern = Newer edition
kingdomino-law-column-bga = Board Game Arena
kingdomino-law-row-two = Two players
kingdomino-law-row-draft = First draft, two players
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
kingdomino-law-middle-classic = incomplete: not specified
kingdomino-law-middle-modern = incomplete counts
kingdomino-law-middle-bga = equally far on all sides
kingdomino-law-dynasty-classic = yes
kingdomino-law-dynasty-modern = no
kingdomino-law-dynasty-bga = no

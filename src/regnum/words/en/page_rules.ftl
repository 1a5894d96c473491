# The rules, as one needs them at the table. All of them, with every ruling, are in docs/rules.md.

law-title = Rules
law-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
law-games = Games
law-about = What one needs at the table, in our own words. Each paragraph has the numbers of its rules; the referee names the same numbers when it refuses a move.
law-contents = Contents
law-learn = Learn by playing
law-unofficial = Unofficial: not made or approved by the authors or publishers. If you like the games, buy them; they are lovely on a real table.
law-right = allowed
law-wrong = not allowed
law-differs-editions = Editions differ
law-differs-variants = Variants change this
law-bonus = { $points ->
    [0] no bonus
   *[other] +{ $points } points
}
law-land = Land
law-squares = Squares
law-crowns = { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}

## Kingdomino

law-kingdomino-section-aim = The aim
law-kingdomino-section-setup = Before the game
law-kingdomino-section-turn = A turn
law-kingdomino-section-place = Placing
law-kingdomino-section-score = Scoring
law-kingdomino-section-lands = The lands
law-kingdomino-section-variants = Variants
law-kingdomino-section-editions = Where editions differ

law-kingdomino-aim = Lay dominoes round your castle until they fill a square of 5 × 5. In the end each property scores its squares times its crowns, and the highest sum wins.
law-kingdomino-kings = Everybody puts a starting tile in front of them, with a castle on it. Two players take two kings each, three or four players one each.
law-kingdomino-deck = The dominoes are shuffled and stand in the box. With two players 24 are used, with three 36, with four all 48; those left out stay unseen.
law-kingdomino-row = As many dominoes as there are kings are laid out: sorted by the numbers on their backs, the lowest on top, then turned over.
law-kingdomino-draft = The kings come out of a closed hand one by one. Whose king appears puts it on a domino that is still free; the last takes what is left.
law-kingdomino-second = Then a second row is laid out beside the first, and play begins.
law-kingdomino-order = The kings act from the top of the row down. So a low number acts early, and a high one, usually richer, late.
law-kingdomino-act = In your turn you place the domino under your king, then put that king on a free domino of the new row: both, in this order.
law-kingdomino-two = With two players each king has its own turn. If your kings stand one after the other, you act twice in a row.
law-kingdomino-rounds = When a row is used up, the next is laid out. Once there is none, the last round is played: everybody only places. That makes 12 rounds, or 6 for two players with 24 dominoes.
law-kingdomino-match = A domino must touch the castle, or lie side by side with an equal land laid before. One match is enough; whatever else it touches may differ. Its own two halves do not count.
law-kingdomino-castle = The castle is a joker: every land fits beside it. So the first domino always has a place.
law-kingdomino-corner = Touching at a corner is not touching.
law-kingdomino-frame = A kingdom fits into 5 × 5 squares, the castle included, and nothing may stick out. The frame is not fixed: the castle may end up anywhere in it.
law-kingdomino-must = What can be placed must be placed, even if it hurts.
law-kingdomino-discard = A domino that fits nowhere is discarded and brings nothing. You still have to claim one every turn, even if you cannot use it.
law-kingdomino-stays = What lies there stays there. You may leave holes or wall yourself in: it is your kingdom.
law-kingdomino-property = Squares of one land that hang together side by side are a property. It scores its squares times all crowns on it: here 3 squares × 2 crowns = 6.
law-kingdomino-apart = Two properties of the same land score apart. One without a crown scores nothing, however large.
law-kingdomino-neutral = In scoring the castle is nobody’s land: it neither enlarges a property nor joins two.
law-kingdomino-holes = Holes cost nothing by themselves.
law-kingdomino-ties = Equal sums, bonuses included? Then the largest single property decides, with or without crowns; then the number of crowns; then the victory is shared.
law-kingdomino-lands = Six lands on 96 squares, from the commonest to the rarest. Rare lands carry more crowns.
law-kingdomino-middle = Middle Kingdom: 10 points if your castle stands in the middle, with the kingdom reaching equally far on opposite sides. It need not be complete.
law-kingdomino-harmony = Harmony: 5 points if your kingdom is complete, that is, if you discarded nothing.
law-kingdomino-duel = Mighty Duel: two players use all 48 dominoes and build kingdoms of 7 × 7. The bonuses stay the same.
law-kingdomino-dynasty = Dynasty: three games in a row; the sum of points wins. In a tie the largest properties are added up, then the crowns.
law-kingdomino-combine = Variants can be combined. They hold for the whole table and are agreed on before the game.
law-kingdomino-editions = Older and newer boxes differ in the games for two and three. Choose an edition, then change any switch you like.
law-kingdomino-leftover = Where three kings face four dominoes, the one that nobody claims leaves the game, face up.
law-kingdomino-column-classic = First edition
law-kingdomino-column-modern = Newer edition
law-kingdomino-column-bga = Board Game Arena
law-kingdomino-row-two = Two players
law-kingdomino-row-draft = First draft of two
law-kingdomino-row-three = Three players
law-kingdomino-row-middle = Middle Kingdom
law-kingdomino-row-dynasty = Dynasty
law-kingdomino-two-classic = 24 dominoes, 5 × 5
law-kingdomino-two-modern = Mighty Duel only
law-kingdomino-two-bga = 24 dominoes, 5 × 5
law-kingdomino-draft-classic = four kings at random
law-kingdomino-draft-modern = A-B-B-A
law-kingdomino-draft-bga = A-B-B-A
law-kingdomino-three-classic = 36 dominoes, rows of 3
law-kingdomino-three-modern = 48, rows of 4, one left over
law-kingdomino-three-bga = 48, rows of 4, one left over
law-kingdomino-middle-classic = incomplete: not said
law-kingdomino-middle-modern = incomplete counts
law-kingdomino-middle-bga = equally far on all sides
law-kingdomino-dynasty-classic = yes
law-kingdomino-dynasty-modern = no
law-kingdomino-dynasty-bga = no

## Kingdoms

law-kingdoms-section-aim = The aim
law-kingdoms-section-setup = Before the game
law-kingdoms-section-turn = A turn
law-kingdoms-section-score = Scoring
law-kingdoms-section-tiles = The tiles
law-kingdoms-section-rounds = Between the rounds, and the end
law-kingdoms-section-variants = Variants
law-kingdoms-section-editions = Variants side by side

law-kingdoms-aim = Three rounds on a board of 30 squares. When it is full, every row and column pays. After the third round most money wins.
law-kingdoms-castles = A castle’s rank is the number of its towers. Everybody takes their castles of rank 2 (three), 3 (two) and 4 (one); of rank 1 four with two players, three with three, two with four.
law-kingdoms-money = Everybody starts with 50. Money is open to all, and the bank never runs out.
law-kingdoms-secret = The 23 tiles are shuffled face down: the supply. Everybody draws one as a starting tile, which nobody else may see.
law-kingdoms-begin = A random player begins; play goes clockwise. The board has five rows and six columns.
law-kingdoms-act = In your turn you do one of three things: place a castle; draw a tile and place it face up; or place your starting tile. Always on an empty square.
law-kingdoms-draw = A tile drawn must be placed at once. When the supply is empty nobody can draw.
law-kingdoms-keep = You may keep your starting tile to the end of the round. Once played, it is not replaced before the next.
law-kingdoms-pass = You may pass only if you can do none of the three.
law-kingdoms-stays = Nothing on the board moves before the round ends.
law-kingdoms-when = The round ends when the board is full, or when nobody can do anything. Then all rows are scored from the top, and all columns from the left.
law-kingdoms-value = A line is worth its resources less its hazards. It pays each player this value times the ranks of their castles in it: here 5 for red, and 15 for yellow.
law-kingdoms-twice = Every tile and every castle counts twice: once in its row, once in its column.
law-kingdoms-debt = A line of less than nothing costs money. Who cannot pay goes below zero and plays on.
law-kingdoms-numbers = Resources add 1 to 6 and exist twice each; hazards take 1 to 6 and exist once each. Besides them there are two mountains, a dragon, a gold mine and a wizard.
law-kingdoms-mountain = A mountain cuts its row and its column. The parts are separate in everything; a part without squares does not exist. Two mountains make three parts.
law-kingdoms-goldmine = The gold mine doubles the numbers in its row and its column, good and bad. It does not double ranks.
law-kingdoms-dragon = The dragon turns the resources in its row and its column to 0. Hazards keep their value.
law-kingdoms-both = Both in one line: first the dragon, then the gold mine. They work line by line, so that a tile can count differently in its row and its column; and never past a mountain.
law-kingdoms-wizard = The wizard lifts castles right beside it, not at corners, by one rank, whoever owns them; even to 5, and even behind a mountain.
law-kingdoms-back = Castles of rank 1 go back to their owners. Placed castles of rank 2 to 4 are out of the game; those you did not place you keep.
law-kingdoms-shuffle = All 23 tiles are shuffled again, and everybody draws a new starting tile.
law-kingdoms-next = The richest player begins. If several are, the first of them clockwise from the last start player.
law-kingdoms-end = If several have most money in the end, they share the victory.
law-kingdoms-last = Last castle: everybody has all ten castles, none comes back, and there are as many rounds as it takes. The round in which somebody places their last castle is the final one; squares left empty count 0.
law-kingdoms-luck = No luck: there are no starting tiles, all tiles lie face up, and instead of drawing you choose one.
law-kingdoms-continuous = Continuous scoring: a line, or a part of one cut off by mountains, pays as soon as it is full, and only once. What is not full at the end of the round is paid then.
law-kingdoms-combine = All variants can be combined.
law-kingdoms-editions = The boxes agree but for details: coins are counted differently, one printing adds up the example wrongly, and boxes from before 2011 have no wizard. What the variants change:
law-kingdoms-column-basic = Basic game
law-kingdoms-column-last = Last castle
law-kingdoms-column-luck = No luck
law-kingdoms-column-continuous = Continuous scoring
law-kingdoms-row-castles = Castles
law-kingdoms-row-secret = Starting tile
law-kingdoms-row-draw = Tiles
law-kingdoms-row-length = Length
law-kingdoms-row-paid = Paid
law-kingdoms-castles-basic = rank 1 comes back
law-kingdoms-castles-last = all ten, none comes back
law-kingdoms-castles-luck = rank 1 comes back
law-kingdoms-castles-continuous = rank 1 comes back
law-kingdoms-secret-basic = secret
law-kingdoms-secret-last = secret
law-kingdoms-secret-luck = none
law-kingdoms-secret-continuous = secret
law-kingdoms-draw-basic = drawn
law-kingdoms-draw-last = drawn
law-kingdoms-draw-luck = chosen
law-kingdoms-draw-continuous = drawn
law-kingdoms-length-basic = 3 rounds
law-kingdoms-length-last = until somebody’s last castle
law-kingdoms-length-luck = 3 rounds
law-kingdoms-length-continuous = 3 rounds
law-kingdoms-paid-basic = at the end of a round
law-kingdoms-paid-last = at the end of a round
law-kingdoms-paid-luck = at the end of a round
law-kingdoms-paid-continuous = as soon as a line is full

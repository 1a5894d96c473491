# The game of Kingdoms in the terminal.

## Whose turn it is

terminal-kingdoms-turn-act = { $player } places a castle, draws a tile or places the starting tile.
terminal-kingdoms-turn-place = { $player } has drawn a tile and places it: { $tile }.
terminal-kingdoms-do-act = { $player }, place a castle or your starting tile, or draw a tile.
terminal-kingdoms-do-choose = { $player }, place a castle or any tile of the supply.
terminal-kingdoms-do-place = { $player }, place the tile you have drawn: { $tile }.
terminal-kingdoms-do-pass = { $player }, you can only pass: Enter.
terminal-kingdoms-cover = { $player }, it is your turn. Take the keyboard, let nobody else look, and press Enter.

## The table

terminal-kingdoms-left =
    { $tiles ->
        [0] supply empty
        [one] 1 tile in the supply
       *[other] { $tiles } tiles in the supply
    }
terminal-kingdoms-round = Round { $round }
terminal-kingdoms-money = money { $money }, this round { $income }
terminal-kingdoms-income = this round
terminal-kingdoms-has-start = has a starting tile
terminal-kingdoms-castle = Castle of rank { $rank }
terminal-kingdoms-hidden = a hidden tile
terminal-kingdoms-numbered = { $number } { $picture }
terminal-kingdoms-picture =
    { $picture ->
        [village] village
        [farm] farm
        [town] town
        [windmill] windmill
        [knight] knight
        [city] city
        [swamp] swamp
        [cemetery] cemetery
        [wolves] wolves
        [witch] witch
        [raider] raider
        [troll] troll
        [mountain] mountain
        [dragon] dragon
        [goldmine] gold mine
       *[wizard] wizard
    }

## Remarks

terminal-kingdoms-trying = { $piece } on { $square }: you { $own }, { $others }. Enter places it.
terminal-kingdoms-drawing = Enter draws a tile. You will have to place it, and a draw cannot be taken back.
terminal-kingdoms-undo-drawn = A tile has been drawn and seen since then, so nothing can be taken back.
terminal-kingdoms-undo-shown = A secret starting tile has been shown since then, so nothing can be taken back.
terminal-kingdoms-undo-round = A new round has begun and new starting tiles have been dealt, so nothing can be taken back.

## The log

terminal-kingdoms-log-build = { $player }: castle { $rank } on { $square }
terminal-kingdoms-log-draw = { $player } has drawn a tile
terminal-kingdoms-log-lay = { $player } drew { $tile }: { $square }
terminal-kingdoms-log-take = { $player } took { $tile }: { $square }
terminal-kingdoms-log-start = { $player }: starting tile { $tile } on { $square }
terminal-kingdoms-log-pass = { $player } passed
terminal-kingdoms-paid = Full line, paid:

## Keys

terminal-kingdoms-key-castle = castle
terminal-kingdoms-key-draw = draw
terminal-kingdoms-key-tile = tile
terminal-kingdoms-key-start = starting tile
terminal-kingdoms-key-pass = pass
terminal-kingdoms-key-account = lines
terminal-kingdoms-key-rounds = rounds
terminal-kingdoms-key-look = look
terminal-kingdoms-key-on = go on
terminal-kingdoms-key-line = next line
terminal-kingdoms-key-round = other round

## The account of a round

terminal-kingdoms-account-over = Round { $round }: the account
terminal-kingdoms-account-now = Round { $round }: the lines as they stand
terminal-kingdoms-total = Together
terminal-kingdoms-had = before
terminal-kingdoms-has = Money
terminal-kingdoms-began = Start
terminal-kingdoms-line-row = Row { $first }–{ $last }: value { $value }
terminal-kingdoms-line-column = Column { $first }–{ $last }: value { $value }
terminal-kingdoms-line-split = A mountain splits it; each part counts alone.
terminal-kingdoms-line-dragon = Dragon cancels { $tiles }
terminal-kingdoms-line-mine = Gold mine doubles { $tiles }
terminal-kingdoms-line-wizard = Wizard lifts { $castles }
terminal-kingdoms-line-income = { $player }: ranks { $ranks } × { $value } = { $income }
terminal-kingdoms-line-nobody = No castle: it pays nobody.

## The result

terminal-kingdoms-winner = { $player } wins with { $money } money!
terminal-kingdoms-winners = { $players } share the victory with { $money } money each.

## Help

terminal-kingdoms-help-move = move to the next empty square
terminal-kingdoms-help-next = the next empty square in reading order (Shift+Tab: back)
terminal-kingdoms-help-castle = take up a castle of this rank
terminal-kingdoms-help-draw = draw a tile (twice, or d and Enter); without luck: the next tile of the supply (D: back)
terminal-kingdoms-help-start = take up your starting tile
terminal-kingdoms-help-piece = the next thing that can be placed (Backspace: back)
terminal-kingdoms-help-confirm = place, draw or pass
terminal-kingdoms-help-account = what every line pays as it stands, and why
terminal-kingdoms-help-rounds = the account of the rounds before
terminal-kingdoms-help-signs = { $plus } { $minus } [0] the value of a row or column as it stands; in gold, what it would become. { $row } what happens to a tile in its row, { $column } in its column. { $free } empty squares. With a mouse, click a square (twice to place), a piece in your hand or a key below.
terminal-kingdoms-rules-act = In your turn place a castle, or draw a tile and place it, or place your starting tile. You may pass only if you can do nothing else.
terminal-kingdoms-rules-score = When the board is full every row and column pays each player its value times the ranks of his castles there; a negative value costs money.
terminal-kingdoms-rules-mountain = Mountain: splits its row and its column into parts that count alone.
terminal-kingdoms-rules-dragon = Dragon: resources in its row and column are worth nothing.
terminal-kingdoms-rules-mine = Gold mine: tiles in its row and column count double, good and bad.
terminal-kingdoms-rules-wizard = Wizard: castles directly beside him, whoever owns them, have one rank more.
terminal-kingdoms-rules-end = Castles of rank 1 come back after a round, the others do not. After three rounds most money wins.
terminal-kingdoms-rules-last-castle = Last castle: no castle comes back, and the game ends with the round in which somebody places the last one.
terminal-kingdoms-rules-no-luck = No luck: there are no starting tiles; instead of drawing you choose a tile of the open supply.
terminal-kingdoms-rules-continuous = Continuous scoring: a line pays as soon as it is full.

## Set-up

terminal-kingdoms-setup-last-castle = Last castle
terminal-kingdoms-setup-no-luck = No luck
terminal-kingdoms-setup-continuous = Continuous scoring
terminal-kingdoms-setup-start-tie = Tie for the start
terminal-kingdoms-setup-continuous-value =
    { $value ->
        [parts] yes: every part of a line once it is full
        [lines] yes: whole rows and columns only
       *[off] no
    }
terminal-kingdoms-setup-start-tie-value =
    { $value ->
        [random] by lot
       *[clockwise] clockwise from the last start player
    }
terminal-kingdoms-setup-good = { $castles } castles each, { $rounds } rounds. Enter starts the game.
terminal-kingdoms-setup-good-open = { $castles } castles each, as many rounds as it takes. Enter starts the game.
terminal-kingdoms-setup-continue = Continue the saved game: { $players } (round { $round })

# The game of Kingdoms in the terminal and on the command line.

## Whose turn it is

kingdoms-terminal-turn-act = { $player } is choosing: a castle, a tile from the supply, or the starting tile.
kingdoms-terminal-turn-place = { $player } has drawn a tile and is placing it: { $tile }.
kingdoms-terminal-do-act = { $player }, place a castle or your starting tile, or draw a tile.
kingdoms-terminal-do-choose = { $player }, place a castle or any tile from the supply.
kingdoms-terminal-do-place = { $player }, place the tile you drew: { $tile }.
kingdoms-terminal-do-pass = { $player }, you can only pass. Press Enter.
kingdoms-terminal-cover = { $player }, it is your turn. Make sure nobody else is looking, then press Enter.

## The table

kingdoms-terminal-left =
    { $tiles ->
        [0] supply empty
        [one] 1 tile in the supply
       *[other] { $tiles } tiles in the supply
    }
kingdoms-terminal-round = Round { $round }
kingdoms-terminal-money = gold { $money }, this round { $income }
kingdoms-terminal-income = this round
kingdoms-terminal-has-start = has a starting tile
kingdoms-terminal-castle = Castle of rank { $rank }
kingdoms-terminal-hidden = a hidden tile
kingdoms-terminal-numbered = { $number } { $picture }
kingdoms-terminal-picture =
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

kingdoms-terminal-trying = { $piece } on { $square }: you { $own }, { $others }. Enter places it.
kingdoms-terminal-drawing = Enter draws a tile. You will have to place it, and you cannot undo a draw.

## The log

kingdoms-terminal-log-build = { $player } placed castle { $rank } on { $square }
kingdoms-terminal-log-draw = { $player } drew a tile
kingdoms-terminal-log-lay = { $player } placed { $tile } on { $square }
kingdoms-terminal-log-take = { $player } placed { $tile } on { $square }
kingdoms-terminal-log-start = { $player } placed starting tile { $tile } on { $square }
kingdoms-terminal-log-pass = { $player } passed
kingdoms-terminal-paid = Full line, paid:

## Keys

kingdoms-terminal-key-castle = castle
kingdoms-terminal-key-draw = draw
kingdoms-terminal-key-tile = tile
kingdoms-terminal-key-start = starting tile
kingdoms-terminal-key-pass = pass
kingdoms-terminal-key-account = lines
kingdoms-terminal-key-rounds = rounds
kingdoms-terminal-key-look = look
kingdoms-terminal-key-on = continue
kingdoms-terminal-key-line = next line
kingdoms-terminal-key-round = other round

## The account of a round

kingdoms-terminal-account-over = Round { $round }: scoring
kingdoms-terminal-account-now = Round { $round }: current line values
kingdoms-terminal-total = Total
kingdoms-terminal-had = before
kingdoms-terminal-has = Gold
kingdoms-terminal-began = Start
kingdoms-terminal-line-row = Row { $first }–{ $last }: value { $value }
kingdoms-terminal-line-column = Column { $first }–{ $last }: value { $value }
kingdoms-terminal-line-split = A mountain splits it; each part is scored separately.
kingdoms-terminal-line-dragon = Dragon cancels { $tiles }
kingdoms-terminal-line-mine = Gold mine doubles { $tiles }
kingdoms-terminal-line-wizard = Wizard raises { $castles }
kingdoms-terminal-line-income = { $player }: ranks { $ranks } × { $value } = { $income }
kingdoms-terminal-line-nobody = No castle: it pays nobody.

## The result

kingdoms-terminal-winner = { $player } wins with { $money } gold!
kingdoms-terminal-winners = { $players } share the victory with { $money } gold each.

## Help

kingdoms-terminal-help-move = move to the next empty square
kingdoms-terminal-help-next = the next empty square in reading order (Shift+Tab: back)
kingdoms-terminal-help-castle = pick up a castle of this rank
kingdoms-terminal-help-draw = draw a tile (twice, or d and Enter); with No luck: the next tile in the supply (D: back)
kingdoms-terminal-help-start = pick up your starting tile
kingdoms-terminal-help-piece = the next thing that can be placed (Backspace: back)
kingdoms-terminal-help-confirm = place, draw or pass
kingdoms-terminal-help-account = what every line currently pays, and why
kingdoms-terminal-help-rounds = the scoring of earlier rounds
kingdoms-terminal-help-signs = { $plus } { $minus } [0] current value of a row or column; in gold, its value after your move. { $row } effect on a tile in its row, { $column } in its column. { $free } empty square. With a mouse, click a square (twice to place), a piece in your hand or a key below.
kingdoms-terminal-rules-act = On your turn, place a castle, or draw a tile and place it, or place your starting tile. You may pass only if you can do nothing else.
kingdoms-terminal-rules-score = When the board is full, every row and column pays each player its value times the ranks of their castles there; a negative value costs gold.
kingdoms-terminal-rules-mountain = Mountain: splits its row and column; each part is scored separately.
kingdoms-terminal-rules-dragon = Dragon: resources in its row and column are worth nothing.
kingdoms-terminal-rules-mine = Gold mine: tiles in its row and column count double, good and bad.
kingdoms-terminal-rules-wizard = Wizard: castles directly next to it count as one rank higher, yours or not.
kingdoms-terminal-rules-end = Rank 1 castles come back after a round. After three rounds the most gold wins.
kingdoms-terminal-rules-last-castle = Last castle: no castles come back, and the game ends after the round in which a player places their last one.
kingdoms-terminal-rules-no-luck = No luck: no starting tiles; instead of drawing, you choose a tile from the face-up supply.
kingdoms-terminal-rules-continuous = Continuous scoring: a line pays as soon as it is full.

## Set-up

kingdoms-terminal-setup-last-castle = Last castle
kingdoms-terminal-setup-no-luck = No luck
kingdoms-terminal-setup-continuous = Continuous scoring
kingdoms-terminal-setup-start-tie = Tie for start player
kingdoms-terminal-setup-continuous-value =
    { $value ->
        [parts] yes: every part of a line once it is full
        [lines] yes: whole rows and columns only
       *[off] no
    }
kingdoms-terminal-setup-start-tie-value =
    { $value ->
        [random] random
       *[clockwise] clockwise from the last start player
    }
kingdoms-terminal-setup-good = { $castles } castles each, { $rounds } rounds. Enter starts the game.
kingdoms-terminal-setup-good-open = { $castles } castles each, as many rounds as it takes. Enter starts the game.
kingdoms-terminal-setup-continue = Continue the saved game: { $players } (round { $round })

## The command line

kingdoms-option-players = number of players: 2, 3 or 4 (default: 2)
kingdoms-option-last-castle = Last castle: players start with all castles and none come back; the game ends after the round in which a player places their last castle
kingdoms-option-no-luck = No luck: no starting tiles; all tiles are face up and you choose which to place
kingdoms-option-continuous = Continuous scoring: off (default), parts (each part of a line once it is full) or lines (only whole rows and columns)
kingdoms-option-start-tie = who starts a round when players are tied for the most gold: clockwise (default) or random

## The command line

kingdoms-score-about = Reads a board: up to five lines of six words, from the top: +3, -6, mountain, dragon, goldmine, wizard, a castle as colour and rank (red1, yellow4), and . for an empty square.
kingdoms-score-any-pieces = allow more pieces than the box holds
kingdoms-score-line = line
kingdoms-score-tiles = tiles
kingdoms-score-value = value
kingdoms-score-castles = castles
kingdoms-score-income = income
kingdoms-score-player = player
kingdoms-score-rows = rows
kingdoms-score-columns = columns
kingdoms-score-line-name =
    { $direction ->
        [row] row { $first }–{ $last }
       *[column] column { $first }–{ $last }
    }
kingdoms-score-tile =
    { $effect ->
        [cancelled] { kingdoms-tile } (cancelled)
        [doubled] { kingdoms-tile } (doubled: { $value })
       *[none] { kingdoms-tile }
    }
kingdoms-score-castle =
    { $bonus ->
        [0] { kingdoms-colour } { $rank }
       *[other] { kingdoms-colour } { $rank } + { $bonus }
    }

kingdoms-bots-about =
    { $bot ->
        [random] any legal action, all equally likely
        [greedy] takes the most gold at once
        [flat-mc] flat Monte Carlo, random playouts
        [flat-mc-greedy] flat Monte Carlo, greedy playouts
        [search] tree search with playouts, exact near the end
        [champion] the strongest: tree search with a network, exact near the end
       *[other] thinks ahead
    }

# The game of Kingdoms on the page.

## Whose turn it is

page-kingdoms-say-over = The game is over.
page-kingdoms-say-wait = It is { $player }’s turn.
page-kingdoms-say-wait-place = A tile has been drawn and is being placed.
page-kingdoms-say-act =
    { $whose ->
        [you] Your turn: place a piece
       *[name] { $player }: place a piece
    }
page-kingdoms-say-act-hint =
    { $choices ->
        [castle-draw-secret] Place a castle or your starting tile, or draw a tile.
        [castle-draw] Place a castle, or draw a tile.
        [castle-secret] Place a castle or your starting tile.
        [castle-supply] Place a castle or any tile of the supply.
        [castle] Place one of your castles.
        [draw-secret] Place your starting tile, or draw a tile.
        [draw] Draw a tile.
        [supply] Place any tile of the supply.
       *[secret] Place your starting tile.
    }
page-kingdoms-say-place =
    { $whose ->
        [you] You have drawn: { $tile }
       *[name] { $player } has drawn: { $tile }
    }
page-kingdoms-say-place-hint = Place it on any empty square.
page-kingdoms-say-pass =
    { $whose ->
        [you] Your turn: you can only pass
       *[name] { $player } can only pass
    }
page-kingdoms-say-pass-hint = Nothing is left to place in this round.

page-kingdoms-ask-draw = Draw a tile?
page-kingdoms-ask-draw-hint = Whatever you draw has to be placed.
page-kingdoms-ask-here = { $piece } on { $square }?
page-kingdoms-ask-here-hint = Confirm, or try another empty square.
page-kingdoms-ask-where = { $piece }: where to?
page-kingdoms-ask-where-hint = Choose an empty square.
page-kingdoms-ask-drawn = You have drawn: { $piece }
page-kingdoms-ask-drawn-hint = Choose an empty square for it.
page-kingdoms-choose-for = What goes on { $square }?
page-kingdoms-choose-for-hint = Choose a castle or a tile.
page-kingdoms-sending =
    { $what ->
        [draw] Drawing a tile …
        [pass] Passing …
       *[piece] Sending: { $piece } on { $square }
    }
page-kingdoms-sending-hint = Your move is on its way.
page-kingdoms-tried = { $piece } on { $square }: { $changes }. Enter confirms, Escape takes it back.

## Buttons

page-kingdoms-confirm = Confirm
page-kingdoms-draw = Draw
page-kingdoms-pass = Pass
page-kingdoms-put-back = Put back
page-kingdoms-undo = Undo
page-kingdoms-close = Close
page-kingdoms-look-lines = Lines as they stand
page-kingdoms-look-round = Account of round { $round }
page-kingdoms-more = More
page-kingdoms-type = Write a move
page-kingdoms-type-hint = For example r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
page-kingdoms-type-send = Play

## The board

page-kingdoms-board = Board
page-kingdoms-edge = At the edge: pay for each rank of a castle
page-kingdoms-square = { $square }: { $what }
page-kingdoms-square-empty = empty
page-kingdoms-square-legal = empty, you may place here
page-kingdoms-square-castle =
    { $whose ->
        [you] your castle ({ $colour }), rank { $rank }
       *[name] { $player }’s castle ({ $colour }), rank { $rank }
    }
page-kingdoms-square-lifted = lifted to { $rank } by the wizard
page-kingdoms-square-effect =
    { $effect ->
        [doubled-row] doubled in its row
        [doubled-column] doubled in its column
        [cancelled-row] cancelled by the dragon in its row
       *[cancelled-column] cancelled by the dragon in its column
    }
page-kingdoms-square-ghost = not yet confirmed
page-kingdoms-square-last = last move
page-kingdoms-square-last-by = last move, by { $player }

page-kingdoms-line =
    { $part ->
        [row-first] Row { $name }, left of the mountain
        [row-middle] Row { $name }, between the mountains
        [row-last] Row { $name }, right of the mountain
        [column-whole] Column { $name }
        [column-first] Column { $name }, above the mountain
        [column-middle] Column { $name }, between the mountains
        [column-last] Column { $name }, below the mountain
       *[row-whole] Row { $name }
    }
page-kingdoms-line-short =
    { $part ->
        [row-first] Row { $name }, left
        [row-middle] Row { $name }, middle
        [row-last] Row { $name }, right
        [column-whole] Column { $name }
        [column-first] Column { $name }, upper
        [column-middle] Column { $name }, middle
        [column-last] Column { $name }, lower
       *[row-whole] Row { $name }
    }
page-kingdoms-line-value = { $line }: { $value } for each rank
page-kingdoms-line-paid = { $line }: paid { $value } for each rank

## Pieces

page-kingdoms-castle = Castle of rank { $rank }
page-kingdoms-hidden-tile = a hidden tile
page-kingdoms-tile = { $picture } { $number }
page-kingdoms-picture =
    { $picture ->
        [village] village
        [farm] farm
        [town] town
        [windmill] windmill
        [camp] camp
        [knight] knight
        [tower] tower
        [city] city
        [harbour] harbour
        [swamp] swamp
        [cemetery] cemetery
        [wolves] wolves
        [witch] witch
        [raider] raider
       *[troll] troll
    }
page-kingdoms-shield = { $colour } shield with a { $charge }
page-kingdoms-charge =
    { $colour ->
        [red] cross
        [yellow] chevron
        [green] star
       *[blue] bend
    }

## The hand

page-kingdoms-hand = What you can place
page-kingdoms-your-castles = Your castles
page-kingdoms-castle-slot = Castle of rank { $rank }, { $left } left
page-kingdoms-secret = Starting tile
page-kingdoms-secret-short = Start
page-kingdoms-secret-hint = Only you see it
page-kingdoms-secret-hint-covered = Covered
page-kingdoms-secret-is = Your starting tile: { $tile }
page-kingdoms-secret-covered = Your starting tile, covered
page-kingdoms-secret-played = Played
page-kingdoms-cover = Cover the starting tile
page-kingdoms-uncover = Show the starting tile
page-kingdoms-pile = Draw pile
page-kingdoms-pile-short = Pile
page-kingdoms-draw-slot =
    { $tiles ->
        [0] Draw pile, empty
        [one] Draw a tile, 1 left
       *[other] Draw a tile, { $tiles } left
    }
page-kingdoms-tiles-left =
    { $tiles ->
        [0] no tiles left
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
page-kingdoms-drawn = Drawn tile
page-kingdoms-drawn-short = Drawn
page-kingdoms-drawn-is = The tile you have drawn: { $tile }
page-kingdoms-drawn-hidden = A tile has been drawn
page-kingdoms-supply-open = Open supply
page-kingdoms-supply-slot = { $tile }, { $left } left
page-kingdoms-unseen = Tiles still to come
page-kingdoms-unseen-hint = You have not seen these in this round: they lie in the pile or face down before somebody.

## The players

page-kingdoms-players = Players
page-kingdoms-player = Player
page-kingdoms-you = You
page-kingdoms-acts = to act
page-kingdoms-money = Money
page-kingdoms-money-word = money
page-kingdoms-money-before = before
page-kingdoms-castles-left = Castles left
page-kingdoms-of-rank = of rank { $rank }
page-kingdoms-this-move = This move
page-kingdoms-delta = This move changes the income by { $change }
page-kingdoms-income = { $income } this round
page-kingdoms-income-paid = { $income } this round, { $paid } paid
page-kingdoms-holds-secret = has a starting tile

## Rounds

page-kingdoms-round = Round { $round }
page-kingdoms-of-rounds = of { $rounds }
page-kingdoms-round-of = Round { $round } of { $rounds }
page-kingdoms-round-open = Round { $round }, until somebody places the last castle
page-kingdoms-start = Start

## Counting

page-kingdoms-counting = Round { $round } is counted
page-kingdoms-standing = Round { $round }: the lines as they stand
page-kingdoms-step = { $number } of { $count }
page-kingdoms-previous-line = Previous line
page-kingdoms-next-line = Next line
page-kingdoms-all-lines = To the last line
page-kingdoms-on = On to round { $round }
page-kingdoms-to-result = On to the result
page-kingdoms-back-to-result = Back to the result
page-kingdoms-line-head = Line
page-kingdoms-value = Value
page-kingdoms-value-is = value { $value }
page-kingdoms-no-castle = no castle
page-kingdoms-rank = rank { $rank }
page-kingdoms-caption =
    { $of ->
        [mountain] ends
        [dragon] cancels
        [goldmine] doubles
        [wizard] lifts
       *[empty] empty
    }
page-kingdoms-so-far = Counted so far
page-kingdoms-all-rows = All rows
page-kingdoms-all-columns = All columns
page-kingdoms-why-mountain =
    { $part ->
        [first] It ends at the mountain.
        [middle] It lies between two mountains.
       *[last] It begins at the mountain.
    }
page-kingdoms-why-dragon = The dragon cancels { $tiles }.
page-kingdoms-why-mine = The gold mine doubles { $tiles }.
page-kingdoms-why-wizard =
    { $castles ->
        [one] The wizard lifts a castle by one rank.
       *[other] The wizard lifts { $castles } castles by one rank each.
    }
page-kingdoms-why-nobody = No castle stands here: it pays nobody.
page-kingdoms-gets = { $player } { $money }
page-kingdoms-paid = { $line } is full and pays { $value } for each rank: { $who }.
page-kingdoms-paid-short = { $line } pays: { $who }.
page-kingdoms-paid-nobody = { $line } is full and pays nobody: no castle stands there.
page-kingdoms-chart = Money over the rounds
page-kingdoms-chart-open = dashed: round { $round }, still being counted

## The result

page-kingdoms-result = Result
page-kingdoms-shared = { $players } share the victory with { $money } money each.
page-kingdoms-shared-rule = Whoever has equally much money at the end wins together (A-G22).
page-kingdoms-place = { $place }.

## The log

page-kingdoms-log-castle = placed a castle of rank { $rank } on { $square }
page-kingdoms-log-draw = drew a tile
page-kingdoms-log-tile = placed { $tile } on { $square }
page-kingdoms-log-starting = placed the starting tile on { $square }
page-kingdoms-log-starting-known = placed the starting tile, { $tile }, on { $square }
page-kingdoms-log-pass = passed

## What the signs mean

page-kingdoms-legend = What the signs mean
page-kingdoms-legend-line = In the margin, the value of a row or column as it stands: so much for each rank of a castle in it. A disc is good, a diamond bad, a square nothing.
page-kingdoms-legend-paid = Filled: the line is full and has been paid.
page-kingdoms-legend-double = The gold mine doubles this number in the line.
page-kingdoms-legend-nil = The dragon cancels this number in the line.
page-kingdoms-legend-star = The wizard lifts this castle by one rank.
page-kingdoms-legend-mountain = A mountain cuts its row and its column in two; each part counts alone.
page-kingdoms-legend-legal = You may place here.
page-kingdoms-keys =
    { $shortcuts ->
        [on] Keys: arrows move over the board, Enter tries and confirms, Escape takes back; 1 to 4 choose a castle, S the starting tile, D draws.
       *[off] Keys: arrows move over the board, Enter tries and confirms, Escape takes back.
    }

## Options

page-kingdoms-options = Variants
page-kingdoms-option-last-castle = Last castle
page-kingdoms-option-last-castle-about = All castles from the start, and none comes back. The game ends with the round in which somebody places the last one.
page-kingdoms-option-no-luck = No luck
page-kingdoms-option-no-luck-about = No starting tiles: the supply lies face up, and you choose from it.
page-kingdoms-option-continuous = Continuous scoring
page-kingdoms-option-continuous-about = A line pays as soon as it is full, not at the end of the round.
page-kingdoms-option-continuous-off = No
page-kingdoms-option-continuous-parts = Yes, every part of a line
page-kingdoms-option-continuous-lines = Yes, whole rows and columns only
page-kingdoms-option-start-tie = Tie for the start
page-kingdoms-option-start-tie-about = Who begins the next round if several have most money.
page-kingdoms-option-start-tie-clockwise = Clockwise
page-kingdoms-option-start-tie-random = By lot

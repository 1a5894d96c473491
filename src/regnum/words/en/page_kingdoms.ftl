# The game of Kingdoms on the page.

## Whose turn it is

kingdoms-page-say-wait = It is { $player }’s turn.
kingdoms-page-say-wait-place = A tile has been drawn and is being placed.
kingdoms-page-say-act =
    { $whose ->
        [you] Your turn: place a piece
       *[name] { $player }: place a piece
    }
kingdoms-page-say-act-hint =
    { $choices ->
        [castle-draw-secret] Place a castle or your starting tile, or draw a tile.
        [castle-draw] Place a castle, or draw a tile.
        [castle-secret] Place a castle or your starting tile.
        [castle-supply] Place a castle or any tile from the supply.
        [castle] Place one of your castles.
        [draw-secret] Place your starting tile, or draw a tile.
        [draw] Draw a tile.
        [supply] Place any tile from the supply.
       *[secret] Place your starting tile.
    }
# $kind: mountain, dragon, goldmine, wizard, number
kingdoms-page-say-place =
    { $whose ->
        [you] You have drawn: { $tile }
       *[name] { $player } has drawn: { $tile }
    }
kingdoms-page-say-place-hint = Place it on any empty square.
kingdoms-page-say-pass =
    { $whose ->
        [you] Your turn: you can only pass
       *[name] { $player } can only pass
    }
kingdoms-page-say-pass-hint = You have nothing left to place this round.

kingdoms-page-ask-draw = Draw a tile?
kingdoms-page-ask-draw-hint = You must place the tile you draw.
kingdoms-page-ask-here = { $piece } on { $square }?
kingdoms-page-ask-here-hint = Confirm, or try another empty square.
kingdoms-page-ask-where = { $piece }: on which square?
kingdoms-page-ask-where-hint = Choose an empty square.
kingdoms-page-ask-drawn = You have drawn: { $piece }
kingdoms-page-ask-drawn-hint = Choose an empty square for it.
kingdoms-page-choose-for = What do you place on { $square }?
kingdoms-page-choose-for-hint = Choose a castle or a tile.
kingdoms-page-sending =
    { $what ->
        [draw] Drawing a tile…
        [pass] Passing…
       *[piece] Sending: { $piece } on { $square }
    }
kingdoms-page-sending-hint = Your move is on its way.
kingdoms-page-tried = { $piece } on { $square }: { $changes }. Press Enter to confirm, Escape to cancel.

## Buttons

kingdoms-page-draw = Draw
kingdoms-page-pass = Pass
kingdoms-page-look-lines = Current line values
kingdoms-page-look-round = Scoring of round { $round }
kingdoms-page-more = More
kingdoms-page-type = Type a move
kingdoms-page-type-hint = For example r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
kingdoms-page-type-send = Play

## The board

kingdoms-page-board = Board
kingdoms-page-edge = Edge numbers: income per castle rank
kingdoms-page-square = { $square }: { $what }
kingdoms-page-square-empty = empty
kingdoms-page-square-legal = empty, you may place here
kingdoms-page-square-castle =
    { $whose ->
        [you] your castle ({ kingdoms-colour }), rank { $rank }
       *[name] { $player }’s castle ({ kingdoms-colour }), rank { $rank }
    }
kingdoms-page-square-lifted = raised to { $rank } by the wizard
kingdoms-page-square-effect =
    { $effect ->
        [doubled-row] doubled in its row
        [doubled-column] doubled in its column
        [cancelled-row] cancelled by the dragon in its row
       *[cancelled-column] cancelled by the dragon in its column
    }
kingdoms-page-square-ghost = not yet confirmed
kingdoms-page-square-last = last move
kingdoms-page-square-last-by =
    { $whose ->
        [you] your last move
       *[name] last move, by { $player }
    }

kingdoms-page-line =
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
kingdoms-page-line-short =
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
# $direction: row, column
kingdoms-page-line-value = { $line }: { $value } per rank
# $direction: row, column
kingdoms-page-line-paid = { $line }: paid { $value } per rank

## Pieces

kingdoms-page-castle = Castle of rank { $rank }
kingdoms-page-hidden-tile = a hidden tile
kingdoms-page-tile = { $picture } { $number }
kingdoms-page-picture =
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
kingdoms-page-shield = { kingdoms-colour } shield with a { kingdoms-page-charge }
kingdoms-page-charge =
    { $colour ->
        [red] cross
        [yellow] chevron
        [green] star
       *[blue] bend
    }

## The hand

kingdoms-page-hand = What you can place
kingdoms-page-your-castles = Your castles
kingdoms-page-castle-slot = Castle of rank { $rank }, { $left } left
kingdoms-page-secret = Starting tile
kingdoms-page-secret-short = Start
kingdoms-page-secret-hint = Only you can see it
kingdoms-page-secret-hint-covered = Hidden
kingdoms-page-secret-is = Your starting tile: { $tile }
kingdoms-page-secret-covered = Your starting tile, hidden
kingdoms-page-secret-played = Played
kingdoms-page-cover = Hide the starting tile
kingdoms-page-uncover = Show the starting tile
kingdoms-page-pile = Supply
kingdoms-page-pile-short = Supply
kingdoms-page-draw-slot =
    { $tiles ->
        [0] Supply empty
        [one] Draw a tile, 1 left
       *[other] Draw a tile, { $tiles } left
    }
kingdoms-page-tiles-left =
    { $tiles ->
        [0] no tiles left
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
kingdoms-page-drawn = Drawn tile
kingdoms-page-drawn-short = Drawn
kingdoms-page-drawn-is = The tile you have drawn: { $tile }
kingdoms-page-drawn-hidden = A tile has been drawn
kingdoms-page-supply-open = Face-up supply
kingdoms-page-supply-slot = { $tile }, { $left } left
kingdoms-page-unseen = Tiles still to come
kingdoms-page-unseen-hint = You have not seen these this round: they are in the supply or face down in front of another player.

## The players

kingdoms-page-players = Players
kingdoms-page-player = Player
kingdoms-page-acts = to move
kingdoms-page-money = Gold
kingdoms-page-money-word = gold
kingdoms-page-money-before = before
kingdoms-page-castles-left = Castles left
kingdoms-page-of-rank = of rank { $rank }
kingdoms-page-this-move = This move
kingdoms-page-delta = This move changes the income by { $change }
kingdoms-page-since = Since your turn
kingdoms-page-delta-since = Change in income since your turn: { $change }
kingdoms-page-why = { $line }: { $value } × rank { $rank } = { $money }
kingdoms-page-why-line = { $line }: { $value }
kingdoms-page-power =
    { $tile ->
        [mountain] splits its row and its column
        [dragon] resources in its row and its column count 0
        [goldmine] doubles the numbers in its row and its column
       *[wizard] raises the castles next to it by one rank
    }
kingdoms-page-income = { $income } this round
kingdoms-page-income-paid = { $income } this round ({ $paid } paid)
kingdoms-page-holds-secret = has a starting tile

## Rounds

kingdoms-page-round = Round { $round }
kingdoms-page-of-rounds = of { $rounds }
kingdoms-page-round-of = Round { $round } of { $rounds }
kingdoms-page-round-open = Round { $round } (the game ends once a player places their last castle)
kingdoms-page-start = Start

## Counting

kingdoms-page-counting = Scoring round { $round }
kingdoms-page-standing = Round { $round }: current line values
kingdoms-page-step = { $number } of { $count }
kingdoms-page-previous-line = Previous line
kingdoms-page-next-line = Next line
kingdoms-page-all-lines = Skip to the last line
kingdoms-page-on = Continue to round { $round }
kingdoms-page-to-result = See the result
kingdoms-page-back-to-result = Back to the result
kingdoms-page-line-head = Line
kingdoms-page-value = Value
kingdoms-page-value-is = value { $value }
kingdoms-page-no-castle = no castle
kingdoms-page-rank = rank { $rank }
kingdoms-page-caption =
    { $of ->
        [mountain] ends
        [dragon] cancels
        [goldmine] doubles
        [wizard] raises
       *[empty] empty
    }
kingdoms-page-so-far = Scored so far
kingdoms-page-all-rows = All rows
kingdoms-page-all-columns = All columns
kingdoms-page-why-mountain =
    { $part ->
        [first] It ends at the mountain.
        [middle] It is between two mountains.
       *[last] It begins at the mountain.
    }
kingdoms-page-why-dragon = The dragon cancels { $tiles }.
kingdoms-page-why-mine = The gold mine doubles { $tiles }.
kingdoms-page-why-wizard =
    { $castles ->
        [one] The wizard raises a castle by one rank.
       *[other] The wizard raises { $castles } castles by one rank each.
    }
kingdoms-page-why-nobody = There is no castle here, so it pays nobody.
kingdoms-page-gets = { $player } { $money }
# $direction: row, column
kingdoms-page-paid = { $line }: full, pays { $value } per rank ({ $who }).
# $direction: row, column
kingdoms-page-paid-short = { $line } pays { $who }.
# $direction: row, column
kingdoms-page-paid-nobody = { $line }: full, but there is no castle in it, so it pays nobody.
kingdoms-page-chart = Gold by round
kingdoms-page-chart-open = dashed: round { $round }, in progress

## The result

kingdoms-page-result = Result
# $whose: you, other
kingdoms-page-shared = { $players } share the victory with { $money } gold each.
kingdoms-page-shared-rule = Players tied for the most gold share the victory.

## The log

# These come after a name or "You".

# $whose: you, other
kingdoms-page-log-castle = placed a castle of rank { $rank } on { $square }
# $whose: you, other
kingdoms-page-log-draw = drew a tile
# $whose: you, other
# $kind: mountain, dragon, goldmine, wizard, number
kingdoms-page-log-tile =
    placed { $kind ->
        [mountain] a mountain
        [number] { $tile }
       *[other] the { $tile }
    } on { $square }
# $whose: you, other
kingdoms-page-log-starting = placed the starting tile on { $square }
# $whose: you, other
# $kind: mountain, dragon, goldmine, wizard, number
kingdoms-page-log-starting-known = placed the starting tile ({ $tile }) on { $square }
# $whose: you, other
kingdoms-page-log-pass = passed

## What the signs mean

kingdoms-page-legend = Legend
kingdoms-page-legend-line = The number at the edge is what the row or column currently pays per castle rank. Circle: positive. Diamond: negative. Square: zero.
kingdoms-page-legend-paid = Filled: the line is full and has been paid.
kingdoms-page-legend-double = The gold mine doubles this number in the line.
kingdoms-page-legend-nil = The dragon cancels this number in the line.
kingdoms-page-legend-star = The wizard raises this castle by one rank.
kingdoms-page-legend-mountain = A mountain splits its row and its column; each part is scored separately.
kingdoms-page-legend-legal = You may place here.
kingdoms-page-keys =
    { $shortcuts ->
        [on] Keys: arrows move around the board, Enter places, Enter again confirms, Escape cancels; 1 to 4 choose a castle, S the starting tile, D draws.
       *[off] Keys: arrows move around the board, Enter places, Enter again confirms, Escape cancels.
    }

## Options

kingdoms-page-options = Variants
kingdoms-page-option-last-castle = Last castle
kingdoms-page-option-last-castle-about = Players start with all their castles, and none come back. The game ends after the round in which a player places their last castle.
kingdoms-page-option-no-luck = No luck
kingdoms-page-option-no-luck-about = No starting tiles. All tiles are face up, and you choose which one to place.
kingdoms-page-option-continuous = Continuous scoring
kingdoms-page-option-continuous-about = A line pays as soon as it is full, not at the end of the round.
kingdoms-page-option-continuous-off = No
kingdoms-page-option-continuous-parts = Yes, every part of a line
kingdoms-page-option-continuous-lines = Yes, whole rows and columns only
kingdoms-page-option-start-tie = Tie for start player
kingdoms-page-option-start-tie-about = Who starts the next round when players are tied for the most gold.
kingdoms-page-option-start-tie-clockwise = Clockwise
kingdoms-page-option-start-tie-random = Random

## The front page

kingdoms-page-about = Place castles on a shared board where every row and column pays out, or costs you.
kingdoms-page-size = 2–4 players, 30 min

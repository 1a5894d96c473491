# Kingdomino on the page.

## What there is

kingdomino-page-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } with 1 crown
       *[other] { $terrain } with { $crowns } crowns
    }
kingdomino-page-domino = Domino { $domino }: { $first }, { $second }
kingdomino-page-castle = castle
kingdomino-page-empty = empty
kingdomino-page-your-kingdom = Your kingdom
kingdomino-page-kingdom-of = { $player }’s kingdom
kingdomino-page-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
kingdomino-page-points-word =
    { $points ->
        [one] point
       *[other] points
    }

## What to do

kingdomino-page-do-draft =
    { $who ->
        [you] Put your king on one of these dominoes.
       *[named] { $player }, put your king on one of these dominoes.
    }
kingdomino-page-do-claim =
    { $who ->
        [you] Now claim a domino from the next row.
       *[named] { $player }, now claim a domino from the next row.
    }
kingdomino-page-do-place =
    { $isLast ->
        [yes] { $who ->
            [you] Place domino { $domino } in your kingdom.
           *[named] { $player }, place domino { $domino } in your kingdom.
        }
       *[no] { $who ->
            [you] Place domino { $domino }, then claim one from the next row.
           *[named] { $player }, place domino { $domino }, then claim one from the next row.
        }
    }
kingdomino-page-do-discard =
    { $who ->
        [you] Domino { $domino } fits nowhere: discard it.
       *[named] { $player }, domino { $domino } fits nowhere: discard it.
    }
kingdomino-page-ask-claim = Claim domino { $domino }?
kingdomino-page-ask-claim-hint = Confirm, or choose another domino.
kingdomino-page-ask-place = Place domino { $domino } here?
kingdomino-page-ask-place-hint = Confirm, rotate it, or try another spot.
kingdomino-page-hint-draft = Low numbers play first next round; high numbers are usually worth more.
kingdomino-page-hint-claim = Low numbers play first next round; high numbers are usually worth more.
kingdomino-page-hint-place = Choose a highlighted spot to try the domino; choose it again to rotate.
kingdomino-page-hint-discard = It scores nothing and leaves the game.
kingdomino-page-turn-draft = { $player } is claiming a first domino.
kingdomino-page-turn-claim = { $player } is claiming a domino from the next row.
kingdomino-page-turn-place = { $player } is placing domino { $domino }.
kingdomino-page-turn-discard = { $player } has to discard domino { $domino }.
kingdomino-page-discard = Discard
kingdomino-page-rotate = Rotate
kingdomino-page-choose-mark = Choose a spot for the domino first.
kingdomino-page-choose-domino = Choose a free domino from the next row first.
kingdomino-page-one-turn = The domino fits only one way here.
kingdomino-page-dropped = Cancelled. Nothing is selected.
kingdomino-page-rule = { $sentence } ({ $rule })

## The rows

kingdomino-page-rows = Available dominoes
kingdomino-page-now = Now
kingdomino-page-now-about = being placed
kingdomino-page-next = Next
kingdomino-page-next-about = to claim
kingdomino-page-placed = placed
kingdomino-page-slot-out = discarded
kingdomino-page-left =
    { $dominoes ->
        [0] No dominoes left in the box
        [one] 1 domino left in the box
       *[other] { $dominoes } dominoes left in the box
    }
# It stands after the number.
kingdomino-page-left-words =
    { $dominoes ->
        [one] domino left
       *[other] dominoes left
    }
kingdomino-page-claim-list = Free dominoes. Arrow keys choose one, Enter claims it.
kingdomino-page-slot-done = Domino { $domino }: { $player }, done
kingdomino-page-slot-discarded = Domino { $domino }: { $player }, discarded
kingdomino-page-slot-chosen = { $domino }. Your king is here; Enter confirms.
kingdomino-page-slot-now = { $domino }. King: { $player }. To be placed now.
kingdomino-page-slot-taken = { $domino }. King: { $player }
kingdomino-page-slot-free = { $domino }. Free.

## The board

kingdomino-page-board = Spots for domino { $domino }
kingdomino-page-keys =
    Arrow keys move between spots, { $key ->
        [letter] R
       *[space] Space
    } rotates the domino, Enter confirms, Escape cancels.
kingdomino-page-spot =
    { $turns ->
        [one] Column { $column }, row { $row }: fits one way
       *[other] Column { $column }, row { $row }: fits { $turns } ways
    }
kingdomino-page-place =
    { $domino }; at column { $column }, row { $row }, { $direction ->
        [n] pointing up
        [e] pointing right
        [s] pointing down
       *[w] pointing left
    }
kingdomino-page-place-gain =
    { $points ->
        [one] { $place }; { $gain } point
       *[other] { $place }; { $gain } points
    }
kingdomino-page-turned =
    { $direction ->
        [n] Pointing up
        [e] Pointing right
        [s] Pointing down
       *[w] Pointing left
    }; { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
kingdomino-page-show-points = Show points
kingdomino-page-in-words = Show as text
kingdomino-page-write = Type a move
kingdomino-page-write-label = Move
kingdomino-page-write-send = Play
kingdomino-page-write-about = { $example }: domino number, square of its first half, direction of its second half (n, e, s, w). To claim, type k and a number. Your castle is on g7.
kingdomino-page-kingdom-summary =
    { $title }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }, { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } wide, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } high.
kingdomino-page-discards =
    { $dominoes ->
        [one] 1 domino discarded
       *[other] { $dominoes } dominoes discarded
    }

## The others

kingdomino-page-others = The other kingdoms
kingdomino-page-standing =
    { $state ->
        [now] Playing now
        [next] Next
        [last] Last this round
        [waits] Waiting
        [drafts] Has not claimed yet
        [claimed] Claimed { $claimed }
        [over] { "" }
       *[done] { $claims ->
            [0] Placed { $placed }
           *[other] Placed { $placed }, claimed { $claimed }
        }
    }

## The log

# It stands after a name or "You".
kingdomino-page-deed =
    { $deed ->
        [claim-you] claimed { $domino }
        [claim-they] claimed { $domino }
        [discard-you] had to discard { $domino }
        [discard-they] had to discard { $domino }
        [place-you] placed { $domino }
       *[place-they] placed { $domino }
    }

## The box

kingdomino-page-box = Unseen dominoes
kingdomino-page-box-open = Show unseen dominoes
kingdomino-page-unseen =
    { $unseen ->
        [0] All dominoes have been seen.
        [one] 1 domino has not been seen yet.
       *[other] { $unseen } dominoes have not been seen yet.
    }
kingdomino-page-unseen-out = { $unseen } dominoes have not been seen yet; { $out } of them are not in this game, and nobody knows which.
kingdomino-page-unseen-squares = Squares not seen yet
kingdomino-page-unseen-dominoes = Dominoes not seen yet
kingdomino-page-terrain-head = Terrain
kingdomino-page-with-crowns =
    { $crowns ->
        [0] no crowns
        [one] 1 crown
       *[other] { $crowns } crowns
    }
kingdomino-page-all = All

## Points

kingdomino-page-properties = Properties
kingdomino-page-property = Property
kingdomino-page-squares = Squares
kingdomino-page-crowns = Crowns
kingdomino-page-points-head = Points
kingdomino-page-sum = Total
kingdomino-page-middle-kingdom = Middle Kingdom
kingdomino-page-harmony = Harmony
kingdomino-page-largest = Largest property
kingdomino-page-discarded = Discarded

## Rounds and games

kingdomino-page-round = Round { $round }
kingdomino-page-of-rounds = of { $rounds }
kingdomino-page-first-draft = First draft
kingdomino-page-game = Game { $game } of { $games }
kingdomino-page-game-round = Game { $game } · { $round }
kingdomino-page-game-over = Game { $game } is over
kingdomino-page-on = Continue to game { $game }
kingdomino-page-this-game = This game
kingdomino-page-all-games = All games
kingdomino-page-total = { $points } in total
kingdomino-page-why =
    { $terrain }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } = { $points }
kingdomino-page-promised = { $gain } for { $bonus }, if it stays this way
kingdomino-page-promised-middle-kingdom = if it stays this way
kingdomino-page-promised-harmony = Harmony

## The result

kingdomino-page-result = Result
kingdomino-page-decided =
    { $by ->
        [largest] { $player } and { $other } are tied on { $points } points. The largest property decides: { $squares } squares to { $fewer }.
        [crowns] { $player } and { $other } are tied on { $points } points and largest property ({ $squares } squares). Crowns decide: { $crowns } to { $fewer }.
        [shared] { $player } and { $other } are tied on points, largest property and crowns, so they share the victory.
       *[score] Decided on points: { $points } to { $fewer }.
    }
kingdomino-page-dynasty-sum = Points, largest properties and crowns are added up over three games.
kingdomino-page-sheet = Score sheet
kingdomino-page-sheet-game = Score sheet of game { $game }

## Options

kingdomino-page-option-rules = Rules
kingdomino-page-option-edition = Edition
kingdomino-page-option-edition-about = First edition: fewer dominoes with two or three players. Newer edition: always all 48; two players play the Mighty Duel.
kingdomino-page-option-edition-classic = First edition (classic)
kingdomino-page-option-edition-modern = Newer edition (modern)
kingdomino-page-option-edition-bga = As on Board Game Arena (bga)
kingdomino-page-option-mighty-duel = Mighty Duel
kingdomino-page-option-mighty-duel-about = Two players, all 48 dominoes, kingdoms of 7 × 7 squares.
kingdomino-page-option-variants = Variants
kingdomino-page-option-middle-kingdom = Middle Kingdom
kingdomino-page-option-middle-kingdom-about = 10 points for a castle in the middle of the kingdom.
kingdomino-page-option-middle-kingdom-off = No
kingdomino-page-option-middle-kingdom-on = Yes
kingdomino-page-option-middle-kingdom-symmetric = Yes, also in a smaller kingdom with the castle in its middle
kingdomino-page-option-middle-kingdom-exact = Yes, but only at full width and height
kingdomino-page-option-harmony = Harmony
kingdomino-page-option-harmony-about = 5 points for a complete kingdom (no domino discarded).
kingdomino-page-option-dynasty = Dynasty
kingdomino-page-option-dynasty-about = Three games; the points are added up.
kingdomino-page-option-more = Advanced options
kingdomino-page-option-as-edition = Edition default
kingdomino-page-option-deck = Dominoes in play
kingdomino-page-option-deck-about = Drawn at random from the 48; the others stay in the box unseen.
kingdomino-page-option-deck-24 = 24
kingdomino-page-option-deck-36 = 36
kingdomino-page-option-deck-48 = 48
kingdomino-page-option-row = Dominoes in a row
kingdomino-page-option-row-about = A row may have more dominoes than there are kings.
kingdomino-page-option-row-3 = 3
kingdomino-page-option-row-4 = 4
kingdomino-page-option-size = Kingdom size
kingdomino-page-option-size-about = How many squares wide and high it may be, the castle included.
kingdomino-page-option-size-5 = 5 × 5
kingdomino-page-option-size-7 = 7 × 7
kingdomino-page-option-two-player-draft = First draft
kingdomino-page-option-two-player-draft-about = The order in which two players claim their first dominoes.
kingdomino-page-option-two-player-draft-random = Kings drawn at random
kingdomino-page-option-two-player-draft-abba = One, two, one (A-B-B-A)
kingdomino-page-option-discard-unclaimed = Unclaimed dominoes leave the game
kingdomino-page-option-discard-unclaimed-about = Required if a row has more dominoes than there are kings.

## The front page

kingdomino-page-about = Draft dominoes, match terrain and grow a kingdom full of crowns.
kingdomino-page-size = 2–4 players, 15 min

# Kingdomino on the page.

## What there is

page-kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } with 1 crown
       *[other] { $terrain } with { $crowns } crowns
    }
page-kingdomino-domino = Domino { $domino }: { $first }, { $second }
page-kingdomino-castle = castle
page-kingdomino-empty = empty
page-kingdomino-you = You
page-kingdomino-your-kingdom = Your kingdom
page-kingdomino-kingdom-of = { $player }’s kingdom
page-kingdomino-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-kingdomino-points-word =
    { $points ->
        [one] point
       *[other] points
    }

## What to do

page-kingdomino-do-draft =
    { $who ->
        [you] Put your king on one of these dominoes.
       *[named] { $player }, put your king on one of these dominoes.
    }
page-kingdomino-do-claim =
    { $who ->
        [you] Now claim a domino from the next row.
       *[named] { $player }, now claim a domino from the next row.
    }
page-kingdomino-do-place =
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
page-kingdomino-do-discard =
    { $who ->
        [you] Domino { $domino } fits nowhere in your kingdom and has to be discarded.
       *[named] { $player }, domino { $domino } fits nowhere in your kingdom and has to be discarded.
    }
page-kingdomino-hint-draft = A low number acts early next time, a high one is worth more.
page-kingdomino-hint-claim = A low number acts early next time, a high one is worth more.
page-kingdomino-hint-place = Tap a mark to try the domino there, tap it again to turn it.
page-kingdomino-hint-discard = It brings no points and leaves the game.
page-kingdomino-turn-draft = { $player } claims one of the first dominoes.
page-kingdomino-turn-claim = { $player } claims a domino from the next row.
page-kingdomino-turn-place = { $player } places domino { $domino }.
page-kingdomino-turn-discard = { $player } has to discard domino { $domino }.
page-kingdomino-over = The game is over.
page-kingdomino-confirm = Confirm
page-kingdomino-discard = Discard
page-kingdomino-rotate = Rotate
page-kingdomino-undo = Undo
page-kingdomino-choose-mark = First choose a mark for the domino.
page-kingdomino-choose-domino = First choose a free domino of the next row.
page-kingdomino-one-turn = Here the domino fits in one way only.
page-kingdomino-dropped = Taken back. Nothing is chosen.
page-kingdomino-rule = { $sentence } ({ $rule })

## The rows

page-kingdomino-rows = Dominoes on offer
page-kingdomino-now = Now
page-kingdomino-now-about = being placed
page-kingdomino-next = Next
page-kingdomino-next-about = to claim
page-kingdomino-placed = placed
page-kingdomino-slot-out = discarded
page-kingdomino-left =
    { $dominoes ->
        [0] No dominoes left in the box
        [one] 1 domino left in the box
       *[other] { $dominoes } dominoes left in the box
    }
# It stands after the number.
page-kingdomino-left-words =
    { $dominoes ->
        [one] domino left
       *[other] dominoes left
    }
page-kingdomino-claim-list = Free dominoes. Arrow keys choose one, Enter claims it.
page-kingdomino-slot-done = Domino { $domino }: { $player }, done
page-kingdomino-slot-discarded = Domino { $domino }: { $player }, discarded
page-kingdomino-slot-chosen = { $domino }. Your king stands here; Enter confirms.
page-kingdomino-slot-now = { $domino }. King: { $player }. To be placed now.
page-kingdomino-slot-taken = { $domino }. King: { $player }
page-kingdomino-slot-free = { $domino }. Free.

## The board

page-kingdomino-board = Where domino { $domino } may lie
page-kingdomino-keys =
    Arrow keys go from mark to mark, { $key ->
        [letter] R
       *[space] Space
    } turns the domino, Enter confirms, Escape takes it away.
page-kingdomino-spot =
    { $turns ->
        [one] Column { $column }, row { $row }: fits one way
       *[other] Column { $column }, row { $row }: fits { $turns } ways
    }
page-kingdomino-place =
    { $domino }; at column { $column }, row { $row }, { $direction ->
        [n] pointing up
        [e] pointing right
        [s] pointing down
       *[w] pointing left
    }
page-kingdomino-place-gain =
    { $points ->
        [one] { $place }; { $gain } point
       *[other] { $place }; { $gain } points
    }
page-kingdomino-turned =
    { $direction ->
        [n] Pointing up
        [e] Pointing right
        [s] Pointing down
       *[w] Pointing left
    }; { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
page-kingdomino-show-points = Show points
page-kingdomino-in-words = In words
page-kingdomino-write = Type a move
page-kingdomino-write-label = Move
page-kingdomino-write-send = Play
page-kingdomino-write-about = { $example }: the domino, the square of its first half and where the second half points (n, e, s, w); k and a number claims. The castle stands on g7.
page-kingdomino-kingdom-summary =
    { $title }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } of land, { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } wide, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } high.
page-kingdomino-discards =
    { $dominoes ->
        [one] 1 domino discarded
       *[other] { $dominoes } dominoes discarded
    }

## The others

page-kingdomino-others = The other kingdoms
page-kingdomino-standing =
    { $state ->
        [now] Acts now
        [next] Acts next
        [last] Acts last this round
        [waits] Waits
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
page-kingdomino-deed =
    { $deed ->
        [claim-you] claimed { $domino }
        [claim-they] claimed { $domino }
        [discard-you] had to discard { $domino }
        [discard-they] had to discard { $domino }
        [place-you] placed { $domino }
       *[place-they] placed { $domino }
    }

## The box

page-kingdomino-box = Not seen yet
page-kingdomino-box-open = Count what has not been seen yet
page-kingdomino-unseen =
    { $unseen ->
        [0] All dominoes have been seen.
        [one] 1 domino has not been seen yet.
       *[other] { $unseen } dominoes have not been seen yet.
    }
page-kingdomino-unseen-out = { $unseen } dominoes have not been seen yet; { $out } of them are out of this game, and nobody can tell which.
page-kingdomino-unseen-squares = Squares not seen yet
page-kingdomino-unseen-dominoes = Dominoes not seen yet
page-kingdomino-terrain-head = Terrain
page-kingdomino-with-crowns =
    { $crowns ->
        [0] no crown
        [one] 1 crown
       *[other] { $crowns } crowns
    }
page-kingdomino-all = All

## Points

page-kingdomino-properties = Properties
page-kingdomino-property = Property
page-kingdomino-squares = Squares
page-kingdomino-crowns = Crowns
page-kingdomino-points-head = Points
page-kingdomino-sum = Together
page-kingdomino-middle-kingdom = Middle Kingdom
page-kingdomino-harmony = Harmony
page-kingdomino-largest = Largest property
page-kingdomino-discarded = Discarded

## Rounds and games

page-kingdomino-round = Round { $round }
page-kingdomino-of-rounds = of { $rounds }
page-kingdomino-first-draft = First draft
page-kingdomino-game = Game { $game } of { $games }
page-kingdomino-game-round = Game { $game } · { $round }
page-kingdomino-game-over = Game { $game } is over
page-kingdomino-on = On to game { $game }
page-kingdomino-this-game = This game
page-kingdomino-all-games = All games
page-kingdomino-total = { $points } in all games

## The result

page-kingdomino-result = The result
page-kingdomino-decided =
    { $by ->
        [largest] { $player } and { $other } both have { $points } points; the larger property decides: { $squares } squares against { $fewer }.
        [crowns] { $player } and { $other } both have { $points } points and a largest property of { $squares } squares; crowns decide: { $crowns } against { $fewer }.
        [shared] { $player } and { $other } are equal in points, largest property and crowns: they share the victory.
       *[score] The points decide: { $points } against { $fewer }.
    }
page-kingdomino-dynasty-sum = Points, largest properties and crowns are added up over three games.
page-kingdomino-sheet = Score sheet
page-kingdomino-sheet-game = Score sheet of game { $game }
page-kingdomino-place-number =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## Options

page-kingdomino-option-rules = Rules
page-kingdomino-option-edition = Edition
page-kingdomino-option-edition-about = First edition: fewer dominoes with two or three players. Newer edition: always all 48; two players play the Mighty Duel.
page-kingdomino-option-edition-classic = First edition (classic)
page-kingdomino-option-edition-modern = Newer edition (modern)
page-kingdomino-option-edition-bga = As on Board Game Arena (bga)
page-kingdomino-option-mighty-duel = Mighty Duel
page-kingdomino-option-mighty-duel-about = Two players, all 48 dominoes, kingdoms of 7 × 7 squares.
page-kingdomino-option-variants = Variants
page-kingdomino-option-middle-kingdom = Middle Kingdom
page-kingdomino-option-middle-kingdom-about = 10 points for a castle in the middle of the kingdom.
page-kingdomino-option-middle-kingdom-off = No
page-kingdomino-option-middle-kingdom-symmetric = Yes
page-kingdomino-option-middle-kingdom-exact = Yes, at full width and height only
page-kingdomino-option-harmony = Harmony
page-kingdomino-option-harmony-about = 5 points for a kingdom without holes.
page-kingdomino-option-dynasty = Dynasty
page-kingdomino-option-dynasty-about = Three games; the points are added up.
page-kingdomino-option-more = Fine points
page-kingdomino-option-as-edition = As in the edition
page-kingdomino-option-deck = Dominoes in play
page-kingdomino-option-deck-about = Drawn at random from the 48; the others stay in the box unseen.
page-kingdomino-option-deck-24 = 24
page-kingdomino-option-deck-36 = 36
page-kingdomino-option-deck-48 = 48
page-kingdomino-option-row = Dominoes in a row
page-kingdomino-option-row-about = A row may be longer than there are kings.
page-kingdomino-option-row-3 = 3
page-kingdomino-option-row-4 = 4
page-kingdomino-option-size = Size of a kingdom
page-kingdomino-option-size-about = How many squares wide and high it may be, the castle included.
page-kingdomino-option-size-5 = 5 × 5
page-kingdomino-option-size-7 = 7 × 7
page-kingdomino-option-two-player-draft = First draft
page-kingdomino-option-two-player-draft-about = The order in which two players claim their first dominoes.
page-kingdomino-option-two-player-draft-random = Kings drawn at random
page-kingdomino-option-two-player-draft-abba = One, two, one (A-B-B-A)
page-kingdomino-option-discard-unclaimed = Unclaimed dominoes leave the game
page-kingdomino-option-discard-unclaimed-about = Needed where a row is longer than there are kings.

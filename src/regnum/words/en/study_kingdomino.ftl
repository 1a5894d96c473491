# Reasons, costs and nudges of Kingdomino.

kingdomino-study-yours = { $terrain ->
    [wheat] Your wheat field
    [forest] Your forest
    [lake] Your lake
    [pasture] Your pasture
    [swamp] Your swamp
   *[mine] Your mine
}
kingdomino-study-crowned =
    { kingdomino-study-yours }{ $crowns ->
        [0] { "" }
        [one] {" "}with one crown
       *[other] {" "}with { $crowns } crowns
    }

## Reasons for a move

kingdomino-reason-points =
    { $action ->
        [claim] Once placed, it scores
       *[place] It scores
    } { $number ->
        [one] one more point
       *[other] { $number } more points
    } at once.
kingdomino-reason-crowns =
    You get { $number ->
        [0] more crowns
        [one] one more crown
       *[other] { $number } more crowns
    }, and a crown counts for every square of its property.
kingdomino-reason-land =
    { $terrain ->
        [none] Your properties become larger, so every later crown counts for more.
       *[wheat] { kingdomino-study-yours } has { $squares ->
            [one] one square
           *[other] { $squares } squares
        }: every later crown counts for all of them.
    }
kingdomino-reason-room = { kingdomino-study-crowned } can still grow.
kingdomino-reason-box =
    { $terrain ->
        [none] More of what your kingdom needs is still to come.
       *[wheat] { kingdomino-study-yours } can hope for more: { $number ->
            [one] one square of that terrain has
           *[other] { $number } squares of that terrain have
        } not appeared yet.
    }
kingdomino-reason-holes =
    { $number ->
        [0] No square has to stay empty.
       *[other] Fewer squares have to stay empty.
    }
kingdomino-reason-gaps = It leaves fewer narrow gaps, which few dominoes fit.
kingdomino-reason-harmony = No domino has to be discarded, so Harmony is still possible.
kingdomino-reason-centre = Your castle can still be in the centre (Middle Kingdom).
kingdomino-reason-frame = Your kingdom can still grow in both directions.
kingdomino-reason-places = More kinds of dominoes will fit later.
kingdomino-reason-split = It adds to your properties instead of starting new ones.
kingdomino-reason-order = You choose earlier next round.
kingdomino-reason-deny =
    An opponent cannot take it: it would be worth { $number ->
        [one] one point
       *[other] { $number } points
    } to them.
kingdomino-reason-ending =
    Calculated to the end, it scores { $number ->
        [one] one more point
       *[other] { $number } more points
    }.

## Costs of a move

kingdomino-cost-points =
    { $action ->
        [claim] Once placed, it scores
       *[place] It scores
    } { $number ->
        [one] one point
       *[other] { $number } points
    } less at once.
kingdomino-cost-crowns =
    You get { $number ->
        [0] fewer crowns
        [one] one crown less
       *[other] { $number } fewer crowns
    }.
kingdomino-cost-land = Your properties stay smaller, so every later crown counts for less.
kingdomino-cost-room = { kingdomino-study-crowned } has less room to grow.
kingdomino-cost-box =
    { $terrain ->
        [none] Less of what your kingdom needs is still to come.
       *[wheat] { kingdomino-study-yours } cannot hope for much: { $number ->
            [0] no square of that terrain is
            [one] only one square of that terrain is
           *[other] only { $number } squares of that terrain are
        } still to come.
    }
kingdomino-cost-holes = It leaves a square that cannot be filled any more.
kingdomino-cost-gaps = It leaves a narrow gap, which few dominoes fit.
kingdomino-cost-harmony = This domino would have to be discarded, and Harmony would be lost.
kingdomino-cost-centre = Your castle can no longer be in the centre (Middle Kingdom).
kingdomino-cost-frame = It fixes the edges of your kingdom early.
kingdomino-cost-places = Fewer kinds of dominoes will fit later.
kingdomino-cost-split = It starts another small property.
kingdomino-cost-order = You choose later next round.
kingdomino-cost-deny =
    It leaves an opponent a domino that is worth { $number ->
        [one] one point
       *[other] { $number } points
    } to them.
kingdomino-cost-ending =
    Calculated to the end, it scores { $number ->
        [one] one point
       *[other] { $number } points
    } less.

## Where to look: the first step of a hint

kingdomino-nudge-points =
    { $action ->
        [claim] One of the dominoes scores as soon as it is placed.
       *[place] Look for the place that scores the most at once.
    }
kingdomino-nudge-crowns =
    { $action ->
        [claim] A domino with crowns is still available.
       *[place] Put crowns where they count for many squares.
    }
kingdomino-nudge-land = { kingdomino-study-yours } could be larger: crowns count for every square.
kingdomino-nudge-room = { kingdomino-study-crowned }: which move leaves it room to grow?
kingdomino-nudge-box = Think of what has not appeared yet.
kingdomino-nudge-holes = Be careful: a square could become a hole.
kingdomino-nudge-gaps = Be careful with narrow gaps: few dominoes fit them.
kingdomino-nudge-harmony = Not every domino fits into your kingdom.
kingdomino-nudge-centre = Look at your castle: can it stay in the centre?
kingdomino-nudge-frame = You need not fix the edges of your kingdom yet.
kingdomino-nudge-places = Think of the next dominoes: keep places for different terrains.
kingdomino-nudge-split = Terrain that stays together is worth more.
kingdomino-nudge-order = The number of a domino decides who chooses first next round.
kingdomino-nudge-deny = Look at what your opponents need.
kingdomino-nudge-ending = The end can be calculated: count what each move leads to.

# Reasons, costs and nudges of Kingdoms.

kingdoms-study-rival = { $rival ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[several] An opponent
}
kingdoms-study-money = { $number } gold
kingdoms-study-left =
    { $mood ->
        [hope] of the tiles that you have not seen ({ $left }), { $tiles ->
            [one] one is a resource
           *[other] { $tiles } are resources
        }
       *[fear] of the tiles that you have not seen ({ $left }), { $tiles ->
            [one] one is a hazard
           *[other] { $tiles } are hazards
        }
    }

## Reasons for a move

kingdoms-reason-lines = On the board as it is, you earn { $number } gold more.
kingdoms-reason-rivals = { kingdoms-study-rival } earns { $number } gold less.
kingdoms-reason-supply =
    { $mood ->
        [hope] Your lines keep empty squares for good tiles
       *[fear] Bad tiles can hurt you less
    }: { kingdoms-study-left }.
kingdoms-reason-ranks =
    { $rank ->
        [0] You keep your castles for later.
       *[other] You keep your castle of rank { $rank } for later.
    }
kingdoms-reason-start = You keep your starting tile for later.
kingdoms-reason-draw = A tile from the supply is worth { kingdoms-study-money } on average.
kingdoms-reason-ending = Calculated to the end, you have { kingdoms-study-money } more.

## Costs of a move

kingdoms-cost-lines = On the board as it is, you earn { $number } gold less.
kingdoms-cost-rivals = { kingdoms-study-rival } earns { $number } gold more.
kingdoms-cost-supply =
    { $mood ->
        [hope] Your lines keep fewer empty squares for good tiles
       *[fear] Bad tiles can still hurt you
    }: { kingdoms-study-left }.
kingdoms-cost-ranks = It uses up a castle of rank { $rank }.
kingdoms-cost-start = It uses up your starting tile.
kingdoms-cost-draw = You go without a tile from the supply, which is worth { kingdoms-study-money } on average.
kingdoms-cost-ending = Calculated to the end, you have { kingdoms-study-money } less.

## Where to look: the first step of a hint

kingdoms-nudge-lines =
    { $tile ->
        [none] Look at what each line pays you now.
       *[number] A line with a { kingdoms-tile } has no castle of yours yet.
    }
kingdoms-nudge-rivals = Look at the lines that pay your opponents.
kingdoms-nudge-supply =
    { $mood ->
        [hope] Good tiles are still to come. Which lines have room for them?
       *[fear] Bad tiles are still to come. Which of your lines are safe?
    }
kingdoms-nudge-ranks = Not every square is worth a strong castle.
kingdoms-nudge-start = Your starting tile can wait.
kingdoms-nudge-draw = Think of what a tile from the supply may be worth.
kingdoms-nudge-ending = The end can be calculated: count what each move leads to.

# The game of Kingdomino in the terminal and on the command line.

## Whose turn it is

kingdomino-terminal-turn-draft = { $player } is claiming a first domino.
kingdomino-terminal-turn-claim = { $player } is claiming a domino from the next row.
kingdomino-terminal-turn-place = { $player } is placing domino { $domino }.
kingdomino-terminal-turn-discard = { $player } has to discard domino { $domino }: it fits nowhere.
kingdomino-terminal-do-draft = { $player }, put your king on one of these dominoes.
kingdomino-terminal-do-claim = { $player }, claim a domino from the next row.
kingdomino-terminal-do-place = { $player }, place domino { $domino } in your kingdom.
kingdomino-terminal-do-discard = { $player }, domino { $domino } has to be discarded. Press Enter.

## The table

kingdomino-terminal-left =
    { $dominoes ->
        [0] no dominoes left
        [one] 1 domino left
       *[other] { $dominoes } dominoes left
    }
kingdomino-terminal-first-draft = First draft
kingdomino-terminal-game = Game { $game } of { $games }
kingdomino-terminal-row-now = Now
kingdomino-terminal-row-next = Next
kingdomino-terminal-crown = crown
kingdomino-terminal-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
kingdomino-terminal-points-of = { $player }: points
kingdomino-terminal-middle-kingdom = Middle Kingdom
kingdomino-terminal-harmony = Harmony

## Remarks

kingdomino-terminal-spot =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    } here. Enter places the domino.
kingdomino-terminal-holding = Domino { $domino }: { $first }, { $second }. Enter claims it.
kingdomino-terminal-looking = You are looking at { $player }’s kingdom.

## The log

kingdomino-terminal-log-claim = { $player } claimed { $domino }
kingdomino-terminal-log-discard = { $player } had to discard { $domino }
kingdomino-terminal-log-place = { $player } placed { $domino } ({ $gain })

## Keys

kingdomino-terminal-key-rotate = rotate
kingdomino-terminal-key-next = next spot
kingdomino-terminal-key-choose = choose
kingdomino-terminal-key-claim = claim
kingdomino-terminal-key-discard = discard
kingdomino-terminal-key-points = points
kingdomino-terminal-key-view = kingdoms
kingdomino-terminal-key-next-game = next game

## Help

kingdomino-terminal-help-move = move the domino, or choose one from the row
kingdomino-terminal-help-rotate = rotate the domino (or the space bar)
kingdomino-terminal-help-next = jump to the next spot that is allowed (Shift+Tab: back)
kingdomino-terminal-help-choose = choose a domino from the next row, counted from the top
kingdomino-terminal-help-confirm = place, claim or discard
kingdomino-terminal-help-points = show the points of every property
kingdomino-terminal-help-view = look at the next kingdom
kingdomino-terminal-help-marks = { $now } the domino’s first half can go here; { $turned } here after rotating. With a mouse, click a square, a domino in the row, a kingdom or a key below.
kingdomino-terminal-rules-order = Kings act from the top of the row down: each places its domino, then claims one from the next row. Low numbers act early, high numbers are worth more.
kingdomino-terminal-rules-place = A domino must touch your castle, or match a touching terrain with at least one half. Corners do not count.
kingdomino-terminal-rules-frame = Your kingdom must fit in a { $size } × { $size } grid; the castle may be anywhere in it.
kingdomino-terminal-rules-discard = If a domino can be placed it must be; if it fits nowhere it is discarded.
kingdomino-terminal-rules-score = A property (connected squares of one terrain) is worth its squares times its crowns; without crowns, nothing.
kingdomino-terminal-rules-end = The most points win; ties go to the largest property, then to the most crowns.

## The result

kingdomino-terminal-winner =
    { $points ->
        [one] { $player } wins with 1 point!
       *[other] { $player } wins with { $points } points!
    }
kingdomino-terminal-winners =
    { $points ->
        [one] { $players } share the victory with 1 point each.
       *[other] { $players } share the victory with { $points } points each.
    }
kingdomino-terminal-tie-largest = { $player } and { $other } are tied on { $points } points. The largest property decides: { $squares } squares to { $fewer }.
kingdomino-terminal-tie-crowns = { $player } and { $other } are tied on { $points } points and largest property ({ $squares } squares). Crowns decide: { $crowns } to { $fewer }.
kingdomino-terminal-tie-shared = { $player } and { $other } are tied on points, largest property and crowns, so they share the place.
kingdomino-terminal-standing =
    largest property: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
kingdomino-terminal-sum = total over all games

## Set-up

kingdomino-terminal-setup-continue = Continue the saved game: { $players } (round { $round } of { $rounds })
kingdomino-terminal-setup-edition = Edition
kingdomino-terminal-setup-mighty-duel = Mighty Duel
kingdomino-terminal-setup-middle-kingdom = Middle Kingdom
kingdomino-terminal-setup-harmony = Harmony
kingdomino-terminal-setup-dynasty = Dynasty
kingdomino-terminal-setup-edition-value =
    { $value ->
        [classic] classic
        [modern] modern
        [bga] as on Board Game Arena
       *[other] { $value }
    }
kingdomino-terminal-setup-duel-value =
    { $value ->
        [edition] as in the edition
        [on] yes: all 48 dominoes, 7 × 7
       *[off] no
    }
kingdomino-terminal-setup-middle-value =
    { $value ->
        [on] yes: 10 points for a castle in the middle
        [symmetric] yes, also in a smaller kingdom with the castle in its middle
        [exact] yes, and the kingdom must be full width and height
       *[off] no
    }
kingdomino-terminal-setup-good =
    { $rounds ->
        [one] { $dominoes } dominoes, kingdoms of { $size } × { $size }, 1 round. Enter starts the game.
       *[other] { $dominoes } dominoes, kingdoms of { $size } × { $size }, { $rounds } rounds. Enter starts the game.
    }

## The command line

kingdomino-option-players = number of players: 2, 3 or 4 (default: 2)
kingdomino-option-edition = edition: classic (default), modern or bga
kingdomino-option-mighty-duel = Mighty Duel: 2 players, all 48 dominoes, 7 × 7
kingdomino-option-middle-kingdom = Middle Kingdom: 10 points for a castle in the middle; exact also requires full width and height (default: off)
kingdomino-option-harmony = Harmony: 5 points for a complete kingdom
kingdomino-option-dynasty = Dynasty: three games, points added up
kingdomino-option-deck = how many dominoes are in play (default: from the edition)
kingdomino-option-row = how many dominoes make a row (default: from the edition)
kingdomino-option-size = width and height of a kingdom: 5 or 7 (default: 5, in the Mighty Duel 7)
kingdomino-option-two-player-draft = order of the two players’ kings in the first draft: random or abba (default: from the edition)
kingdomino-option-discard-unclaimed = discard dominoes that nobody claims

kingdomino-score-about = Reads a kingdom, one row per line: W F L P S M (wheat, forest, lake, pasture, swamp, mine) with a digit for crowns, C for the castle, . for an empty square. Example: “W1 W C .”
kingdomino-score-property = property
kingdomino-score-squares = squares
kingdomino-score-crowns = crowns
kingdomino-score-points = points
kingdomino-score-total = total
kingdomino-score-middle-kingdom = Middle Kingdom
kingdomino-score-harmony = Harmony
kingdomino-score-largest = largest property: { $squares }

kingdomino-bots-about =
    { $bot ->
        [random] any legal action, all equally likely
        [greedy] takes the most points at once
        [greedy-placement] published in 2018: places for the most points, claims at random
        [full-greedy] published in 2018: places and claims for the most points, one domino ahead
        [mce-tr] published in 2018: Monte Carlo evaluation, random playouts
        [mce-fg] published in 2018: Monte Carlo evaluation, full greedy playouts
        [mce-eg] published in 2018: Monte Carlo evaluation, playouts greedy three times in four
        [mce-pg] published in 2018: Monte Carlo evaluation, greedy for itself, random for opponents
        [uct-tr] published in 2018: tree search (UCT), random playouts
        [uct-fg] published in 2018: tree search (UCT), full greedy playouts
        [olts] open-loop tree search as used by other programs
        [static] plays the best move by a learned value, no search
        [search] tree search with playouts, exact near the end
        [champion] the strongest: tree search with a network, exact near the end
       *[other] thinks ahead
    }

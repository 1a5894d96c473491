# The game of Kingdomino in the terminal.

## Whose turn it is

terminal-turn-draft = { $player } puts a king on one of the first dominoes.
terminal-turn-claim = { $player } claims a domino of the next row.
terminal-turn-place = { $player } places domino { $domino }.
terminal-turn-discard = { $player } has to discard domino { $domino }: it fits nowhere.
terminal-turn-over = The game is over.
terminal-bot-acts = { $player } is choosing …
terminal-do-draft = { $player }, put your king on one of these dominoes.
terminal-do-claim = { $player }, claim a domino of the next row.
terminal-do-place = { $player }, place domino { $domino } in your kingdom.
terminal-do-discard = { $player }, domino { $domino } has to be discarded: Enter.

## The table

terminal-left =
    { $dominoes ->
        [0] no dominoes left
        [one] 1 domino left
       *[other] { $dominoes } dominoes left
    }
terminal-round = Round { $round } of { $rounds }
terminal-first-draft = First draft
terminal-game = Game { $game } of { $games }
terminal-row-now = Now
terminal-row-next = Next
terminal-crown = crown
terminal-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terminal-points-of = { $player }: points
terminal-middle-kingdom = Middle Kingdom
terminal-harmony = Harmony

## Remarks

terminal-spot =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    } here. Enter places the domino.
terminal-holding = Domino { $domino }: { $first }, { $second }. Enter claims it.
terminal-rule = { $sentence } ({ $rule })
terminal-undone = Taken back. It is your decision again.
terminal-nothing-to-undo = There is nothing to take back.
terminal-saved = Saved in { $file }.
terminal-not-saved = The game could not be saved. { $problem }
terminal-put-aside = The game that was saved here before is now in { $file }.
terminal-fast = The bots act at once now.
terminal-slow = The bots pause before they act.
terminal-bot-failed =
    { $player } { $reason ->
        [crashed] crashed
        [late] took too long
        [raised] went wrong
        [illegal] wanted something illegal
       *[broken] cannot be loaded
    }. A greedy move was made instead.
terminal-bot-gets-ready = { $player } is getting ready: the first time this can take a minute.
terminal-looking = You are looking at the kingdom of { $player }.
terminal-missing = The game needs a terminal: keyboard and screen must not be redirected.
terminal-goodbye = Your game is saved in { $file }. Go on with: { $command }

## The log

terminal-log-claim = { $player } claimed { $domino }
terminal-log-discard = { $player } had to discard { $domino }
terminal-log-place = { $player } placed { $domino } ({ $gain })

## Keys

terminal-key-move = move
terminal-key-rotate = rotate
terminal-key-next = next spot
terminal-key-place = place
terminal-key-choose = choose
terminal-key-claim = claim
terminal-key-discard = discard
terminal-key-result = result
terminal-key-help = help
terminal-key-undo = undo
terminal-key-points = points
terminal-key-language = language
terminal-key-quit = quit
terminal-key-new = new game
terminal-key-view = kingdoms
terminal-key-fast = faster
terminal-key-save = save
terminal-key-back = back
terminal-key-scroll = scroll
terminal-key-next-game = next game
terminal-key-table = table
terminal-key-line = line
terminal-key-change = change
terminal-key-start = start

## Help

terminal-help-keys = Keys
terminal-help-move = move the domino, or choose one of the row
terminal-help-rotate = turn the domino (or the space bar)
terminal-help-next = jump to the next spot that is allowed (Shift+Tab: back)
terminal-help-choose = choose a domino of the next row, counted from the top
terminal-help-confirm = place, claim or discard
terminal-help-points = show the points of every property
terminal-help-view = look at the next kingdom
terminal-help-undo = take back your last decision
terminal-help-save = save now (every action is saved by itself)
terminal-help-fast = bots act at once, or with a pause
terminal-help-language = change the language
terminal-help-new = set up another game; this one stays saved
terminal-help-quit = quit; the game stays saved
terminal-help-marks = { $now } the domino's first half may lie here as it is turned; { $turned } here if you turn it. With a mouse, click a square, a domino of the row, a kingdom or a key below.
terminal-help-rules = The rules in brief
terminal-rules-order = The kings act from the top of the row: each places its domino, then claims one of the next row. A low number acts early, a high one is worth more.
terminal-rules-place = A domino must touch your castle, or an equal terrain with at least one half. Corners do not count.
terminal-rules-frame = Your kingdom must fit into { $size } × { $size } squares; the castle may be anywhere in it.
terminal-rules-discard = If a domino can be placed it must be; if it fits nowhere it is discarded.
terminal-rules-score = A property, connected squares of one terrain, is worth its squares times its crowns; without a crown, nothing.
terminal-rules-end = Most points win; on a tie the largest property, then the most crowns.
terminal-help-deal = The deal

## The deal

terminal-commitment = Commitment: { $commitment }
terminal-seed = Seed: { $seed }
terminal-salt = Salt: { $salt }
terminal-seed-later = The commitment binds the secret seed of the shuffle; the seed is shown when the game is over, so that anyone can check the deal.
terminal-deal-written = The deal was written out by hand; there is no shuffle to check.

## The result

terminal-winner =
    { $points ->
        [one] { $player } wins with 1 point!
       *[other] { $player } wins with { $points } points!
    }
terminal-winners =
    { $points ->
        [one] { $players } share the victory with 1 point each.
       *[other] { $players } share the victory with { $points } points each.
    }
terminal-and = { $first } and { $last }
terminal-tie-largest = { $player } and { $other } both have { $points } points; the larger property decides: { $squares } squares against { $fewer }.
terminal-tie-crowns = { $player } and { $other } both have { $points } points and a largest property of { $squares } squares; crowns decide: { $crowns } against { $fewer }.
terminal-tie-shared = { $player } and { $other } are equal in points, largest property and crowns: they share the place.
terminal-standing =
    largest property: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
terminal-sum = in all games together

## Set-up

terminal-setup-title = Who plays, and by which rules?
terminal-setup-continue = Continue the saved game: { $players } (round { $round } of { $rounds })
terminal-setup-players = Players
terminal-setup-edition = Edition
terminal-setup-mighty-duel = Mighty Duel
terminal-setup-middle-kingdom = Middle Kingdom
terminal-setup-harmony = Harmony
terminal-setup-dynasty = Dynasty
terminal-setup-seed = Seed
terminal-setup-seed-secret = a secret one
terminal-setup-language = Language
terminal-setup-edition-value =
    { $value ->
        [classic] classic
        [modern] modern
        [bga] Board Game Arena
       *[other] { $value }
    }
terminal-setup-duel-value =
    { $value ->
        [edition] as in the edition
        [on] yes: all 48 dominoes, 7 × 7
       *[off] no
    }
terminal-setup-middle-value =
    { $value ->
        [symmetric] yes: 10 points for a castle in the middle
        [exact] yes, and the kingdom must be full width and height
       *[off] no
    }
terminal-setup-switch-value =
    { $value ->
        [on] yes
       *[off] no
    }
terminal-setup-good =
    { $rounds ->
        [one] { $dominoes } dominoes, kingdoms of { $size } × { $size }, 1 round. Enter starts the game.
       *[other] { $dominoes } dominoes, kingdoms of { $size } × { $size }, { $rounds } rounds. Enter starts the game.
    }
terminal-who =
    { $who ->
        [person] person
       *[other] bot: { $who }
    }
terminal-who-level = { $level }: { $about }
terminal-player = Player { $number }
terminal-save-broken = The saved game in { $file } cannot be read. { $problem } A new game will not overwrite it.
terminal-save-many = { $file } holds { $games } games, not one saved game.
terminal-save-other = { $file } is a game of { $game }, not of { $wanted }.

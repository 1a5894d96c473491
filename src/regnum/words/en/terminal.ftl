# What the terminal says, whatever the game.

## Whose turn it is

terminal-turn-over = The game is over.
terminal-bot-acts = { $player } is thinking…

## The table

terminal-round = Round { $round } of { $rounds }

## Remarks

terminal-rule = { $sentence } ({ $rule })
terminal-undone = Undone. Your move again.
terminal-saved = Saved in { $file }.
terminal-not-saved = The game could not be saved. { $problem }
terminal-put-aside = The game that was saved here before is now in { $file }.
terminal-fast = Bots now play without a pause.
terminal-slow = Bots now pause before they play.
terminal-bot-failed =
    { $player } { $reason ->
        [crashed] crashed
        [late] took too long
        [raised] failed with an error
        [illegal] chose an illegal move
       *[broken] could not be loaded
    }. The greedy bot moved instead.
terminal-bot-gets-ready = { $player } is getting ready. The first time, this can take a minute.
terminal-hint-people = Hints are for one person against bots.
terminal-hint-only = There is only one move.
terminal-hint-thinking = Thinking…
terminal-hint-move = The best move is { $action }.
terminal-hint-move-because = The best move is { $action }. { $reason }
terminal-hint-candidates = The best moves: chance to win and result at the end
terminal-hint-exact = The best moves, calculated to the end: chance to win and result
terminal-hints-used =
    { $hints ->
        [one] You asked for a hint once.
       *[other] You asked for hints in { $hints } decisions.
    }
terminal-coach = { $lost }
terminal-coach-because = { $lost } { $reason }
terminal-coach-on = The coach now tells you when a move gave away much.
terminal-coach-off = The coach is silent now.
terminal-daily-answered = In the daily deal you cannot undo a move that an opponent has answered.
terminal-daily-other = { $file } is not a game of the daily deal of { $date }. Move it away to play that deal.
terminal-daily-share = Your result to share, which gives away nothing of the deal:
terminal-missing = The game needs a terminal: input and output must not be redirected.
terminal-goodbye = Your game is saved in { $file }. Resume it with: { $command }

## Keys

terminal-key-move = move
terminal-key-place = place
terminal-key-result = result
terminal-key-help = help
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-keep = keep my move
terminal-key-language = language
terminal-key-quit = quit
terminal-key-new = new game
terminal-key-fast = faster
terminal-key-save = save
terminal-key-back = back
terminal-key-scroll = scroll
terminal-key-table = table
terminal-key-line = line
terminal-key-change = change
terminal-key-start = start

## Help

terminal-help-keys = Keys
terminal-help-undo = undo your last move
terminal-help-hint = a hint: where to look, then the best moves, then the move itself
terminal-help-coach = have a coach tell you when a move gave away much, or no more
terminal-help-save = save now (every move is also saved automatically)
terminal-help-fast = bots act at once, or with a pause
terminal-help-language = change the language
terminal-help-new = set up another game; this one stays saved
terminal-help-quit = quit; the game stays saved
terminal-help-rules = The rules in brief
terminal-help-deal = The deal

## The deal

terminal-commitment = Commitment: { $commitment }
terminal-seed = Seed: { $seed }
terminal-salt = Salt: { $salt }
terminal-seed-later = The commitment fixes the secret seed of the shuffle. The seed is shown when the game is over, so that anyone can check the deal.
terminal-deal-written = The deal was written out by hand; there is no shuffle to check.

## The result

terminal-and = { $first } and { $last }

## Set-up

terminal-setup-title = Who is playing, and with which rules?
terminal-setup-players = Players
terminal-setup-seed = Seed
terminal-setup-seed-secret = random and secret
terminal-setup-language = Language
terminal-setup-switch-value =
    { $value ->
        [on] yes
       *[off] no
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

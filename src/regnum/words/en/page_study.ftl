# Study in the web app.

## Analysis of a position

page-study-analysis = Analysis
page-study-chance = Chance to win
page-study-percent = { $part }%
page-study-best = Best moves
page-study-best-about =
    { $game ->
        [kingdoms] chance to win, gold at the end
       *[other] chance to win, points at the end
    }
page-study-range = { $from } to { $to }
page-study-thinking = Thinking
page-study-over = The game is over: there is nothing left to choose.
page-study-no-analysis = This position could not be analysed. You can still play.
page-study-settled = Settled.
page-study-moving = Still changing.
page-study-exact = Solved: these numbers are exact.
page-study-effort =
    { $games ->
        [one] One game played out
       *[other] { $games } games played out
    }; good to within { $within }%.
page-study-more = Think more
page-study-why = Why move { $number }
page-study-worth = worth about, in points
page-study-then = Likely next
page-study-then-about = until something is drawn
page-study-said = Best move: { $move }; chance to win { $part }%.

## Hints and the coach

page-study-hint = Hint
page-study-hint-step = Step { $step } of the hint
page-study-hint-close = Close the hint
page-study-hint-only = There is only one move.
page-study-hint-two = One of these two.
page-study-hint-move = This is the best move. Confirm it, or try another.
page-study-coach = Coach
page-study-coach-lost =
    This wins { $lost ->
        [one] one game
       *[other] { $lost } games
    } fewer in a hundred than the best move.
page-study-coach-show = Show me
page-study-coach-keep = Keep my move
page-study-coach-quiet = Mute the coach in this game

## Marks of moves and of draws

page-study-mark-best = Best
page-study-mark-good = Good
page-study-mark-inaccuracy = Slip
page-study-mark-mistake = Mistake
page-study-mark-blunder = Blunder
page-study-mark-up = Lucky draw
page-study-mark-down = Unlucky draw

## A review: what was luck and what was skill, how the chances went, and the moments that decided

page-study-making = The engine plays the game through from every position. This takes a few seconds.
page-study-stopped = The review was cancelled.
page-study-failed = The review could not be made. Try again.
page-study-stop = Cancel
page-study-again = Review the game
page-study-headline =
    { $winner ->
        [you] You
       *[other] { $name }
    } won with { $score }, { $ahead ->
        [0] on the tie-break against
       *[other] { $ahead } ahead of
    } { $second ->
        [you] you
       *[other] { $rival }
    }.
page-study-verdict =
    { $whose ->
        [you] your choices
       *[other] { $name }’s choices
    } { $skill ->
        [much] gained a lot
        [some] gained a little
        [none] made little difference
        [minus] cost a little
       *[much-minus] cost a lot
    }; the draws { $luck ->
        [much] helped a lot
        [some] helped a little
        [none] made little difference
        [minus] hurt a little
       *[much-minus] hurt a lot
    }.
page-study-grades = Grades of all decisions
page-study-account = What each result is made of
page-study-player = Player
page-study-skill = Skill
page-study-skill-about = own choices
page-study-luck = Luck
page-study-luck-about = the draws
page-study-rivals = Opponents
page-study-rivals-about = their choices
page-study-sum = Sum
page-study-unit = Count in
page-study-unit-points = Points
page-study-unit-win = Chance to win
page-study-graph = Chance to win
page-study-by-round = by round
page-study-after-round = After round
page-study-start = Start
page-study-whose = Whose side
page-study-moments = Key moments
page-study-moments-none = No moment changed the chances much.
page-study-filter = Which moments
page-study-filter-all = All { $moments }
page-study-filter-mine = Own { $moments }
page-study-filter-luck = Luck { $moments }
page-study-at-round = Round { $round }
page-study-place = { $round }, move { $move } · moment { $number } of { $count }
page-study-played =
    { $whose ->
        [you] You played
       *[other] { $name } played
    }
page-study-better = Better
page-study-drawn = The draw
page-study-play-on = Play from here
page-study-puzzle = Make it a puzzle
page-study-puzzle-made = Saved as a puzzle
page-study-next = Next moment
page-study-rate = Points lost per decision
page-study-rate-about = Over reviewed games, counting only decisions that mattered. 0 is perfect.
page-study-rate-of =
    { $points } ± { $margin } in { $games ->
        [one] one game
       *[other] { $games } games
    }
page-study-points-about = Points are relative to the opponents’ average.

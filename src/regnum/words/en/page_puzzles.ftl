# Puzzles.

puzzles-title = Puzzles
puzzles-games = Games
puzzles-about = One move is clearly best. Find it on the board. Puzzles you miss come back after a few days.
puzzles-due = { $count ->
    [one] puzzle to repeat today
   *[other] puzzles to repeat today
}
puzzles-theme = Theme
puzzles-any = Any
puzzles-counted = { $name } ({ $count })
puzzles-difficulty = Difficulty
puzzles-difficulty-of = Difficulty { $difficulty } of { $most }
puzzles-solve = Solve
puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-number = Puzzle { $number }
puzzles-box = Box { $box }
puzzles-none = There are no puzzles of this game yet.
puzzles-streak = In a row: { $count }
puzzles-leave = All puzzles
puzzles-rival = { $name } { $number }
puzzles-task = Find the move with the best chance to win.
puzzles-task-about = One move is clearly best. Choose it and confirm.
puzzles-task-exact = The ending is solved: one move wins. Choose it and confirm.
puzzles-right = Right.
puzzles-shown = This is the best move.
puzzles-wrong = Not this one.
puzzles-wrong-about = It wins { $mine } of 100 games, { $lost } fewer than the best move. Another try is free.
puzzles-wrong-far = It is far behind the best move. Another try is free.
puzzles-best-about = It wins { $best } of 100 games.
puzzles-again = Try again
puzzles-show = Show the solution
puzzles-next = Next puzzle
puzzles-hint = Hint
puzzles-hint-themes = It is about: { $themes }.
puzzles-level = Found by: { $level }
puzzles-sure = Compared on hundreds of deals of what is still hidden, and confirmed by a search.
puzzles-sure-exact = The ending was solved: these numbers are exact.
puzzles-theme-claim = Claiming
puzzles-theme-place = Placing
puzzles-theme-ending = Ending
puzzles-theme-own = From your games

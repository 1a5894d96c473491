# The lessons.

learn-title = Learn
learn-about = A few minutes on a real board, one step at a time. Try whatever you like: nothing can go wrong.
learn-games = Lessons
learn-steps = { $steps } short steps
learn-step = Step { $step } of { $steps }
learn-go-on = Continue at step { $step } of { $steps }
learn-restart = Start over
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-show = Show me
learn-next = Next
learn-back = Back
learn-again = Repeat the lesson
learn-play = Play a game
learn-rules = Read the rules
learn-choose-first = Choose something first: a domino, a piece or a square.
learn-would-be-legal = That would be allowed. This time, try something that is not.
learn-shown = Like this, for example. Confirm it, or find another way.

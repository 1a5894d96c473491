# Study, for all games.

study-nudge = Compare what each move leaves for later.

error-study-game = Games of { $game } cannot be studied: it offers no comparison of moves.
error-study-over = The game is over, and there is no move to analyse.

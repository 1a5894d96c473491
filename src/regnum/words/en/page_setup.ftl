# Positions that are set up.

setup-title = Set up a position
setup-games = Games
setup-about = Choose what is drawn and play for everyone. The rules check every move. When the position is as you want it, play on from there against bots or together.
setup-begin = Begin
setup-first = Who begins
setup-draws = What is drawn
setup-bot = { $moves ->
    [one] A bot plays one move
   *[other] A bot plays { $moves } moves
}
setup-free = Moves are made on the board, for each player in turn. Undo works as often as you like.
setup-play-about = This starts a new game from this position; what is still to come is shuffled. The record says that the draws were chosen, and the result does not count in the statistics.
setup-link = Link to this position
setup-link-about = Anyone with this link can see the position, change it and play from it.
setup-leave = Begin again

# Noughts in the terminal and on the command line.

noughts-option-players = number of players: 2
noughts-option-sums = every tile is worth its number to the player who placed it
noughts-terminal-do = { $player }, place your tile: { $tile }
noughts-terminal-turn = { $player } places a tile.
noughts-terminal-cover = { $player }, take the keyboard, let nobody else look, and press Enter.
noughts-terminal-points = { $player }: { $points }
noughts-terminal-left = { $tiles ->
    [one] one tile left
   *[other] { $tiles } tiles left
}
noughts-terminal-sums = Tiles count
noughts-terminal-good = Three in a line win. Enter starts the game.
noughts-terminal-continue = Continue the saved game: { $players }
noughts-terminal-rules = Place the tile that only you see on an empty square. Three squares in a line win.
noughts-terminal-help-move = move to another square
noughts-terminal-help-confirm = place the tile

# Noughts in the web app.

noughts-page-about = Three in a line, with tiles that only you see.
noughts-page-size = 2 players, 2 min
noughts-page-board = The board
noughts-page-square =
    { $owner ->
        [none] { $square }: empty
       *[other] { $square }: { $owner }, { $tile }
    }
noughts-page-place = Place your tile: { $tile }
noughts-page-wait = { $player } places a tile.
noughts-page-over = The game is over.
noughts-page-log = { $player } placed a tile on { $square }
noughts-page-options = Points
noughts-page-option-sums = Tiles count
noughts-page-option-sums-about = Every tile is worth its number.

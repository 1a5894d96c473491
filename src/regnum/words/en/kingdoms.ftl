# Words and explanations of Kingdoms.

kingdoms-name = Kingdoms

kingdoms-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}

kingdoms-tile = { $tile ->
    [mountain] mountain
    [dragon] dragon
    [goldmine] gold mine
    [wizard] wizard
   *[number] { $tile }
}

kingdoms-error-continuous = Continuous scoring must be one of: { $known }.
kingdoms-error-start-tie = A tie for start player must be settled by one of: { $known }.

kingdoms-error-notation = “{ $text }” is not a move. Write r3@b2 for a castle of rank 3 on b2, draw to draw a tile, +4@c1 or dragon@c1 to place it, s@d4 for your starting tile, pass to pass.

kingdoms-explain-game-over = The game is over.
kingdoms-explain-not-your-turn = It is not your turn.
kingdoms-explain-must-place-drawn = You drew this tile and must place it now: { kingdoms-tile }.
kingdoms-explain-choose-not-draw = The supply is face up: choose a tile and place it instead of drawing.
kingdoms-explain-supply-empty = The supply is empty, so no tile can be drawn.
kingdoms-explain-draw = You may draw a tile; it must then be placed.
kingdoms-explain-must-not-pass = You may pass only if you can neither place a castle nor draw a tile nor place your starting tile.
kingdoms-explain-pass = You have nothing left to place this round, so you pass.
kingdoms-explain-no-castle = You have no castle of rank { $rank } left.
kingdoms-explain-no-starting-tiles = There are no starting tiles in the No luck variant.
kingdoms-explain-starting-tile-played = You have already played your starting tile. You get a new one next round.
kingdoms-explain-draw-first = You must draw a tile before you can place it.
kingdoms-explain-not-in-supply = This tile is no longer in the supply: { kingdoms-tile }.
kingdoms-explain-no-square = There is no such square: the board has columns a to f and rows 1 to 5.
kingdoms-explain-occupied = Square { $square } is taken; pieces stay where they are until the round ends.
kingdoms-explain-place = The square { $square } is empty, so you may use it.

kingdoms-board-long = That is too long for a board: at most { $most } characters.
kingdoms-board-rows =
    { $rows ->
        [0] There is no board. Write
       *[other] There are { $rows } rows. Write
    } one to five lines of six words, such as “+3 red1 . dragon -6 yellow4”.
kingdoms-board-columns =
    { $words ->
        [one] Row { $row } has one word
       *[other] Row { $row } has { $words } words
    }; a row needs six. Use a dot for an empty square.
kingdoms-board-word = Row { $row }: “{ $text }” is not a piece. Write +1 to +6, -1 to -6, mountain, dragon, goldmine, wizard, a castle such as red1 (red, yellow, green, blue; 1 to 4), or a dot for an empty square.
kingdoms-board-tiles = The tile “{ kingdoms-tile }” appears { $number } times, but the box has only { $exist } (KG-C4).
kingdoms-board-castles = There are { $number } { kingdoms-colour } castles of rank { $rank }, but the box has only { $exist } (KG-C1).

kingdoms-error-round = There is no round { $wanted }: only { $rounds } so far.

kingdoms-sheet-colour = There are { kingdoms-colour } castles on the board, but no { kingdoms-colour } player (KG-C1). Add the player, or remove the castles.

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

kingdoms-error-continuous = Continuous scoring can be one of: { $known }.
kingdoms-error-start-tie = A tie for the next start player can be settled in one of these ways: { $known }.

kingdoms-error-notation = “{ $text }” is no action. Write r3@b2 for a castle of rank 3 on b2, draw to draw a tile, +4@c1 or dragon@c1 to place it, s@d4 for your starting tile, pass to pass.

kingdoms-explain-game-over = The game is over.
kingdoms-explain-not-your-turn = It is not your turn but that of { kingdoms-colour }.
kingdoms-explain-must-place-drawn = You have drawn this tile and must place it now: { kingdoms-tile }.
kingdoms-explain-choose-not-draw = The supply lies face up: do not draw, choose one of its tiles and place it.
kingdoms-explain-supply-empty = The supply is empty, so no tile can be drawn.
kingdoms-explain-draw = You may draw a tile; it must then be placed.
kingdoms-explain-must-not-pass = You may pass only if you can neither place a castle nor draw a tile nor place your starting tile.
kingdoms-explain-pass = Nothing is left for you to place in this round, so you pass.
kingdoms-explain-no-castle = You have no castle of rank { $rank } in hand.
kingdoms-explain-no-starting-tiles = Without luck there are no starting tiles.
kingdoms-explain-starting-tile-played = You have played your starting tile already; it is not replaced in this round.
kingdoms-explain-draw-first = A tile of the supply must be drawn before it can be placed.
kingdoms-explain-not-in-supply = This tile is not in the supply any more: { kingdoms-tile }.
kingdoms-explain-no-square = There is no such square: the board has columns a to f and rows 1 to 5.
kingdoms-explain-occupied = The square { $square } is taken; nothing on the board moves before the round ends.
kingdoms-explain-place = The square { $square } is empty, so you may use it.

kingdoms-board-long = That is more text than a board needs: at most { $most } characters.
kingdoms-board-rows =
    { $rows ->
        [0] There is no board: write
       *[other] There are { $rows } rows: write
    } one to five lines of six words, such as “+3 red1 . dragon -6 yellow4”.
kingdoms-board-columns =
    { $words ->
        [one] Row { $row } has one word
       *[other] Row { $row } has { $words } words
    }; a row has six, a dot standing for an empty square.
kingdoms-board-word = Row { $row }: “{ $text }” is no piece. Write +1 to +6, -1 to -6, mountain, dragon, goldmine, wizard, a castle such as red1 (red, yellow, green, blue; 1 to 4), or a dot for an empty square.
kingdoms-board-tiles = The tile “{ kingdoms-tile }” is there { $number } times; the box holds { $exist } (KG-C4).
kingdoms-board-castles = There are { $number } castles of rank { $rank } in { kingdoms-colour }; the box holds { $exist } (KG-C1).

kingdoms-error-round = There is no round { $wanted }: { $rounds } have begun.

kingdoms-sheet-colour = Castles stand on the board in a colour that nobody plays: { kingdoms-colour } (KG-C1). Add the player, or take the castles away.

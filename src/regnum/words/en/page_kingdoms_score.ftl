# The score sheet of Kingdoms.

kingdoms-page-sheet-colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
kingdoms-page-sheet-before = Money before
kingdoms-page-sheet-after = After the round
kingdoms-page-sheet-board = The board at the end of the round
kingdoms-page-sheet-hint = Choose a piece, then tap squares; tap again to take it away.
kingdoms-page-sheet-keys = With a keyboard: arrows; 3 for +3, -3 for −3; m mountain, d dragon, g gold mine, w wizard; r2 for the red castle of rank 2 (y, g, b for the others); Delete.
kingdoms-page-sheet-next-round = Next round
kingdoms-page-sheet-castle-of = castle of rank { $rank }, { $colour }
kingdoms-page-sheet-lines = What each line pays
kingdoms-page-sheet-line = Line
kingdoms-page-sheet-value = Value
kingdoms-page-sheet-rows = Rows
kingdoms-page-sheet-columns = Columns
kingdoms-page-sheet-money = { $number }
kingdoms-page-sheet-total = Total

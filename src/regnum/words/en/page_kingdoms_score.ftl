# The score sheet of Kingdoms.

kingdoms-page-sheet-colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
kingdoms-page-sheet-before = Gold before the round
kingdoms-page-sheet-after = After the round
kingdoms-page-sheet-board = The board at the end of the round
kingdoms-page-sheet-hint = Choose a piece, then squares; choose a square again to clear it.
kingdoms-page-sheet-keys = Keyboard: arrow keys to move; 3 for +3, -3 for −3; m mountain, d dragon, g gold mine, w wizard; r2 for a red castle of rank 2 (y, g, b for the other colours); Delete to clear.
kingdoms-page-sheet-next-round = Next round
kingdoms-page-sheet-castle-of = castle of rank { $rank }, { $colour }
kingdoms-page-sheet-lines = What each line pays
kingdoms-page-sheet-line = Line
kingdoms-page-sheet-value = Value
kingdoms-page-sheet-rows = Rows
kingdoms-page-sheet-columns = Columns
kingdoms-page-sheet-money = { $number }
kingdoms-page-sheet-total = Total

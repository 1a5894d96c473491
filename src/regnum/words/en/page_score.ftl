# The score sheet.

page-sheet-title = Score sheet
page-sheet-about = For a game on a real table: tap in what lies there, and the referee counts.
page-sheet-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
page-sheet-games = Games
page-sheet-players = Players
page-sheet-player = Player { $number }
page-sheet-add = Add a player
page-sheet-remove = Remove this player
page-sheet-name = Name
page-sheet-clear = Clear
page-sheet-problem = The referee cannot count this yet:
page-sheet-castle-stays = Every kingdom has one castle. To move it, choose the castle and tap another square.
page-sheet-size = Size of the kingdoms
page-sheet-size-value = { $size } × { $size }
page-sheet-middle = Middle Kingdom (+10)
page-sheet-middle-short = Middle Kingdom
page-sheet-exact = Only at full width and height
page-sheet-harmony = Harmony (+5)
page-sheet-harmony-short = Harmony
page-sheet-palette = What to put down
page-sheet-kingdom = Kingdom
page-sheet-kingdomino-hint = Choose a land, then tap squares; tap a square again for each crown on it.
page-sheet-kingdomino-keys = With a keyboard: arrows, a letter for the land, a digit for the crowns, Delete.
page-sheet-square = Row { $row }, column { $column }: { $what }
page-sheet-empty = empty
page-sheet-castle = castle
page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
    [one] , 1 crown
   *[other] , { $crowns } crowns
}
page-sheet-of = The properties of { $name }
page-sheet-property = Property
page-sheet-squares = Squares
page-sheet-crowns = Crowns
page-sheet-points-head = Points
page-sheet-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
page-sheet-total = Total
page-sheet-largest = Largest property: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} (KD-V7)
page-sheet-ranking = Ranking
page-sheet-rank = { $rank }.
page-sheet-decided = { $by ->
    [largest] Equal points; the largest property decides: { $largest } squares (KD-V7).
    [crowns] Equal points and largest property; the crowns decide: { $crowns } (KD-V8).
   *[shared] Equal in everything with the next: they share the place.
}
page-sheet-share = Share this sheet
page-sheet-share-about = The whole sheet is in this link.
page-sheet-colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
page-sheet-before = Money before
page-sheet-after = After the round
page-sheet-board = The board at the end of the round
page-sheet-kingdoms-hint = Choose a piece, then tap squares; tap again to take it away.
page-sheet-kingdoms-keys = With a keyboard: arrows; 3 for +3, -3 for −3; m mountain, d dragon, g gold mine, w wizard; r2 for the red castle of rank 2 (y, g, b for the others); Delete.
page-sheet-next-round = Next round
page-sheet-castle-of = castle of rank { $rank }, { $colour }
page-sheet-lines = What each line pays
page-sheet-line = Line
page-sheet-value = Value
page-sheet-rows = Rows
page-sheet-columns = Columns
page-sheet-money = { $number }

# The score sheet of Kingdomino.

kingdomino-page-sheet-player = Player { $number }
kingdomino-page-sheet-add = Add a player
kingdomino-page-sheet-remove = Remove this player
kingdomino-page-sheet-castle-stays = Every kingdom has one castle. To move it, choose the castle, then another square.
kingdomino-page-sheet-size = Kingdom size
kingdomino-page-sheet-size-value = { $size } × { $size }
kingdomino-page-sheet-middle = Middle Kingdom (+10)
kingdomino-page-sheet-middle-short = Middle Kingdom
kingdomino-page-sheet-exact = Only at full width and height
kingdomino-page-sheet-harmony = Harmony (+5)
kingdomino-page-sheet-harmony-short = Harmony
kingdomino-page-sheet-kingdom = Kingdom
kingdomino-page-sheet-hint = Choose a terrain, then squares; choose a square again to add a crown.
kingdomino-page-sheet-keys = Keyboard: arrow keys to move; { $letters }; a digit for the crowns; Delete to clear.
kingdomino-page-sheet-square = Row { $row }, column { $column }: { $what }
kingdomino-page-sheet-castle = castle
kingdomino-page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
    [one] , 1 crown
   *[other] , { $crowns } crowns
}
kingdomino-page-sheet-of = { $name }’s properties
kingdomino-page-sheet-property = Property
kingdomino-page-sheet-squares = Squares
kingdomino-page-sheet-crowns = Crowns
kingdomino-page-sheet-points-head = Points
kingdomino-page-sheet-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
kingdomino-page-sheet-total = Total
kingdomino-page-sheet-largest = Largest property: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
kingdomino-page-sheet-decided = { $by ->
    [largest] Tied on points; largest property: { $largest } squares.
   *[crowns] Tied on points and largest property; crowns: { $crowns }.
}

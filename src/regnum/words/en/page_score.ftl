# The score sheet.

page-sheet-title = Score sheet
page-sheet-about = For a game on a real table: tap in what lies there, and the referee counts.
page-sheet-games = Games
page-sheet-players = Players
page-sheet-name = Name
page-sheet-clear = Clear
page-sheet-problem = The referee cannot count this yet:
page-sheet-palette = What to put down
page-sheet-empty = empty
page-sheet-ranking = Ranking
page-sheet-rank = { $rank }.
page-sheet-shared = Equal in everything with the next: they share the place.
page-sheet-share = Share this sheet
page-sheet-share-about = The whole sheet is in this link.

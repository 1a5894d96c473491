# The score sheet.

page-sheet-title = Score sheet
page-sheet-about = For a game on a real table: enter what is there, and Regnum adds it up.
page-sheet-games = Games
page-sheet-players = Players
page-sheet-name = Name
page-sheet-clear = Clear
page-sheet-problem = This cannot be scored yet:
page-sheet-palette = Choose what to place
page-sheet-empty = empty
page-sheet-ranking = Ranking
page-sheet-shared = Tied in everything with the next player: they share the place.
page-sheet-share = Share this sheet
page-sheet-share-about = This link contains the complete sheet.

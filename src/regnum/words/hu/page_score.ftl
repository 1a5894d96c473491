# A pontozólap.

page-sheet-title = Pontozólap
page-sheet-about = Valódi asztalhoz: vidd be, ami az asztalon van, és a Regnum kiszámolja az eredményt.
page-sheet-games = Játékok
page-sheet-players = Játékosok
page-sheet-name = Név
page-sheet-clear = Törlés
page-sheet-problem = Ezt még nem lehet kiszámolni:
page-sheet-palette = Mit teszel le?
page-sheet-empty = üres
page-sheet-ranking = Helyezések
page-sheet-shared = Mindenben egyenlő a következővel: osztoznak a helyezésen.
page-sheet-share = A lap megosztása
page-sheet-share-about = Ez a link az egész lapot tartalmazza.

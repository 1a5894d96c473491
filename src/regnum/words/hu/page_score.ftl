# A pontozólap.

page-sheet-title = Pontozólap
page-sheet-about = Valódi asztalhoz: koppintsd be, ami ott fekszik, és a bíró kiszámolja.
page-sheet-games = Játékok
page-sheet-players = Játékosok
page-sheet-name = Név
page-sheet-clear = Kiürítés
page-sheet-problem = A bíró ezt így még nem tudja kiszámolni:
page-sheet-palette = Mit teszel le
page-sheet-empty = üres
page-sheet-ranking = Sorrend
page-sheet-rank = { $rank }.
page-sheet-shared = Mindenben egyenlő a következővel: osztoznak a helyen.
page-sheet-share = A lap megosztása
page-sheet-share-about = Az egész lap benne van ebben a linkben.

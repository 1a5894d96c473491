# Punktileht.

page-sheet-title = Punktileht
page-sheet-about = Päris lauamängu jaoks: märgi siia, mis laual on, ja Regnum loeb punktid kokku.
page-sheet-games = Mängud
page-sheet-players = Mängijad
page-sheet-name = Nimi
page-sheet-clear = Tühjenda
page-sheet-problem = Seda ei saa veel kokku lugeda:
page-sheet-palette = Vali, mida paigutada
page-sheet-empty = tühi
page-sheet-ranking = Paremusjärjestus
page-sheet-shared = Järgmisega täielik viik: jagatud koht.
page-sheet-share = Jaga seda lehte
page-sheet-share-about = See link sisaldab kogu lehte.

# Punktileht.

page-sheet-title = Punktileht
page-sheet-about = Päris laua juurde: märgi siia, mis laual on, ja kohtunik arvutab.
page-sheet-games = Mängud
page-sheet-players = Mängijad
page-sheet-name = Nimi
page-sheet-clear = Tühjenda
page-sheet-problem = Kohtunik ei saa seda veel arvutada:
page-sheet-palette = Mida paigutada
page-sheet-empty = tühi
page-sheet-ranking = Paremusjärjestus
page-sheet-rank = { $rank }.
page-sheet-shared = Järgmisega kõiges võrdne: nad jagavad kohta.
page-sheet-share = Jaga seda lehte
page-sheet-share-about = Kogu leht on selles lingis.

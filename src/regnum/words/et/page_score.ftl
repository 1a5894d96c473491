# Punktileht.

page-sheet-title = Punktileht
page-sheet-about = Päris laua juurde: märgi siia, mis laual on, ja kohtunik arvutab.
page-sheet-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
page-sheet-games = Mängud
page-sheet-players = Mängijad
page-sheet-player = { $number }. mängija
page-sheet-add = Lisa mängija
page-sheet-remove = Eemalda mängija
page-sheet-name = Nimi
page-sheet-clear = Tühjenda
page-sheet-problem = Kohtunik ei saa seda veel arvutada:
page-sheet-castle-stays = Igas kuningriigis on üks loss. Selle liigutamiseks vali loss ja puuduta teist ruutu.
page-sheet-size = Kuningriikide suurus
page-sheet-size-value = { $size } × { $size }
page-sheet-middle = Keskriik (+10)
page-sheet-middle-short = Keskriik
page-sheet-exact = Ainult täies laiuses ja kõrguses
page-sheet-harmony = Harmoonia (+5)
page-sheet-harmony-short = Harmoonia
page-sheet-palette = Mida paigutada
page-sheet-kingdom = Kuningriik
page-sheet-kingdomino-hint = Vali maastik ja puuduta ruute; puuduta ruutu veel kord iga krooni eest.
page-sheet-kingdomino-keys = Klaviatuuriga: nooled, maastiku täht, kroonide arv numbriga, Delete.
page-sheet-square = { $row }. rida, { $column }. veerg: { $what }
page-sheet-empty = tühi
page-sheet-castle = loss
page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
    [one] , 1 kroon
   *[other] , { $crowns } krooni
}
page-sheet-of = Maatükid: { $name }
page-sheet-property = Maatükk
page-sheet-squares = Ruudud
page-sheet-crowns = Kroonid
page-sheet-points-head = Punktid
page-sheet-points = { $number ->
    [one] 1 punkt
   *[other] { $number } punkti
}
page-sheet-total = Kokku
page-sheet-largest = Suurim maatükk: { $squares ->
    [one] 1 ruut
   *[other] { $squares } ruutu
} (KD-V7)
page-sheet-ranking = Paremusjärjestus
page-sheet-rank = { $rank }.
page-sheet-decided = { $by ->
    [largest] Punktid on võrdsed; otsustab suurim maatükk: { $largest } ruutu (KD-V7).
    [crowns] Punktid ja suurim maatükk on võrdsed; otsustavad kroonid: { $crowns } (KD-V8).
   *[shared] Järgmisega kõiges võrdne: nad jagavad kohta.
}
page-sheet-share = Jaga seda lehte
page-sheet-share-about = Kogu leht on selles lingis.
page-sheet-colour = { $colour ->
    [red] Punane
    [yellow] Kollane
    [green] Roheline
   *[blue] Sinine
}
page-sheet-before = Raha enne
page-sheet-after = Pärast vooru
page-sheet-board = Laud vooru lõpus
page-sheet-kingdoms-hint = Vali plaat või loss ja puuduta ruute; uus puudutus võtab selle ära.
page-sheet-kingdoms-keys = Klaviatuuriga: nooled; 3 on +3, -3 on −3; m mägi, d lohe, g kullakaevandus, w võlur; r2 on punane 2. taseme loss (y kollane, g roheline, b sinine); Delete.
page-sheet-next-round = Järgmine voor
page-sheet-castle-of = { $rank }. taseme loss, { $colour }
page-sheet-lines = Mida read ja veerud maksavad
page-sheet-line = Rida, veerg
page-sheet-value = Väärtus
page-sheet-rows = Read
page-sheet-columns = Veerud
page-sheet-money = { $number }

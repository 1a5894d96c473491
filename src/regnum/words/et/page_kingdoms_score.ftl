# Kingdoms: punktileht.

kingdoms-page-sheet-colour = { $colour ->
    [red] Punane
    [yellow] Kollane
    [green] Roheline
   *[blue] Sinine
}
kingdoms-page-sheet-before = Raha enne vooru
kingdoms-page-sheet-after = Pärast vooru
kingdoms-page-sheet-board = Laud vooru lõpus
kingdoms-page-sheet-hint = Vali plaat või loss ja siis ruudud; uuesti valides võtad selle ära.
kingdoms-page-sheet-keys = Klaviatuuriga: nooled liigutavad; 3 on +3, -3 on −3; m mägi, d lohe, g kullakaevandus, w võlur; r2 on punane 2. taseme loss (y kollane, g roheline, b sinine); Delete kustutab.
kingdoms-page-sheet-next-round = Järgmine voor
kingdoms-page-sheet-castle-of = { $rank }. taseme loss, { $colour }
kingdoms-page-sheet-lines = Kui palju read ja veerud maksavad
kingdoms-page-sheet-line = Rida või veerg
kingdoms-page-sheet-value = Väärtus
kingdoms-page-sheet-rows = Read
kingdoms-page-sheet-columns = Veerud
kingdoms-page-sheet-money = { $number }
kingdoms-page-sheet-total = Kokku

# Kingdomino: punktileht.

kingdomino-page-sheet-player = { $number }. mängija
kingdomino-page-sheet-add = Lisa mängija
kingdomino-page-sheet-remove = Eemalda mängija
kingdomino-page-sheet-castle-stays = Igas kuningriigis on üks loss. Selle liigutamiseks vali loss ja siis teine ruut.
kingdomino-page-sheet-size = Kuningriikide suurus
kingdomino-page-sheet-size-value = { $size } × { $size }
kingdomino-page-sheet-middle = Keskriik (+10)
kingdomino-page-sheet-middle-short = Keskriik
kingdomino-page-sheet-exact = Ainult täies laiuses ja kõrguses
kingdomino-page-sheet-harmony = Harmoonia (+5)
kingdomino-page-sheet-harmony-short = Harmoonia
kingdomino-page-sheet-kingdom = Kuningriik
kingdomino-page-sheet-hint = Vali maastik ja siis ruudud; iga krooni kohta vali ruut veel ühe korra.
kingdomino-page-sheet-keys = Klaviatuuriga: nooled liigutavad; { $letters }; number on kroonide arv; Delete kustutab.
kingdomino-page-sheet-square = { $row }. rida, { $column }. veerg: { $what }
kingdomino-page-sheet-castle = loss
kingdomino-page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
    [one] , 1 kroon
   *[other] , { $crowns } krooni
}
kingdomino-page-sheet-of = Maatükid: { $name }
kingdomino-page-sheet-property = Maatükk
kingdomino-page-sheet-squares = Ruudud
kingdomino-page-sheet-crowns = Kroonid
kingdomino-page-sheet-points-head = Punktid
kingdomino-page-sheet-points = { $number ->
    [one] 1 punkt
   *[other] { $number } punkti
}
kingdomino-page-sheet-total = Kokku
kingdomino-page-sheet-largest = Suurim maatükk: { $squares ->
    [one] 1 ruut
   *[other] { $squares } ruutu
}
kingdomino-page-sheet-decided = { $by ->
    [largest] Punktid on võrdsed; otsustab suurim maatükk: { $largest } ruutu.
   *[crowns] Punktid ja suurim maatükk on võrdsed; otsustavad kroonid: { $crowns }.
}

# Királyságok: a pontozólap.

kingdoms-page-sheet-colour = { $colour ->
    [red] Vörös
    [yellow] Sárga
    [green] Zöld
   *[blue] Kék
}
kingdoms-page-sheet-before = Pénz a forduló előtt
kingdoms-page-sheet-after = A forduló után
kingdoms-page-sheet-board = A tábla a forduló végén
kingdoms-page-sheet-hint = Válassz lapkát vagy várat, majd mezőket; egy mezőt újra választva leveszed róla.
kingdoms-page-sheet-keys = Billentyűzettel: nyilak; 3: +3, -3: −3; m hegy, d sárkány, g aranybánya, w varázsló; r2: 2. szintű vörös vár (y sárga, g zöld, b kék); Delete: törlés.
kingdoms-page-sheet-next-round = Következő forduló
kingdoms-page-sheet-castle-of = { $rank }. szintű { $colour } vár
kingdoms-page-sheet-lines = Mennyit fizetnek a sorok és oszlopok?
kingdoms-page-sheet-line = Sor, oszlop
kingdoms-page-sheet-value = Érték
kingdoms-page-sheet-rows = Sorok
kingdoms-page-sheet-columns = Oszlopok
kingdoms-page-sheet-money = { $number }
kingdoms-page-sheet-total = Összesen

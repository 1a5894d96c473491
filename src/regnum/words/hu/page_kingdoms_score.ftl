# Királyságok: a pontozólap.

kingdoms-page-sheet-colour = { $colour ->
    [red] Vörös
    [yellow] Sárga
    [green] Zöld
   *[blue] Kék
}
kingdoms-page-sheet-before = Pénz előtte
kingdoms-page-sheet-after = A forduló után
kingdoms-page-sheet-board = A tábla a forduló végén
kingdoms-page-sheet-hint = Válassz lapkát vagy várat, majd koppints a mezőkre; újabb koppintás leveszi.
kingdoms-page-sheet-keys = Billentyűzettel: nyilak; 3 a +3, -3 a −3; m hegy, d sárkány, g aranybánya, w varázsló; r2 a vörös 2. szintű vár (y sárga, g zöld, b kék); Delete.
kingdoms-page-sheet-next-round = Következő forduló
kingdoms-page-sheet-castle-of = { $colour } vár, { $rank }. szintű
kingdoms-page-sheet-lines = Mit fizetnek a sorok és oszlopok
kingdoms-page-sheet-line = Sor, oszlop
kingdoms-page-sheet-value = Érték
kingdoms-page-sheet-rows = Sorok
kingdoms-page-sheet-columns = Oszlopok
kingdoms-page-sheet-money = { $number }
kingdoms-page-sheet-total = Összesen

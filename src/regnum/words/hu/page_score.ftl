# A pontozólap.

page-sheet-title = Pontozólap
page-sheet-about = Valódi asztalhoz: koppintsd be, ami ott fekszik, és a bíró kiszámolja.
page-sheet-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Királyságok
}
page-sheet-games = Játékok
page-sheet-players = Játékosok
page-sheet-player = { $number }. játékos
page-sheet-add = Új játékos
page-sheet-remove = Játékos törlése
page-sheet-name = Név
page-sheet-clear = Kiürítés
page-sheet-problem = A bíró ezt így még nem tudja kiszámolni:
page-sheet-castle-stays = Minden királyságban egy kastély van. Ha máshol áll, válaszd a kastélyt, és koppints egy másik négyzetre.
page-sheet-size = A királyságok mérete
page-sheet-size-value = { $size } × { $size }
page-sheet-middle = A középső királyság (+10)
page-sheet-middle-short = A középső királyság
page-sheet-exact = Csak teljes szélességgel és magassággal
page-sheet-harmony = Harmónia (+5)
page-sheet-harmony-short = Harmónia
page-sheet-palette = Mit teszel le
page-sheet-kingdom = Királyság
page-sheet-kingdomino-hint = Válassz tájat, majd koppints a négyzetekre; minden koronáért koppints még egyszer.
page-sheet-kingdomino-keys = Billentyűzettel: nyilak, betű a tájhoz, számjegy a koronákhoz, Delete.
page-sheet-square = { $row }. sor, { $column }. oszlop: { $what }
page-sheet-empty = üres
page-sheet-castle = kastély
page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
   *[other] , { $crowns } korona
}
page-sheet-of = Birtokok: { $name }
page-sheet-property = Birtok
page-sheet-squares = Négyzet
page-sheet-crowns = Korona
page-sheet-points-head = Pont
page-sheet-points = { $number } pont
page-sheet-total = Összesen
page-sheet-largest = A legnagyobb birtok: { $squares } négyzet (KD-V7)
page-sheet-ranking = Sorrend
page-sheet-rank = { $rank }.
page-sheet-decided = { $by ->
    [largest] Azonos pontszám; a legnagyobb birtok dönt: { $largest } négyzet (KD-V7).
    [crowns] Azonos pontszám és legnagyobb birtok; a koronák döntenek: { $crowns } (KD-V8).
   *[shared] Mindenben egyenlő a következővel: osztoznak a helyen.
}
page-sheet-share = A lap megosztása
page-sheet-share-about = Az egész lap benne van ebben a linkben.
page-sheet-colour = { $colour ->
    [red] Vörös
    [yellow] Sárga
    [green] Zöld
   *[blue] Kék
}
page-sheet-before = Pénz előtte
page-sheet-after = A forduló után
page-sheet-board = A tábla a forduló végén
page-sheet-kingdoms-hint = Válassz lapkát vagy várat, majd koppints a mezőkre; újabb koppintás leveszi.
page-sheet-kingdoms-keys = Billentyűzettel: nyilak; 3 a +3, -3 a −3; m hegy, d sárkány, g aranybánya, w varázsló; r2 a vörös 2. szintű vár (y sárga, g zöld, b kék); Delete.
page-sheet-next-round = Következő forduló
page-sheet-castle-of = { $colour } vár, { $rank }. szintű
page-sheet-lines = Mit fizetnek a sorok és oszlopok
page-sheet-line = Sor, oszlop
page-sheet-value = Érték
page-sheet-rows = Sorok
page-sheet-columns = Oszlopok
page-sheet-money = { $number }

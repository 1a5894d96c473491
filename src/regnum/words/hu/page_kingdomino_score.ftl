# Kingdomino: a pontozólap.

kingdomino-page-sheet-player = { $number }. játékos
kingdomino-page-sheet-add = Új játékos
kingdomino-page-sheet-remove = Játékos törlése
kingdomino-page-sheet-castle-stays = Minden királyságban egy kastély van. Ha máshol áll, válaszd a kastélyt, majd egy másik négyzetet.
kingdomino-page-sheet-size = A királyságok mérete
kingdomino-page-sheet-size-value = { $size } × { $size }
kingdomino-page-sheet-middle = A középső királyság (+10)
kingdomino-page-sheet-middle-short = A középső királyság
kingdomino-page-sheet-exact = Csak teljes szélességnél és magasságnál
kingdomino-page-sheet-harmony = Harmónia (+5)
kingdomino-page-sheet-harmony-short = Harmónia
kingdomino-page-sheet-kingdom = Királyság
kingdomino-page-sheet-hint = Válassz tájat, majd négyzeteket; egy négyzetet újra választva koronát teszel rá.
kingdomino-page-sheet-keys = Billentyűzettel: nyilak; { $letters }; számjegy a koronákhoz; Delete: törlés.
kingdomino-page-sheet-square = { $row }. sor, { $column }. oszlop: { $what }
kingdomino-page-sheet-castle = kastély
kingdomino-page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
   *[other] , { $crowns } korona
}
kingdomino-page-sheet-of = { $name } birtokai
kingdomino-page-sheet-property = Birtok
kingdomino-page-sheet-squares = Négyzet
kingdomino-page-sheet-crowns = Korona
kingdomino-page-sheet-points-head = Pont
kingdomino-page-sheet-points = { $number } pont
kingdomino-page-sheet-total = Összesen
kingdomino-page-sheet-largest = A legnagyobb birtok: { $squares } négyzet
kingdomino-page-sheet-decided =
    { $by ->
        [largest] Egyenlő pontszám; a legnagyobb birtok dönt: { $largest } négyzet.
       *[crowns] Egyenlő pontszám és legnagyobb birtok; a koronák döntenek: { $crowns }.
    }

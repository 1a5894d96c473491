# Kingdomino: arkusz punktacji.

kingdomino-page-sheet-player = Gracz { $number }
kingdomino-page-sheet-add = Dodaj gracza
kingdomino-page-sheet-remove = Usuń tego gracza
kingdomino-page-sheet-castle-stays = Każde królestwo ma jeden zamek. Aby go przestawić, wybierz zamek, a potem inny kwadrat.
kingdomino-page-sheet-size = Wielkość królestw
kingdomino-page-sheet-size-value = { $size } × { $size }
kingdomino-page-sheet-middle = Zamek centralny (+10)
kingdomino-page-sheet-middle-short = Zamek centralny
kingdomino-page-sheet-exact = Tylko przy pełnej szerokości i wysokości
kingdomino-page-sheet-harmony = Harmonia (+5)
kingdomino-page-sheet-harmony-short = Harmonia
kingdomino-page-sheet-kingdom = Królestwo
kingdomino-page-sheet-hint = Wybierz teren, a potem kwadraty; ponowny wybór kwadratu dodaje koronę.
kingdomino-page-sheet-keys = Z klawiatury: strzałki przesuwają; { $letters }; cyfra to liczba koron; Delete usuwa.
kingdomino-page-sheet-square = Rząd { $row }, kolumna { $column }: { $what }
kingdomino-page-sheet-castle = zamek
kingdomino-page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
    [one] , 1 korona
    [few] , { $crowns } korony
   *[many] , { $crowns } koron
}
kingdomino-page-sheet-of = Obszary: { $name }
kingdomino-page-sheet-property = Obszar
kingdomino-page-sheet-squares = Kwadraty
kingdomino-page-sheet-crowns = Korony
kingdomino-page-sheet-points-head = Punkty
kingdomino-page-sheet-points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
kingdomino-page-sheet-total = Razem
kingdomino-page-sheet-largest = Największy obszar: { $squares ->
    [one] 1 kwadrat
    [few] { $squares } kwadraty
   *[many] { $squares } kwadratów
}
kingdomino-page-sheet-decided =
    { $by ->
        [largest] Tyle samo punktów; rozstrzyga największy obszar, kwadraty: { $largest }.
       *[crowns] Tyle samo punktów i równe największe obszary; rozstrzygają korony: { $crowns }.
    }

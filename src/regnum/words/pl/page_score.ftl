# Arkusz punktacji.

page-sheet-title = Arkusz punktacji
page-sheet-about = Do gry na prawdziwym stole: zaznacz, co na nim leży, a sędzia policzy.
page-sheet-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
page-sheet-games = Gry
page-sheet-players = Gracze
page-sheet-player = Gracz { $number }
page-sheet-add = Dodaj gracza
page-sheet-remove = Usuń tego gracza
page-sheet-name = Imię
page-sheet-clear = Wyczyść
page-sheet-problem = Sędzia nie może tego jeszcze policzyć:
page-sheet-castle-stays = Każde królestwo ma jeden zamek. Aby go przestawić, wybierz zamek i dotknij innego kwadratu.
page-sheet-size = Rozmiar królestw
page-sheet-size-value = { $size } × { $size }
page-sheet-middle = Zamek centralny (+10)
page-sheet-middle-short = Zamek centralny
page-sheet-exact = Tylko przy pełnej szerokości i wysokości
page-sheet-harmony = Harmonia (+5)
page-sheet-harmony-short = Harmonia
page-sheet-palette = Co położyć
page-sheet-kingdom = Królestwo
page-sheet-kingdomino-hint = Wybierz teren i dotykaj kwadratów; dotknij kwadratu jeszcze raz za każdą koronę.
page-sheet-kingdomino-keys = Z klawiatury: strzałki, litera terenu, cyfra koron, Delete.
page-sheet-square = Rząd { $row }, kolumna { $column }: { $what }
page-sheet-empty = puste
page-sheet-castle = zamek
page-sheet-land = { $terrain }{ $crowns ->
    [0] {""}
    [one] , 1 korona
    [few] , { $crowns } korony
   *[many] , { $crowns } koron
}
page-sheet-of = Obszary: { $name }
page-sheet-property = Obszar
page-sheet-squares = Kwadraty
page-sheet-crowns = Korony
page-sheet-points-head = Punkty
page-sheet-points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
page-sheet-total = Razem
page-sheet-largest = Największy obszar: { $squares ->
    [one] 1 kwadrat
    [few] { $squares } kwadraty
   *[many] { $squares } kwadratów
} (KD-V7)
page-sheet-ranking = Klasyfikacja
page-sheet-rank = { $rank }.
page-sheet-decided = { $by ->
    [largest] Punktów po równo; rozstrzyga największy obszar, kwadraty: { $largest } (KD-V7).
    [crowns] Punkty i największy obszar po równo; rozstrzygają korony: { $crowns } (KD-V8).
   *[shared] We wszystkim po równo z następnym: wspólne miejsce.
}
page-sheet-share = Udostępnij arkusz
page-sheet-share-about = Cały arkusz mieści się w tym linku.
page-sheet-colour = { $colour ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
   *[blue] Niebieski
}
page-sheet-before = Pieniądze przed rundą
page-sheet-after = Po rundzie
page-sheet-board = Plansza na koniec rundy
page-sheet-kingdoms-hint = Wybierz kafelek lub zamek i dotykaj pól; dotknij ponownie, by go zdjąć.
page-sheet-kingdoms-keys = Z klawiatury: strzałki; 3 to +3, -3 to −3; m góra, d smok, g kopalnia złota, w czarodziej; r2 to czerwony zamek poziomu 2 (y żółty, g zielony, b niebieski); Delete.
page-sheet-next-round = Następna runda
page-sheet-castle-of = zamek poziomu { $rank }, { $colour }
page-sheet-lines = Ile płacą linie
page-sheet-line = Linia
page-sheet-value = Wartość
page-sheet-rows = Rzędy
page-sheet-columns = Kolumny
page-sheet-money = { $number }

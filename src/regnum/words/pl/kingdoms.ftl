# Słowa i objaśnienia gry Kingdoms.

kingdoms-name = Kingdoms

kingdoms-colour = { $colour ->
    [red] czerwony
    [yellow] żółty
    [green] zielony
   *[blue] niebieski
}

kingdoms-tile = { $tile ->
    [mountain] góra
    [dragon] smok
    [goldmine] kopalnia złota
    [wizard] czarodziej
   *[number] { $tile }
}

kingdoms-error-continuous = „Rozliczanie na bieżąco” może mieć wartość: { $known }.
kingdoms-error-start-tie = Remis o to, kto zacznie następną rundę, można rozstrzygnąć tak: { $known }.

kingdoms-error-notation = „{ $text }” nie jest ruchem. Wpisz: r3@b2 – zamek poziomu 3 na b2, draw – dobranie kafelka, +4@c1 albo dragon@c1 – położenie go, s@d4 – położenie kafelka startowego, pass – pas.

kingdoms-explain-game-over = Koniec gry.
kingdoms-explain-not-your-turn = To nie twoja kolej.
kingdoms-explain-must-place-drawn = Ten kafelek jest już dobrany i trzeba go teraz położyć: { kingdoms-tile }.
kingdoms-explain-choose-not-draw = Zapas leży odkryty: nie dobieraj, tylko wybierz jeden kafelek i go połóż.
kingdoms-explain-supply-empty = Zapas jest pusty, więc nie ma czego dobrać.
kingdoms-explain-draw = Możesz dobrać kafelek; potem trzeba go położyć.
kingdoms-explain-must-not-pass = Możesz pasować tylko wtedy, gdy nie możesz ani postawić zamku, ani dobrać kafelka, ani położyć kafelka startowego.
kingdoms-explain-pass = W tej rundzie nie masz już czego położyć, więc pasujesz.
kingdoms-explain-no-castle = Nie masz już zamku poziomu { $rank }.
kingdoms-explain-no-starting-tiles = W grze bez losowości nie ma kafelków startowych.
kingdoms-explain-starting-tile-played = Twój kafelek startowy leży już na planszy. Nowy dostaniesz w następnej rundzie.
kingdoms-explain-draw-first = Kafelek trzeba najpierw dobrać, dopiero potem można go położyć.
kingdoms-explain-not-in-supply = Tego kafelka nie ma już w zapasie: { kingdoms-tile }.
kingdoms-explain-no-square = Nie ma takiego pola: plansza ma kolumny od a do f i rzędy od 1 do 5.
kingdoms-explain-occupied = Pole { $square } jest zajęte; do końca rundy niczego na planszy się nie przesuwa.
kingdoms-explain-place = Pole { $square } jest puste, więc możesz go użyć.

kingdoms-board-long = Ten tekst jest za długi jak na planszę: może mieć do { $most } znaków.
kingdoms-board-rows =
    { $rows ->
        [0] Nie ma tu planszy. Wpisz
       *[other] Liczba rzędów to { $rows }. Wpisz
    } od jednego do pięciu wierszy po sześć słów, na przykład „+3 red1 . dragon -6 yellow4”.
kingdoms-board-columns = Liczba słów w rzędzie { $row } to { $words }, a musi ich być sześć; puste pole to kropka.
kingdoms-board-word = Rząd { $row }: „{ $text }” nie jest ani kafelkiem, ani zamkiem. Wpisz od +1 do +6, od -1 do -6, mountain (góra), dragon (smok), goldmine (kopalnia złota), wizard (czarodziej), zamek, na przykład red1 (red czerwony, yellow żółty, green zielony, blue niebieski; od 1 do 4), albo kropkę, gdy pole jest puste.
kingdoms-board-tiles = Kafelek „{ kingdoms-tile }”: na planszy { $number }, a w pudełku tylko { $exist } (KG-C4).
kingdoms-board-castles = Zamki poziomu { $rank }, kolor { kingdoms-colour }: na planszy { $number }, a w pudełku tylko { $exist } (KG-C1).

kingdoms-error-round = Nie ma rundy { $wanted }: dotąd zaczęto ich { $rounds }.

kingdoms-sheet-colour = Na planszy stoją zamki w kolorze, którym nikt nie gra: { kingdoms-colour } (KG-C1). Dodaj gracza albo zdejmij zamki.

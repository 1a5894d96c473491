# Słowa i objaśnienia gry Kingdoms.

kingdoms-name = Kingdoms (Królestwa)

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

kingdoms-error-continuous = Możliwe wartości ustawienia „Ciągła punktacja”: { $known }.
kingdoms-error-start-tie = Remis o to, kto zacznie następną rundę, można rozstrzygnąć tak: { $known }.

kingdoms-error-notation = „{ $text }” nie jest ruchem. Pisz: r3@b2 – zamek poziomu 3 na b2, draw – dobranie kafelka, +4@c1 albo dragon@c1 – położenie go, s@d4 – położenie kafelka startowego, pass – pas.

kingdoms-explain-game-over = Gra jest skończona.
kingdoms-explain-not-your-turn = To nie twoja kolej; gra teraz { kingdoms-colour }.
kingdoms-explain-must-place-drawn = Ten kafelek został dobrany i trzeba go teraz położyć: { kingdoms-tile }.
kingdoms-explain-choose-not-draw = Zapas leży odkryty: nie dobieraj, tylko wybierz jeden kafelek i go połóż.
kingdoms-explain-supply-empty = Zapas jest pusty, nie ma czego dobrać.
kingdoms-explain-draw = Możesz dobrać kafelek; potem trzeba go położyć.
kingdoms-explain-must-not-pass = Możesz pasować tylko wtedy, gdy nie możesz ani postawić zamku, ani dobrać kafelka, ani położyć kafelka startowego.
kingdoms-explain-pass = W tej rundzie nie masz już czego położyć, więc pasujesz.
kingdoms-explain-no-castle = Nie masz w ręce zamku poziomu { $rank }.
kingdoms-explain-no-starting-tiles = W grze bez szczęścia nie ma kafelków startowych.
kingdoms-explain-starting-tile-played = Twój kafelek startowy jest już położony; w tej rundzie nie dostaniesz następnego.
kingdoms-explain-draw-first = Kafelek z zapasu trzeba najpierw dobrać, dopiero potem można go położyć.
kingdoms-explain-not-in-supply = Tego kafelka nie ma już w zapasie: { kingdoms-tile }.
kingdoms-explain-no-square = Nie ma takiego pola: plansza ma kolumny od a do f i rzędy od 1 do 5.
kingdoms-explain-occupied = Pole { $square } jest zajęte; do końca rundy nic na planszy się nie rusza.
kingdoms-explain-place = Pole { $square } jest puste, więc możesz go użyć.

kingdoms-board-long = Plansza nie potrzebuje tyle tekstu: najwyżej { $most } znaków.
kingdoms-board-rows =
    { $rows ->
        [0] Nie ma tu planszy: napisz
       *[other] Liczba rzędów wynosi { $rows }: napisz
    } od jednego do pięciu wierszy po sześć słów, na przykład „+3 red1 . dragon -6 yellow4”.
kingdoms-board-columns = Liczba słów w rzędzie { $row } wynosi { $words }, a ma ich być sześć; puste pole to kropka.
kingdoms-board-word = Rząd { $row }: „{ $text }” nie jest ani kafelkiem, ani zamkiem. Pisz od +1 do +6, od -1 do -6, mountain (góra), dragon (smok), goldmine (kopalnia złota), wizard (czarodziej), zamek jak red1 (red czerwony, yellow żółty, green zielony, blue niebieski; od 1 do 4) albo kropkę, gdy pole jest puste.
kingdoms-board-tiles = Kafelek „{ kingdoms-tile }” występuje { $number } razy, a w pudełku jest ich { $exist } (KG-C4).
kingdoms-board-castles = Zamki poziomu { $rank } w kolorze { kingdoms-colour }: na planszy { $number }, a w pudełku { $exist } (KG-C1).

kingdoms-error-round = Nie ma rundy { $wanted }: rozpoczętych rund jest { $rounds }.

kingdoms-sheet-colour = Na planszy stoją zamki w kolorze, którym nikt nie gra: { kingdoms-colour } (KG-C1). Dodaj gracza albo zdejmij zamki.

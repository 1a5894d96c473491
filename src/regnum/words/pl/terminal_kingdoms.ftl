# Kingdoms w terminalu i w wierszu poleceń.

## Czyja kolej

kingdoms-terminal-turn-act = { $player } wybiera: zamek, kafelek z zapasu albo kafelek startowy.
kingdoms-terminal-turn-place = { $player } kładzie dobrany kafelek: { $tile }.
kingdoms-terminal-do-act = { $player }: postaw zamek, połóż kafelek startowy albo dobierz kafelek.
kingdoms-terminal-do-choose = { $player }: postaw zamek albo połóż dowolny kafelek z zapasu.
kingdoms-terminal-do-place = { $player }: połóż dobrany kafelek ({ $tile }).
kingdoms-terminal-do-pass = { $player }: możesz tylko pasować. Naciśnij Enter.
kingdoms-terminal-cover = { $player }: twoja kolej. Gdy nikt inny nie patrzy, naciśnij Enter.

## Stół

kingdoms-terminal-left =
    { $tiles ->
        [0] zapas jest pusty
        [one] { $tiles } kafelek w zapasie
        [few] { $tiles } kafelki w zapasie
       *[many] { $tiles } kafelków w zapasie
    }
kingdoms-terminal-round = Runda { $round }
kingdoms-terminal-money = pieniądze { $money }, ta runda { $income }
kingdoms-terminal-income = ta runda
kingdoms-terminal-has-start = ma kafelek startowy
kingdoms-terminal-castle = Zamek poziomu { $rank }
kingdoms-terminal-hidden = zakryty kafelek
kingdoms-terminal-numbered = { $number } { $picture }
kingdoms-terminal-picture =
    { $picture ->
        [village] wioska
        [farm] zagroda
        [town] miasteczko
        [windmill] wiatrak
        [knight] rycerz
        [city] miasto
        [swamp] bagno
        [cemetery] cmentarz
        [wolves] wilki
        [witch] wiedźma
        [raider] zbój
        [troll] troll
        [mountain] góra
        [dragon] smok
        [goldmine] kopalnia
       *[wizard] czarodziej
    }

## Uwagi

kingdoms-terminal-trying = { $piece } na { $square }: ty { $own }, { $others }. Enter zatwierdza.
kingdoms-terminal-drawing = Enter dobiera kafelek. Trzeba go będzie położyć, a dobrania nie da się cofnąć.

## Dziennik

kingdoms-terminal-log-build = { $player } stawia na { $square } zamek poziomu { $rank }
kingdoms-terminal-log-draw = { $player } dobiera kafelek
kingdoms-terminal-log-lay = { $player } kładzie na { $square } kafelek: { $tile }
kingdoms-terminal-log-take = { $player } kładzie na { $square } kafelek: { $tile }
kingdoms-terminal-log-start = { $player } kładzie na { $square } kafelek startowy: { $tile }
kingdoms-terminal-log-pass = { $player } pasuje
kingdoms-terminal-paid = Pełna linia, wypłata:

## Klawisze

kingdoms-terminal-key-castle = zamek
kingdoms-terminal-key-draw = dobierz
kingdoms-terminal-key-tile = kafelek
kingdoms-terminal-key-start = startowy
kingdoms-terminal-key-pass = pas
kingdoms-terminal-key-account = linie
kingdoms-terminal-key-rounds = rundy
kingdoms-terminal-key-look = pokaż
kingdoms-terminal-key-on = dalej
kingdoms-terminal-key-line = następna linia
kingdoms-terminal-key-round = inna runda

## Rozliczenie rundy

kingdoms-terminal-account-over = Rozliczenie rundy { $round }
kingdoms-terminal-account-now = Runda { $round }: obecny stan linii
kingdoms-terminal-total = Razem
kingdoms-terminal-had = przedtem
kingdoms-terminal-has = Pieniądze
kingdoms-terminal-began = Początek
kingdoms-terminal-line-row = Rząd { $first }–{ $last }: wartość { $value }
kingdoms-terminal-line-column = Kolumna { $first }–{ $last }: wartość { $value }
kingdoms-terminal-line-split = Góra dzieli linię; każda część liczy się osobno.
kingdoms-terminal-line-dragon = Smok zeruje: { $tiles }
kingdoms-terminal-line-mine = Kopalnia złota podwaja: { $tiles }
kingdoms-terminal-line-wizard = Czarodziej podnosi: { $castles }
kingdoms-terminal-line-income = { $player }: poziomy { $ranks } × { $value } = { $income }
kingdoms-terminal-line-nobody = Nie ma tu zamku, więc nikt nic nie dostaje.

## Wynik

kingdoms-terminal-winner =
    { $money ->
        [one] Wygrywa { $player } z { $money } monetą!
       *[other] Wygrywa { $player } z { $money } monetami!
    }
kingdoms-terminal-winners =
    { $money ->
        [one] Wspólne zwycięstwo: { $players } (po { $money } monecie).
        [few] Wspólne zwycięstwo: { $players } (po { $money } monety).
       *[many] Wspólne zwycięstwo: { $players } (po { $money } monet).
    }

## Pomoc

kingdoms-terminal-help-move = przejdź na następne puste pole
kingdoms-terminal-help-next = następne puste pole w kolejności czytania (Shift+Tab: wstecz)
kingdoms-terminal-help-castle = weź zamek tego poziomu
kingdoms-terminal-help-draw = dobierz kafelek (dwa razy albo d i Enter); bez losowości: następny kafelek z zapasu (D: wstecz)
kingdoms-terminal-help-start = weź swój kafelek startowy
kingdoms-terminal-help-piece = następny zamek albo kafelek do położenia (Backspace: wstecz)
kingdoms-terminal-help-confirm = połóż, dobierz albo pasuj
kingdoms-terminal-help-account = ile teraz płaci każda linia i dlaczego
kingdoms-terminal-help-rounds = rozliczenia poprzednich rund
kingdoms-terminal-help-signs = { $plus } { $minus } [0] obecna wartość rzędu albo kolumny; na złoto – po twoim ruchu. { $row } działanie na kafelek w rzędzie, { $column } w kolumnie. { $free } puste pole. Myszą kliknij pole (dwa razy, aby położyć), zamek lub kafelek w ręce albo klawisz na dole.
kingdoms-terminal-rules-act = W swojej turze postaw zamek, dobierz kafelek i go połóż albo połóż kafelek startowy. Pasować wolno tylko wtedy, gdy nic innego nie jest możliwe.
kingdoms-terminal-rules-score = Gdy plansza jest pełna, każdy rząd i każda kolumna płaci graczowi swoją wartość razy poziomy jego zamków; ujemna wartość kosztuje.
kingdoms-terminal-rules-mountain = Góra: dzieli rząd i kolumnę na części, które liczą się osobno.
kingdoms-terminal-rules-dragon = Smok: zasoby w jego rzędzie i kolumnie są nic niewarte.
kingdoms-terminal-rules-mine = Kopalnia złota: kafelki w jej rzędzie i kolumnie liczą się podwójnie, dodatnie i ujemne.
kingdoms-terminal-rules-wizard = Czarodziej: zamki tuż obok niego liczą się o poziom wyżej, bez względu na to, czyje są.
kingdoms-terminal-rules-end = Zamki poziomu 1 wracają po rundzie, inne nie. Po trzech rundach wygrywa ten, kto ma najwięcej pieniędzy.
kingdoms-terminal-rules-last-castle = Do ostatniego zamku: żaden zamek nie wraca, a gra kończy się po rundzie, w której ktoś postawi swój ostatni.
kingdoms-terminal-rules-no-luck = Bez losowości: nie ma kafelków startowych; zamiast dobierać, wybierasz kafelek z odkrytego zapasu.
kingdoms-terminal-rules-continuous = Rozliczanie na bieżąco: linia płaci od razu, gdy się zapełni.

## Przygotowanie

kingdoms-terminal-setup-last-castle = Do ostatniego zamku
kingdoms-terminal-setup-no-luck = Bez losowości
kingdoms-terminal-setup-continuous = Rozliczanie na bieżąco
kingdoms-terminal-setup-start-tie = Kto zaczyna przy remisie
kingdoms-terminal-setup-continuous-value =
    { $value ->
        [parts] tak: każda część linii, gdy się zapełni
        [lines] tak: tylko całe rzędy i kolumny
       *[off] nie
    }
kingdoms-terminal-setup-start-tie-value =
    { $value ->
        [random] losowanie
       *[clockwise] zgodnie z ruchem wskazówek zegara od gracza, który zaczynał
    }
kingdoms-terminal-setup-good =
    { $castles ->
        [one] { $castles } zamek
        [few] { $castles } zamki
       *[many] { $castles } zamków
    } na gracza, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }. Enter rozpoczyna grę.
kingdoms-terminal-setup-good-open =
    { $castles ->
        [one] { $castles } zamek
        [few] { $castles } zamki
       *[many] { $castles } zamków
    } na gracza, tyle rund, ile potrzeba. Enter rozpoczyna grę.
kingdoms-terminal-setup-continue = Kontynuuj zapisaną grę: { $players } (runda { $round })

## Wiersz poleceń

kingdoms-option-players = liczba graczy: 2, 3 albo 4 (domyślnie 2)
kingdoms-option-last-castle = Do ostatniego zamku: gracze mają od początku wszystkie zamki i żaden nie wraca; gra kończy się po rundzie, w której ktoś postawi swój ostatni zamek
kingdoms-option-no-luck = Bez losowości: nie ma kafelków startowych, wszystkie kafelki leżą odkryte i wybiera się, który położyć
kingdoms-option-continuous = Rozliczanie na bieżąco: off (nie, domyślnie), parts (każda część linii, gdy się zapełni) albo lines (tylko całe rzędy i kolumny)
kingdoms-option-start-tie = kto zaczyna rundę, gdy kilku graczy ma po równo najwięcej pieniędzy: clockwise (zgodnie z ruchem wskazówek zegara, domyślnie) albo random (losowo)

## Wiersz poleceń

kingdoms-score-about = Odczytuje planszę: do pięciu wierszy po sześć słów, od góry: +3, -6, mountain (góra), dragon (smok), goldmine (kopalnia złota), wizard (czarodziej), zamek jako kolor i poziom (red1, yellow4), kropka to puste pole.
kingdoms-score-any-pieces = pozwól na więcej elementów, niż jest w pudełku
kingdoms-score-line = linia
kingdoms-score-tiles = kafelki
kingdoms-score-value = wartość
kingdoms-score-castles = zamki
kingdoms-score-income = dochód
kingdoms-score-player = gracz
kingdoms-score-rows = rzędy
kingdoms-score-columns = kolumny
kingdoms-score-line-name =
    { $direction ->
        [row] rząd { $first }–{ $last }
       *[column] kolumna { $first }–{ $last }
    }
kingdoms-score-tile =
    { $effect ->
        [cancelled] { kingdoms-tile } (wyzerowany)
        [doubled] { kingdoms-tile } (podwojony: { $value })
       *[none] { kingdoms-tile }
    }
kingdoms-score-castle =
    { $bonus ->
        [0] { kingdoms-colour } { $rank }
       *[other] { kingdoms-colour } { $rank } + { $bonus }
    }

kingdoms-bots-about =
    { $bot ->
        [random] dowolny dozwolony ruch, każdy równie prawdopodobny
        [greedy] bierze od razu najwięcej pieniędzy
        [flat-mc] płaskie Monte Carlo, losowe symulacje
        [flat-mc-greedy] płaskie Monte Carlo, zachłanne symulacje
        [search] przeszukiwanie drzewa z symulacjami, pod koniec bezbłędne
        [champion] najsilniejszy: przeszukiwanie drzewa z siecią neuronową, pod koniec bezbłędne
       *[other] myśli naprzód
    }

# Kingdoms w terminalu.

## Czyja kolej

terminal-kingdoms-turn-act = { $player } stawia zamek, dobiera kafelek albo kładzie kafelek startowy.
terminal-kingdoms-turn-place = { $player } kładzie dobrany kafelek: { $tile }.
terminal-kingdoms-do-act = { $player }: postaw zamek, połóż kafelek startowy albo dobierz kafelek.
terminal-kingdoms-do-choose = { $player }: postaw zamek albo połóż dowolny kafelek z zapasu.
terminal-kingdoms-do-place = { $player }: połóż dobrany kafelek – { $tile }.
terminal-kingdoms-do-pass = { $player }: możesz tylko pasować – Enter.
terminal-kingdoms-cover = { $player }: twoja kolej. Weź klawiaturę, niech nikt inny nie patrzy, i naciśnij Enter.

## Stół

terminal-kingdoms-left =
    { $tiles ->
        [0] zapas jest pusty
        [one] { $tiles } kafelek w zapasie
        [few] { $tiles } kafelki w zapasie
       *[many] { $tiles } kafelków w zapasie
    }
terminal-kingdoms-round = Runda { $round }
terminal-kingdoms-money = pieniądze { $money }, runda { $income }
terminal-kingdoms-income = ta runda
terminal-kingdoms-has-start = ma kafelek startowy
terminal-kingdoms-castle = Zamek poziomu { $rank }
terminal-kingdoms-hidden = zakryty kafelek
terminal-kingdoms-numbered = { $number } { $picture }
terminal-kingdoms-picture =
    { $picture ->
        [village] wioska
        [farm] farma
        [town] miasto
        [windmill] wiatrak
        [knight] rycerz
        [city] stolica
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

terminal-kingdoms-trying = { $piece } na { $square }: ty { $own }, { $others }. Enter kładzie.
terminal-kingdoms-drawing = Enter dobiera kafelek. Trzeba go będzie położyć, a dobrania nie można cofnąć.
terminal-kingdoms-undo-drawn = Od tamtej pory dobrano i obejrzano kafelek, więc nie można cofnąć.
terminal-kingdoms-undo-shown = Od tamtej pory odkryto tajny kafelek startowy, więc nie można cofnąć.
terminal-kingdoms-undo-round = Zaczęła się nowa runda i rozdano nowe kafelki startowe, więc nie można cofnąć.

## Dziennik

terminal-kingdoms-log-build = { $player }: zamek { $rank } na { $square }
terminal-kingdoms-log-draw = { $player } dobiera kafelek
terminal-kingdoms-log-lay = { $player } dobiera { $tile }: { $square }
terminal-kingdoms-log-take = { $player } bierze { $tile }: { $square }
terminal-kingdoms-log-start = { $player }: kafelek startowy { $tile } na { $square }
terminal-kingdoms-log-pass = { $player } pasuje
terminal-kingdoms-paid = Pełna linia, wypłata:

## Klawisze

terminal-kingdoms-key-castle = zamek
terminal-kingdoms-key-draw = dobierz
terminal-kingdoms-key-tile = kafelek
terminal-kingdoms-key-start = startowy
terminal-kingdoms-key-pass = pasuj
terminal-kingdoms-key-account = linie
terminal-kingdoms-key-rounds = rundy
terminal-kingdoms-key-look = pokaż
terminal-kingdoms-key-on = dalej
terminal-kingdoms-key-line = inna linia
terminal-kingdoms-key-round = inna runda

## Rozliczenie rundy

terminal-kingdoms-account-over = Runda { $round }: rozliczenie
terminal-kingdoms-account-now = Runda { $round }: linie w tej chwili
terminal-kingdoms-total = Razem
terminal-kingdoms-had = przedtem
terminal-kingdoms-has = Pieniądze
terminal-kingdoms-began = Początek
terminal-kingdoms-line-row = Rząd { $first }–{ $last }: wartość { $value }
terminal-kingdoms-line-column = Kolumna { $first }–{ $last }: wartość { $value }
terminal-kingdoms-line-split = Góra dzieli linię; każda część liczy się osobno.
terminal-kingdoms-line-dragon = Smok zeruje: { $tiles }
terminal-kingdoms-line-mine = Kopalnia złota podwaja: { $tiles }
terminal-kingdoms-line-wizard = Czarodziej podnosi: { $castles }
terminal-kingdoms-line-income = { $player }: poziomy { $ranks } × { $value } = { $income }
terminal-kingdoms-line-nobody = Nie ma tu zamku: nikt nic nie dostaje.

## Wynik

terminal-kingdoms-winner = Wygrywa { $player }, pieniądze: { $money }!
terminal-kingdoms-winners = { $players } dzielą się zwycięstwem; pieniądze: po { $money }.

## Pomoc

terminal-kingdoms-help-move = przejdź na następne puste pole
terminal-kingdoms-help-next = następne puste pole w kolejności czytania (Shift+Tab: wstecz)
terminal-kingdoms-help-castle = weź zamek tego poziomu
terminal-kingdoms-help-draw = dobierz kafelek (dwa razy albo d i Enter); bez szczęścia: następny kafelek z zapasu (D: wstecz)
terminal-kingdoms-help-start = weź swój kafelek startowy
terminal-kingdoms-help-piece = następna rzecz do położenia (Backspace: wstecz)
terminal-kingdoms-help-confirm = połóż, dobierz albo pasuj
terminal-kingdoms-help-account = ile teraz płaci każda linia i dlaczego
terminal-kingdoms-help-rounds = rozliczenia poprzednich rund
terminal-kingdoms-help-signs = { $plus } { $minus } [0] wartość rzędu albo kolumny w tej chwili; na złoto – jaka by była. { $row } co dzieje się z kafelkiem w rzędzie, { $column } w kolumnie. { $free } puste pola. Myszą kliknij pole (dwa razy, aby położyć), element w ręce albo klawisz na dole.
terminal-kingdoms-rules-act = W swojej turze postaw zamek albo dobierz kafelek i go połóż, albo połóż kafelek startowy. Możesz pasować tylko wtedy, gdy nic innego nie jest możliwe.
terminal-kingdoms-rules-score = Gdy plansza jest pełna, każdy rząd i każda kolumna płaci graczowi swoją wartość razy poziomy jego zamków w tej linii; ujemna wartość kosztuje.
terminal-kingdoms-rules-mountain = Góra: dzieli rząd i kolumnę na części, które liczą się osobno.
terminal-kingdoms-rules-dragon = Smok: zasoby w jego rzędzie i kolumnie są nic niewarte.
terminal-kingdoms-rules-mine = Kopalnia złota: kafelki w jej rzędzie i kolumnie liczą się podwójnie, dobre i złe.
terminal-kingdoms-rules-wizard = Czarodziej: zamki tuż obok niego, czyjekolwiek są, mają poziom o jeden wyższy.
terminal-kingdoms-rules-end = Zamki poziomu 1 wracają po rundzie, inne nie. Po trzech rundach wygrywa ten, kto ma najwięcej pieniędzy.
terminal-kingdoms-rules-last-castle = Do ostatniego zamku: żaden zamek nie wraca, a gra kończy się rundą, w której ktoś postawi swój ostatni.
terminal-kingdoms-rules-no-luck = Bez szczęścia: nie ma kafelków startowych; zamiast dobierać, wybierasz kafelek z odkrytego zapasu.
terminal-kingdoms-rules-continuous = Ciągła punktacja: linia płaci od razu, gdy się zapełni.

## Przygotowanie

terminal-kingdoms-setup-last-castle = Do ostatniego zamku
terminal-kingdoms-setup-no-luck = Bez szczęścia
terminal-kingdoms-setup-continuous = Ciągła punktacja
terminal-kingdoms-setup-start-tie = Remis o start
terminal-kingdoms-setup-continuous-value =
    { $value ->
        [parts] tak: każda część linii, gdy się zapełni
        [lines] tak: tylko całe rzędy i kolumny
       *[off] nie
    }
terminal-kingdoms-setup-start-tie-value =
    { $value ->
        [random] losowanie
       *[clockwise] zgodnie z zegarem od ostatnio zaczynającego
    }
terminal-kingdoms-setup-good =
    { $castles ->
        [one] { $castles } zamek
        [few] { $castles } zamki
       *[many] { $castles } zamków
    } na gracza, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }. Enter rozpoczyna grę.
terminal-kingdoms-setup-good-open =
    { $castles ->
        [one] { $castles } zamek
        [few] { $castles } zamki
       *[many] { $castles } zamków
    } na gracza, tyle rund, ile potrzeba. Enter rozpoczyna grę.
terminal-kingdoms-setup-continue = Kontynuuj zapisaną grę: { $players } (runda { $round })

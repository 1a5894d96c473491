# Kingdoms na stronie.

## Czyja kolej

page-kingdoms-say-over = Gra jest skończona.
page-kingdoms-say-wait = Teraz gra { $player }.
page-kingdoms-say-wait-place = Kafelek został dobrany i zaraz trafi na planszę.
page-kingdoms-say-act =
    { $whose ->
        [you] Twoja kolej: połóż coś na planszy
       *[name] { $player }: połóż coś na planszy
    }
page-kingdoms-say-act-hint =
    { $choices ->
        [castle-draw-secret] Postaw zamek, połóż kafelek startowy albo dobierz kafelek.
        [castle-draw] Postaw zamek albo dobierz kafelek.
        [castle-secret] Postaw zamek albo połóż kafelek startowy.
        [castle-supply] Postaw zamek albo połóż dowolny kafelek z zapasu.
        [castle] Postaw jeden ze swoich zamków.
        [draw-secret] Połóż kafelek startowy albo dobierz kafelek.
        [draw] Dobierz kafelek.
        [supply] Połóż dowolny kafelek z zapasu.
       *[secret] Połóż kafelek startowy.
    }
page-kingdoms-say-place =
    { $whose ->
        [you] Twój dobrany kafelek: { $tile }
       *[name] { $player } dobiera: { $tile }
    }
page-kingdoms-say-place-hint = Połóż go na dowolnym pustym polu.
page-kingdoms-say-pass =
    { $whose ->
        [you] Twoja kolej: możesz tylko pasować
       *[name] { $player } może tylko pasować
    }
page-kingdoms-say-pass-hint = W tej rundzie nie ma już czego położyć.

page-kingdoms-ask-draw = Dobrać kafelek?
page-kingdoms-ask-draw-hint = Dobrany kafelek trzeba położyć.
page-kingdoms-ask-here = { $piece } na { $square }?
page-kingdoms-ask-here-hint = Potwierdź albo spróbuj innego pustego pola.
page-kingdoms-ask-where = { $piece }: dokąd?
page-kingdoms-ask-where-hint = Wybierz puste pole.
page-kingdoms-ask-drawn = Dobrany kafelek: { $piece }
page-kingdoms-ask-drawn-hint = Wybierz dla niego puste pole.
page-kingdoms-choose-for = Co ma trafić na { $square }?
page-kingdoms-choose-for-hint = Wybierz zamek albo kafelek.
page-kingdoms-sending =
    { $what ->
        [draw] Dobieranie kafelka …
        [pass] Pasowanie …
       *[piece] Wysyłanie: { $piece } na { $square }
    }
page-kingdoms-sending-hint = Twój ruch jest w drodze.
page-kingdoms-tried = { $piece } na { $square }: { $changes }. Enter potwierdza, Escape cofa.

## Przyciski

page-kingdoms-confirm = Zatwierdź
page-kingdoms-draw = Dobierz
page-kingdoms-pass = Pasuj
page-kingdoms-put-back = Odłóż
page-kingdoms-undo = Cofnij
page-kingdoms-close = Zamknij
page-kingdoms-look-lines = Linie w tej chwili
page-kingdoms-look-round = Rozliczenie rundy { $round }
page-kingdoms-more = Więcej
page-kingdoms-type = Wpisz ruch
page-kingdoms-type-hint = Na przykład r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
page-kingdoms-type-send = Zagraj

## Plansza

page-kingdoms-board = Plansza
page-kingdoms-edge = Na marginesie: wypłata za poziom zamku
page-kingdoms-square = { $square }: { $what }
page-kingdoms-square-empty = puste
page-kingdoms-square-legal = puste, możesz tu położyć
page-kingdoms-square-castle =
    { $whose ->
        [you] twój zamek poziomu { $rank } ({ $colour })
       *[name] zamek poziomu { $rank }, { $player } ({ $colour })
    }
page-kingdoms-square-lifted = czarodziej podnosi do poziomu { $rank }
page-kingdoms-square-effect =
    { $effect ->
        [doubled-row] w rzędzie liczy się podwójnie
        [doubled-column] w kolumnie liczy się podwójnie
        [cancelled-row] w rzędzie smok go zeruje
       *[cancelled-column] w kolumnie smok go zeruje
    }
page-kingdoms-square-ghost = jeszcze niepotwierdzone
page-kingdoms-square-last = ostatni ruch
page-kingdoms-square-last-by = ostatni ruch: { $player }

page-kingdoms-line =
    { $part ->
        [row-first] Rząd { $name }, na lewo od góry
        [row-middle] Rząd { $name }, między górami
        [row-last] Rząd { $name }, na prawo od góry
        [column-whole] Kolumna { $name }
        [column-first] Kolumna { $name }, powyżej góry
        [column-middle] Kolumna { $name }, między górami
        [column-last] Kolumna { $name }, poniżej góry
       *[row-whole] Rząd { $name }
    }
page-kingdoms-line-short =
    { $part ->
        [row-first] Rząd { $name }, lewa część
        [row-middle] Rząd { $name }, środek
        [row-last] Rząd { $name }, prawa część
        [column-whole] Kolumna { $name }
        [column-first] Kolumna { $name }, górna część
        [column-middle] Kolumna { $name }, środek
        [column-last] Kolumna { $name }, dolna część
       *[row-whole] Rząd { $name }
    }
page-kingdoms-line-value = { $line }: { $value } za każdy poziom
page-kingdoms-line-paid = { $line }: wypłacono { $value } za każdy poziom

## Zamki i kafelki

page-kingdoms-castle = Zamek poziomu { $rank }
page-kingdoms-hidden-tile = zakryty kafelek
page-kingdoms-tile = { $picture } { $number }
page-kingdoms-picture =
    { $picture ->
        [village] wioska
        [farm] farma
        [town] miasto
        [windmill] wiatrak
        [camp] obóz
        [knight] rycerz
        [tower] wieża
        [city] stolica
        [harbour] port
        [swamp] bagno
        [cemetery] cmentarz
        [wolves] wilki
        [witch] wiedźma
        [raider] zbój
       *[troll] troll
    }
page-kingdoms-shield = tarcza: { $colour }, { $charge }
page-kingdoms-charge =
    { $colour ->
        [red] krzyż
        [yellow] krokiew
        [green] gwiazda
       *[blue] skos
    }

## Ręka

page-kingdoms-hand = Co możesz położyć
page-kingdoms-your-castles = Twoje zamki
page-kingdoms-castle-slot = Zamek poziomu { $rank }, zostało: { $left }
page-kingdoms-secret = Kafelek startowy
page-kingdoms-secret-short = Startowy
page-kingdoms-secret-hint = Widzisz go tylko ty
page-kingdoms-secret-hint-covered = Zakryty
page-kingdoms-secret-is = Twój kafelek startowy: { $tile }
page-kingdoms-secret-covered = Twój kafelek startowy, zakryty
page-kingdoms-secret-played = Już położony
page-kingdoms-cover = Zakryj kafelek startowy
page-kingdoms-uncover = Pokaż kafelek startowy
page-kingdoms-pile = Stos
page-kingdoms-pile-short = Stos
page-kingdoms-draw-slot =
    { $tiles ->
        [0] Stos jest pusty
       *[other] Dobierz kafelek, zostało: { $tiles }
    }
page-kingdoms-tiles-left =
    { $tiles ->
        [0] brak kafelków
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }
page-kingdoms-drawn = Dobrany kafelek
page-kingdoms-drawn-short = Dobrany
page-kingdoms-drawn-is = Twój dobrany kafelek: { $tile }
page-kingdoms-drawn-hidden = Ktoś dobrał kafelek
page-kingdoms-supply-open = Odkryty zapas
page-kingdoms-supply-slot = { $tile }, zostało: { $left }
page-kingdoms-unseen = Co jeszcze może przyjść
page-kingdoms-unseen-hint = Tych kafelków w tej rundzie jeszcze nie było widać: są w stosie albo leżą zakryte przed kimś.

## Gracze

page-kingdoms-players = Gracze
page-kingdoms-player = Gracz
page-kingdoms-you = Ty
page-kingdoms-acts = teraz gra
page-kingdoms-money = Pieniądze
page-kingdoms-money-word = pieniądze
page-kingdoms-money-before = przedtem
page-kingdoms-castles-left = Pozostałe zamki
page-kingdoms-of-rank = poziomu { $rank }
page-kingdoms-this-move = Ten ruch
page-kingdoms-delta = Ten ruch zmienia dochód o { $change }
page-kingdoms-income = { $income } w tej rundzie
page-kingdoms-income-paid = { $income } w tej rundzie, wypłacono { $paid }
page-kingdoms-holds-secret = ma kafelek startowy

## Rundy

page-kingdoms-round = Runda { $round }
page-kingdoms-of-rounds = z { $rounds }
page-kingdoms-round-of = Runda { $round } z { $rounds }
page-kingdoms-round-open = Runda { $round }, aż ktoś postawi ostatni zamek
page-kingdoms-start = Początek

## Rozliczenie

page-kingdoms-counting = Runda { $round }: rozliczenie
page-kingdoms-standing = Runda { $round }: linie w tej chwili
page-kingdoms-step = { $number } z { $count }
page-kingdoms-previous-line = Poprzednia linia
page-kingdoms-next-line = Następna linia
page-kingdoms-all-lines = Do ostatniej linii
page-kingdoms-on = Dalej: runda { $round }
page-kingdoms-to-result = Dalej: wynik
page-kingdoms-back-to-result = Wróć do wyniku
page-kingdoms-line-head = Linia
page-kingdoms-value = Wartość
page-kingdoms-value-is = wartość { $value }
page-kingdoms-no-castle = bez zamku
page-kingdoms-rank = poz. { $rank }
page-kingdoms-caption =
    { $of ->
        [mountain] granica
        [dragon] zeruje
        [goldmine] podwaja
        [wizard] podnosi
       *[empty] puste
    }
page-kingdoms-so-far = Dotychczas
page-kingdoms-all-rows = Wszystkie rzędy
page-kingdoms-all-columns = Wszystkie kolumny
page-kingdoms-why-mountain =
    { $part ->
        [first] Kończy się na górze.
        [middle] Leży między dwiema górami.
       *[last] Zaczyna się za górą.
    }
page-kingdoms-why-dragon = Smok zeruje: { $tiles }.
page-kingdoms-why-mine = Kopalnia złota podwaja: { $tiles }.
page-kingdoms-why-wizard =
    { $castles ->
        [one] Czarodziej podnosi zamek o jeden poziom.
        [few] Czarodziej podnosi { $castles } zamki o jeden poziom.
       *[many] Czarodziej podnosi { $castles } zamków o jeden poziom.
    }
page-kingdoms-why-nobody = Nie ma tu zamku: nikt nic nie dostaje.
page-kingdoms-gets = { $player } { $money }
page-kingdoms-paid = { $line }: pełna linia, wypłata { $value } za każdy poziom: { $who }.
page-kingdoms-paid-short = { $line } płaci: { $who }.
page-kingdoms-paid-nobody = { $line }: pełna linia bez zamku, nikt nic nie dostaje.
page-kingdoms-chart = Pieniądze w kolejnych rundach
page-kingdoms-chart-open = linia przerywana: runda { $round }, jeszcze rozliczana

## Wynik

page-kingdoms-result = Wynik
page-kingdoms-shared = { $players } dzielą się zwycięstwem; pieniądze: po { $money }.
page-kingdoms-shared-rule = Kto na koniec ma tyle samo pieniędzy, wygrywa wspólnie (A-G22).
page-kingdoms-place = { $place }.

## Dziennik

page-kingdoms-log-castle = zamek poziomu { $rank } na { $square }
page-kingdoms-log-draw = dobranie kafelka
page-kingdoms-log-tile = { $tile } na { $square }
page-kingdoms-log-starting = kafelek startowy na { $square }
page-kingdoms-log-starting-known = kafelek startowy ({ $tile }) na { $square }
page-kingdoms-log-pass = pas

## Co znaczą znaki

page-kingdoms-legend = Co znaczą znaki
page-kingdoms-legend-line = Na marginesie: wartość rzędu albo kolumny w tej chwili, tyle za każdy poziom zamku w tej linii. Koło to zysk, romb to strata, kwadrat to zero.
page-kingdoms-legend-paid = Wypełnione: linia jest pełna i została wypłacona.
page-kingdoms-legend-double = Kopalnia złota podwaja tę liczbę w tej linii.
page-kingdoms-legend-nil = Smok zeruje tę liczbę w tej linii.
page-kingdoms-legend-star = Czarodziej podnosi ten zamek o jeden poziom.
page-kingdoms-legend-mountain = Góra przecina swój rząd i swoją kolumnę; każda część liczy się osobno.
page-kingdoms-legend-legal = Tu możesz położyć.
page-kingdoms-keys =
    { $shortcuts ->
        [on] Klawisze: strzałki chodzą po planszy, Enter próbuje i potwierdza, Escape cofa; od 1 do 4 wybierają zamek, S kafelek startowy, D dobiera.
       *[off] Klawisze: strzałki chodzą po planszy, Enter próbuje i potwierdza, Escape cofa.
    }

## Ustawienia

page-kingdoms-options = Warianty
page-kingdoms-option-last-castle = Do ostatniego zamku
page-kingdoms-option-last-castle-about = Wszystkie zamki od początku, żaden nie wraca. Gra kończy się rundą, w której ktoś postawi swój ostatni zamek.
page-kingdoms-option-no-luck = Bez szczęścia
page-kingdoms-option-no-luck-about = Nie ma kafelków startowych: zapas leży odkryty i kafelki się wybiera.
page-kingdoms-option-continuous = Ciągła punktacja
page-kingdoms-option-continuous-about = Linia płaci od razu, gdy się zapełni, a nie na koniec rundy.
page-kingdoms-option-continuous-off = Nie
page-kingdoms-option-continuous-parts = Tak, każda część linii
page-kingdoms-option-continuous-lines = Tak, tylko całe rzędy i kolumny
page-kingdoms-option-start-tie = Remis o start
page-kingdoms-option-start-tie-about = Kto zaczyna następną rundę, gdy kilku graczy ma najwięcej pieniędzy.
page-kingdoms-option-start-tie-clockwise = Zgodnie z zegarem
page-kingdoms-option-start-tie-random = Losowanie

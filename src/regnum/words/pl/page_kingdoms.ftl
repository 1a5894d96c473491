# Kingdoms na stronie.

## Czyja kolej

kingdoms-page-say-wait = Teraz gra { $player }.
kingdoms-page-say-wait-place = Dobrany kafelek zaraz trafi na planszę.
kingdoms-page-say-act =
    { $whose ->
        [you] Twoja kolej: zamek albo kafelek
       *[name] { $player }: zamek albo kafelek
    }
kingdoms-page-say-act-hint =
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
kingdoms-page-say-place =
    { $whose ->
        [you] Dobierasz
       *[name] { $player } dobiera
    } { $kind ->
        [mountain] górę
        [dragon] smoka
        [goldmine] kopalnię złota
        [wizard] czarodzieja
       *[number] kafelek: { $tile }
    }
kingdoms-page-say-place-hint = Połóż kafelek na dowolnym pustym polu.
kingdoms-page-say-pass =
    { $whose ->
        [you] Twoja kolej: możesz tylko pasować
       *[name] { $player } może tylko pasować
    }
kingdoms-page-say-pass-hint = W tej rundzie nie ma już czego położyć.

kingdoms-page-ask-draw = Dobrać kafelek?
kingdoms-page-ask-draw-hint = Dobrany kafelek trzeba położyć.
kingdoms-page-ask-here = { $piece } na { $square }?
kingdoms-page-ask-here-hint = Zatwierdź albo spróbuj innego pustego pola.
kingdoms-page-ask-where = { $piece }: na którym polu?
kingdoms-page-ask-where-hint = Wybierz puste pole.
kingdoms-page-ask-drawn = Dobrany kafelek: { $piece }
kingdoms-page-ask-drawn-hint = Wybierz dla niego puste pole.
kingdoms-page-choose-for = Co ma stanąć na { $square }?
kingdoms-page-choose-for-hint = Wybierz zamek albo kafelek.
kingdoms-page-sending =
    { $what ->
        [draw] Dobierasz kafelek…
        [pass] Pasujesz…
       *[piece] Wysyłanie: { $piece } na { $square }
    }
kingdoms-page-sending-hint = Twój ruch jest wysyłany.
kingdoms-page-tried = { $piece } na { $square }: { $changes }. Enter zatwierdza, Escape cofa.

## Przyciski

kingdoms-page-draw = Dobierz
kingdoms-page-pass = Pas
kingdoms-page-look-lines = Obecny stan linii
kingdoms-page-look-round = Rozliczenie rundy { $round }
kingdoms-page-more = Więcej
kingdoms-page-type = Wpisz ruch
kingdoms-page-type-hint = Na przykład r3@b2, draw, +4@c1, dragon@c1, s@d4, pass
kingdoms-page-type-send = Zagraj

## Plansza

kingdoms-page-board = Plansza
kingdoms-page-edge = Na brzegu: wypłata za poziom zamku
kingdoms-page-square = { $square }: { $what }
kingdoms-page-square-empty = puste
kingdoms-page-square-legal = puste, można tu coś położyć
kingdoms-page-square-castle =
    { $whose ->
        [you] twój zamek poziomu { $rank } ({ kingdoms-colour })
       *[name] zamek poziomu { $rank }, { $player } ({ kingdoms-colour })
    }
kingdoms-page-square-lifted = czarodziej podnosi go do poziomu { $rank }
kingdoms-page-square-effect =
    { $effect ->
        [doubled-row] w rzędzie liczy się podwójnie
        [doubled-column] w kolumnie liczy się podwójnie
        [cancelled-row] w rzędzie smok go zeruje
       *[cancelled-column] w kolumnie smok go zeruje
    }
kingdoms-page-square-ghost = jeszcze niezatwierdzone
kingdoms-page-square-last = ostatni ruch
kingdoms-page-square-last-by =
    { $whose ->
        [you] twój ostatni ruch
       *[name] ostatni ruch: { $player }
    }

kingdoms-page-line =
    { $part ->
        [row-first] Rząd { $name }, po lewej stronie góry
        [row-middle] Rząd { $name }, między górami
        [row-last] Rząd { $name }, po prawej stronie góry
        [column-whole] Kolumna { $name }
        [column-first] Kolumna { $name }, nad górą
        [column-middle] Kolumna { $name }, między górami
        [column-last] Kolumna { $name }, pod górą
       *[row-whole] Rząd { $name }
    }
kingdoms-page-line-short =
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
kingdoms-page-line-value = { $line }: { $value } za każdy poziom
kingdoms-page-line-paid = { $line }: wypłacono { $value } za każdy poziom

## Zamki i kafelki

kingdoms-page-castle = Zamek poziomu { $rank }
kingdoms-page-hidden-tile = zakryty kafelek
kingdoms-page-tile = { $picture } { $number }
kingdoms-page-picture =
    { $picture ->
        [village] wioska
        [farm] zagroda
        [town] miasteczko
        [windmill] wiatrak
        [camp] obóz
        [knight] rycerz
        [tower] wieża
        [city] miasto
        [harbour] port
        [swamp] bagno
        [cemetery] cmentarz
        [wolves] wilki
        [witch] wiedźma
        [raider] zbój
       *[troll] troll
    }
kingdoms-page-shield = tarcza, kolor { kingdoms-colour }: { kingdoms-page-charge }
kingdoms-page-charge =
    { $colour ->
        [red] krzyż
        [yellow] krokiew
        [green] gwiazda
       *[blue] skos
    }

## Ręka

kingdoms-page-hand = Co możesz położyć
kingdoms-page-your-castles = Twoje zamki
kingdoms-page-castle-slot = Zamek poziomu { $rank }, zostało: { $left }
kingdoms-page-secret = Kafelek startowy
kingdoms-page-secret-short = Start
kingdoms-page-secret-hint = Widzisz go tylko ty
kingdoms-page-secret-hint-covered = Zakryty
kingdoms-page-secret-is = Twój kafelek startowy: { $tile }
kingdoms-page-secret-covered = Twój kafelek startowy, zakryty
kingdoms-page-secret-played = Już położony
kingdoms-page-cover = Zakryj kafelek startowy
kingdoms-page-uncover = Pokaż kafelek startowy
kingdoms-page-pile = Zapas
kingdoms-page-pile-short = Zapas
kingdoms-page-draw-slot =
    { $tiles ->
        [0] Zapas jest pusty
       *[other] Dobierz kafelek, zostało: { $tiles }
    }
kingdoms-page-tiles-left =
    { $tiles ->
        [0] brak kafelków
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }
kingdoms-page-drawn = Dobrany kafelek
kingdoms-page-drawn-short = Dobrany
kingdoms-page-drawn-is = Dobrany kafelek: { $tile }
kingdoms-page-drawn-hidden = Dobrano kafelek
kingdoms-page-supply-open = Odkryty zapas
kingdoms-page-supply-slot = { $tile }, zostało: { $left }
kingdoms-page-unseen = Jeszcze nieodkryte kafelki
kingdoms-page-unseen-hint = Tych kafelków jeszcze nie było widać w tej rundzie: są w zapasie albo leżą zakryte przed innym graczem.

## Gracze

kingdoms-page-players = Gracze
kingdoms-page-player = Gracz
kingdoms-page-acts = teraz gra
kingdoms-page-money = Pieniądze
kingdoms-page-money-word = w kasie
kingdoms-page-money-before = przedtem
kingdoms-page-castles-left = Pozostałe zamki
kingdoms-page-of-rank = poziomu { $rank }
kingdoms-page-this-move = Ten ruch
kingdoms-page-delta = Ten ruch zmienia dochód o { $change }
kingdoms-page-since = Od twojego ruchu
kingdoms-page-delta-since = Zmiana dochodu od twojego ruchu: { $change }
kingdoms-page-why = { $line }: { $value } × poziom { $rank } = { $money }
kingdoms-page-why-line = { $line }: { $value }
kingdoms-page-power =
    { $tile ->
        [mountain] dzieli swój rząd i swoją kolumnę
        [dragon] zeruje zasoby w swoim rzędzie i w swojej kolumnie
        [goldmine] podwaja liczby w swoim rzędzie i w swojej kolumnie
       *[wizard] podnosi sąsiednie zamki o jeden poziom
    }
kingdoms-page-income = { $income } w tej rundzie
kingdoms-page-income-paid = { $income } w tej rundzie (wypłacono { $paid })
kingdoms-page-holds-secret = ma kafelek startowy

## Rundy

kingdoms-page-round = Runda { $round }
kingdoms-page-of-rounds = z { $rounds }
kingdoms-page-round-of = Runda { $round } z { $rounds }
kingdoms-page-round-open = Runda { $round } (gra trwa, aż ktoś postawi swój ostatni zamek)
kingdoms-page-start = Początek

## Rozliczenie

kingdoms-page-counting = Rozliczenie rundy { $round }
kingdoms-page-standing = Runda { $round }: obecny stan linii
kingdoms-page-step = { $number } z { $count }
kingdoms-page-previous-line = Poprzednia linia
kingdoms-page-next-line = Następna linia
kingdoms-page-all-lines = Do ostatniej linii
kingdoms-page-on = Dalej: runda { $round }
kingdoms-page-to-result = Zobacz wynik
kingdoms-page-back-to-result = Wróć do wyniku
kingdoms-page-line-head = Linia
kingdoms-page-value = Wartość
kingdoms-page-value-is = wartość { $value }
kingdoms-page-no-castle = bez zamku
kingdoms-page-rank = poz. { $rank }
kingdoms-page-caption =
    { $of ->
        [mountain] granica
        [dragon] zeruje
        [goldmine] podwaja
        [wizard] podnosi
       *[empty] puste
    }
kingdoms-page-so-far = Dotąd razem
kingdoms-page-all-rows = Wszystkie rzędy
kingdoms-page-all-columns = Wszystkie kolumny
kingdoms-page-why-mountain =
    { $part ->
        [first] Kończy się przed górą.
        [middle] Leży między dwiema górami.
       *[last] Zaczyna się za górą.
    }
kingdoms-page-why-dragon = Smok zeruje: { $tiles }.
kingdoms-page-why-mine = Kopalnia złota podwaja: { $tiles }.
kingdoms-page-why-wizard =
    { $castles ->
        [one] Czarodziej podnosi zamek o jeden poziom.
        [few] Czarodziej podnosi { $castles } zamki o jeden poziom.
       *[many] Czarodziej podnosi { $castles } zamków o jeden poziom.
    }
kingdoms-page-why-nobody = Nie ma tu zamku, więc nikt nic nie dostaje.
kingdoms-page-gets = { $player } { $money }
kingdoms-page-paid =
    { $line }: { $direction ->
        [column] pełna
       *[row] pełny
    }, wypłata { $value } za każdy poziom ({ $who }).
kingdoms-page-paid-short = { $line } – wypłata: { $who }.
kingdoms-page-paid-nobody =
    { $line }: { $direction ->
        [column] pełna
       *[row] pełny
    }, ale bez zamku, więc nikt nic nie dostaje.
kingdoms-page-chart = Pieniądze w kolejnych rundach
kingdoms-page-chart-open = linia przerywana: runda { $round }, jeszcze w toku

## Wynik

kingdoms-page-result = Wynik
kingdoms-page-shared = Wspólne zwycięstwo: { $players } (po { $money } w kasie).
kingdoms-page-shared-rule = Gracze, którzy na koniec mają po równo najwięcej pieniędzy, wygrywają wspólnie.

## Dziennik

kingdoms-page-log-castle =
    { $whose ->
        [you] stawiasz
       *[other] stawia
    } zamek poziomu { $rank } na { $square }
kingdoms-page-log-draw =
    { $whose ->
        [you] dobierasz kafelek
       *[other] dobiera kafelek
    }
kingdoms-page-log-tile =
    { $whose ->
        [you] kładziesz
       *[other] kładzie
    } { $kind ->
        [mountain] górę
        [dragon] smoka
        [goldmine] kopalnię złota
        [wizard] czarodzieja
       *[number] kafelek { $tile }
    } na { $square }
kingdoms-page-log-starting =
    { $whose ->
        [you] kładziesz
       *[other] kładzie
    } kafelek startowy na { $square }
kingdoms-page-log-starting-known =
    { $whose ->
        [you] kładziesz
       *[other] kładzie
    } kafelek startowy ({ $tile }) na { $square }
kingdoms-page-log-pass =
    { $whose ->
        [you] pasujesz
       *[other] pasuje
    }

## Co znaczą znaki

kingdoms-page-legend = Legenda
kingdoms-page-legend-line = Na brzegu planszy: obecna wartość rzędu albo kolumny, wypłacana za każdy poziom zamku w tej linii. Koło to zysk, romb to strata, kwadrat to zero.
kingdoms-page-legend-paid = Wypełnione: linia jest pełna i już zapłaciła.
kingdoms-page-legend-double = Kopalnia złota podwaja tę liczbę w tej linii.
kingdoms-page-legend-nil = Smok zeruje tę liczbę w tej linii.
kingdoms-page-legend-star = Czarodziej podnosi ten zamek o jeden poziom.
kingdoms-page-legend-mountain = Góra dzieli swój rząd i swoją kolumnę; każda część liczy się osobno.
kingdoms-page-legend-legal = Tu możesz coś położyć.
kingdoms-page-keys =
    { $shortcuts ->
        [on] Klawisze: strzałki przesuwają po planszy, Enter przymierza, ponownie naciśnięty zatwierdza, Escape cofa; cyfry 1–4 wybierają zamek, S kafelek startowy, D dobiera.
       *[off] Klawisze: strzałki przesuwają po planszy, Enter przymierza, ponownie naciśnięty zatwierdza, Escape cofa.
    }

## Ustawienia

kingdoms-page-options = Warianty
kingdoms-page-option-last-castle = Do ostatniego zamku
kingdoms-page-option-last-castle-about = Gracze mają od początku wszystkie zamki i żaden nie wraca. Gra kończy się po rundzie, w której ktoś postawi swój ostatni zamek.
kingdoms-page-option-no-luck = Bez losowości
kingdoms-page-option-no-luck-about = Nie ma kafelków startowych. Wszystkie kafelki leżą odkryte i wybierasz, który położyć.
kingdoms-page-option-continuous = Rozliczanie na bieżąco
kingdoms-page-option-continuous-about = Linia płaci od razu, gdy się zapełni, a nie na koniec rundy.
kingdoms-page-option-continuous-off = Nie
kingdoms-page-option-continuous-parts = Tak, każda część linii
kingdoms-page-option-continuous-lines = Tak, tylko całe rzędy i kolumny
kingdoms-page-option-start-tie = Kto zaczyna przy remisie
kingdoms-page-option-start-tie-about = Kto zaczyna następną rundę, gdy kilku graczy ma po równo najwięcej pieniędzy.
kingdoms-page-option-start-tie-clockwise = Zgodnie z ruchem wskazówek zegara
kingdoms-page-option-start-tie-random = Losowanie

## Strona główna

kingdoms-page-about = Stawiaj zamki na wspólnej planszy, na której każdy rząd i każda kolumna płaci albo kosztuje.
kingdoms-page-size = 2–4 graczy, 30 min

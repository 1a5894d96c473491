# Kingdomino w terminalu i w wierszu poleceń.

## Czyja kolej

kingdomino-terminal-turn-draft = { $player } wybiera jeden z pierwszych kafelków.
kingdomino-terminal-turn-claim = { $player } wybiera kafelek z nowej kolumny.
kingdomino-terminal-turn-place = { $player } kładzie kafelek { $domino }.
kingdomino-terminal-turn-discard = { $player } musi odrzucić kafelek { $domino }: nigdzie nie pasuje.
kingdomino-terminal-do-draft = { $player }: postaw swojego króla na jednym z tych kafelków.
kingdomino-terminal-do-claim = { $player }: wybierz kafelek z nowej kolumny.
kingdomino-terminal-do-place = { $player }: połóż kafelek { $domino } w swoim królestwie.
kingdomino-terminal-do-discard = { $player }: kafelek { $domino } trzeba odrzucić. Naciśnij Enter.

## Stół

kingdomino-terminal-left =
    { $dominoes ->
        [0] kafelki się skończyły
        [one] został { $dominoes } kafelek
        [few] zostały { $dominoes } kafelki
       *[many] zostało { $dominoes } kafelków
    }
kingdomino-terminal-first-draft = Pierwszy wybór
kingdomino-terminal-game = Partia { $game } z { $games }
kingdomino-terminal-row-now = Teraz
kingdomino-terminal-row-next = Nowa
kingdomino-terminal-crown = korona
kingdomino-terminal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
kingdomino-terminal-points-of = { $player }: punkty
kingdomino-terminal-middle-kingdom = Zamek centralny
kingdomino-terminal-harmony = Harmonia

## Uwagi

kingdomino-terminal-spot =
    Tutaj { $points ->
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
    }. Enter kładzie kafelek.
kingdomino-terminal-holding = Kafelek { $domino }: { $first }, { $second }. Enter go wybiera.
kingdomino-terminal-looking = Oglądasz królestwo: { $player }.

## Dziennik

kingdomino-terminal-log-claim = { $player } wybiera { $domino }
kingdomino-terminal-log-discard = { $player } odrzuca { $domino }
kingdomino-terminal-log-place = { $player } kładzie { $domino } ({ $gain })

## Klawisze

kingdomino-terminal-key-rotate = obróć
kingdomino-terminal-key-next = nast. miejsce
kingdomino-terminal-key-choose = przejdź
kingdomino-terminal-key-claim = wybierz
kingdomino-terminal-key-discard = odrzuć
kingdomino-terminal-key-points = punkty
kingdomino-terminal-key-view = królestwa
kingdomino-terminal-key-next-game = następna partia

## Pomoc

kingdomino-terminal-help-move = przesuń kafelek albo przejdź po kolumnie
kingdomino-terminal-help-rotate = obróć kafelek (także spacja)
kingdomino-terminal-help-next = przejdź do następnego dozwolonego miejsca (Shift+Tab: wstecz)
kingdomino-terminal-help-choose = wybierz kafelek z nowej kolumny, licząc od góry
kingdomino-terminal-help-confirm = połóż, wybierz albo odrzuć
kingdomino-terminal-help-points = pokaż punkty za każdy obszar
kingdomino-terminal-help-view = obejrzyj następne królestwo
kingdomino-terminal-help-marks = { $now } tu może leżeć pierwsza połowa kafelka; { $turned } tu, jeśli go obrócisz. Myszą kliknij kwadrat, kafelek w kolumnie, królestwo albo klawisz na dole.
kingdomino-terminal-rules-order = Gra się od góry kolumny: każdy król kładzie swój kafelek, a potem wybiera kafelek z nowej kolumny. Niski numer to wcześniejszy ruch, wysoki – cenniejszy kafelek.
kingdomino-terminal-rules-place = Kafelek musi stykać się z twoim zamkiem albo co najmniej jedną połową przylegać do takiego samego terenu. Rogi się nie liczą.
kingdomino-terminal-rules-frame = Twoje królestwo musi się zmieścić w kwadracie { $size } × { $size }; zamek może stać w nim gdziekolwiek.
kingdomino-terminal-rules-discard = Jeśli kafelek da się położyć, trzeba to zrobić; jeśli nigdzie nie pasuje, zostaje odrzucony.
kingdomino-terminal-rules-score = Obszar, czyli połączone kwadraty jednego terenu, daje tyle punktów, ile wynosi liczba kwadratów pomnożona przez liczbę koron; bez korony – nic.
kingdomino-terminal-rules-end = Wygrywa ten, kto ma najwięcej punktów; przy remisie decyduje największy obszar, potem liczba koron.

## Wynik

kingdomino-terminal-winner =
    { $points ->
        [one] Wygrywa { $player }: { $points } punkt!
        [few] Wygrywa { $player }: { $points } punkty!
       *[many] Wygrywa { $player }: { $points } punktów!
    }
kingdomino-terminal-winners =
    { $points ->
        [one] Wspólne zwycięstwo: { $players } (po { $points } punkcie).
        [few] Wspólne zwycięstwo: { $players } (po { $points } punkty).
       *[many] Wspólne zwycięstwo: { $players } (po { $points } punktów).
    }
kingdomino-terminal-tie-largest = { $player } i { $other } mają tyle samo punktów ({ $points }); rozstrzyga większy obszar: { $squares } do { $fewer }.
kingdomino-terminal-tie-crowns = { $player } i { $other } mają tyle samo punktów ({ $points }) i równe największe obszary ({ $squares }); rozstrzygają korony: { $crowns } do { $fewer }.
kingdomino-terminal-tie-shared = { $player } i { $other } mają tyle samo punktów, równe największe obszary i tyle samo koron: zajmują to samo miejsce.
kingdomino-terminal-standing =
    największy obszar: { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    }, { $crowns ->
        [one] { $crowns } korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
kingdomino-terminal-sum = razem we wszystkich partiach

## Przygotowanie

kingdomino-terminal-setup-continue = Kontynuuj zapisaną grę: { $players } (runda { $round } z { $rounds })
kingdomino-terminal-setup-edition = Wydanie
kingdomino-terminal-setup-mighty-duel = Wielki pojedynek
kingdomino-terminal-setup-middle-kingdom = Zamek centralny
kingdomino-terminal-setup-harmony = Harmonia
kingdomino-terminal-setup-dynasty = Dynastia
kingdomino-terminal-setup-edition-value =
    { $value ->
        [classic] klasyczne (classic)
        [modern] nowsze (modern)
        [bga] Board Game Arena (bga)
       *[other] { $value }
    }
kingdomino-terminal-setup-duel-value =
    { $value ->
        [edition] zgodnie z wydaniem
        [on] tak: wszystkie 48 kafelków, 7 × 7
       *[off] nie
    }
kingdomino-terminal-setup-middle-value =
    { $value ->
        [on] tak: 10 punktów za zamek w środku
        [symmetric] tak, także w mniejszym królestwie z zamkiem w środku
        [exact] tak, ale tylko przy pełnej szerokości i wysokości
       *[off] nie
    }
kingdomino-terminal-setup-good =
    { $dominoes ->
        [one] { $dominoes } kafelek
        [few] { $dominoes } kafelki
       *[many] { $dominoes } kafelków
    } domino, królestwa { $size } × { $size }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }. Enter rozpoczyna grę.

## Wiersz poleceń

kingdomino-option-players = liczba graczy: 2, 3 albo 4 (domyślnie 2)
kingdomino-option-edition = wydanie: classic (domyślne), modern albo bga
kingdomino-option-mighty-duel = Wielki pojedynek: 2 graczy, wszystkie 48 kafelków domino, 7 × 7
kingdomino-option-middle-kingdom = Zamek centralny: 10 punktów za zamek w środku; exact wymaga też pełnej szerokości i wysokości (domyślnie off)
kingdomino-option-harmony = Harmonia: 5 punktów za pełne królestwo
kingdomino-option-dynasty = Dynastia: trzy partie, punkty się sumują
kingdomino-option-deck = liczba kafelków domino w grze (domyślnie zgodnie z wydaniem)
kingdomino-option-row = liczba kafelków w kolumnie (domyślnie zgodnie z wydaniem)
kingdomino-option-size = szerokość i wysokość królestwa: 5 albo 7 (domyślnie 5, w Wielkim pojedynku 7)
kingdomino-option-two-player-draft = kolejność królów przy pierwszym wyborze dla 2 graczy: random (losowa) albo abba (A-B-B-A) (domyślnie zgodnie z wydaniem)
kingdomino-option-discard-unclaimed = odrzucaj kafelki, których nikt nie wybrał

kingdomino-score-about = Odczytuje królestwo, każdy rząd w osobnym wierszu: W (pole pszenicy), F (las), L (jezioro), P (łąka), S (bagno), M (kopalnia) z liczbą koron; C to zamek, kropka to pusty kwadrat. Na przykład: „W1 W C .”
kingdomino-score-property = obszar
kingdomino-score-squares = kwadraty
kingdomino-score-crowns = korony
kingdomino-score-points = punkty
kingdomino-score-total = razem
kingdomino-score-middle-kingdom = Zamek centralny
kingdomino-score-harmony = Harmonia
kingdomino-score-largest = największy obszar: { $squares }

kingdomino-bots-about =
    { $bot ->
        [random] dowolny dozwolony ruch, każdy równie prawdopodobny
        [greedy] bierze od razu najwięcej punktów
        [greedy-placement] opublikowany w 2018 r.: układa tak, by mieć najwięcej punktów, wybiera losowo
        [full-greedy] opublikowany w 2018 r.: układa i wybiera tak, by mieć najwięcej punktów, o jeden kafelek naprzód
        [mce-tr] opublikowany w 2018 r.: ocena Monte Carlo, losowe symulacje
        [mce-fg] opublikowany w 2018 r.: ocena Monte Carlo, zachłanne symulacje
        [mce-eg] opublikowany w 2018 r.: ocena Monte Carlo, symulacje w trzech czwartych zachłanne
        [mce-pg] opublikowany w 2018 r.: ocena Monte Carlo, za siebie zachłannie, za rywali losowo
        [uct-tr] opublikowany w 2018 r.: przeszukiwanie drzewa (UCT), losowe symulacje
        [uct-fg] opublikowany w 2018 r.: przeszukiwanie drzewa (UCT), zachłanne symulacje
        [olts] przeszukiwanie drzewa w pętli otwartej, jak w innych programach
        [static] najlepszy ruch według wyuczonej oceny, bez przeszukiwania
        [search] przeszukiwanie drzewa z symulacjami, pod koniec bezbłędne
        [champion] najsilniejszy: przeszukiwanie drzewa z siecią neuronową, pod koniec bezbłędne
       *[other] myśli naprzód
    }

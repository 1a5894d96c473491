# Kingdomino w terminalu.

## Czyja kolej

terminal-turn-draft = { $player } stawia króla na jednym z pierwszych kafelków.
terminal-turn-claim = { $player } wybiera kafelek z nowej kolumny.
terminal-turn-place = { $player } kładzie kafelek { $domino }.
terminal-turn-discard = { $player } musi odrzucić kafelek { $domino }: nigdzie nie pasuje.
terminal-turn-over = Gra jest skończona.
terminal-bot-acts = { $player } wybiera ruch …
terminal-do-draft = { $player }: postaw swojego króla na jednym z tych kafelków.
terminal-do-claim = { $player }: wybierz kafelek z nowej kolumny.
terminal-do-place = { $player }: połóż kafelek { $domino } w swoim królestwie.
terminal-do-discard = { $player }: kafelek { $domino } trzeba odrzucić – Enter.

## Stół

terminal-left =
    { $dominoes ->
        [0] kafelki się skończyły
        [one] został { $dominoes } kafelek
        [few] zostały { $dominoes } kafelki
       *[many] zostało { $dominoes } kafelków
    }
terminal-round = Runda { $round } z { $rounds }
terminal-first-draft = Pierwszy wybór
terminal-game = Gra { $game } z { $games }
terminal-row-now = Teraz
terminal-row-next = Następna
terminal-crown = korona
terminal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
terminal-points-of = { $player }: punkty
terminal-middle-kingdom = Zamek centralny
terminal-harmony = Harmonia

## Uwagi

terminal-spot =
    Tutaj { $points ->
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
    }. Enter kładzie kafelek.
terminal-holding = Kafelek { $domino }: { $first }, { $second }. Enter go wybiera.
terminal-rule = { $sentence } ({ $rule })
terminal-undone = Cofnięto. To znowu twoja decyzja.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-saved = Zapisano w { $file }.
terminal-not-saved = Nie udało się zapisać gry. { $problem }
terminal-put-aside = Gra zapisana tu wcześniej jest teraz w { $file }.
terminal-fast = Boty grają teraz bez zwłoki.
terminal-slow = Boty czekają chwilę przed ruchem.
terminal-bot-failed =
    { $player }: { $reason ->
        [crashed] bot przestał działać
        [late] bot myślał za długo
        [raised] w bocie wystąpił błąd
        [illegal] bot chciał wykonać niedozwolony ruch
       *[broken] bota nie da się wczytać
    }. Zamiast tego wykonano ruch zachłanny.
terminal-bot-gets-ready = { $player } jeszcze się przygotowuje: za pierwszym razem może to potrwać minutę.
terminal-looking = Oglądasz teraz królestwo: { $player }.
terminal-missing = Gra potrzebuje terminala: klawiatura i ekran nie mogą być przekierowane.
terminal-goodbye = Twoja gra jest zapisana w { $file }. Ciąg dalszy: { $command }

## Dziennik

terminal-log-claim = { $player } wybiera { $domino }
terminal-log-discard = { $player } odrzuca { $domino }
terminal-log-place = { $player } kładzie { $domino } ({ $gain })

## Klawisze

terminal-key-move = ruch
terminal-key-rotate = obrót
terminal-key-next = nast. miejsce
terminal-key-place = połóż
terminal-key-choose = przejdź
terminal-key-claim = wybierz
terminal-key-discard = odrzuć
terminal-key-result = wynik
terminal-key-help = pomoc
terminal-key-undo = cofnij
terminal-key-points = punkty
terminal-key-language = język
terminal-key-quit = wyjdź
terminal-key-new = nowa gra
terminal-key-view = królestwa
terminal-key-fast = szybciej
terminal-key-save = zapisz
terminal-key-back = wróć
terminal-key-scroll = przewiń
terminal-key-next-game = następna gra
terminal-key-table = stół
terminal-key-line = wiersz
terminal-key-change = zmień
terminal-key-start = graj

## Pomoc

terminal-help-keys = Klawisze
terminal-help-move = przesuń kafelek albo przejdź po kolumnie
terminal-help-rotate = obróć kafelek (także spacja)
terminal-help-next = przejdź do następnego dozwolonego miejsca (Shift+Tab: wstecz)
terminal-help-choose = wybierz kafelek nowej kolumny, licząc od góry
terminal-help-confirm = połóż, wybierz albo odrzuć
terminal-help-points = pokaż punkty za każdy obszar
terminal-help-view = obejrzyj następne królestwo
terminal-help-undo = cofnij swoją ostatnią decyzję
terminal-help-save = zapisz teraz (każdy ruch zapisuje się sam)
terminal-help-fast = boty grają od razu albo z przerwą
terminal-help-language = zmień język
terminal-help-new = przygotuj inną grę; ta pozostaje zapisana
terminal-help-quit = wyjdź; gra pozostaje zapisana
terminal-help-marks = { $now } tu może leżeć pierwsza połowa kafelka tak, jak jest obrócony; { $turned } tu, jeśli go obrócisz. Myszą kliknij kwadrat, kafelek w kolumnie, królestwo albo klawisz na dole.
terminal-help-rules = Zasady w skrócie
terminal-rules-order = Królowie działają od góry kolumny: każdy kładzie swój kafelek, a potem wybiera kafelek z nowej kolumny. Niski numer gra wcześniej, wysoki jest więcej wart.
terminal-rules-place = Kafelek musi stykać się z twoim zamkiem albo co najmniej jedną połową z takim samym terenem. Rogi się nie liczą.
terminal-rules-frame = Twoje królestwo musi się zmieścić w kwadracie { $size } × { $size }; zamek może stać w nim gdziekolwiek.
terminal-rules-discard = Jeśli kafelek da się położyć, trzeba to zrobić; jeśli nigdzie nie pasuje, odrzuca się go.
terminal-rules-score = Obszar, czyli połączone kwadraty jednego terenu, jest wart liczbę kwadratów razy liczbę koron; bez korony – nic.
terminal-rules-end = Wygrywa, kto ma najwięcej punktów; przy remisie decyduje największy obszar, potem liczba koron.
terminal-help-deal = Rozdanie

## Rozdanie

terminal-commitment = Zobowiązanie: { $commitment }
terminal-seed = Ziarno: { $seed }
terminal-salt = Słowo gracza: { $salt }
terminal-seed-later = Zobowiązanie wiąże tajne ziarno tasowania; ziarno zobaczysz po grze, więc rozdanie może sprawdzić każdy.
terminal-deal-written = Rozdanie zapisano ręcznie; nie ma tasowania do sprawdzenia.

## Wynik

terminal-winner =
    { $points ->
        [one] Wygrywa { $player }: { $points } punkt!
        [few] Wygrywa { $player }: { $points } punkty!
       *[many] Wygrywa { $player }: { $points } punktów!
    }
terminal-winners =
    { $points ->
        [one] { $players } dzielą się zwycięstwem: po { $points } punkcie.
        [few] { $players } dzielą się zwycięstwem: po { $points } punkty.
       *[many] { $players } dzielą się zwycięstwem: po { $points } punktów.
    }
terminal-and = { $first } i { $last }
terminal-tie-largest = { $player } i { $other } – punkty: po { $points }; rozstrzyga większy obszar, kwadraty: { $squares } do { $fewer }.
terminal-tie-crowns = { $player } i { $other } – punkty: po { $points }, kwadraty największego obszaru: po { $squares }; rozstrzygają korony: { $crowns } do { $fewer }.
terminal-tie-shared = { $player } i { $other } mają tyle samo punktów, równe największe obszary i tyle samo koron: zajmują to samo miejsce.
terminal-standing =
    największy obszar: { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    }, { $crowns ->
        [one] { $crowns } korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
terminal-sum = we wszystkich grach razem

## Przygotowanie

terminal-setup-title = Kto gra i według jakich zasad?
terminal-setup-continue = Kontynuuj zapisaną grę: { $players } (runda { $round } z { $rounds })
terminal-setup-players = Gracze
terminal-setup-edition = Wydanie
terminal-setup-mighty-duel = Wielki pojedynek
terminal-setup-middle-kingdom = Zamek centralny
terminal-setup-harmony = Harmonia
terminal-setup-dynasty = Dynastia
terminal-setup-seed = Ziarno
terminal-setup-seed-secret = tajne
terminal-setup-language = Język
terminal-setup-edition-value =
    { $value ->
        [classic] klasyczne (classic)
        [modern] nowsze (modern)
        [bga] Board Game Arena (bga)
       *[other] { $value }
    }
terminal-setup-duel-value =
    { $value ->
        [edition] jak w wydaniu
        [on] tak: wszystkie 48 kafelków, 7 × 7
       *[off] nie
    }
terminal-setup-middle-value =
    { $value ->
        [symmetric] tak: 10 punktów za zamek w środku
        [exact] tak, ale przy pełnej szerokości i wysokości
       *[off] nie
    }
terminal-setup-switch-value =
    { $value ->
        [on] tak
       *[off] nie
    }
terminal-setup-good =
    { $dominoes ->
        [one] { $dominoes } kafelek
        [few] { $dominoes } kafelki
       *[many] { $dominoes } kafelków
    } domino, królestwa { $size } × { $size }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }. Enter rozpoczyna grę.
terminal-who =
    { $who ->
        [person] człowiek
       *[other] bot: { $who }
    }
terminal-who-level = { $level }: { $about }
terminal-player = Gracz { $number }
terminal-save-broken = Nie można odczytać gry zapisanej w { $file }. { $problem } Nowa gra jej nie nadpisze.
terminal-save-many = Plik { $file } nie zawiera jednej zapisanej gry: liczba gier to { $games }.
terminal-save-other = Plik { $file } to zapis gry { $game }, a nie { $wanted }.

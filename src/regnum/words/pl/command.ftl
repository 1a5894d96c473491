# Polecenie regnum.

command-about = Kingdomino i Kingdoms: graj, symuluj, odtwarzaj, sprawdzaj i licz punkty.
command-epilog = Projekt nieoficjalny; autorem Kingdomino jest Bruno Cathala, a Kingdoms – Reiner Knizia.
command-error = regnum: { $problem }
command-no-output = Standardowe wyjście jest zamknięte, więc nie można nic pokazać.
command-replaced = Niektóre znaki są pokazane jako ?, bo kodowanie wyjścia to { $encoding }. Aby zobaczyć wszystkie, wpisz: export PYTHONIOENCODING=utf-8
command-title = polecenia
command-metavar = POLECENIE
command-game = GRA
command-games = gry
command-options-of = ustawienia gry { $game }
command-game-about = { $game }: { $about }
command-examples = przykłady:
command-group-seats = gracze i rozdanie
command-group-saving = zapisywanie
command-group-match = zawody
command-group-output = wyniki
command-group-machine = komputer
command-group-network = sieć
command-group-storage = przechowywanie danych
command-group-load = obciążenie
command-group-watching = dzienniki i metryki
command-help-lang = język: angielski, węgierski, polski albo estoński (domyślnie język systemu)
command-help-version = pokaż wersję i zakończ
command-play-about = graj w terminalu, z botami albo ze znajomymi przy jednej klawiaturze
command-daily-about = zagraj rozdanie dnia, takie samo dla wszystkich, i porównaj wynik
command-simulate-about = symuluj wiele gier między botami i pokaż wyniki
command-bots-about = pokaż boty, z którymi można grać
command-replay-about = pokaż zapisaną grę krok po kroku
command-analyse-about = porównaj ruchy w pozycji z zapisanej gry
command-review-about = przeanalizuj zapisane gry: oceny ruchów, szczęście i umiejętności
command-verify-about = sprawdź poprawność zapisu gry (rozdania, ruchów i wyniku) albo czy kopia zapasowa jest nieuszkodzona
command-score-about = policz wynik królestwa albo planszy z prawdziwego stołu
command-puzzles-about = szukaj zadań: pozycji, w których jeden ruch jest wyraźnie najlepszy

command-help-games = liczba gier (domyślnie 1000)
command-help-bots = bot na każde miejsce albo jeden na wszystkie: { $bots } (domyślnie random)
command-help-sim-seed = to samo ziarno daje te same gry (domyślnie 1)
command-help-records = zapisz przebieg każdej gry do tego pliku, po jednym w wierszu (- to standardowe wyjście)
command-help-json = wypisz JSON
command-help-workers = liczba używanych rdzeni (domyślnie wszystkie)
command-help-device = gdzie grać: cpu, czyli procesor (domyślnie), albo cuda, czyli karta graficzna NVIDIA
command-help-record-file = zapis gry albo plik z wieloma zapisami, po jednym w wierszu
command-help-ply = pokaż tylko pozycję po tylu ruchach
command-help-which-game = który zapis z pliku, od 1 (domyślnie 1)
command-help-analyse-ply = pozycja przed tym ruchem, licząc od 0
command-help-analyse-playouts = liczba symulacji (domyślnie 4000)
command-help-daily-game = która gra (domyślnie pierwsza)
command-help-daily-date = inny dzień od 2026-01-01 (domyślnie dzisiaj)
command-help-daily-again = zagraj jeszcze raz po próbie, która się liczy, tylko dla zabawy
command-help-daily-seconds = ile sekund boty grają to samo rozdanie dla porównania (domyślnie 30)
command-help-coach = trener mówi, gdy ruch dużo oddał
command-help-review-effort = 2 to dwa razy więcej symulacji niż zwykle, 0.1 to dziesiąta część (od 0.01 do 10, domyślnie 1)
command-help-study-seed = to samo ziarno daje te same liczby (domyślnie 0)
command-help-text-file = plik do odczytania (domyślnie standardowe wejście)
command-help-one-game = tylko boty tej gry
command-help-seats = kto gdzie siedzi, na przykład Anna,greedy: bot ({ $bots }) albo dowolne inne imię dla człowieka (domyślnie jeden człowiek, na pozostałych miejscach boty)
command-help-seed = ziarno rozdania (domyślnie tajne, pokazywane po grze)
command-help-salt = słowo, które gracz dodaje do tasowania; opcję można powtórzyć dla każdego gracza
command-help-save = gdzie zapisać grę (domyślnie w folderze danych)
command-help-resume = wznów zapisaną grę

command-compiling = Kompilowanie zasad dla tego komputera. Zdarza się to tylko raz i trwa kilka sekund.
command-type-text = Wpisz albo wklej tekst, a potem naciśnij Ctrl-D w pustym wierszu.
command-simulating = Symulacja

simulate-title =
    { $games ->
        [one] { $game }: { $games } gra, ziarno { $seed }
        [few] { $game }: { $games } gry, ziarno { $seed }
       *[many] { $game }: { $games } gier, ziarno { $seed }
    }
simulate-speed =
    { $seconds } s, gier na sekundę { $device ->
        [cuda] na karcie graficznej
       *[cpu] na procesorze
    }: { $speed }, ruchów na grę: { $plies }
simulate-seat = miejsce
simulate-bot = bot
simulate-wins = wygrane
simulate-win-interval = przedział 95%
simulate-score = punkty (95%)
simulate-spread = odch. std.

verify-problem =
    { $games ->
        [one] Zapis jest nieprawidłowy.
       *[other] Zapis gry { $game } jest nieprawidłowy.
    } { $problem }
verify-unreadable = Nie da się tego odczytać jako zapisu. { $problem }
verify-all-good = Zapisy wszystkich gier ({ $games }) są poprawne: rozdania, pieczęcie, ruchy i wyniki.
verify-backup-good =
    { $tables ->
        [one] { $tables } stół, nieuszkodzony: zdarzenia są takie, jak je zapisano, a grę można odtworzyć.
       *[other] Wszystkie stoły ({ $tables }) są nieuszkodzone: zdarzenia są takie, jak je zapisano, a gry można odtworzyć.
    }
verify-good =
    { $actions ->
        [0] Nie ma jeszcze ruchów
        [one] Jedyny ruch jest zgodny z zasadami
       *[other] Wszystkie ruchy ({ $actions }) są zgodne z zasadami
    }; { $deal ->
        [seed] rozdanie wynika z ziarna, a ziarno pasuje do pieczęci
       *[written] rozdanie jest zapisane wprost, więc nie ma tasowania do sprawdzenia
    }; { $progress ->
        [finished] wynik jest poprawny.
       *[unfinished] gra nie jest jeszcze zakończona.
    }

replay-next = Enter: dalej, q: koniec { "" }
replay-ply =
    { $ply ->
        [0] początek, liczba ruchów: { $plies }
       *[other] { $ply } z { $plies }: { $action }
    }

argparse-usage = użycie:
argparse-options = opcje
argparse-positional = argumenty
argparse-help = pokaż tę pomoc i zakończ
argparse-required = brakuje argumentów: %s
argparse-unrecognized = nieznane argumenty: %s
argparse-expected-one = wymaga wartości
argparse-expected-at-most-one = przyjmuje najwyżej jedną wartość
argparse-expected-at-least-one = wymaga co najmniej jednej wartości
argparse-not-allowed-with = nie można łączyć z %s
argparse-no-value = nie przyjmuje wartości, a podano %r
argparse-ambiguous = „%(option)s” może oznaczać kilka opcji: %(matches)s
argparse-one-required = potrzebne jest jedno z: %s
argparse-unknown-command = nie ma polecenia %(parser_name)r (możliwe: %(choices)s)
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = niedozwolona wartość: %(value)r
argparse-invalid-choice = niedozwolony wybór: %(value)r (możliwe: %(choices)s)
argparse-error = %(prog)s: %(message)s

# A site without a server.
command-site-about = zapisz aplikację webową jako folder plików dla dowolnego hostingu statycznego: gry z botami i na jednym urządzeniu, bez serwera
command-help-site-folder = folder do zapisania: nowy, pusty albo zapisany wcześniej tym poleceniem
command-help-site-base = ścieżka folderu na hostingu, na przykład /regnum/ (domyślnie: /); potrzebuje jej tylko strona dla błędnych adresów
site-written = { $folder }: pliki: { $files }, razem { $size } kB. Skopiuj folder na dowolny hosting statyczny.
site-try = Aby wypróbować tutaj: python -m http.server --directory { $folder }
site-not-empty = Folder „{ $folder }” nie jest pusty i nie został utworzony tym poleceniem. Wybierz nowy lub pusty folder.
site-bad-base = „{ $base }” nie jest ścieżką folderu. Musi zaczynać się i kończyć ukośnikiem, a między ukośnikami mogą być litery, cyfry oraz - . _ ~, na przykład /regnum/.

command-help-puzzle-files = zapisy partii, w których szukać zadań; bez nich grają boty
command-help-puzzle-game = w którą grę grają boty (domyślnie: { $game })
command-help-puzzle-games = ile partii grają boty (domyślnie: 10)
command-help-puzzle-out = zapisz wszystkie zadania do tego pliku jako listę, skompresowaną, jeśli nazwa kończy się na .gz; inaczej każde jest wierszem JSON
puzzles-so-far = Partie: { $games }, zadania: { $puzzles }

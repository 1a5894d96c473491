# Polecenie regnum.

command-about = Kingdomino i Kingdoms: gra, symulacja, odtwarzanie, sprawdzanie i punktacja.
command-epilog = Nieoficjalne; autorem Kingdomino jest Bruno Cathala, a Kingdoms – Reiner Knizia.
command-error = regnum: { $problem }
command-no-output = Standardowe wyjście jest zamknięte, więc nie można nic pokazać.
command-replaced = Niektóre znaki są pokazane jako ?, bo kodowanie wyjścia to { $encoding }. Aby zobaczyć wszystkie, wpisz: export PYTHONIOENCODING=utf-8
command-title = polecenia
command-metavar = POLECENIE
command-game = GRA
command-games = gry
command-options-of = ustawienia gry { $game }
command-help-lang = język: angielski, węgierski, polski albo estoński (domyślnie język systemu)
command-help-version = pokaż wersję
command-play-about = graj w terminalu, z botami albo ze znajomymi przy jednej klawiaturze
command-simulate-about = niech boty rozegrają wiele gier; pokaż podsumowanie
command-bots-about = pokaż, z kim można grać
command-replay-about = narysuj zapisaną grę krok po kroku
command-verify-about = sprawdź, czy zapis gry jest prawdziwy: rozdanie, ruchy i wynik; albo czy kopia zapasowa jest nieuszkodzona
command-score-about = policz punkty królestwa albo planszy z prawdziwego stołu

command-help-games = liczba gier (domyślnie 1000)
command-help-bots = bot na każde miejsce albo jeden na wszystkie: { $bots } (domyślnie random)
command-help-sim-seed = to samo ziarno daje te same gry (domyślnie 1)
command-help-records = zapisz przebieg każdej gry do tego pliku, po jednym w wierszu (- to standardowe wyjście)
command-help-json = wypisz JSON
command-help-workers = liczba używanych rdzeni (domyślnie wszystkie)
command-help-device = gdzie grać: cpu, czyli procesor (domyślnie), albo cuda, czyli karta graficzna NVIDIA
command-help-record-file = zapis gry albo plik z jednym zapisem w wierszu
command-help-ply = narysuj tylko pozycję po tylu ruchach
command-help-which-game = który zapis z pliku, od 1 (domyślnie 1)
command-help-text-file = plik do odczytania (domyślnie standardowe wejście)
command-help-one-game = tylko boty tej gry
command-help-seats = kto gdzie siedzi, na przykład Anna,greedy: bot ({ $bots }) albo dowolne inne imię człowieka
command-help-seed = ziarno rozdania (domyślnie tajne, pokazywane po grze)
command-help-salt = własne słowo gracza domieszane do rozdania; po jednym dla każdego chętnego gracza
command-help-save = gdzie przechować grę (domyślnie w folderze danych)
command-help-resume = kontynuuj zapisaną grę

command-compiling = Kompilowanie zasad dla tego komputera; dzieje się to raz i trwa kilka sekund.
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
simulate-win-interval = przedział 95 %
simulate-score = punkty (95 %)
simulate-spread = odchylenie

verify-problem =
    { $games ->
        [one] Zapis nie jest prawdziwy.
       *[other] Zapis gry { $game } nie jest prawdziwy.
    } { $problem }
verify-unreadable = Nie da się tego odczytać jako zapisu. { $problem }
verify-all-good =
    { $games ->
        [one] { $games } gra jest prawdziwa
        [few] { $games } gry są prawdziwe
       *[many] { $games } gier jest prawdziwych
    }: rozdania, zobowiązania, ruchy i wyniki.
verify-backup-good =
    { $tables ->
        [one] { $tables } stół jest nieuszkodzony: zdarzenia są takie, jak je zapisano, a grę można odtworzyć.
        [few] { $tables } stoły są nieuszkodzone: zdarzenia są takie, jak je zapisano, a gry można odtworzyć.
       *[many] { $tables } stołów jest nieuszkodzonych: zdarzenia są takie, jak je zapisano, a gry można odtworzyć.
    }
verify-good =
    { $actions ->
        [one] { $actions } ruch jest zgodny z zasadami
        [few] { $actions } ruchy są zgodne z zasadami
       *[many] { $actions } ruchów jest zgodnych z zasadami
    }, { $deal ->
        [seed] rozdanie wynika z ziarna, a ziarno pasuje do zobowiązania
       *[written] rozdanie jest zapisane wprost, więc nie ma tasowania do sprawdzenia
    }, { $progress ->
        [finished] wynik jest poprawny.
       *[unfinished] gra nie jest skończona.
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
argparse-help = pokaż tę pomoc
argparse-required = brakuje argumentów: %s
argparse-unrecognized = nieznane argumenty: %s
argparse-expected-one = brakuje wartości
argparse-expected-at-most-one = za dużo wartości
argparse-expected-at-least-one = brakuje wartości
argparse-not-allowed-with = nie można łączyć z %s
argparse-no-value = nie przyjmuje wartości, a podano %r
argparse-ambiguous = „%(option)s” pasuje do kilku: %(matches)s
argparse-one-required = potrzebne jest jedno z: %s
argparse-unknown-command = nie ma %(parser_name)r (do wyboru: %(choices)s)
argparse-argument = %(argument_name)s: %(message)s
argparse-invalid-value = niemożliwa wartość: %(value)r
argparse-invalid-choice = niemożliwe: %(value)r (do wyboru: %(choices)s)
argparse-error = %(prog)s: %(message)s

# A site without a server.
command-site-about = zapisz aplikację internetową jako folder plików dla dowolnego hostingu statycznego: gry z botami i na jednym urządzeniu, bez serwera
command-help-site-folder = folder do zapisania: nowy, pusty albo zapisany wcześniej tym poleceniem
command-help-site-base = ścieżka folderu na hostingu, na przykład /regnum/ (domyślnie: /); potrzebuje jej tylko strona dla błędnych adresów
site-examples =
    przykłady:
    regnum site public
    regnum site public --base /regnum/
    python -m http.server --directory public
site-written = { $folder }: pliki: { $files }, razem { $size } kB. Skopiuj folder na dowolny hosting statyczny, w dowolne miejsce.
site-try = Aby wypróbować tutaj: python -m http.server --directory { $folder }
site-not-empty = Folder „{ $folder }” nie jest pusty i nie zapisało go to polecenie. Wybierz nowy lub pusty folder.
site-bad-base = „{ $base }” nie jest ścieżką folderu. Zaczyna się i kończy ukośnikiem, a między ukośnikami ma litery, cyfry oraz - . _ ~, na przykład /regnum/.

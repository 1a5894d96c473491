# Co mówimy, gdy coś jest nie tak.

error-illegal = { $problem } (zasada { $rule })
error-option-players = Nie da się grać w takiej liczbie osób ({ $players }): graczy może być 2, 3 albo 4.
error-option-unknown = Nieznane ustawienie „{ $option }”. Do wyboru: { $known }.
error-option-missing = Brakuje ustawienia „{ $option }”.
error-option-number = Ustawienie „{ $option }” musi być liczbą całkowitą.
error-option-switch = Ustawienie „{ $option }” musi mieć wartość true albo false.

error-deal-text = Ziarno i słowo gracza mogą mieć do { $most } widocznych znaków, w jednym wierszu.
error-deal-empty-seed = Ziarno jest puste. Wpisz co najmniej jeden znak.
error-deal-short = Zapisane rozdanie kończy się za wcześnie: brakuje losowania.
error-deal-draw = Jedno z losowań zapisanego rozdania jest niemożliwe: musi wymieniać różne elementy spośród pozostałych (ich liczba: { $count }).

error-undo = Nie można cofnąć tylu ruchów ({ $plies }): wykonano ich { $played }.
error-seat = Przy stole dla { $players } graczy nie ma miejsca { $seat }; miejsca liczy się od 0.
error-game = Nieznana gra „{ $game }”. Do wyboru: { $known }.
error-face = Gra { $game } nie ma w terminalu takiej funkcji.
error-bot = Nieznany bot „{ $bot }”. Do wyboru: { $known }.
error-bot-broken = Nie można użyć bota „{ $bot }” z pakietu „{ $package }”. { $problem }
error-bot-chooses-nothing = Nie ma metody „choose”.
error-bot-slow = Bot „{ $bot }” jest za wolny do symulacji; uruchom go poleceniem: regnum arena. Symulować można: { $known }.
error-budget = „{ $text }” nie jest budżetem. Sekundy zapisz jako 0.2s, czas procesora jako 0.2cpu, a liczbę symulacji jako 2000.
error-card = Nie można tu użyć karty graficznej. Potrzebna jest karta NVIDIA, jej sterownik i narzędzia CUDA, których wymaga Numba.
error-device = Nieznane urządzenie „{ $device }”. Do wyboru: { $known }.
error-games = Symuluj co najmniej jedną grę; podano { $games }.
error-bots-seats = Liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $players }): podaj bota na każde miejsce albo jednego na wszystkie.
error-seats = Liczba imion ({ $names }) nie pasuje do liczby miejsc ({ $players }): podaj na każde miejsce imię człowieka albo nazwę bota. Boty: { $bots }.
error-seat-name = Nazwa na każdym miejscu musi mieć co najmniej jeden znak i tylko widoczne znaki.

error-record-version = Ten zapis ma format w wersji { $version }, a ta wersja Regnum odczytuje formaty najwyżej do { $newest }. Zaktualizuj Regnum, aby go odczytać.
error-record-field = Pole „{ $field }” zapisu jest nieprawidłowe: brakuje go, jest nieznane albo ma zły typ.
error-json = To nie jest kompletny JSON: błąd jest przy znaku { $character }.
error-json-twice = Klucz „{ $key }” występuje dwa razy.
error-json-number = Liczba jest za duża: może wynosić najwyżej { $most }, także ze znakiem minus.
error-json-constant = „{ $name }” nie jest liczbą w JSON-ie.
error-json-text = Tekst jest za długi: może mieć do { $most } znaków.
error-json-deep = Listy i obiekty są zagnieżdżone zbyt głęboko: najwyższa liczba poziomów to { $most }.
error-record-empty = Plik jest pusty.
error-record-line = Wiersz { $line }: { $problem }
error-record-deal = Rozdanie w zapisie musi mieć albo ziarno z pieczęcią (commitment), albo zapisane losowania.
error-record-commitment = Pieczęć (commitment) nie pasuje do ziarna: jedno z nich zmieniono.
error-record-no-result = Gra jest zakończona, ale w zapisie nie ma wyniku.
error-record-unfinished =
    { $plies ->
        [one] Zapis ma wynik, ale po { $plies } ruchu gra nie jest zakończona.
       *[other] Zapis ma wynik, ale po { $plies } ruchach gra nie jest zakończona.
    }
error-record-result = Wynik w zapisie jest błędny: „{ $entry }” nie wynika z ruchów.
error-record-players = Liczba graczy w zapisie ({ $names }) nie pasuje do stołu ({ $players }).
error-record-action = Ruch { $ply } ({ $action }): { $problem }

error-file = { $file }: { $problem }
error-file-large = Plik { $file } jest za duży.
error-file-text = Plik { $file } nie jest tekstem w kodowaniu UTF-8.
error-which-game = Nie ma gry { $wanted }: liczba gier w pliku to { $games }.
error-ply = Nie ma ruchu { $ply }: liczba ruchów w grze to { $plies }.

system-missing = Nie ma takiego pliku ani folderu.
system-forbidden = Brak uprawnień.
system-is-folder = To folder, a nie plik.
system-not-folder = Część ścieżki nie jest folderem.
system-exists = To już istnieje.
system-not-empty = Folder nie jest pusty.
system-full = Dysk jest pełny.
system-too-big = Plik byłby za duży.
system-read-only = Można to tylko odczytać, nie zapisać.
system-long-name = Nazwa jest za długa.
system-link-loop = Dowiązania tworzą pętlę.
system-busy = Używa tego inny program.
system-too-many-open = Otwartych jest zbyt wiele plików.
system-no-memory = Brakuje pamięci.
system-broken-device = Urządzenie zgłasza błąd.
system-closed = To jest zamknięte.
system-port-taken = Tego portu używa inny program.
system-no-address = Ten komputer nie ma takiego adresu.
system-other = System zgłasza: { $problem }
error-no-puzzles = To nie są zadania: { $problem }

# Co mówimy, gdy coś jest nie tak.

error-illegal = { $problem } (zasada { $rule })
error-option-players = Nie da się grać w tylu graczy: { $players }. Może ich być 2, 3 albo 4.
error-option-unknown = Nie ma ustawienia „{ $option }”. Znane: { $known }.
error-option-missing = Brakuje ustawienia „{ $option }”.
error-option-number = Ustawienie „{ $option }” musi być liczbą całkowitą.
error-option-switch = Ustawienie „{ $option }” musi być prawdą albo fałszem.

error-deal-text = Ziarno i słowo gracza mogą mieć najwyżej { $most } widocznych znaków, w jednym wierszu.
error-deal-empty-seed = Ziarno jest puste.
error-deal-short = Zapisane rozdanie kończy się za wcześnie: brakuje losowania.
error-deal-draw = Jedno z losowań zapisanego rozdania jest niemożliwe: powinno wymieniać różne elementy spośród pozostałych, w liczbie { $count }.

error-undo = Nie można cofnąć tylu ruchów: { $plies }. Wykonano ich { $played }.
error-seat = Przy stole dla { $players } graczy nie ma miejsca { $seat }; miejsca liczy się od 0.
error-game = Nie ma gry „{ $game }”. Znane: { $known }.
error-face = Tej gry nie da się w ten sposób użyć w terminalu: { $game }.
error-bot = Nie ma bota „{ $bot }”. Znane: { $known }.
error-bot-broken = Nie można użyć bota „{ $bot }” z pakietu „{ $package }”. { $problem }
error-bot-chooses-nothing = Nie ma metody „choose”.
error-bot-slow = Bot „{ $bot }” jest za wolny do symulacji; może zagrać przez: regnum arena. Symulować można: { $known }.
error-budget = „{ $text }” nie jest budżetem. Sekundy zapisz jako 0.2s, a liczbę symulacji jako 2000.
error-card = Nie można tu użyć karty graficznej: potrzebna jest karta NVIDIA, jej sterownik i narzędzia CUDA, których wymaga Numba.
error-device = Nie ma urządzenia „{ $device }”. Znane: { $known }.
error-games = Trzeba symulować co najmniej jedną grę; podano { $games }.
error-bots-seats = Liczba botów ({ $bots }) nie pasuje do liczby miejsc ({ $players }): podaj bota na każde miejsce albo jednego na wszystkie.
error-seats = Liczba imion ({ $names }) nie pasuje do liczby miejsc ({ $players }): podaj na każde miejsce imię człowieka albo nazwę bota. Boty: { $bots }.
error-seat-name = Podaj na każde miejsce nazwę, która nie jest pusta i ma same widoczne znaki.

error-record-version = Ten zapis ma format w wersji { $version }; najnowsza znana tutaj to { $newest }. Być może odczyta go nowszy Regnum.
error-record-field = Z polem „{ $field }” w zapisie jest coś nie tak: brakuje go, jest nieznane albo złego rodzaju.
error-json = To nie jest kompletny JSON: błąd jest przy znaku { $character }.
error-json-twice = Klucz „{ $key }” występuje dwa razy.
error-json-number = Liczba jest za duża: może mieć najwyżej { $most }, także poniżej zera.
error-json-constant = „{ $name }” nie jest liczbą w JSON-ie.
error-json-text = Tekst jest za długi: może mieć najwyżej tyle znaków: { $most }.
error-json-deep = Listy i obiekty są zagnieżdżone zbyt głęboko: dozwolonych poziomów jest { $most }.
error-record-empty = Plik jest pusty.
error-record-line = Wiersz { $line }: { $problem }
error-record-deal = Rozdanie w zapisie musi mieć albo ziarno ze zobowiązaniem, albo zapisane losowania.
error-record-commitment = Zobowiązanie nie pasuje do ziarna: jedno z nich zmieniono.
error-record-no-result = Gra jest skończona, ale w zapisie nie ma wyniku.
error-record-unfinished =
    { $plies ->
        [one] Zapis ma wynik, ale po { $plies } ruchu gra nie jest skończona.
       *[other] Zapis ma wynik, ale po { $plies } ruchach gra nie jest skończona.
    }
error-record-result = Wynik w zapisie jest błędny: „{ $entry }” nie wynika z ruchów.
error-record-players = Zapis wymienia tylu graczy: { $names }, a stół jest dla { $players }.
error-record-action = Ruch { $ply } ({ $action }): { $problem }

error-file = { $file }: { $problem }
error-file-large = Plik jest za duży: { $file }
error-file-text = Plik nie jest tekstem UTF-8: { $file }
error-which-game = Nie ma gry { $wanted }: gier w pliku jest { $games }.
error-ply = Nie ma ruchu { $ply }: ruchów w grze jest { $plies }.

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
system-link-loop = Dowiązania prowadzą w kółko.
system-busy = Używa tego inny program.
system-too-many-open = Otwartych plików jest za dużo.
system-no-memory = Brakuje pamięci.
system-broken-device = Urządzenie zgłasza błąd.
system-closed = To jest zamknięte.
system-port-taken = Tego portu używa inny program.
system-no-address = Ten komputer nie ma takiego adresu.
system-other = System zgłasza: { $problem }

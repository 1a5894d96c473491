# Co mówimy, gdy coś jest nie tak.

error-illegal = { $problem } (zasada { $rule })

error-option-edition = Nie ma wydania „{ $edition }”. Znane: { $known }.
error-option-players = Nie da się grać w tylu graczy: { $players }. Może ich być 2, 3 albo 4.
error-option-unknown = Nie ma ustawienia „{ $option }”. Znane: { $known }.
error-option-missing = Brakuje ustawienia „{ $option }”.
error-option-number = Ustawienie „{ $option }” musi być liczbą całkowitą.
error-option-switch = Ustawienie „{ $option }” musi być prawdą albo fałszem.
error-option-size = Królestwo nie może mieć szerokości { $size }: ma 5 kwadratów, a w Wielkim pojedynku 7.
error-option-middle = Możliwe wartości ustawienia „Zamek centralny”: { $known }.
error-option-draft = Możliwe sposoby pierwszego wyboru dwóch graczy: { $known }.
error-option-duel-players = Wielki pojedynek z królestwami 7 × 7 jest dla 2 graczy; tu liczba graczy to { $players } (KD-X4).
error-option-duel-only = W wydaniu „{ $edition }” Wielki pojedynek jest jedyną grą dla 2 graczy; do królestw 5 × 5 wybierz classic albo bga.
error-option-draft-players = Kolejność A-B-B-A jest dla 2 graczy; tu liczba graczy to { $players } (KD-S8).
error-option-row = Kolumna o długości { $row } nie pasuje do liczby graczy { $players }: królów jest { $kings }, więc kafelków domino w kolumnie musi być co najmniej { $kings }, a najwyżej 4 (KD-S5).
error-option-unclaimed = Przy kolumnie o długości { $row } i liczbie królów { $kings } co rundę zostaje kafelek domino; trzeba go odrzucić (KD-S9).
error-option-deck = Nie da się ułożyć kolumn po { $row } z tylu kafelków domino: { $deck }. Może ich być najwyżej 48, a liczba musi się dzielić przez { $row } (KD-S4).
error-option-fill = Na gracza przypada kafelków domino: { $each }, a w królestwie { $size } × { $size } zmieści się ich { $room } (KD-P1).
error-option-not-edition = Ustawienie „{ $option }” różni się od wydania „{ $edition }”; taka mieszanka nazywa się „custom”.

error-deal-text = Ziarno i słowo gracza mogą mieć najwyżej { $most } widocznych znaków, w jednym wierszu.
error-deal-empty-seed = Ziarno jest puste.
error-deal-short = Zapisane rozdanie kończy się za wcześnie: brakuje losowania.
error-deal-draw = Jedno z losowań zapisanego rozdania jest niemożliwe: powinno wymieniać różne elementy spośród pozostałych, w liczbie { $count }.

error-notation = „{ $text }” nie jest ruchem. Pisz k17, by wybrać kafelek 17, 17h7e, by go położyć, 17x, by go odrzucić.
error-notation-domino = „{ $text }” mówi o kafelku { $domino }, ale kafelki domino mają numery od 1 do 48.

error-undo = Nie można cofnąć tylu ruchów: { $plies }. Wykonano ich { $played }.
error-round = Nie ma rundy { $wanted }: rozpoczętych rund jest { $rounds }.
error-seat = Przy stole dla { $players } graczy nie ma miejsca { $seat }; miejsca liczy się od 0.
error-game = Nie ma gry „{ $game }”. Znane: { $known }.
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

error-record-version = Ten zapis ma format w wersji { $version }; najnowsza znana tutaj to { $newest }. Być może odczyta go nowszy Regnum.
error-record-field = Z polem „{ $field }” w zapisie jest coś nie tak: brakuje go, jest nieznane albo złego rodzaju.
error-record-json = To nie jest cały zapis JSON: urywa się albo psuje przy bajcie { $byte }.
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

error-kingdom-long = Królestwo nie potrzebuje tyle tekstu: najwyżej { $most } znaków.
error-kingdom-empty = Nie ma tu królestwa: napisz każdy rząd w osobnym wierszu, na przykład „W1 W C .”.
error-kingdom-no-castle = Królestwo nie ma zamku: napisz C tam, gdzie stoi (KD-S2).
error-kingdom-castles = W królestwie jest zbyt wiele zamków: { $castles }; może być tylko jeden (KD-S2).
error-kingdom-wide = Królestwo nie mieści się w kwadracie { $size } × { $size } (KD-P1).
error-kingdom-square = Wiersz { $line }: „{ $text }” nie jest kwadratem. Pisz W F L P S M z liczbą koron, C dla zamku, kropkę dla pustego kwadratu.
error-kingdom-pieces = Kwadraty tego rodzaju ({ terrain }, korony: { $crowns }): { $number }, a w pudełku jest ich { $exist } (KD-C6).

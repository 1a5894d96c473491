# Zawody botów.

command-arena-about = zawody botów na tych samych rozdaniach, z rankingiem i marginesami błędu
command-help-arena-bots = boty; po @ można podać budżet inny niż domyślny, na przykład greedy,search,search@0.2s,search@5000
command-help-arena-games = najmniejsza liczba gier dla każdej grupy botów; rozdania są rozgrywane w całości (domyślnie 200)
command-help-arena-time = domyślny czas na decyzję w sekundach, na przykład 0.2, albo czas procesora: 0.2cpu; wyniki zależą wtedy od komputera
command-help-arena-playouts = domyślna liczba symulacji na decyzję (domyślnie 1000)
command-help-arena-format = field: każda grupa tylu botów, ile jest miejsc; solo: pierwszy bot sam przeciw kopiom każdego z pozostałych; mix: każde obsadzenie miejsc, w którym grają wszystkie boty (domyślnie field, jeśli botów wystarczy, inaczej solo)
command-help-arena-all-seatings = rozgrywaj każde rozdanie we wszystkich układach miejsc, a nie tylko z przesunięciem o jedno miejsce
command-help-arena-sprt = dla dwóch botów: zakończ, gdy test sekwencyjny (SPRT) rozstrzygnie, czy pierwszy jest silniejszy o ELO0, czy o ELO1
command-help-arena-out = zapisuj gry i wyniki w tym folderze; to samo polecenie wznowi przerwane zawody
command-help-arena-plot = zapisz wykres rankingu i wygranych w tym pliku, .png albo .svg
command-help-arena-ray = użyj Ray: klastra pod tym adresem albo uruchomionego tutaj
command-help-keep = zapisuj gotowe wyniki w tym pliku i po przerwaniu kontynuuj od niego

arena-playing = Rozgrywka
arena-title = { $game }, liczba graczy: { $players }, ziarno { $seed }, przy równej sile { $even }% wygranych
arena-bot = bot
arena-opponent = przeciwnik
arena-games = gry
arena-wins = wygrane (%)
arena-wilson = Wilson
arena-by-deals = wg rozdań
arena-score = punkty
arena-spread = odch. std.
arena-elo = Elo
arena-failures = awarie
arena-pairs = Pojedynki bezpośrednie
arena-points = przed rywalem
arena-lead = przewaga Elo
arena-difference = przewaga punktów
arena-speed =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, gier: { $games }, { $seconds } s. Wszystkie marginesy błędu i przedziały: 95%.
arena-seconds = Budżety są w sekundach: na innym albo bardziej obciążonym komputerze wyniki będą inne.
arena-sprt =
    { $accepted ->
        [elo0] { $bot } nie jest silniejszy niż { $opponent } o { $elo1 } Elo: przyjęto { $elo0 }
        [elo1] { $bot } jest silniejszy niż { $opponent }: przyjęto { $elo1 } Elo, a nie { $elo0 }
       *[none] Nie rozstrzygnięto, czy { $bot } jest silniejszy niż { $opponent } o { $elo0 }, czy o { $elo1 } Elo
    } (logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper }).

error-arena-few = Do zawodów potrzeba co najmniej dwóch botów. Podaj je po przecinku, na przykład greedy,search.
error-arena-twice = Bot „{ $bot }” jest podany dwa razy: na tych samych rozdaniach spotkałby tylko własne odbicie. Podaj każdego bota raz.
error-arena-format = Nieznany format „{ $format }”. Do wyboru: { $known }.
error-arena-field = Botów ({ $bots }) jest za mało, by w formacie field obsadzić wszystkie miejsca ({ $players }); wybierz solo albo mix.
error-arena-mix = Botów ({ $bots }) jest więcej niż miejsc ({ $players }); wybierz field albo solo.
error-arena-groups = Grup botów byłoby { $groups }; może ich być najwyżej { $most }. Podaj mniej botów.
error-arena-games = Gier byłoby { $games }; może ich być najwyżej { $most }. Wybierz mniej gier albo botów.
error-arena-sprt = „{ $text }” nie określa testu. Podaj dwie różnice Elo, najpierw mniejszą, na przykład 0,20.
error-arena-sprt-bots = Test sekwencyjny jest dla dwóch botów; podano ich { $bots }.
error-arena-device = Bot „{ $bot }” nie może grać na karcie graficznej. Uruchom go na procesorze (cpu).
error-arena-worker = Proces roboczy kończył się awarią przy tym samym zadaniu (liczba prób: { $attempts }); gry rozegrane do tej pory są zapisane.
error-arena-ray = Ray nie jest zainstalowany. Zainstaluj go poleceniem: pip install 'regnum[ray]'
error-arena-cluster = Nie można użyć klastra Ray { $address }: { $problem }
error-arena-plot-missing = Matplotlib nie jest zainstalowany. Zainstaluj go poleceniem: pip install 'regnum[plot]'
error-arena-plot-kind = Nie da się zapisać wykresu w pliku „{ $file }”. Nazwa musi mieć jedno z zakończeń: { $kinds }.
error-arena-plot-folder = Folder dla pliku „{ $file }” nie istnieje. Najpierw go utwórz albo wybierz inny.
error-arena-line = Wiersz { $line } pliku games.jsonl to inna gra niż ta, która powinna tam być. Wybierz inny folder.
error-arena-no-plan = W folderze „{ $folder }” są gry, ale brakuje pliku { $file } z informacją, do których zawodów należą. Wybierz inny folder.
error-arena-plan-broken = Nie można odczytać pliku { $file }. Wybierz inny folder.
error-arena-other =
    { $entry ->
        [rulebook] Zawody w folderze „{ $folder }” zaczęto z innymi zasadami albo botami: program się od tego czasu zmienił.
       *[other] W folderze „{ $folder }” są inne zawody: nie zgadza się „{ $entry }”.
    } Wybierz inny folder.
error-arena-busy = Inny proces właśnie zapisuje wyniki w „{ $place }”. Poczekaj, aż skończy, albo wybierz inne miejsce.
error-kept-other = Plik „{ $file }” zawiera wyniki innej pracy albo innej wersji programu. Wybierz inny plik.
error-kept-line = Nie można odczytać wiersza { $line } pliku „{ $file }”. Usuń plik, aby zacząć od nowa, albo wybierz inny. ({ $problem })

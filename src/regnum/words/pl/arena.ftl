# Zawody botów.

command-arena-about = zawody botów na parzystych rozdaniach, z rankingiem i błędami
command-help-arena-bots = boty, każdy ze swoim budżetem, jeśli nie jest zwykły, na przykład greedy,search,search@0.2s,search@5000
command-help-arena-games = ile co najmniej gier rozgrywa każda grupa botów; rozdania są rozgrywane w całości (domyślnie 200)
command-help-arena-time = zwykły budżet decyzji w sekundach, na przykład 0.2; wynik zależy wtedy od komputera
command-help-arena-playouts = zwykły budżet decyzji w symulacjach (domyślnie 1000)
command-help-arena-format = field: każda grupa tylu botów, ile jest miejsc; solo: pierwszy bot sam przeciw kopiom każdego z pozostałych; mix: każde obsadzenie miejsc, w którym grają wszystkie boty (domyślnie field, jeśli botów wystarczy, inaczej solo)
command-help-arena-all-seatings = każde rozdanie w każdej kolejności miejsc, a nie tylko z przesiadaniem się o jedno
command-help-arena-sprt = dla dwóch botów: zakończ, gdy test sekwencyjny rozstrzygnie, czy pierwszy jest silniejszy o ELO0, czy o ELO1
command-help-arena-out = przechowuj zapisy i wyniki w tym folderze; to samo polecenie podejmie grę tam, gdzie ją przerwano
command-help-arena-plot = narysuj ranking i wygrane w tym pliku, .png albo .svg
command-help-arena-ray = pracuj na Ray: w klastrze pod tym adresem albo w uruchomionym tutaj

arena-playing = Rozgrywka
arena-title = { $game }, liczba graczy: { $players }, ziarno { $seed }, równy udział wygranych { $even } %
arena-bot = bot
arena-opponent = przeciwnik
arena-games = gry
arena-wins = wygrane (%)
arena-wilson = Wilson
arena-by-deals = z rozdań
arena-score = punkty
arena-spread = rozrzut
arena-elo = Elo
arena-failures = błędy
arena-pairs = Przeciw sobie
arena-points = przed nim
arena-lead = przewaga Elo
arena-difference = przewaga punktów
arena-speed =
    { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, gier: { $games }, { $seconds } s. Wszystkie błędy i przedziały: 95 %.
arena-seconds = Budżety są w sekundach: na innym albo bardziej obciążonym komputerze gry będą inne.
arena-sprt =
    { $accepted ->
        [elo0] { $bot } nie jest silniejszy od { $opponent } o { $elo1 } Elo: przyjęto { $elo0 }
        [elo1] { $bot } jest silniejszy od { $opponent }: przyjęto { $elo1 } Elo przeciw { $elo0 }
       *[none] Nie rozstrzygnięto, czy { $bot } jest silniejszy od { $opponent } o { $elo0 }, czy o { $elo1 } Elo
    } (logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper }).

error-arena-few = Do zawodów trzeba co najmniej dwóch botów.
error-arena-twice = Bot „{ $bot }” jest podany dwa razy: na parzystych rozdaniach spotkałby tylko własne odbicie.
error-arena-format = Nie ma formatu „{ $format }”. Znane: { $known }.
error-arena-field = Botów ({ $bots }) jest za mało na format field przy liczbie miejsc { $players }; wybierz solo albo mix.
error-arena-mix = Botów ({ $bots }) jest więcej niż miejsc ({ $players }); wybierz field albo solo.
error-arena-groups = Grup botów byłoby { $groups }; może ich być najwyżej { $most }.
error-arena-games = Gier byłoby { $games }; może ich być najwyżej { $most }.
error-arena-sprt = „{ $text }” nie jest testem. Podaj dwie różnice Elo, najpierw mniejszą, na przykład 0,20.
error-arena-sprt-bots = Test sekwencyjny jest dla dwóch botów; podano { $bots }.
error-arena-device = Bot „{ $bot }” nie może grać na karcie graficznej.
error-arena-worker = Proces roboczy padł przy tej samej pracy tyle razy: { $attempts }; gry rozegrane do tej pory są zachowane.
error-arena-ray = Ray nie jest zainstalowany. Zainstaluj go przez: pip install 'regnum[ray]'
error-arena-cluster = Nie można użyć klastra Ray { $address }: { $problem }
error-arena-plot-missing = Matplotlib nie jest zainstalowany. Zainstaluj go przez: pip install 'regnum[plot]'
error-arena-plot-kind = Nie da się narysować obrazu „{ $file }”: nazwa musi się kończyć na jedno z { $kinds }.
error-arena-plot-folder = Nie ma folderu na obraz „{ $file }”.
error-arena-line = Wiersz { $line } pliku games.jsonl to inna gra niż ta, która powinna tam być.
error-arena-no-plan = W folderze „{ $folder }” są gry, ale nie ma { $file } z informacją, do których zawodów należą.
error-arena-plan-broken = Nie można odczytać { $file }.
error-arena-other =
    { $entry ->
        [rulebook] Zawody w folderze „{ $folder }” zaczęto z innymi zasadami albo botami: program się od tego czasu zmienił.
       *[other] W folderze „{ $folder }” są inne zawody: różnią się tym: „{ $entry }”.
    } Wybierz inny folder.
error-arena-busy = Inny proces właśnie gra w folderze „{ $folder }”.

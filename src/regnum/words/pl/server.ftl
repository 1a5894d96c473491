# Co mówi serwer stołów.

server-here = Stół jest gotowy: { $address }
server-elsewhere = Dla telefonów i innych osób w tej samej sieci: { $address }
server-stop = Ctrl-C zatrzymuje serwer. Gry pozostają zapisane.

server-no-table = Nie ma takiego stołu.
server-no-link = Ten link donikąd nie prowadzi: ktoś już go użył albo minął kwadrans od jego utworzenia.
server-no-page = Tu nic nie ma.
server-no-identity = Najpierw podaj swoje imię.
server-foreign = To żądanie pochodzi z innej witryny.
server-too-many = To za dużo naraz. Spróbuj ponownie za chwilę.
server-too-many-streams = Oglądasz naraz zbyt wiele stołów. Zamknij kilka z nich.
server-too-large = To jest za duże: może mieć do { $most } bajtów.
server-crowded = W tej chwili jest zbyt wiele połączeń. Spróbuj ponownie za kilka sekund.
server-too-many-connections = Z Twojej sieci jest zbyt wiele połączeń. Zamknij kilka i spróbuj ponownie.
server-headers = Nagłówki żądania są za duże: mogą mieć do { $most } bajtów.
server-too-slow = Żądanie trwało zbyt długo.
server-host = Ten serwer nie ma takiej nazwy.
server-media = Treść żądania musi być w formacie JSON, wysłana jako application/json.
server-no-json = To nie jest JSON.
server-invalid = Żądanie ma inną postać, niż powinno: { $problem }
server-storage = Nie udało się tego zapisać, więc nie zostało to wykonane. Spróbuj ponownie za chwilę.
server-broken = Coś się tu zepsuło. Błąd trafił do dziennika pod numerem { $reference }.
server-damaged = Ten stół jest uszkodzony i nie można z niego korzystać. Przyczyna jest w dzienniku serwera pod numerem { $reference }; podaj go osobie, która prowadzi serwer.

server-setting-port = { $port } nie jest portem: potrzebna jest liczba od 0 do 65535.
server-setting-database = Adres bazy danych musi się zaczynać od postgresql://.
server-setting-workers = Liczba botów myślących naraz może wynosić od 0 (tyle, ile udźwignie ten komputer) do { $most }.
server-setting-log = Możliwe poziomy dziennika: { $known }.
server-setting-limits = Mnożnik limitów to liczba od 0 (bez limitów) do 1000; zwykle 1.
server-setting-days = Stoły można przechowywać od 0 (zawsze) do { $most } dni.
server-setting-connections = Liczba połączeń może wynosić od 0 (tyle, ile może otworzyć ten proces) do { $most }.
server-setting-root-path = „{ $path }” nie jest ścieżką: musi zaczynać się ukośnikiem i nie może się nim kończyć, na przykład /regnum.
server-setting-number = Ustawienie „{ $name }” musi być liczbą; podano „{ $value }”.
server-no-store = Nie można otworzyć zapisanych stołów: { $problem }
server-lost-games = Plik { $file } nie istnieje albo jest pusty, chociaż były w nim gry. Odłóż go na miejsce, przywróć kopię zapasową przez „regnum restore” albo usuń plik { $file }.lock, aby zacząć bez tych gier.
server-no-psycopg = PostgreSQL wymaga pakietu psycopg. Zainstaluj go przez: pip install "regnum[postgresql]"
server-backed-up =
    { $tables ->
        [one] Skopiowano { $tables } stół do pliku { $file }.
        [few] Skopiowano { $tables } stoły do pliku { $file }.
       *[many] Skopiowano { $tables } stołów do pliku { $file }.
    }
server-restored =
    { $tables ->
        [one] Przywrócono { $tables } stół z pliku { $file }.
        [few] Przywrócono { $tables } stoły z pliku { $file }.
       *[many] Przywrócono { $tables } stołów z pliku { $file }.
    }
server-backup-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
server-backup-folder = Folder { $folder } nie istnieje. Najpierw go utwórz albo wybierz inny.
server-backup-nothing = Nie ma czego kopiować: plik { $file } nie istnieje.
server-backup-broken = Plik { $file } nie jest kompletną kopią zapasową: { $problem }
server-restore-full = Są tu już stoły. Aby je zastąpić, dodaj --replace.
server-restore-damaged = W pliku { $file } są uszkodzone stoły: { $tables }. Aby mimo to przywrócić wszystko, dodaj --keep-damaged: z tych stołów nie da się korzystać, z pozostałych tak.
server-table-damaged = Stół { $table } jest uszkodzony. { $problem }
damage-missing = Brakuje zdarzenia { $number }.
damage-changed = Zdarzenie { $number } różni się od tego, które zapisano.
damage-list = Lista stołów nie zgadza się z jego dziennikiem.
damage-replay = Jego zdarzeń nie można odtworzyć: { $problem }
server-restore-postgres = Baza danych nie jest pusta. Przywracać można tylko do pustej.
server-no-port = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $problem } Wybierz inny port przez --port.

command-table-about = otwórz stół, do którego ludzie i programy dołączają przez sieć, z przeciwnikami i archiwum
command-backup-about = skopiuj wszystkie stoły do pliku, także gdy są w użyciu
command-restore-about = przywróć stoły z kopii zapasowej
command-help-host = adres do nasłuchiwania (domyślnie każdy adres tego komputera; 127.0.0.1 tylko dla tego komputera)
command-help-port = port do nasłuchiwania (domyślnie 8000 albo następny wolny)
command-help-data = folder, w którym są przechowywane stoły (domyślnie w folderze danych)
command-help-database = baza PostgreSQL na stoły zamiast folderu: postgresql://użytkownik:hasło@host/nazwa
command-help-bot-workers = ile botów może myśleć naraz (domyślnie o jeden mniej, niż jest rdzeni)
command-help-limits = mnożnik zwykłych limitów dla każdego; 0 to brak limitów (domyślnie 1)
command-help-keep-waiting = ile dni przechowywać stół, przy którym nie zaczęto gry; 0 to zawsze (domyślnie 7)
command-help-keep-alone = ile dni przechowywać grę jednej osoby, gdy nic się nie dzieje; 0 to zawsze (domyślnie 30)
command-help-keep-shared = ile dni przechowywać grę między ludźmi, gdy nic się nie dzieje; 0 to zawsze (domyślnie 365)
command-help-connections = ile połączeń może być otwartych naraz (domyślnie tyle, ile może otworzyć ten proces)
command-help-log-level = jak dużo trafia do dziennika: debug, info, warning albo error (domyślnie warning)
command-help-proxies = adresy odwrotnych serwerów proxy, które podają prawdziwy adres wywołującego (domyślnie 127.0.0.1)
command-help-metrics = adresy, z których można czytać /metrics (domyślnie tylko ten komputer)
command-help-hosts = nazwy hostów, dla których serwer odpowiada; *.example.org oznacza wszystkie poniżej (domyślnie każda)
command-help-root-path = od czego zaczynają się ścieżki wszystkich adresów za serwerem proxy: /regnum (domyślnie od niczego)
command-help-no-browser = nie otwieraj przeglądarki
command-help-backup-file = plik do utworzenia; nie może jeszcze istnieć
command-help-restore-file = plik do odczytania
command-help-replace = zastąp stoły, które już są; stary plik pozostanie obok nowego pod inną nazwą
command-help-keep-damaged = przywróć także uszkodzone stoły; z nich nie da się korzystać, z pozostałych tak

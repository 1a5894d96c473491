# Co mówi serwer stołów.

server-here = Regnum działa: { $address }
server-elsewhere = Z telefonów i innych urządzeń w tej sieci: { $address }
server-stop = Ctrl-C zatrzymuje serwer. Gry są zapisane.

server-no-table = Nie ma takiego stołu. Sprawdź link albo kod.
server-no-link = Ten link już nie działa: został użyty albo minęło 15 minut. Utwórz nowy w menu stołu.
server-no-page = Tu nic nie ma.
server-no-identity = Najpierw podaj swoje imię.
server-foreign = To żądanie pochodzi z innej witryny, więc zostało odrzucone.
server-too-many = Zbyt wiele żądań. Spróbuj ponownie za chwilę.
server-too-many-streams = Oglądasz naraz zbyt wiele stołów. Zamknij kilka z nich.
server-too-large = To jest za duże: może mieć do { $most } bajtów.
server-crowded = W tej chwili jest zbyt wiele połączeń. Spróbuj ponownie za kilka sekund.
server-too-many-connections = Z twojej sieci jest zbyt wiele połączeń. Zamknij kilka i spróbuj ponownie.
server-headers = Nagłówki żądania są za duże: mogą mieć do { $most } bajtów.
server-too-slow = Żądanie docierało zbyt długo. Spróbuj ponownie.
server-host = Ten serwer nie odpowiada pod tą nazwą hosta.
server-media = Treść żądania musi być w formacie JSON, wysłana jako application/json.
server-no-json = To nie jest JSON.
server-invalid = Nieprawidłowe żądanie: { $problem }
server-storage = Nie udało się tego zapisać, więc nic nie zostało zmienione. Spróbuj ponownie za chwilę.
server-broken = Coś poszło nie tak na serwerze. Błąd zapisano w dzienniku pod numerem { $reference }; spróbuj ponownie.
server-damaged = Ten stół jest uszkodzony i nie można z niego korzystać. Przyczynę zapisano w dzienniku serwera pod numerem { $reference }; podaj go osobie, która prowadzi serwer.

server-setting-port = { $port } nie jest prawidłowym portem: podaj liczbę od 0 do 65535.
server-setting-database = Adres bazy danych musi się zaczynać od postgresql://.
server-setting-workers = Liczba procesów dla botów musi wynosić od 0 (dobierana automatycznie) do { $most }.
server-setting-log = Poziom dziennika może być jednym z: { $known }.
server-setting-limits = Mnożnik limitów musi wynosić od 0 (bez limitów) do 1000; domyślnie 1.
server-setting-days = Liczba dni musi wynosić od 0 (bez końca) do { $most }.
server-setting-connections = Liczba połączeń musi wynosić od 0 (tyle, ile może otworzyć ten proces) do { $most }.
server-setting-root-path = „{ $path }” nie jest ścieżką: musi zaczynać się ukośnikiem i nie może się nim kończyć, na przykład /regnum.
server-setting-number = „{ $value }” nie jest liczbą odpowiednią dla ustawienia „{ $name }”.
server-no-store = Nie można otworzyć zapisanych stołów: { $problem }
server-lost-games = Plik { $file } nie istnieje albo jest pusty, chociaż były w nim gry. Umieść go na swoim miejscu, przywróć kopię zapasową poleceniem „regnum restore” albo usuń plik { $file }.lock, aby zacząć bez tych gier.
server-no-psycopg = PostgreSQL wymaga pakietu psycopg. Zainstaluj go poleceniem: pip install "regnum[postgresql]"
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
server-no-port = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $problem } Wybierz inny port opcją --port.

command-table-about = uruchom serwer gier dla przeglądarki i botów
command-backup-about = zapisz kopię wszystkich stołów w pliku, także gdy serwer działa
command-restore-about = przywróć stoły z kopii zapasowej
command-help-host = adres do nasłuchiwania (domyślnie wszystkie adresy tego komputera; 127.0.0.1: tylko ten komputer)
command-help-port = port do nasłuchiwania (domyślnie 8000 albo następny wolny)
command-help-data = folder na zapisane stoły (domyślnie w folderze danych)
command-help-database = przechowuj stoły w PostgreSQL: postgresql://użytkownik:hasło@host/nazwa
command-help-bot-workers = ile botów może myśleć naraz (domyślnie liczba rdzeni minus jeden)
command-help-limits = mnożnik limitów: 2 je podwaja, 0 wyłącza (domyślnie 1)
command-help-keep-waiting = ile dni przechowywać stół, przy którym nie zaczęto gry; 0: zawsze (domyślnie 7)
command-help-keep-alone = ile dni przechowywać grę jednej osoby, gdy nic się nie dzieje; 0: zawsze (domyślnie 30)
command-help-keep-shared = ile dni przechowywać grę kilku osób, gdy nic się nie dzieje; 0: zawsze (domyślnie 365)
command-help-connections = ile połączeń może być otwartych naraz (domyślnie tyle, ile może otworzyć ten proces)
command-help-log-level = szczegółowość dziennika: debug, info, warning albo error (domyślnie warning)
command-help-proxies = zaufane odwrotne serwery proxy, których nagłówkom X-Forwarded się wierzy (domyślnie 127.0.0.1)
command-help-metrics = adresy, które mogą czytać /metrics (domyślnie ten komputer)
command-help-hosts = nazwy hostów, na które serwer odpowiada; *.example.org: wszystkie w tej domenie (domyślnie wszystkie)
command-help-root-path = początek ścieżki wszystkich adresów za serwerem proxy: /regnum (domyślnie brak)
command-help-no-browser = nie otwieraj przeglądarki
command-help-backup-file = plik do utworzenia; nie może jeszcze istnieć
command-help-restore-file = plik do odczytania
command-help-replace = zastąp istniejące stoły; stary plik zostanie pod inną nazwą
command-help-keep-damaged = przywróć także uszkodzone stoły; z nich nie da się korzystać, z pozostałych tak

server-daily-other = To nie jest zakończona partia rozdania dnia { $date }.
server-daily-closed = Lista z dnia { $date } jest zamknięta: wyniki można wysyłać w tym dniu, dzień wcześniej i dzień później.

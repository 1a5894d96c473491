# Strona: to, co mówią wszystkie ekrany, niezależnie od gry.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Twój ruch · { $title } · Regnum
page-tag = Dwie małe gry o wielkich królestwach.
page-unofficial = Regnum jest nieoficjalne: stworzone przez graczy dla graczy, bez związku z wydawcami tych gier.

## Wszędzie

page-skip = Przejdź do treści
page-home = Strona główna
page-language = Język
page-close = Zamknij
page-cancel = Anuluj
page-go-on = Dalej
page-save = Zapisz
page-saved = Zapisano.
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-by-hand = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie.
page-share = Wyślij
page-loading = Chwileczkę …
page-broken-title = Coś się zepsuło
page-broken = Coś się zepsuło przy rysowaniu. Zwykle pomaga ponowne wczytanie strony; twoje gry są bezpieczne.
page-missing-title = Tu nic nie ma
page-missing = Pod tym adresem nic nie ma. Może zgubiła się w nim litera.
page-unreachable = Nie można połączyć się ze stołem. Spróbuj ponownie za chwilę.
page-stale = Gra poszła tymczasem dalej, więc ten ruch nie został wykonany. Spójrz jeszcze raz.
page-not-now = Po kolei: twój poprzedni ruch jest jeszcze w drodze.
page-you = Ty
page-you-as = { $name } (ty)
page-nobody = ktoś
page-guest = Gość
page-name-twin = { $name } { $number }

## Strona główna

page-choose-game = Wybierz grę
page-play-game = Zagraj: { $game }
page-play-now = Zagraj teraz
page-play-now-about =
    { $opponents ->
        [one] Z komputerem: { $level }
       *[other] Z komputerem: { $opponents } × { $level }
    }
page-play-friends = Zagraj ze znajomymi
page-play-friends-about = Otwórz stół i wyślij link
page-play-pass = Gra na jednym urządzeniu
page-play-pass-about = Podawanym z rąk do rąk
page-play-options = Przeciwnicy i zasady
page-join-code = Dołącz z kodem
page-join-example = k7qd3mx9ap
page-join = Dołącz
page-continue = Kontynuuj moje gry
page-your-turn-short = Twój ruch
page-waiting-for = Teraz: { $name }
page-waiting-for-players = Czeka na graczy
page-around = Wokół stołu
page-learn = Nauka
page-learn-about = Pięć minut w praktyce
page-score = Arkusz punktów
page-score-about = Do twojego stołu w domu
page-lobby = Otwarte stoły
page-lobby-about = Dołącz albo popatrz
page-archive = Archiwum
page-archive-about = Rozegrane gry
page-mine = Moje gry tutaj
page-mine-about = Zapisane w tej przeglądarce

## Przed grą

page-new-bots = { $game }: z komputerem
page-new-bots-start = Graj
page-new-friends = { $game }: ze znajomymi
page-new-friends-start = Otwórz stół
page-new-pass = { $game }: jedno urządzenie
page-new-pass-start = Graj
page-new-table = Otwórz stół
page-opponents = Przeciwnicy
page-players = Gracze
page-level = Jak silny?
page-who = Kto gra?
page-who-kind = Gracz { $number }: osoba czy bot
page-person = Osoba
page-player = Gracz { $number }
page-house = Stół
page-listed = Widoczny wśród otwartych stołów
page-listed-about = Każdy może go znaleźć i dołączyć; w przeciwnym razie tylko osoby z linkiem.
page-chat = Czat
page-chat-about = Osoby przy stole mogą do siebie pisać.
page-clock = Czas na decyzję
page-clock-about = Gdy komuś skończy się czas, gra za niego bot, aż ta osoba wróci.
page-clock-none = Bez limitu
page-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
page-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
page-clock-days =
    { $days ->
        [one] { $days } dzień
       *[many] { $days } dni
    }
page-options-reset = Wróć do zwykłych zasad
page-where = Gdzie gramy?
page-where-here = W tej przeglądarce
page-where-server = Na serwerze
page-where-about = W tej przeglądarce gra zostaje na tym urządzeniu i działa też bez sieci. Grę z serwera można przenieść na inne urządzenie.
page-here-insecure = Gry można zapisywać w tej przeglądarce tylko przez bezpieczne połączenie (https). Zagraj na serwerze.

## Imiona

page-name-title = Jak mamy cię nazywać?
page-name-label = Twoje imię
page-name-about = Zobaczą je inni przy twoich stołach. Nie ma konta ani hasła; pamięta cię ta przeglądarka.
page-name-later = Przy stołach, do których siądziesz od teraz.

## Stół przed grą

page-seats = Miejsca
page-seat-empty = Wolne miejsce
page-seat-free = Dla każdego, kto przyjdzie
page-seat-kept = Czeka na kogoś
page-seat-kept-you = Czeka na ciebie
page-seat-bot = Bot gospodarza
page-seat-host = Otwiera stół
page-seat-here = Jest przy stole
page-seat-away = Nie ma teraz przy stole
page-seat-for = Kto gra na miejscu { $number }
page-seat-open = Otwarte
page-sit-too = Tu też siadam
page-sit = Siadam
page-stand = Wstaję
page-send-away = Odeślij
page-start = Zacznij grę
page-start-about = Są już wszyscy.
page-start-when-full =
    { $seats ->
        [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
        [few] { $seats } miejsca są jeszcze wolne. Zaproś kogoś albo posadź tam boty.
       *[many] { $seats } miejsc jest jeszcze wolnych. Zaproś kogoś albo posadź tam boty.
    }
page-starts-when-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-host-starts = Grę zaczyna osoba, która otworzyła stół.
page-invite = Zaproś innych
page-invite-link = Link do tego stołu
page-invite-code = Albo tym kodem:
page-invite-qr = Kod QR z linkiem do tego stołu
page-what = W co gramy
page-for-players =
    { $players ->
        [one] { $players } gracz
       *[many] { $players } graczy
    }
page-is-listed = Widoczny wśród otwartych stołów
page-is-private = Prywatny: tylko dla osób z linkiem
page-has-chat = Z czatem
page-no-chat = Bez czatu
page-has-clock = Na decyzję: { $time }
page-no-clock = Bez zegara
page-close-table = Zamknij stół
page-close-table-about = Nikt nie będzie już mógł tu usiąść.

## Stół podczas gry

page-table = Stół
page-table-of =
    { $players ->
        [2] Stół dla dwojga
        [3] Stół dla trojga
        [4] Stół dla czworga
       *[other] Stół, graczy: { $players }
    }
page-notices = Powiadomienia
page-menu = Menu
page-rules = Zasady
page-undo = Cofnij
page-undo-waiting = Prosisz o cofnięcie ruchu. Pozostali muszą się zgodzić.
page-undo-asked = { $name } prosi o cofnięcie ruchu.
page-undo-agree = Zgoda
page-undo-declined = { $name } nie wyraża zgody: twój ruch zostaje.
page-undo-decline = Nie
page-resign = Poddaj się
page-resign-of = Poddaj się: { $name }
page-resign-about = Poddajesz tę grę. Jeśli pozostali grają dalej, twoje miejsce zajmuje bot.
page-resign-seat-about = { $name } poddaje tę grę. Jeśli pozostali grają dalej, to miejsce zajmuje bot.
page-watch-link = Link do tego stołu
page-watch-link-about = Kto ma ten link, może oglądać
page-watching = Oglądasz grę. Nie widzisz żadnych tajemnic.
page-device = Graj na innym urządzeniu
page-device-of = Inne urządzenie: { $name }
page-device-about = Powstanie link, który przenosi twoje miejsce na inne urządzenie. Działa raz, przez kwadrans; potem grasz tam, a nie tutaj.
page-device-make = Utwórz link
page-device-link = Otwórz na drugim urządzeniu
page-device-qr = Kod QR z linkiem dla drugiego urządzenia
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-leave = Odejdź od stołu (gra poczeka)
page-away = { $name } – brak połączenia.
page-replace = Niech gra bot
page-stand-in-you = Bot gra za ciebie.
page-return = Wracam do gry
page-stranger = Ta przeglądarka nie jest tu już znana, więc tylko oglądasz.
page-stranger-again = Podaję imię jeszcze raz
page-reconnecting = Połączenie przerwane. Próbuję ponownie …
page-offline = Nie masz sieci. Gra ruszy dalej, gdy tylko wróci.
page-pending-kept = Twój ruch jest zachowany i zostanie wysłany.
page-face-broken = Nie udało się narysować tej gry, więc oto, co możesz zrobić, w notacji.
page-no-table = Nie ma takiego stołu.
page-clock-left = Pozostały czas: { $time }
page-clock-late = Jeszcze dziesięć sekund!
page-pass-to = Podaj urządzenie: { $name }
page-pass-about = Teraz patrzy tylko { $name }. Cudzych tajemnic nie widać.
page-pass-ready = To ja, { $name }
page-your-turn = Twój ruch.
page-turn-of = Teraz gra { $name }.
page-is-over = Gra jest skończona.

## Dziennik

page-log = Dziennik
page-log-more = Wszystkie wpisy: { $lines }
page-log-less = Tylko najnowsze
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = Gra po ruchu { $ply }
page-taken-back = (cofnięto)
page-event-sat = { $name } siada przy stole
page-event-stood = { $name } wstaje od stołu
page-event-arranged =
    { $has ->
        [bot] { $bot } dostaje miejsce
       *[none] Miejsce zostało otwarte
    }
page-event-started = Gra się zaczyna
page-event-undone =
    { $whose ->
        [you] Cofasz ruch
       *[other] { $name } cofa ruch
    }
page-event-undo-asked =
    { $whose ->
        [you] Prosisz o cofnięcie ruchu
       *[other] { $name } prosi o cofnięcie ruchu
    }
page-event-undo-answered =
    { $agrees ->
        [yes]
            { $whose ->
                [you] Zgadzasz się
               *[other] { $name } się zgadza
            }
       *[no]
            { $whose ->
                [you] Nie zgadzasz się
               *[other] { $name } się nie zgadza
            }
    }
page-event-replaced =
    { $reason ->
        [time]
            { $whose ->
                [you] Koniec twojego czasu, dalej gra { $bot }
               *[other] { $name }: koniec czasu, dalej gra { $bot }
            }
       *[away]
            { $whose ->
                [you] Brak połączenia z tobą, dalej gra { $bot }
               *[other] { $name }: brak połączenia, dalej gra { $bot }
            }
    }
page-event-returned =
    { $whose ->
        [you] Wracasz do gry
       *[other] { $name } wraca do gry
    }
page-event-moved =
    { $whose ->
        [you] Przechodzisz na inne urządzenie
       *[other] { $name } przechodzi na inne urządzenie
    }
page-event-resigned =
    { $whose ->
        [you] Poddajesz się
       *[other] { $name } się poddaje
    }
page-event-ended =
    { $reason ->
        [closed] Stół zamknięto
        [resigned] Gra skończyła się poddaniem
       *[played] Gra jest skończona
    }

## Czat

page-chat-new =
    { $lines ->
        [one] { $lines } nowa
        [few] { $lines } nowe
       *[many] { $lines } nowych
    }
page-chat-line = { $name } pisze: { $text }
page-chat-muted = Wiadomości wyciszonych osób nie są pokazywane.
page-chat-empty = Nikt jeszcze nic nie napisał.
page-chat-write = Napisz do stołu
page-chat-send = Wyślij
page-chat-seated = Pisać mogą osoby siedzące przy stole.
page-mute = Wycisz: { $name }
page-unmute = Czytaj znowu: { $name }

## Po grze

page-closed = Stół zamknięto, zanim gra się zaczęła.
page-you-won =
    { $reason ->
        [resigned] Wygrywasz: nikt inny nie grał dalej.
       *[played] Wygrywasz!
    }
page-won-by =
    { $reason ->
        [resigned] Wygrywa { $name }: nikt inny nie grał dalej.
       *[played] Wygrywa { $name }!
    }
page-shared = { $names } dzielą się zwycięstwem.
page-ranks = Miejsca
page-rank = { $rank }.
page-has-resigned = (poddanie)
page-rematch = Rewanż
page-rematch-go = Przejdź do rewanżu
page-look = Zobacz
page-proof = Czy wszystko było uczciwe?
page-proof-about = Przed pierwszym ruchem stół opublikował zobowiązanie do tasowania. Teraz, gdy gra jest skończona, każdy może sprawdzić rozdanie i każdy ruch.
page-record = Pobierz zapis
page-verify = Sprawdź
page-verified =
    { $plies ->
        [one] Wszystko się zgadza: rozdanie odpowiada zobowiązaniu, a jedyny ruch był dozwolony.
        [few] Wszystko się zgadza: rozdanie odpowiada zobowiązaniu, a wszystkie { $plies } ruchy były dozwolone.
       *[many] Wszystko się zgadza: rozdanie odpowiada zobowiązaniu, a wszystkie ruchy ({ $plies }) były dozwolone.
    }
page-commitment = Zobowiązanie:
page-seed = Ziarno:

## Powtórka

page-replay = Powtórka
page-replay-ply = Ruch
page-replay-at = { $ply } z { $plies }
page-replay-begin = Gra się zaczyna.
page-replay-first = Na początek
page-replay-back = Ruch wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-forward = Ruch naprzód
page-replay-last = Na koniec
page-replay-link = Link do tej chwili
page-replay-link-about = Prowadzi do gry, jaką teraz widzisz
page-replay-leave = Wróć do gry
page-replay-result = Do wyniku

## Listy

page-game = Gra
page-all = Wszystkie
page-lobby-lead = Stoły, które czekają na graczy, i gry, które możesz oglądać.
page-lobby-empty = W tej chwili nie ma żadnego stołu. Otwórz swój!
page-join-table = Dołącz
page-watch = Oglądaj
page-free-seats =
    { $seats ->
        [one] { $seats } wolne miejsce
        [few] { $seats } wolne miejsca
       *[many] { $seats } wolnych miejsc
    }
page-won = wygrana
page-more-tables = Pokaż więcej
page-tables-found =
    { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }
page-archive-lead = Skończone gry: jawne i twoje własne.
page-archive-empty = Nie znaleziono żadnej gry.
page-archive-name = Imię gracza
page-archive-since = Od
page-archive-until = Do
page-search = Szukaj
page-my-statistics = Moje statystyki
page-statistics = Statystyki
page-statistics-of = Statystyki: { $name }
page-statistics-none = Nie ma jeszcze gry rozegranej do końca.
page-games = Gry
page-games-played = Rozegrane gry
page-wins = Wygrane
page-mean-score = Średni wynik
page-best-score = Najlepszy wynik

## Inne urządzenie

page-seat-link = Zajmij tu swoje miejsce
page-seat-link-about = Ten link przenosi miejsce na to urządzenie. Odtąd grasz tutaj.
page-seat-link-take = Zajmuję miejsce
page-seat-link-broken = Ten link jest niepełny. Skopiuj go jeszcze raz albo zeskanuj kod QR.

## Ustawienia

page-settings = Ustawienia
page-looks = Wygląd
page-theme = Motyw
page-theme-auto = Jak urządzenie
page-theme-day = Dzień
page-theme-night = Noc
page-motion = Ruch na ekranie
page-motion-auto = Jak urządzenie
page-motion-full = Pełny
page-motion-less = Mniej
page-sound = Dźwięk
page-sound-about = Krótkie tony, gdy przychodzi twój ruch, gdy ktoś gra i gdy ktoś pisze. Wszystko to także widać.
page-shortcuts = Skróty klawiszowe
page-shortcuts-about = Pojedyncze litery i cyfry działają przy stole, na przykład R obraca kafelek. Strzałki, Enter i Escape działają zawsze.
page-data = Twoje dane
page-data-about = Serwer zna imię i tajny znak w ciasteczku; nic więcej. Jeśli usuniesz dane, skończone gry zostaną w archiwum, ale bez twojego imienia.
page-forget = Usuń wszystko o mnie
page-forget-about = Twoje imię i to, co było na czatach, zostanie usunięte, a trwające gry poddane. Nie da się tego cofnąć.
page-forgotten = Gotowe: już cię nie znamy.

# A new version, and installing.
page-version = Nowa wersja jest gotowa. Twoje gry pozostaną bez zmian.
page-version-use = Użyj teraz
page-version-later = Później
page-install = Instalacja
page-install-about = Regnum otwiera się jak każda inna aplikacja, także bez sieci.
page-install-do = Zainstaluj Regnum

# Where there is no server.
page-alone-title = Bez serwera
page-alone = Do gry ze znajomymi przez sieć potrzebny jest serwer Regnum, a ta strona go nie ma.
page-data-here = Twoje imię i gry są zapisane tylko w tej przeglądarce.

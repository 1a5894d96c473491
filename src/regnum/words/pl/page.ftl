# Strona: to, co mówią wszystkie ekrany, niezależnie od gry.

page-name = Regnum
page-title = { $title } · Regnum
page-title-turn = Twój ruch · { $title } · Regnum
page-tag = Dwie małe gry o wielkich królestwach.
page-unofficial = Regnum to nieoficjalny projekt fanów, niezwiązany z wydawcami tych gier.

## Wszędzie

page-skip = Przejdź do treści
page-home = Strona główna
page-language = Język
page-close = Zamknij
page-cancel = Anuluj
page-confirm = Zatwierdź
page-go-on = Dalej
page-save = Zapisz
page-saved = Zapisano.
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-by-hand = Przeglądarka nie pozwala na kopiowanie. Zaznacz link i skopiuj go ręcznie.
page-share = Udostępnij
page-loading = Wczytywanie…
page-broken-title = Coś poszło nie tak
page-broken = Nie udało się wyświetlić tej części strony. Wczytaj stronę ponownie; twoje gry są bezpieczne.
page-missing-title = Nie ma takiej strony
page-missing = Pod tym adresem nic nie ma. Sprawdź, czy w linku nie brakuje znaku.
page-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
page-stale = Gra potoczyła się już dalej, więc twój ruch nie został wykonany. Spójrz na planszę i spróbuj ponownie.
page-not-now = Twój poprzedni ruch jest jeszcze wysyłany. Spróbuj za chwilę.
page-you = Ty
page-you-as = { $name } (ty)
page-nobody = Usunięty gracz
page-guest = Gość
page-name-twin = { $name } { $number }

## Strona główna

page-choose-game = Wybierz grę
page-play-game = Zagraj: { $game }
page-play-now = Zagraj teraz
page-play-now-about =
    { $rules ->
        [usual] Z komputerem: { $opponents }, domyślne zasady
       *[own] Z komputerem: { $opponents }. { $variants }
    }
page-play-friends = Zagraj ze znajomymi
page-play-friends-about = Otwórz stół i wyślij link
page-play-pass = Gra na jednym urządzeniu
page-play-pass-about = Z rąk do rąk
page-play-options = Przeciwnicy i zasady
page-join-code = Kod stołu
page-join-example = k7qd3mx9ap
page-join = Dołącz
page-continue = Rozpoczęte partie
page-continue-game = Graj dalej
page-remove = Usuń tę partię: { $game }
page-remove-title = Usunąć tę partię?
page-remove-do = Usuń
page-remove-about = Partia zostanie usunięta. Nie da się tego cofnąć.
page-remove-shared = Opuszczasz partię na stałe: jeśli już trwa, poddajesz ją, a za ciebie gra dalej bot. Pozostali ją zachowują.
page-your-turn-short = Twój ruch
page-waiting-for = Teraz gra { $name }
page-waiting-for-players = Czeka na graczy
page-around = Więcej
page-learn = Nauka
page-learn-about = Pięć minut, od razu w praktyce
page-daily = Rozdanie dnia
page-daily-about = To samo dla wszystkich
page-daily-result = Dzisiejsze porównanie
page-puzzles = Zadania
page-puzzles-about = Jeden ruch jest najlepszy
page-setup = Ustaw pozycję
page-score = Arkusz punktacji
page-score-about = Do gry na prawdziwym stole
page-lobby = Otwarte stoły
page-lobby-about = Dołącz do gry albo popatrz
page-archive = Archiwum
page-archive-about = Zakończone partie
page-mine = Moje partie
page-mine-about = Zapisane w tej przeglądarce

## Przed grą

page-new-bots = { $game }: z komputerem
page-new-bots-start = Graj
page-new-friends = { $game }: ze znajomymi
page-new-friends-start = Otwórz stół
page-new-pass = { $game }: na jednym urządzeniu
page-new-pass-start = Graj
page-new-table = Otwórz stół
page-opponents = Przeciwnicy
page-players = Gracze
page-level = Poziom trudności
page-seat-by-seat = Wybierz każdego przeciwnika
page-level-of = Poziom trudności: { $name }
page-colour = Twój kolor
page-colour-of = Kolor: { $name }
page-colour-name =
    { $colour ->
        [pink] różowy
        [red] czerwony
        [yellow] żółty
        [green] zielony
        [blue] niebieski
       *[other] { $colour }
    }
page-opponents-change = Zmień przeciwników
page-opponents-change-about = Nowy poziom obowiązuje od następnego ruchu.
page-who = Kto gra?
page-who-kind = Gracz { $number }: człowiek czy bot
page-person = Człowiek
page-player = Gracz { $number }
page-house = Ustawienia stołu
page-listed = Stół publiczny
page-listed-about = Każdy znajdzie go wśród otwartych stołów i może dołączyć. Bez tego dołączą tylko osoby z linkiem.
page-chat = Czat
page-chat-about = Gracze przy stole mogą do siebie pisać.
page-hints = Podpowiedzi
page-hints-about = Gracze mogą w trakcie gry prosić o podpowiedzi. Każdy widzi to, zanim usiądzie do stołu.
page-clock = Czas na ruch
page-clock-about = Gdy komuś skończy się czas, do jego powrotu gra za niego bot.
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
page-options-reset = Przywróć domyślne zasady
page-where = Gdzie gramy?
page-where-here = W tej przeglądarce
page-where-server = Na serwerze
page-where-about = Gra w tej przeglądarce zostaje na tym urządzeniu i działa także bez sieci. Grę na serwerze można przenieść na inne urządzenie.
page-here-insecure = Gry można zapisywać w tej przeglądarce tylko przy bezpiecznym połączeniu (https). Zagraj na serwerze.

## Imiona

page-name-title = Jak mamy się do ciebie zwracać?
page-name-label = Twoje imię
page-name-about = Zobaczą je inni gracze. Bez konta i hasła: zapamięta cię ta przeglądarka.
page-name-later = Nowe imię pojawi się przy stołach, do których odtąd dołączysz.

## Stół przed grą

page-seats = Miejsca
page-seat-empty = Wolne miejsce
page-seat-free = Dla każdego
page-seat-kept = Zarezerwowane
page-seat-kept-you = Zarezerwowane dla ciebie
page-seat-bot = Wbudowany bot
page-seat-level = { $level }: { $about }
page-seat-host = Gospodarz stołu
page-seat-here = Przy stole
page-seat-away = Brak połączenia
page-seat-for = Kto gra na miejscu { $number }
page-seat-open = Wolne miejsce
page-sit-too = Usiądź też tutaj
page-sit = Usiądź
page-stand = Zwolnij miejsce
page-send-away = Wyproś gracza
page-start = Zacznij grę
page-start-about = Wszystkie miejsca są zajęte.
page-start-when-full =
    { $seats ->
        [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
        [few] { $seats } miejsca są jeszcze wolne. Zaproś kogoś albo posadź tam boty.
       *[many] { $seats } miejsc jest jeszcze wolnych. Zaproś kogoś albo posadź tam boty.
    }
page-starts-when-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-host-starts = Czekamy, aż gospodarz stołu rozpocznie grę.
page-invite = Zaproś graczy
page-invite-link = Link do tego stołu
page-invite-code = Albo podaj ten kod:
page-invite-qr = Kod QR z linkiem do tego stołu
page-what = Ustawienia gry
page-for-players =
    { $players ->
        [one] { $players } gracz
       *[many] { $players } graczy
    }
page-is-listed = Stół publiczny
page-is-private = Stół prywatny: tylko dla osób z linkiem
page-has-chat = Z czatem
page-no-chat = Bez czatu
page-has-hints = Z podpowiedziami
page-no-hints = Bez podpowiedzi
page-has-clock = Czas na ruch: { $time }
page-no-clock = Bez limitu czasu
page-close-table = Zamknij stół
page-close-table-about = Nikt nie będzie już mógł dołączyć.

## Stół podczas gry

page-table = Stół
page-notices = Powiadomienia
page-menu = Menu
page-rules = Zasady
page-undo = Cofnij
page-undo-waiting = Prosisz o cofnięcie ruchu. Pozostali gracze muszą się zgodzić.
page-undo-asked = { $name } prosi o cofnięcie ruchu.
page-undo-agree = Zgódź się
page-undo-declined = { $name } nie wyraża zgody. Twój ruch zostaje.
page-undo-decline = Odmów
page-resign = Poddaj się
page-resign-of = Poddanie gry: { $name }
page-resign-about = Poddajesz tę grę. Jeśli pozostali będą grać dalej, twoje miejsce zajmie bot.
page-resign-seat-about = { $name } poddaje tę grę. Jeśli pozostali będą grać dalej, to miejsce zajmie bot.
page-watch-link = Link do tego stołu
page-watch-link-about = Każdy, kto ma ten link, może oglądać grę
page-watching = Oglądasz grę. Zakryte kafelki pozostają zakryte.
page-watching-short = Oglądasz
page-device = Graj dalej na innym urządzeniu
page-device-of = { $name }: przenieś na inne urządzenie
page-device-about = Powstanie link, który przeniesie twoje miejsce na inne urządzenie. Zadziała tylko raz, w ciągu 15 minut; potem grasz już tam.
page-device-make = Utwórz link
page-device-link = Otwórz na drugim urządzeniu
page-device-qr = Kod QR z linkiem dla drugiego urządzenia
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-leave = Strona główna (zachowasz miejsce)
page-away-for =
    { $minutes ->
        [0] Brak połączenia
       *[other] Brak połączenia: { $minutes } min
    }
page-bot-slow =
    { $first ->
        [yes] { $name } się przygotowuje: pierwszy ruch trwa dłużej.
       *[no] { $name } jeszcze się zastanawia.
    }
page-away-turn =
    { $minutes ->
        [0] Teraz gra { $name }, ale nie ma z tą osobą połączenia.
       *[other] Teraz gra { $name }, ale od { $minutes } min nie ma z tą osobą połączenia.
    }
page-away-hint = Do powrotu tej osoby może grać za nią bot.
page-nudge = Przypomnij
page-nudged = Przypomniano
page-nudged-you = Pozostali czekają na twój ruch.
page-replace = Zastąp botem
page-stand-in-you = Bot gra za ciebie.
page-stand-in-hint = W każdej chwili możesz przejąć grę.
page-return = Przejmij grę od bota
page-stranger = Ta przeglądarka nie jest już rozpoznawana, więc możesz tylko oglądać.
page-stranger-again = Podaj imię ponownie
page-reconnecting = Połączenie przerwane. Łączę ponownie…
page-offline = Brak połączenia z siecią. Gra ruszy dalej, gdy tylko połączenie wróci.
page-pending-kept = Twój ruch jest zapisany i zostanie wtedy wysłany.
page-face-broken = Nie udało się wyświetlić planszy. Poniżej są twoje dozwolone ruchy w notacji; może pomóc ponowne wczytanie strony.
page-no-table = Nie ma takiego stołu. Sprawdź link albo kod.
page-clock-left = Pozostały czas: { $time }
page-clock-late = Jeszcze dziesięć sekund!
page-pass-to = Urządzenie przejmuje { $name }
page-pass-about = Teraz niech patrzy tylko { $name }. Kafelki pozostałych graczy są zakryte.
page-pass-ready = To ja, { $name }
page-your-turn = Twój ruch.
page-turn-of = Teraz gra { $name }.
page-is-over = Koniec gry.

## Dziennik

page-log = Przebieg gry
page-log-more = Pokaż wszystkie wpisy ({ $lines })
page-log-less = Pokaż tylko najnowsze
# Two things that one player did in one turn.
page-log-two = { $first }, { $second }
page-log-jump = Pokaż grę po ruchu { $ply }
page-taken-back = (cofnięto)
page-event-sat =
    { $whose ->
        [you] Siadasz przy stole
       *[other] { $name } siada przy stole
    }
page-event-stood =
    { $whose ->
        [you] Wstajesz od stołu
       *[other] { $name } wstaje od stołu
    }
page-event-arranged =
    { $has ->
        [bot] Miejsce zajmuje { $bot }
       *[none] Jedno miejsce znów jest wolne
    }
page-event-coloured =
    { $whose ->
        [you] Zmieniasz kolor
       *[other] { $name } zmienia kolor
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
                [you] Twój czas minął: gra za ciebie { $bot }
               *[other] { $name }: czas minął, dalej gra { $bot }
            }
       *[away]
            { $whose ->
                [you] Twoje połączenie zostało przerwane: gra za ciebie { $bot }
               *[other] { $name }: brak połączenia, dalej gra { $bot }
            }
    }
page-event-nudged =
    { $whose ->
        [you] Dostajesz przypomnienie o swoim ruchu
       *[other] { $name } dostaje przypomnienie o ruchu
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
        [resigned] Gra zakończona poddaniem
       *[played] Koniec gry
    }

## Czat

page-chat-new =
    { $lines ->
        [one] { $lines } nowa
        [few] { $lines } nowe
       *[many] { $lines } nowych
    }
page-chat-line = { $name } pisze: { $text }
page-chat-muted = Wiadomości wyciszonych osób są ukryte.
page-chat-empty = Nie ma jeszcze wiadomości.
page-chat-write = Napisz wiadomość
page-chat-send = Wyślij
page-chat-seated = Pisać mogą tylko gracze przy stole.
page-mute = Wycisz: { $name }
page-unmute = Cofnij wyciszenie: { $name }

## Po grze

page-closed = Stół zamknięto przed rozpoczęciem gry.
page-you-won =
    { $reason ->
        [resigned] Wygrywasz: wszyscy inni poddali grę.
       *[played] Wygrywasz!
    }
page-won-by =
    { $reason ->
        [resigned] Wygrywa { $name }: wszyscy inni poddali grę.
       *[played] Wygrywa { $name }!
    }
page-shared = Wspólne zwycięstwo: { $names }.
page-ranks = Klasyfikacja
page-rank = { $rank }.
page-has-resigned = (poddanie)
page-rematch = Rewanż
page-rematch-go = Przejdź do rewanżu
page-picture = Obrazek do udostępnienia
page-picture-made = Obrazek jest gotowy.
page-picture-failed = Tej przeglądarce nie udało się narysować obrazka.
page-picture-good = dobre lub najlepsze decyzje: { $good } z { $decisions }
page-picture-hints = podpowiedzi: { $hints }
page-look-game = Zobacz partię
page-look-table = Zobacz stół
page-proof = Czy rozdanie było uczciwe?
page-proof-about = Przed pierwszym ruchem serwer opublikował pieczęć, czyli cyfrowy odcisk tajnego tasowania. Teraz, po zakończeniu gry, każdy może sprawdzić rozdanie i wszystkie ruchy.
page-record = Pobierz zapis gry
page-verify = Sprawdź tę grę
page-verified =
    { $plies ->
        [one] Wszystko się zgadza: rozdanie odpowiada pieczęci, a jedyny ruch był dozwolony.
       *[other] Wszystko się zgadza: rozdanie odpowiada pieczęci, a wszystkie ruchy ({ $plies }) były dozwolone.
    }
page-verified-written =
    { $plies ->
        [one] Wszystko się zgadza: jedyny ruch był dozwolony. Pieczęci nie ma, bo losowania zapisano lub wybrano.
       *[other] Wszystko się zgadza: wszystkie ruchy ({ $plies }) były dozwolone. Pieczęci nie ma, bo losowania zapisano lub wybrano.
    }
page-commitment = Pieczęć:
page-seed = Ziarno:

## Powtórka

page-replay = Powtórka
page-review = Analiza partii
page-replay-ply = Ruch
page-replay-at = { $ply } z { $plies }
page-replay-begin = Początek gry.
page-replay-first = Na początek
page-replay-back = Poprzedni ruch
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-forward = Następny ruch
page-replay-last = Na koniec
page-replay-link = Link do tej pozycji
page-replay-link-about = Otwiera grę w tej pozycji
page-replay-leave = Wróć do gry
page-replay-result = Wróć do wyniku
page-hint = Podpowiedź
page-hints-used = Decyzje podjęte z podpowiedzią: { $hints }.
page-hints-used-by = { $name } – decyzje podjęte z podpowiedzią: { $hints }.
page-analyse = Analizuj
page-play-on = Graj od tego miejsca
page-play-on-about = Od tej pozycji zaczyna się nowa partia, z tymi samymi kafelkami w dalszej kolejności. Jej wynik nie liczy się do statystyk.

## Listy

page-game = Gra
page-all = Wszystkie
page-lobby-lead = Stoły, które czekają na graczy, i gry, które można oglądać.
page-lobby-empty = Nie ma teraz otwartych stołów. Otwórz swój!
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
page-archive-lead = Zakończone partie: publiczne i twoje własne.
page-archive-empty = Nie znaleziono żadnej partii.
page-bring = Importuj partię
page-bring-paste = Wklej zapis partii
page-bring-about = Jeden wiersz w formacie JSON: wyeksportowany tutaj, pobrany z serwera albo zapisany poleceniem regnum. Przed zapisaniem jest sprawdzany.
page-bring-file = Wybierz plik
page-bring-do = Importuj
page-archive-name = Imię gracza
page-archive-since = Od
page-archive-until = Do
page-search = Szukaj
page-my-statistics = Moje statystyki
page-statistics = Statystyki
page-statistics-of = Statystyki: { $name }
page-statistics-none = Nie ma jeszcze zakończonych partii.
page-statistics-by = Podział wyników
page-statistics-players = Gracze
page-statistics-opponents = Przeciwnicy
page-statistics-variants = Warianty
page-usual-rules = domyślne zasady
page-which = Rodzaj partii
page-resigned = Poddane
page-games = Partie
page-games-played = Rozegrane partie
page-wins = Wygrane
page-mean-score = Średni wynik
page-best-score = Najlepszy wynik

## Inne urządzenie

page-seat-link = Zajmij tu swoje miejsce
page-seat-link-about = Ten link przenosi miejsce na to urządzenie. Gdy je zajmiesz, grasz tutaj, a nie na poprzednim urządzeniu.
page-seat-link-take = Zajmij miejsce
page-seat-link-broken = Ten link jest niepełny. Skopiuj go jeszcze raz albo zeskanuj kod QR.

## Ustawienia

page-settings = Ustawienia
page-looks = Wygląd
page-theme = Motyw
page-theme-auto = Jak w urządzeniu
page-theme-day = Jasny
page-theme-night = Ciemny
page-motion = Animacje
page-motion-auto = Jak w urządzeniu
page-motion-full = Pełne
page-motion-less = Ograniczone
page-pace = Ruchy innych graczy
page-pace-slow = Wolno
page-pace-normal = Normalnie
page-pace-fast = Szybko
page-pace-instant = Od razu
page-pace-skip = Pomiń
page-pace-skip-key = Pokaż wszystko od razu (spacja)
page-pace-again = Pokaż jeszcze raz, co się działo od twojego ruchu
page-pace-again-short = Powtórz
page-sound = Dźwięk
page-sound-about = Krótkie dźwięki, gdy nadchodzi twoja kolej, gdy ktoś wykona ruch i gdy ktoś napisze na czacie. Wszystko to widać też na ekranie.
page-shortcuts = Skróty klawiszowe
page-shortcuts-about = Przy stole działają pojedyncze klawisze, na przykład R obraca kafelek. Strzałki, Enter i Escape działają zawsze.
page-playing = Przy stole
page-coach = Trener
page-coach-about = W grach z botami trener ostrzega przed ruchem, który dużo traci, zanim go zatwierdzisz. Zatwierdzony ruch można cofnąć tam, gdzie to dozwolone.
page-auto-confirm = Ruchy bez zatwierdzania
page-auto-confirm-about = Ruch, w którym nie ma już czego wybierać, jest wykonywany od razu. Kafelek, który można jeszcze obrócić, czeka na zatwierdzenie.
page-notation = Notacja i numery zasad
page-notation-about = Przebieg gry podaje ruchy także w notacji, ruchy można wpisywać, a każda odmowa podaje numer zasady.
page-data = Twoje dane
page-data-about = Serwer przechowuje twoje imię, tajny klucz zapisany w pliku cookie, twoje wiadomości na czacie i twoje gry. Jeśli usuniesz swoje dane, zakończone partie zostaną w archiwum bez twojego imienia.
page-forget = Usuń moje dane
page-forget-about = Twoje imię i twoje wiadomości na czatach zostaną usunięte, a trwające gry – poddane. Nie da się tego cofnąć.
page-forgotten = Gotowe: twoje dane zostały usunięte.

# A new version, and installing.
page-version = Jest nowa wersja. Twoje gry pozostaną bez zmian.
page-version-use = Zaktualizuj
page-version-later = Później
page-install = Instalacja
page-install-about = Regnum działa wtedy jak zwykła aplikacja, także bez sieci.
page-install-do = Zainstaluj Regnum

# Where there is no server.
page-alone-title = Bez serwera
page-alone = Do gry ze znajomymi przez sieć potrzebny jest serwer Regnum, a ta strona działa bez serwera.
page-data-here = Twoje imię i gry są zapisane tylko w tej przeglądarce.

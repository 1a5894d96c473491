# Słowa terminala, dla każdej gry.

## Czyja kolej

terminal-turn-over = Koniec gry.
terminal-bot-acts = { $player } myśli…

## Stół

terminal-round = Runda { $round } z { $rounds }

## Uwagi

terminal-rule = { $sentence } ({ $rule })
terminal-undone = Cofnięto. Możesz zdecydować od nowa.
terminal-saved = Zapisano w pliku { $file }.
terminal-not-saved = Nie udało się zapisać gry. { $problem }
terminal-put-aside = Gra zapisana tu wcześniej jest teraz w pliku { $file }.
terminal-fast = Boty grają teraz bez przerw.
terminal-slow = Boty robią teraz krótką przerwę przed ruchem.
terminal-bot-failed =
    { $player }: { $reason ->
        [crashed] bot przestał działać
        [late] bot myślał za długo
        [raised] w bocie wystąpił błąd
        [illegal] bot wybrał niedozwolony ruch
       *[broken] bota nie da się wczytać
    }. Zamiast niego wykonano ruch, który od razu daje najwięcej.
terminal-bot-gets-ready = { $player } się przygotowuje. Za pierwszym razem może to potrwać minutę.
terminal-hint-people = Podpowiedzi są dla jednej osoby grającej z botami.
terminal-hint-only = Możliwy jest tylko jeden ruch.
terminal-hint-thinking = Myślę…
terminal-hint-move = Najlepszy ruch to { $action }.
terminal-hint-move-because = Najlepszy ruch to { $action }. { $reason }
terminal-hint-candidates = Najlepsze ruchy: szansa na wygraną i wynik na koniec
terminal-hint-exact = Najlepsze ruchy, policzone do końca: szansa na wygraną i wynik
terminal-hints-used =
    { $hints ->
        [one] Liczba decyzji z podpowiedzią: 1.
       *[other] Liczba decyzji z podpowiedzią: { $hints }.
    }
terminal-coach = { $lost }
terminal-coach-because = { $lost } { $reason }
terminal-coach-on = Trener powie teraz, gdy ruch dużo oddał.
terminal-coach-off = Trener teraz milczy.
terminal-daily-answered = W rozdaniu dnia nie można cofnąć ruchu, na który przeciwnik już odpowiedział.
terminal-daily-other = { $file } nie jest grą rozdania dnia { $date }. Przenieś ten plik, żeby zagrać to rozdanie.
terminal-daily-share = Wynik do udostępnienia, który nic nie zdradza o rozdaniu:
terminal-missing = Gra potrzebuje terminala: wejście i wyjście nie mogą być przekierowane.
terminal-goodbye = Twoja gra jest zapisana w pliku { $file }. Aby grać dalej: { $command }

## Klawisze

terminal-key-move = przesuń
terminal-key-place = połóż
terminal-key-result = wynik
terminal-key-help = pomoc
terminal-key-undo = cofnij
terminal-key-hint = podpowiedź
terminal-key-keep = zostaw ruch
terminal-key-language = język
terminal-key-quit = wyjdź
terminal-key-new = nowa gra
terminal-key-fast = szybciej
terminal-key-save = zapisz
terminal-key-back = wróć
terminal-key-scroll = przewiń
terminal-key-table = stół
terminal-key-line = wiersz
terminal-key-change = zmień
terminal-key-start = graj

## Pomoc

terminal-help-keys = Klawisze
terminal-help-undo = cofnij swój ostatni ruch
terminal-help-hint = podpowiedź: gdzie patrzeć, potem najlepsze ruchy, na koniec sam ruch
terminal-help-coach = trener mówi, gdy ruch dużo oddał, albo już nie mówi
terminal-help-save = zapisz teraz (każdy ruch i tak zapisuje się sam)
terminal-help-fast = boty grają od razu albo z przerwą
terminal-help-language = zmień język
terminal-help-new = przygotuj nową grę; ta pozostaje zapisana
terminal-help-quit = wyjdź; gra pozostaje zapisana
terminal-help-rules = Zasady w skrócie
terminal-help-deal = Rozdanie

## Rozdanie

terminal-commitment = Pieczęć: { $commitment }
terminal-seed = Ziarno: { $seed }
terminal-salt = Słowo gracza: { $salt }
terminal-seed-later = Pieczęć z góry ustala tajne ziarno tasowania. Ziarno zobaczysz po grze, więc każdy może sprawdzić rozdanie.
terminal-deal-written = Rozdanie zapisano ręcznie; nie ma tasowania do sprawdzenia.

## Wynik

terminal-and = { $first } i { $last }

## Przygotowanie

terminal-setup-title = Kto gra i według jakich zasad?
terminal-setup-players = Gracze
terminal-setup-seed = Ziarno
terminal-setup-seed-secret = losowe i tajne
terminal-setup-language = Język
terminal-setup-switch-value =
    { $value ->
        [on] tak
       *[off] nie
    }
terminal-who =
    { $who ->
        [person] człowiek
       *[other] bot: { $who }
    }
terminal-who-level = { $level }: { $about }
terminal-player = Gracz { $number }
terminal-save-broken = Nie można odczytać gry zapisanej w pliku { $file }. { $problem } Nowa gra jej nie nadpisze.
terminal-save-many = W pliku { $file } powinna być jedna zapisana gra, a jest ich { $games }.
terminal-save-other = Plik { $file } to zapis gry { $game }, a nie { $wanted }.

# Słowa terminala, dla każdej gry.

## Czyja kolej

terminal-turn-over = Gra jest skończona.
terminal-bot-acts = { $player } wybiera ruch …

## Stół

terminal-round = Runda { $round } z { $rounds }

## Uwagi

terminal-rule = { $sentence } ({ $rule })
terminal-undone = Cofnięto. To znowu twoja decyzja.
terminal-saved = Zapisano w { $file }.
terminal-not-saved = Nie udało się zapisać gry. { $problem }
terminal-put-aside = Gra zapisana tu wcześniej jest teraz w { $file }.
terminal-fast = Boty grają teraz bez zwłoki.
terminal-slow = Boty czekają chwilę przed ruchem.
terminal-bot-failed =
    { $player }: { $reason ->
        [crashed] bot przestał działać
        [late] bot myślał za długo
        [raised] w bocie wystąpił błąd
        [illegal] bot chciał wykonać niedozwolony ruch
       *[broken] bota nie da się wczytać
    }. Zamiast tego wykonano ruch zachłanny.
terminal-bot-gets-ready = { $player } jeszcze się przygotowuje: za pierwszym razem może to potrwać minutę.
terminal-missing = Gra potrzebuje terminala: klawiatura i ekran nie mogą być przekierowane.
terminal-goodbye = Twoja gra jest zapisana w { $file }. Ciąg dalszy: { $command }

## Klawisze

terminal-key-move = ruch
terminal-key-place = połóż
terminal-key-result = wynik
terminal-key-help = pomoc
terminal-key-undo = cofnij
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
terminal-help-undo = cofnij swoją ostatnią decyzję
terminal-help-save = zapisz teraz (każdy ruch zapisuje się sam)
terminal-help-fast = boty grają od razu albo z przerwą
terminal-help-language = zmień język
terminal-help-new = przygotuj inną grę; ta pozostaje zapisana
terminal-help-quit = wyjdź; gra pozostaje zapisana
terminal-help-rules = Zasady w skrócie
terminal-help-deal = Rozdanie

## Rozdanie

terminal-commitment = Zobowiązanie: { $commitment }
terminal-seed = Ziarno: { $seed }
terminal-salt = Słowo gracza: { $salt }
terminal-seed-later = Zobowiązanie wiąże tajne ziarno tasowania; ziarno zobaczysz po grze, więc rozdanie może sprawdzić każdy.
terminal-deal-written = Rozdanie zapisano ręcznie; nie ma tasowania do sprawdzenia.

## Wynik

terminal-and = { $first } i { $last }

## Przygotowanie

terminal-setup-title = Kto gra i według jakich zasad?
terminal-setup-players = Gracze
terminal-setup-seed = Ziarno
terminal-setup-seed-secret = tajne
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
terminal-save-broken = Nie można odczytać gry zapisanej w { $file }. { $problem } Nowa gra jej nie nadpisze.
terminal-save-many = Plik { $file } nie zawiera jednej zapisanej gry: liczba gier to { $games }.
terminal-save-other = Plik { $file } to zapis gry { $game }, a nie { $wanted }.

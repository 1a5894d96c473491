# Kingdomino na stronie.

## Co jest w grze

kingdomino-page-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } z { $crowns } koroną
       *[other] { $terrain } z { $crowns } koronami
    }
kingdomino-page-domino = Kafelek { $domino }: { $first }, { $second }
kingdomino-page-castle = zamek
kingdomino-page-empty = pusty
kingdomino-page-your-kingdom = Twoje królestwo
kingdomino-page-kingdom-of = Królestwo: { $player }
kingdomino-page-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
kingdomino-page-points-word =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Co robić

kingdomino-page-do-draft =
    { $who ->
        [you] Postaw swojego króla na jednym z tych kafelków.
       *[named] { $player }: postaw swojego króla na jednym z tych kafelków.
    }
kingdomino-page-do-claim =
    { $who ->
        [you] Teraz wybierz kafelek z nowej kolumny.
       *[named] { $player }: teraz wybierz kafelek z nowej kolumny.
    }
kingdomino-page-do-place =
    { $who ->
        [you] Połóż
       *[named] { $player }: połóż
    } kafelek { $domino }{ $isLast ->
        [yes] { " " }w swoim królestwie.
       *[no] , a potem wybierz następny.
    }
kingdomino-page-do-discard =
    { $who ->
        [you] Kafelek { $domino } nigdzie nie pasuje: trzeba go odrzucić.
       *[named] { $player }: kafelek { $domino } nigdzie nie pasuje: trzeba go odrzucić.
    }
kingdomino-page-ask-claim = Wybrać kafelek { $domino }?
kingdomino-page-ask-claim-hint = Zatwierdź albo wybierz inny kafelek.
kingdomino-page-ask-place = Położyć kafelek { $domino } tutaj?
kingdomino-page-ask-place-hint = Zatwierdź, obróć go albo spróbuj innego miejsca.
kingdomino-page-hint-draft = Niski numer to wcześniejszy ruch w następnej rundzie, wysoki – zwykle cenniejszy kafelek.
kingdomino-page-hint-claim = Niski numer to wcześniejszy ruch w następnej rundzie, wysoki – zwykle cenniejszy kafelek.
kingdomino-page-hint-place = Wybierz oznaczone miejsce, aby przymierzyć tam kafelek; wybierz je ponownie, aby go obrócić.
kingdomino-page-hint-discard = Nie daje punktów i wypada z gry.
kingdomino-page-turn-draft = { $player } wybiera jeden z pierwszych kafelków.
kingdomino-page-turn-claim = { $player } wybiera kafelek z nowej kolumny.
kingdomino-page-turn-place = { $player } kładzie kafelek { $domino }.
kingdomino-page-turn-discard = { $player } musi odrzucić kafelek { $domino }.
kingdomino-page-discard = Odrzuć
kingdomino-page-rotate = Obróć
kingdomino-page-choose-mark = Najpierw wybierz miejsce na kafelek.
kingdomino-page-choose-domino = Najpierw wybierz wolny kafelek z nowej kolumny.
kingdomino-page-one-turn = Tutaj kafelek pasuje tylko na jeden sposób.
kingdomino-page-dropped = Cofnięto. Nic nie jest wybrane.
kingdomino-page-rule = { $sentence } ({ $rule })

## Kolumny

kingdomino-page-rows = Dostępne kafelki
kingdomino-page-now = Teraz
kingdomino-page-now-about = do położenia
kingdomino-page-next = Nowa
kingdomino-page-next-about = do wyboru
kingdomino-page-placed = położony
kingdomino-page-slot-out = odrzucony
kingdomino-page-left =
    { $dominoes ->
        [0] W pudełku nie ma już kafelków
        [one] W pudełku został { $dominoes } kafelek
        [few] W pudełku zostały { $dominoes } kafelki
       *[many] W pudełku zostało { $dominoes } kafelków
    }
# Stoi po liczbie.
kingdomino-page-left-words =
    { $dominoes ->
        [one] kafelek w pudełku
        [few] kafelki w pudełku
       *[many] kafelków w pudełku
    }
kingdomino-page-claim-list = Wolne kafelki. Strzałki zmieniają wybór, Enter zatwierdza.
kingdomino-page-slot-done = Kafelek { $domino }: { $player }, położony
kingdomino-page-slot-discarded = Kafelek { $domino }: { $player }, odrzucony
kingdomino-page-slot-chosen = { $domino }. Tu stoi twój król; Enter zatwierdza.
kingdomino-page-slot-now = { $domino }. Król: { $player }. Teraz do położenia.
kingdomino-page-slot-taken = { $domino }. Król: { $player }
kingdomino-page-slot-free = { $domino }. Wolny.

## Plansza

kingdomino-page-board = Gdzie można położyć kafelek { $domino }
kingdomino-page-keys =
    Strzałki przenoszą między oznaczonymi miejscami, { $key ->
        [letter] R
       *[space] spacja
    } obraca kafelek, Enter zatwierdza, Escape cofa.
kingdomino-page-spot =
    { $turns ->
        [one] Kolumna { $column }, rząd { $row }: pasuje na { $turns } sposób
        [few] Kolumna { $column }, rząd { $row }: pasuje na { $turns } sposoby
       *[many] Kolumna { $column }, rząd { $row }: pasuje na { $turns } sposobów
    }
kingdomino-page-place =
    { $domino }; kolumna { $column }, rząd { $row }, { $direction ->
        [n] w górę
        [e] w prawo
        [s] w dół
       *[w] w lewo
    }
kingdomino-page-place-gain =
    { $points ->
        [one] { $place }; { $gain } punkt
        [few] { $place }; { $gain } punkty
       *[many] { $place }; { $gain } punktów
    }
kingdomino-page-turned =
    { $direction ->
        [n] W górę
        [e] W prawo
        [s] W dół
       *[w] W lewo
    }; { $points ->
        [one] { $gain } punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
    }
kingdomino-page-show-points = Pokaż punkty
kingdomino-page-in-words = Pokaż jako tekst
kingdomino-page-write = Wpisz ruch
kingdomino-page-write-label = Ruch
kingdomino-page-write-send = Zagraj
kingdomino-page-write-about = { $example }: numer kafelka, kwadrat jego pierwszej połowy i kierunek drugiej (n – w górę, e – w prawo, s – w dół, w – w lewo). Aby wybrać kafelek, wpisz k i numer. Zamek stoi na g7.
kingdomino-page-kingdom-summary =
    { $title }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    }, szerokość { $columns }, wysokość { $rows }.
kingdomino-page-discards =
    { $dominoes ->
        [one] { $dominoes } odrzucony kafelek
        [few] { $dominoes } odrzucone kafelki
       *[many] { $dominoes } odrzuconych kafelków
    }

## Pozostali

kingdomino-page-others = Pozostałe królestwa
kingdomino-page-standing =
    { $state ->
        [now] Teraz gra
        [next] Gra w następnej kolejności
        [last] Gra w tej rundzie na końcu
        [waits] Czeka
        [drafts] Jeszcze bez wyboru
        [claimed] Wybór: { $claimed }
        [over] { "" }
       *[done] { $claims ->
            [0] Położone: { $placed }
           *[other] Położone: { $placed }, wybór: { $claimed }
        }
    }

## Dziennik

# Stoi po imieniu albo po „Ty”.
kingdomino-page-deed =
    { $deed ->
        [claim-you] wybierasz { $domino }
        [claim-they] wybiera { $domino }
        [discard-you] odrzucasz { $domino }
        [discard-they] odrzuca { $domino }
        [place-you] kładziesz { $domino }
       *[place-they] kładzie { $domino }
    }

## Pudełko

kingdomino-page-box = Jeszcze nieodkryte kafelki
kingdomino-page-box-open = Pokaż jeszcze nieodkryte kafelki
kingdomino-page-unseen =
    { $unseen ->
        [0] Wszystkie kafelki zostały już odkryte.
        [one] Nie odkryto jeszcze { $unseen } kafelka.
       *[other] Nie odkryto jeszcze { $unseen } kafelków.
    }
kingdomino-page-unseen-out =
    { $unseen ->
        [one] Nie odkryto jeszcze { $unseen } kafelka
       *[other] Nie odkryto jeszcze { $unseen } kafelków
    }; poza grą jest ich { $out }, ale nikt nie wie które.
kingdomino-page-unseen-squares = Jeszcze nieodkryte kwadraty
kingdomino-page-unseen-dominoes = Jeszcze nieodkryte kafelki
kingdomino-page-terrain-head = Teren
kingdomino-page-with-crowns =
    { $crowns ->
        [0] bez korony
        [one] { $crowns } korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
kingdomino-page-all = Razem

## Punkty

kingdomino-page-properties = Obszary
kingdomino-page-property = Obszar
kingdomino-page-squares = Kwadraty
kingdomino-page-crowns = Korony
kingdomino-page-points-head = Punkty
kingdomino-page-sum = Razem
kingdomino-page-middle-kingdom = Zamek centralny
kingdomino-page-harmony = Harmonia
kingdomino-page-largest = Największy obszar
kingdomino-page-discarded = Odrzucone

## Rundy i gry

kingdomino-page-round = Runda { $round }
kingdomino-page-of-rounds = z { $rounds }
kingdomino-page-first-draft = Pierwszy wybór
kingdomino-page-game = Partia { $game } z { $games }
kingdomino-page-game-round = Partia { $game } · { $round }
kingdomino-page-game-over = Partia { $game }: koniec
kingdomino-page-on = Dalej: partia { $game }
kingdomino-page-this-game = Ta partia
kingdomino-page-all-games = Wszystkie partie
kingdomino-page-total = razem { $points }
kingdomino-page-why =
    { $terrain }: { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    } × { $crowns ->
        [one] { $crowns } korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    } = { $points }
kingdomino-page-promised = { $gain } ({ $bonus }), jeśli tak zostanie
kingdomino-page-promised-middle-kingdom = jeśli tak zostanie
kingdomino-page-promised-harmony = Harmonia

## Wynik

kingdomino-page-result = Wynik
kingdomino-page-decided =
    { $by ->
        [largest] Tyle samo punktów ({ $points }): { $player } i { $other }. Rozstrzyga większy obszar: { $squares } do { $fewer }.
        [crowns] Tyle samo punktów ({ $points }) i równe największe obszary ({ $squares }): { $player } i { $other }. Rozstrzygają korony: { $crowns } do { $fewer }.
        [shared] Tyle samo punktów, równe największe obszary i tyle samo koron: { $player } i { $other }. Wspólne zwycięstwo.
       *[score] Rozstrzygają punkty: { $points } do { $fewer }.
    }
kingdomino-page-dynasty-sum = Punkty, największe obszary i korony z trzech partii się sumują.
kingdomino-page-sheet = Arkusz punktacji
kingdomino-page-sheet-game = Arkusz punktacji: partia { $game }

## Ustawienia gry

kingdomino-page-option-rules = Zasady
kingdomino-page-option-edition = Wydanie
kingdomino-page-option-edition-about = Pierwsze wydanie: przy 2 lub 3 graczach gra się mniejszą liczbą kafelków. Nowsze: zawsze wszystkimi 48, a przy 2 graczach w Wielki pojedynek.
kingdomino-page-option-edition-classic = Pierwsze wydanie (classic)
kingdomino-page-option-edition-modern = Nowsze wydanie (modern)
kingdomino-page-option-edition-bga = Jak na Board Game Arena (bga)
kingdomino-page-option-mighty-duel = Wielki pojedynek
kingdomino-page-option-mighty-duel-about = 2 graczy, wszystkie 48 kafelków, królestwa 7 × 7.
kingdomino-page-option-variants = Warianty
kingdomino-page-option-middle-kingdom = Zamek centralny
kingdomino-page-option-middle-kingdom-about = 10 punktów za zamek w środku królestwa.
kingdomino-page-option-middle-kingdom-off = Nie
kingdomino-page-option-middle-kingdom-on = Tak
kingdomino-page-option-middle-kingdom-symmetric = Tak, także w mniejszym królestwie z zamkiem w środku
kingdomino-page-option-middle-kingdom-exact = Tak, ale tylko przy pełnej szerokości i wysokości
kingdomino-page-option-harmony = Harmonia
kingdomino-page-option-harmony-about = 5 punktów za pełne królestwo, bez odrzuconych kafelków.
kingdomino-page-option-dynasty = Dynastia
kingdomino-page-option-dynasty-about = Trzy partie; punkty się sumują.
kingdomino-page-option-more = Ustawienia zaawansowane
kingdomino-page-option-as-edition = Zgodnie z wydaniem
kingdomino-page-option-deck = Kafelki w grze
kingdomino-page-option-deck-about = Wylosowane spośród 48; pozostałe zostają zakryte w pudełku.
kingdomino-page-option-deck-24 = 24
kingdomino-page-option-deck-36 = 36
kingdomino-page-option-deck-48 = 48
kingdomino-page-option-row = Kafelki w kolumnie
kingdomino-page-option-row-about = W kolumnie może być więcej kafelków niż królów.
kingdomino-page-option-row-3 = 3
kingdomino-page-option-row-4 = 4
kingdomino-page-option-size = Wielkość królestwa
kingdomino-page-option-size-about = Największa szerokość i wysokość w kwadratach, razem z zamkiem.
kingdomino-page-option-size-5 = 5 × 5
kingdomino-page-option-size-7 = 7 × 7
kingdomino-page-option-two-player-draft = Pierwszy wybór
kingdomino-page-option-two-player-draft-about = W jakiej kolejności 2 graczy wybiera pierwsze kafelki.
kingdomino-page-option-two-player-draft-random = Losowa kolejność królów
kingdomino-page-option-two-player-draft-abba = Jeden, dwa, jeden (A-B-B-A)
kingdomino-page-option-discard-unclaimed = Niewybrane kafelki wypadają z gry
kingdomino-page-option-discard-unclaimed-about = Potrzebne, gdy w kolumnie jest więcej kafelków niż królów.

## Strona główna

kingdomino-page-about = Wybieraj kafelki, dopasowuj tereny i buduj królestwo pełne koron.
kingdomino-page-size = 2–4 graczy, 15 min

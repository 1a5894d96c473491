# Kingdomino na stronie.

## Co jest w grze

page-kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } z { $crowns } koroną
       *[other] { $terrain } z { $crowns } koronami
    }
page-kingdomino-domino = Kafelek { $domino }: { $first }, { $second }
page-kingdomino-castle = zamek
page-kingdomino-empty = puste
page-kingdomino-you = Ty
page-kingdomino-your-kingdom = Twoje królestwo
page-kingdomino-kingdom-of = Królestwo: { $player }
page-kingdomino-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-kingdomino-points-word =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Co robić

page-kingdomino-do-draft =
    { $who ->
        [you] Postaw swojego króla na jednym z tych kafelków.
       *[named] { $player }: postaw swojego króla na jednym z tych kafelków.
    }
page-kingdomino-do-claim =
    { $who ->
        [you] Teraz wybierz kafelek z nowej kolumny.
       *[named] { $player }: teraz wybierz kafelek z nowej kolumny.
    }
page-kingdomino-do-place =
    { $who ->
        [you] Połóż
       *[named] { $player }: połóż
    } kafelek { $domino }{ $isLast ->
        [yes] { " " }w swoim królestwie.
       *[no] , potem wybierz następny.
    }
page-kingdomino-do-discard =
    { $who ->
        [you] Kafelek { $domino } nigdzie nie pasuje do twojego królestwa i trzeba go odrzucić.
       *[named] { $player }: kafelek { $domino } nigdzie nie pasuje do twojego królestwa i trzeba go odrzucić.
    }
page-kingdomino-hint-draft = Niski numer gra następnym razem wcześniej, wysoki jest więcej wart.
page-kingdomino-hint-claim = Niski numer gra następnym razem wcześniej, wysoki jest więcej wart.
page-kingdomino-hint-place = Dotknij znaku, aby przymierzyć tam kafelek; dotknij ponownie, aby go obrócić.
page-kingdomino-hint-discard = Nie przynosi punktów i wypada z gry.
page-kingdomino-turn-draft = { $player } wybiera jeden z pierwszych kafelków.
page-kingdomino-turn-claim = { $player } wybiera kafelek z nowej kolumny.
page-kingdomino-turn-place = { $player } kładzie kafelek { $domino }.
page-kingdomino-turn-discard = { $player } musi odrzucić kafelek { $domino }.
page-kingdomino-over = Gra jest skończona.
page-kingdomino-confirm = Zatwierdź
page-kingdomino-discard = Odrzuć
page-kingdomino-rotate = Obróć
page-kingdomino-undo = Cofnij
page-kingdomino-choose-mark = Najpierw wybierz znak dla kafelka.
page-kingdomino-choose-domino = Najpierw wybierz wolny kafelek z nowej kolumny.
page-kingdomino-one-turn = Tu kafelek pasuje tylko w jeden sposób.
page-kingdomino-dropped = Cofnięto. Nic nie jest wybrane.
page-kingdomino-rule = { $sentence } ({ $rule })

## Kolumny

page-kingdomino-rows = Kafelki do wzięcia
page-kingdomino-now = Teraz
page-kingdomino-now-about = do położenia
page-kingdomino-next = Następna
page-kingdomino-next-about = do wyboru
page-kingdomino-placed = gotowe
page-kingdomino-slot-out = odrzucony
page-kingdomino-left =
    { $dominoes ->
        [0] W pudełku nie ma już kafelków
        [one] W pudełku został { $dominoes } kafelek
        [few] W pudełku zostały { $dominoes } kafelki
       *[many] W pudełku zostało { $dominoes } kafelków
    }
# Stoi po liczbie.
page-kingdomino-left-words =
    { $dominoes ->
        [one] kafelek w pudełku
        [few] kafelki w pudełku
       *[many] kafelków w pudełku
    }
page-kingdomino-claim-list = Wolne kafelki. Strzałki przechodzą między nimi, Enter wybiera.
page-kingdomino-slot-done = Kafelek { $domino }: { $player }, gotowe
page-kingdomino-slot-discarded = Kafelek { $domino }: { $player }, odrzucony
page-kingdomino-slot-chosen = { $domino }. Tu stoi twój król; Enter zatwierdza.
page-kingdomino-slot-now = { $domino }. Król: { $player }. Teraz do położenia.
page-kingdomino-slot-taken = { $domino }. Król: { $player }
page-kingdomino-slot-free = { $domino }. Wolny.

## Plansza

page-kingdomino-board = Gdzie może leżeć kafelek { $domino }
page-kingdomino-keys =
    Strzałki przechodzą od znaku do znaku, { $key ->
        [letter] R
       *[space] spacja
    } obraca kafelek, Enter zatwierdza, Escape go zabiera.
page-kingdomino-spot =
    { $turns ->
        [one] Kolumna { $column }, wiersz { $row }: pasuje na { $turns } sposób
        [few] Kolumna { $column }, wiersz { $row }: pasuje na { $turns } sposoby
       *[many] Kolumna { $column }, wiersz { $row }: pasuje na { $turns } sposobów
    }
page-kingdomino-place =
    { $domino }; kolumna { $column }, wiersz { $row }, { $direction ->
        [n] w górę
        [e] w prawo
        [s] w dół
       *[w] w lewo
    }
page-kingdomino-place-gain =
    { $points ->
        [one] { $place }; { $gain } punkt
        [few] { $place }; { $gain } punkty
       *[many] { $place }; { $gain } punktów
    }
page-kingdomino-turned =
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
page-kingdomino-show-points = Pokaż punkty
page-kingdomino-in-words = Słowami
page-kingdomino-write = Wpisz ruch
page-kingdomino-write-label = Ruch
page-kingdomino-write-send = Zagraj
page-kingdomino-write-about = { $example }: kafelek, kwadrat jego pierwszej połowy i kierunek drugiej (n w górę, e w prawo, s w dół, w w lewo); k i numer to wybór kafelka. Zamek stoi na g7.
page-kingdomino-kingdom-summary =
    { $title }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    } terenu, szerokość { $columns }, wysokość { $rows }.
page-kingdomino-discards =
    { $dominoes ->
        [one] { $dominoes } odrzucony kafelek
        [few] { $dominoes } odrzucone kafelki
       *[many] { $dominoes } odrzuconych kafelków
    }

## Pozostali

page-kingdomino-others = Pozostałe królestwa
page-kingdomino-standing =
    { $state ->
        [now] Teraz gra
        [next] Następna kolej
        [last] Ostatnia kolej w rundzie
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
page-kingdomino-deed =
    { $deed ->
        [claim-you] wybierasz { $domino }
        [claim-they] wybiera { $domino }
        [discard-you] odrzucasz { $domino }
        [discard-they] odrzuca { $domino }
        [place-you] kładziesz { $domino }
       *[place-they] kładzie { $domino }
    }

## Pudełko

page-kingdomino-box = Jeszcze niewidziane
page-kingdomino-box-open = Policz, czego jeszcze nie było
page-kingdomino-unseen =
    { $unseen ->
        [0] Wszystkie kafelki już się pojawiły.
        [one] { $unseen } kafelek jeszcze się nie pojawił.
        [few] { $unseen } kafelki jeszcze się nie pojawiły.
       *[many] { $unseen } kafelków jeszcze się nie pojawiło.
    }
page-kingdomino-unseen-out =
    { $unseen ->
        [one] { $unseen } kafelek jeszcze się nie pojawił
        [few] { $unseen } kafelki jeszcze się nie pojawiły
       *[many] { $unseen } kafelków jeszcze się nie pojawiło
    }; z nich poza grą: { $out }, ale nikt nie wie które.
page-kingdomino-unseen-squares = Kwadraty, których jeszcze nie było
page-kingdomino-unseen-dominoes = Kafelki, których jeszcze nie było
page-kingdomino-terrain-head = Teren
page-kingdomino-with-crowns =
    { $crowns ->
        [0] bez korony
        [one] { $crowns } korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
page-kingdomino-all = Razem

## Punkty

page-kingdomino-properties = Obszary
page-kingdomino-property = Obszar
page-kingdomino-squares = Kwadraty
page-kingdomino-crowns = Korony
page-kingdomino-points-head = Punkty
page-kingdomino-sum = Suma
page-kingdomino-middle-kingdom = Zamek centralny
page-kingdomino-harmony = Harmonia
page-kingdomino-largest = Największy obszar
page-kingdomino-discarded = Odrzucone

## Rundy i gry

page-kingdomino-round = Runda { $round }
page-kingdomino-of-rounds = z { $rounds }
page-kingdomino-first-draft = Pierwszy wybór
page-kingdomino-game = Gra { $game } z { $games }
page-kingdomino-game-round = Gra { $game } · { $round }
page-kingdomino-game-over = Gra { $game }: koniec
page-kingdomino-on = Dalej: gra { $game }
page-kingdomino-this-game = Ta gra
page-kingdomino-all-games = Wszystkie gry
page-kingdomino-total = razem { $points }

## Wynik

page-kingdomino-result = Wynik
page-kingdomino-decided =
    { $by ->
        [largest] { $player } i { $other } – punkty: po { $points }; rozstrzyga większy obszar, kwadraty: { $squares } do { $fewer }.
        [crowns] { $player } i { $other } – punkty: po { $points }, kwadraty największego obszaru: po { $squares }; rozstrzygają korony: { $crowns } do { $fewer }.
        [shared] { $player } i { $other } mają tyle samo punktów, równe największe obszary i tyle samo koron: dzielą się zwycięstwem.
       *[score] Rozstrzygają punkty: { $points } do { $fewer }.
    }
page-kingdomino-dynasty-sum = Punkty, największe obszary i korony z trzech gier sumują się.
page-kingdomino-sheet = Arkusz punktacji
page-kingdomino-sheet-game = Arkusz punktacji gry { $game }
page-kingdomino-place-number = { $place }. miejsce

## Ustawienia gry

page-kingdomino-option-rules = Zasady
page-kingdomino-option-edition = Wydanie
page-kingdomino-option-edition-about = Pierwsze wydanie: we dwoje lub troje gra się mniejszą liczbą kafelków. Nowsze: zawsze wszystkie 48, a we dwoje Wielki pojedynek.
page-kingdomino-option-edition-classic = Pierwsze wydanie (classic)
page-kingdomino-option-edition-modern = Nowsze wydanie (modern)
page-kingdomino-option-edition-bga = Jak na Board Game Arena (bga)
page-kingdomino-option-mighty-duel = Wielki pojedynek
page-kingdomino-option-mighty-duel-about = Dwoje graczy, wszystkie 48 kafelków, królestwa 7 × 7 kwadratów.
page-kingdomino-option-variants = Warianty
page-kingdomino-option-middle-kingdom = Zamek centralny
page-kingdomino-option-middle-kingdom-about = 10 punktów za zamek w środku królestwa.
page-kingdomino-option-middle-kingdom-off = Nie
page-kingdomino-option-middle-kingdom-symmetric = Tak
page-kingdomino-option-middle-kingdom-exact = Tak, ale przy pełnej szerokości i wysokości
page-kingdomino-option-harmony = Harmonia
page-kingdomino-option-harmony-about = 5 punktów za królestwo bez dziur.
page-kingdomino-option-dynasty = Dynastia
page-kingdomino-option-dynasty-about = Trzy gry; punkty się sumują.
page-kingdomino-option-more = Szczegóły
page-kingdomino-option-as-edition = Jak w wydaniu
page-kingdomino-option-deck = Kafelki w grze
page-kingdomino-option-deck-about = Wylosowane z 48; pozostałe zostają zakryte w pudełku.
page-kingdomino-option-deck-24 = 24
page-kingdomino-option-deck-36 = 36
page-kingdomino-option-deck-48 = 48
page-kingdomino-option-row = Kafelki w kolumnie
page-kingdomino-option-row-about = Kafelków w kolumnie może być więcej niż królów.
page-kingdomino-option-row-3 = 3
page-kingdomino-option-row-4 = 4
page-kingdomino-option-size = Wielkość królestwa
page-kingdomino-option-size-about = Największa szerokość i wysokość w kwadratach, razem z zamkiem.
page-kingdomino-option-size-5 = 5 × 5
page-kingdomino-option-size-7 = 7 × 7
page-kingdomino-option-two-player-draft = Pierwszy wybór
page-kingdomino-option-two-player-draft-about = W jakiej kolejności dwoje graczy wybiera pierwsze kafelki.
page-kingdomino-option-two-player-draft-random = Królowie losowani z ręki
page-kingdomino-option-two-player-draft-abba = Jeden, dwa, jeden (A-B-B-A)
page-kingdomino-option-discard-unclaimed = Niewybrane kafelki wypadają z gry
page-kingdomino-option-discard-unclaimed-about = Potrzebne, gdy w kolumnie jest więcej kafelków niż królów.

# Zasady, jakich potrzeba przy stole. Wszystkie, z każdym rozstrzygnięciem, są w pliku docs/rules.md.

law-title = Zasady
law-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
law-games = Gry
law-about = To, czego potrzeba przy stole, naszymi słowami. Przy każdym akapicie stoją numery zasad; te same podaje sędzia, gdy nie pozwala na ruch.
law-contents = Spis treści
law-learn = Ucz się, grając
law-unofficial = Nieoficjalne: nie jest to dzieło autorów ani wydawców i nie ma ich zgody. Jeśli podobają ci się te gry, kup je; na prawdziwym stole są urocze.
law-right = dozwolone
law-wrong = niedozwolone
law-differs-editions = Wydania się różnią
law-differs-variants = Warianty to zmieniają
law-bonus = { $points ->
    [0] bez premii
   *[other] +{ $points } punktów
}
law-land = Teren
law-squares = Kwadraty
law-crowns = { $crowns ->
    [0] bez korony
    [one] 1 korona
    [few] { $crowns } korony
   *[many] { $crowns } koron
}

## Kingdomino

law-kingdomino-section-aim = Cel gry
law-kingdomino-section-setup = Przygotowanie do gry
law-kingdomino-section-turn = Tura
law-kingdomino-section-place = Kładzenie kafelków
law-kingdomino-section-score = Punktacja
law-kingdomino-section-lands = Tereny
law-kingdomino-section-variants = Warianty
law-kingdomino-section-editions = Czym różnią się wydania

law-kingdomino-aim = Układaj kafelki domino wokół zamku, aż wypełnią kwadrat 5 × 5. Na koniec każdy obszar jest wart liczbę swoich kwadratów razy liczbę koron; wygrywa najwyższa suma.
law-kingdomino-kings = Każdy kładzie przed sobą kafelek startowy i stawia na nim zamek. Dwóch graczy bierze po dwóch królów, trzech lub czterech po jednym.
law-kingdomino-deck = Potasowane kafelki stoją w pudełku. Przy dwóch graczach używa się 24, przy trzech 36, przy czterech wszystkich 48; pominiętych nikt nie ogląda.
law-kingdomino-row = Wykłada się tyle kafelków, ilu królów jest w grze: w kolumnie według numerów na odwrocie, najniższy na górze, a potem się je odwraca.
law-kingdomino-draft = Królów wyjmuje się z zamkniętej dłoni po jednym. Kogo król się pojawi, stawia go na wolnym kafelku; ostatni bierze to, co zostało.
law-kingdomino-second = Potem obok pierwszej kolumny powstaje druga i zaczyna się gra.
law-kingdomino-order = Królowie działają od góry kolumny w dół. Niski numer gra więc wcześnie, wysoki, zwykle bogatszy, późno.
law-kingdomino-act = W swojej turze kładziesz kafelek spod króla, a potem stawiasz tego króla na wolnym kafelku nowej kolumny: jedno i drugie, w tej kolejności.
law-kingdomino-two = Przy dwóch graczach każdy król ma własną turę. Jeśli twoi stoją jeden za drugim, grasz dwa razy z rzędu.
law-kingdomino-rounds = Gdy kolumna się skończy, wykłada się nową. Gdy już jej nie ma, trwa ostatnia runda: każdy tylko kładzie. To 12 rund albo 6 przy dwóch graczach z 24 kafelkami.
law-kingdomino-match = Kafelek musi stykać się z zamkiem albo bokiem z takim samym, wcześniej położonym terenem. Wystarczy jedno dopasowanie; poza tym może dotykać czegokolwiek. Jego własne połowy się nie liczą.
law-kingdomino-castle = Zamek jest jokerem: pasuje do niego każdy teren. Pierwszy kafelek zawsze więc ma miejsce.
law-kingdomino-corner = Zetknięcie rogami się nie liczy.
law-kingdomino-frame = Królestwo mieści się w kwadracie 5 × 5 razem z zamkiem i nic nie może wystawać. Ramka nie jest ustalona: zamek może znaleźć się w niej gdziekolwiek.
law-kingdomino-must = Co da się położyć, trzeba położyć, nawet ze szkodą.
law-kingdomino-discard = Kafelek, który nigdzie nie pasuje, odrzuca się i nic nie daje. Wybierać i tak trzeba co turę, nawet kafelek nieprzydatny.
law-kingdomino-stays = Co leży, to zostaje. Wolno zostawiać dziury i zamurować się: to twoje królestwo.
law-kingdomino-property = Kwadraty jednego terenu połączone bokami to obszar. Jest wart liczbę kwadratów razy wszystkie jego korony: tu 3 kwadraty × 2 korony = 6.
law-kingdomino-apart = Dwa obszary tego samego terenu liczą się osobno. Obszar bez korony nie daje nic, choćby był ogromny.
law-kingdomino-neutral = Przy liczeniu zamek jest obojętny: nie powiększa obszaru ani nie łączy dwóch.
law-kingdomino-holes = Same dziury nic nie kosztują.
law-kingdomino-ties = Równe sumy, razem z premiami? Rozstrzyga największy obszar, z koronami lub bez; potem liczba koron; potem zwycięstwo jest wspólne.
law-kingdomino-lands = Sześć terenów na 96 kwadratach, od najczęstszego do najrzadszego. Rzadkie tereny mają więcej koron.
law-kingdomino-middle = Zamek centralny: 10 punktów, jeśli zamek stoi pośrodku, a królestwo sięga równie daleko w przeciwne strony. Nie musi być pełne.
law-kingdomino-harmony = Harmonia: 5 punktów, jeśli królestwo jest pełne, czyli nic nie zostało odrzucone.
law-kingdomino-duel = Wielki pojedynek: dwóch graczy używa wszystkich 48 kafelków i buduje królestwa 7 × 7. Premie się nie zmieniają.
law-kingdomino-dynasty = Dynastia: trzy gry z rzędu; wygrywa suma punktów. Przy remisie dodaje się największe obszary, potem korony.
law-kingdomino-combine = Warianty można łączyć. Obowiązują cały stół i ustala się je przed grą.
law-kingdomino-editions = Starsze i nowsze pudełka różnią się w grze dla dwóch i trzech graczy. Wybierz wydanie, a potem zmień dowolny przełącznik.
law-kingdomino-leftover = Gdy na trzech królów przypadają cztery kafelki, niewybrany wypada z gry, odkryty.
law-kingdomino-column-classic = Pierwsze wydanie
law-kingdomino-column-modern = Nowsze wydanie
law-kingdomino-column-bga = Board Game Arena
law-kingdomino-row-two = Dwóch graczy
law-kingdomino-row-draft = Pierwszy wybór we dwoje
law-kingdomino-row-three = Trzech graczy
law-kingdomino-row-middle = Zamek centralny
law-kingdomino-row-dynasty = Dynastia
law-kingdomino-two-classic = 24 kafelki, 5 × 5
law-kingdomino-two-modern = tylko Wielki pojedynek
law-kingdomino-two-bga = 24 kafelki, 5 × 5
law-kingdomino-draft-classic = czterech królów losowo
law-kingdomino-draft-modern = A-B-B-A
law-kingdomino-draft-bga = A-B-B-A
law-kingdomino-three-classic = 36 kafelków, kolumny po 3
law-kingdomino-three-modern = 48, kolumny po 4, jeden zostaje
law-kingdomino-three-bga = 48, kolumny po 4, jeden zostaje
law-kingdomino-middle-classic = o niepełnym nie mówi
law-kingdomino-middle-modern = niepełne też się liczy
law-kingdomino-middle-bga = równie daleko w każdą stronę
law-kingdomino-dynasty-classic = tak
law-kingdomino-dynasty-modern = nie
law-kingdomino-dynasty-bga = nie

## Kingdoms

law-kingdoms-section-aim = Cel gry
law-kingdoms-section-setup = Przygotowanie do gry
law-kingdoms-section-turn = Tura
law-kingdoms-section-score = Punktacja
law-kingdoms-section-tiles = Kafelki
law-kingdoms-section-rounds = Między rundami i koniec gry
law-kingdoms-section-variants = Warianty
law-kingdoms-section-editions = Warianty obok siebie

law-kingdoms-aim = Trzy rundy na planszy z 30 polami. Gdy jest pełna, płaci każdy rząd i każda kolumna. Po trzeciej rundzie wygrywa, kto ma najwięcej pieniędzy.
law-kingdoms-castles = Poziom zamku to liczba jego wież. Każdy bierze zamki poziomu 2 (trzy), 3 (dwa) i 4 (jeden); poziomu 1 po cztery przy dwóch graczach, po trzy przy trzech, po dwa przy czterech.
law-kingdoms-money = Każdy zaczyna z 50. Pieniądze są jawne, a bank nigdy się nie kończy.
law-kingdoms-secret = 23 kafelki, zakryte i potasowane, to zapas. Każdy dobiera jeden jako kafelek startowy, którego nikt inny nie ogląda.
law-kingdoms-begin = Zaczyna losowy gracz; gra toczy się zgodnie z ruchem wskazówek zegara. Plansza ma pięć rzędów i sześć kolumn.
law-kingdoms-act = W swojej turze robisz jedną z trzech rzeczy: stawiasz zamek; dobierasz kafelek i kładziesz go odkryty; albo kładziesz kafelek startowy. Zawsze na pustym polu.
law-kingdoms-draw = Dobrany kafelek trzeba od razu położyć. Gdy zapas jest pusty, nikt nie może dobierać.
law-kingdoms-keep = Kafelek startowy możesz trzymać do końca rundy. Po położeniu nie dostaniesz następnego przed kolejną rundą.
law-kingdoms-pass = Pasować wolno tylko wtedy, gdy żadna z trzech rzeczy nie jest możliwa.
law-kingdoms-stays = Do końca rundy nic na planszy się nie rusza.
law-kingdoms-when = Runda kończy się, gdy plansza jest pełna albo nikt nie może nic zrobić. Wtedy liczy się wszystkie rzędy od góry i wszystkie kolumny od lewej.
law-kingdoms-value = Linia jest warta tyle, ile jej zasoby minus zagrożenia. Płaci każdemu tę wartość razy poziomy jego zamków: tu 5 czerwonemu i 15 żółtemu.
law-kingdoms-twice = Każdy kafelek i każdy zamek liczy się dwa razy: w rzędzie i w kolumnie.
law-kingdoms-debt = Linia o ujemnej wartości kosztuje. Kto nie może zapłacić, schodzi poniżej zera i gra dalej.
law-kingdoms-numbers = Zasoby dodają od 1 do 6, każdy jest podwójny; zagrożenia odejmują od 1 do 6, każde jest jedno. Poza nimi są dwie góry, smok, kopalnia złota i czarodziej.
law-kingdoms-mountain = Góra przecina swój rząd i swoją kolumnę. Części są całkiem osobne; część bez pól nie istnieje. Dwie góry dają trzy części.
law-kingdoms-goldmine = Kopalnia złota podwaja liczby w swoim rzędzie i w swojej kolumnie, dobre i złe. Poziomów nie podwaja.
law-kingdoms-dragon = Smok zeruje zasoby w swoim rzędzie i w swojej kolumnie. Zagrożenia zachowują wartość.
law-kingdoms-both = Oboje w jednej linii: najpierw smok, potem kopalnia. Działają linia po linii, więc kafelek może liczyć się inaczej w rzędzie i w kolumnie; nigdy poza górą.
law-kingdoms-wizard = Czarodziej podnosi zamki tuż obok, nie po skosie, o jeden poziom, czyjekolwiek są; nawet do 5 i nawet za górą.
law-kingdoms-back = Zamki poziomu 1 wracają do właścicieli. Postawione zamki poziomów od 2 do 4 wypadają z gry; niepostawione zostają.
law-kingdoms-shuffle = Wszystkie 23 kafelki tasuje się od nowa i każdy dobiera nowy kafelek startowy.
law-kingdoms-next = Zaczyna najbogatszy. Jeśli jest ich kilku, pierwszy z nich zgodnie z zegarem od poprzedniego rozpoczynającego.
law-kingdoms-end = Jeśli na koniec kilku graczy ma najwięcej pieniędzy, dzielą zwycięstwo.
law-kingdoms-last = Do ostatniego zamku: każdy ma wszystkie dziesięć zamków, żaden nie wraca, a rund jest tyle, ile trzeba. Ostatnia jest ta, w której ktoś postawi swój ostatni zamek; puste pola liczą się jako 0.
law-kingdoms-luck = Bez szczęścia: nie ma kafelków startowych, wszystkie leżą odkryte i zamiast dobierać, wybierasz.
law-kingdoms-continuous = Ciągła punktacja: linia lub jej część odcięta górami płaci od razu, gdy się zapełni, i tylko raz. Co nie zapełni się do końca rundy, płaci wtedy.
law-kingdoms-combine = Wszystkie warianty można łączyć.
law-kingdoms-editions = Pudełka różnią się drobiazgami: inaczej liczą monety, jeden druk źle sumuje przykład, a w wydaniach sprzed 2011 roku nie ma czarodzieja. Co zmieniają warianty:
law-kingdoms-column-basic = Gra podstawowa
law-kingdoms-column-last = Do ostatniego zamku
law-kingdoms-column-luck = Bez szczęścia
law-kingdoms-column-continuous = Ciągła punktacja
law-kingdoms-row-castles = Zamki
law-kingdoms-row-secret = Kafelek startowy
law-kingdoms-row-draw = Kafelki
law-kingdoms-row-length = Długość
law-kingdoms-row-paid = Wypłata
law-kingdoms-castles-basic = poziom 1 wraca
law-kingdoms-castles-last = wszystkie dziesięć, żaden nie wraca
law-kingdoms-castles-luck = poziom 1 wraca
law-kingdoms-castles-continuous = poziom 1 wraca
law-kingdoms-secret-basic = tajny
law-kingdoms-secret-last = tajny
law-kingdoms-secret-luck = brak
law-kingdoms-secret-continuous = tajny
law-kingdoms-draw-basic = dobierane
law-kingdoms-draw-last = dobierane
law-kingdoms-draw-luck = wybierane
law-kingdoms-draw-continuous = dobierane
law-kingdoms-length-basic = 3 rundy
law-kingdoms-length-last = do czyjegoś ostatniego zamku
law-kingdoms-length-luck = 3 rundy
law-kingdoms-length-continuous = 3 rundy
law-kingdoms-paid-basic = na koniec rundy
law-kingdoms-paid-last = na koniec rundy
law-kingdoms-paid-luck = na koniec rundy
law-kingdoms-paid-continuous = gdy linia się zapełni

# Kingdomino: zasady, jakich potrzeba przy stole.

kingdomino-law-bonus = { $points ->
    [0] bez premii
   *[other] +{ $points } punktów
}
kingdomino-law-land = Teren
kingdomino-law-squares = Kwadraty
kingdomino-law-crowns = { $crowns ->
    [0] bez korony
    [one] 1 korona
    [few] { $crowns } korony
   *[many] { $crowns } koron
}

kingdomino-law-section-aim = Cel gry
kingdomino-law-section-setup = Przygotowanie do gry
kingdomino-law-section-turn = Tura
kingdomino-law-section-place = Kładzenie kafelków
kingdomino-law-section-score = Punktacja
kingdomino-law-section-lands = Tereny
kingdomino-law-section-variants = Warianty
kingdomino-law-section-editions = Czym różnią się wydania

kingdomino-law-aim = Układaj kafelki domino wokół zamku, aż wypełnią kwadrat 5 × 5. Na koniec każdy obszar jest wart liczbę swoich kwadratów razy liczbę koron; wygrywa najwyższa suma.
kingdomino-law-kings = Każdy kładzie przed sobą kafelek startowy i stawia na nim zamek. Dwóch graczy bierze po dwóch królów, trzech lub czterech po jednym.
kingdomino-law-deck = Potasowane kafelki stoją w pudełku. Przy dwóch graczach używa się 24, przy trzech 36, przy czterech wszystkich 48; pominiętych nikt nie ogląda.
kingdomino-law-row = Wykłada się tyle kafelków, ilu królów jest w grze: w kolumnie według numerów na odwrocie, najniższy na górze, a potem się je odwraca.
kingdomino-law-draft = Królów wyjmuje się z zamkniętej dłoni po jednym. Kogo król się pojawi, stawia go na wolnym kafelku; ostatni bierze to, co zostało.
kingdomino-law-second = Potem obok pierwszej kolumny powstaje druga i zaczyna się gra.
kingdomino-law-order = Królowie działają od góry kolumny w dół. Niski numer gra więc wcześnie, wysoki, zwykle bogatszy, późno.
kingdomino-law-act = W swojej turze kładziesz kafelek spod króla, a potem stawiasz tego króla na wolnym kafelku nowej kolumny: jedno i drugie, w tej kolejności.
kingdomino-law-two = Przy dwóch graczach każdy król ma własną turę. Jeśli twoi stoją jeden za drugim, grasz dwa razy z rzędu.
kingdomino-law-rounds = Gdy kolumna się skończy, wykłada się nową. Gdy już jej nie ma, trwa ostatnia runda: każdy tylko kładzie. To 12 rund albo 6 przy dwóch graczach z 24 kafelkami.
kingdomino-law-match = Kafelek musi stykać się z zamkiem albo bokiem z takim samym, wcześniej położonym terenem. Wystarczy jedno dopasowanie; poza tym może dotykać czegokolwiek. Jego własne połowy się nie liczą.
kingdomino-law-castle = Zamek jest jokerem: pasuje do niego każdy teren. Pierwszy kafelek zawsze więc ma miejsce.
kingdomino-law-corner = Zetknięcie rogami się nie liczy.
kingdomino-law-frame = Królestwo mieści się w kwadracie 5 × 5 razem z zamkiem i nic nie może wystawać. Ramka nie jest ustalona: zamek może znaleźć się w niej gdziekolwiek.
kingdomino-law-must = Co da się położyć, trzeba położyć, nawet ze szkodą.
kingdomino-law-discard = Kafelek, który nigdzie nie pasuje, odrzuca się i nic nie daje. Wybierać i tak trzeba co turę, nawet kafelek nieprzydatny.
kingdomino-law-stays = Co leży, to zostaje. Wolno zostawiać dziury i zamurować się: to twoje królestwo.
kingdomino-law-property = Kwadraty jednego terenu połączone bokami to obszar. Jest wart liczbę kwadratów razy wszystkie jego korony: tu 3 kwadraty × 2 korony = 6.
kingdomino-law-apart = Dwa obszary tego samego terenu liczą się osobno. Obszar bez korony nie daje nic, choćby był ogromny.
kingdomino-law-neutral = Przy liczeniu zamek jest obojętny: nie powiększa obszaru ani nie łączy dwóch.
kingdomino-law-holes = Same dziury nic nie kosztują.
kingdomino-law-ties = Równe sumy, razem z premiami? Rozstrzyga największy obszar, z koronami lub bez; potem liczba koron; potem zwycięstwo jest wspólne.
kingdomino-law-lands = Sześć terenów na 96 kwadratach, od najczęstszego do najrzadszego. Rzadkie tereny mają więcej koron.
kingdomino-law-middle = Zamek centralny: 10 punktów, jeśli zamek stoi pośrodku, a królestwo sięga równie daleko w przeciwne strony. Nie musi być pełne.
kingdomino-law-harmony = Harmonia: 5 punktów, jeśli królestwo jest pełne, czyli nic nie zostało odrzucone.
kingdomino-law-duel = Wielki pojedynek: dwóch graczy używa wszystkich 48 kafelków i buduje królestwa 7 × 7. Premie się nie zmieniają.
kingdomino-law-dynasty = Dynastia: trzy gry z rzędu; wygrywa suma punktów. Przy remisie dodaje się największe obszary, potem korony.
kingdomino-law-combine = Warianty można łączyć. Obowiązują cały stół i ustala się je przed grą.
kingdomino-law-editions = Starsze i nowsze pudełka różnią się w grze dla dwóch i trzech graczy. Wybierz wydanie, a potem zmień dowolny przełącznik.
kingdomino-law-leftover = Gdy na trzech królów przypadają cztery kafelki, niewybrany wypada z gry, odkryty.
kingdomino-law-column-classic = Pierwsze wydanie
kingdomino-law-column-modern = Nowsze wydanie
kingdomino-law-column-bga = Board Game Arena
kingdomino-law-row-two = Dwóch graczy
kingdomino-law-row-draft = Pierwszy wybór we dwoje
kingdomino-law-row-three = Trzech graczy
kingdomino-law-row-middle = Zamek centralny
kingdomino-law-row-dynasty = Dynastia
kingdomino-law-two-classic = 24 kafelki, 5 × 5
kingdomino-law-two-modern = tylko Wielki pojedynek
kingdomino-law-two-bga = 24 kafelki, 5 × 5
kingdomino-law-draft-classic = czterech królów losowo
kingdomino-law-draft-modern = A-B-B-A
kingdomino-law-draft-bga = A-B-B-A
kingdomino-law-three-classic = 36 kafelków, kolumny po 3
kingdomino-law-three-modern = 48, kolumny po 4, jeden zostaje
kingdomino-law-three-bga = 48, kolumny po 4, jeden zostaje
kingdomino-law-middle-classic = o niepełnym nie mówi
kingdomino-law-middle-modern = niepełne też się liczy
kingdomino-law-middle-bga = równie daleko w każdą stronę
kingdomino-law-dynasty-classic = tak
kingdomino-law-dynasty-modern = nie
kingdomino-law-dynasty-bga = nie

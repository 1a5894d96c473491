# Kingdomino: zasady, jakich potrzeba przy stole.

kingdomino-law-bonus =
    { $points ->
        [0] bez bonusu
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
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

kingdomino-law-aim = Układaj kafelki domino wokół zamku, aż wypełnią kwadrat 5 × 5. Na koniec każdy obszar daje tyle punktów, ile wynosi liczba jego kwadratów pomnożona przez liczbę koron; wygrywa najwyższa suma.
kingdomino-law-kings = Każdy kładzie przed sobą kafelek startowy i stawia na nim zamek. Przy 2 graczach każdy bierze dwóch królów, przy 3 lub 4 – jednego.
kingdomino-law-deck = Potasowane kafelki wkłada się do pudełka. Przy 2 graczach używa się 24, przy 3 – 36, a przy 4 wszystkich 48; pominiętych nikt nie ogląda.
kingdomino-law-row = Wyłóż tyle kafelków, ilu królów jest w grze: w kolumnie według numerów na odwrocie, najniższy na górze, a potem je odwróć.
kingdomino-law-draft = Jeden z graczy miesza królów w dłoniach i wyjmuje ich po jednym. Gdy pojawi się twój król, postaw go na wolnym kafelku; ostatni król bierze to, co zostało.
kingdomino-law-second = Potem obok pierwszej kolumny wykłada się drugą i zaczyna się gra.
kingdomino-law-order = Kolejność wyznaczają królowie, od góry kolumny w dół. Niski numer oznacza więc wczesny ruch, a wysoki, zwykle cenniejszy – późny.
kingdomino-law-act = W swojej turze połóż kafelek spod króla, a potem postaw tego króla na wolnym kafelku z nowej kolumny. Trzeba zrobić jedno i drugie, w tej kolejności.
kingdomino-law-two = Przy 2 graczach każdy król ma własną turę. Jeśli twoi królowie stoją jeden za drugim, grasz dwa razy z rzędu.
kingdomino-law-rounds = Gdy kolumna się skończy, wykłada się nową. Gdy zabraknie kafelków na nową, rozgrywa się ostatnią rundę: każdy już tylko kładzie swój kafelek. To 12 rund albo 6 przy 2 graczach z 24 kafelkami.
kingdomino-law-match = Kafelek musi stykać się z zamkiem albo przylegać bokiem do takiego samego, wcześniej położonego terenu. Wystarczy jedno dopasowanie; poza tym może dotykać czegokolwiek. Jego własne połowy się nie liczą.
kingdomino-law-castle = Zamek jest jokerem: pasuje do niego każdy teren. Dlatego dla pierwszego kafelka zawsze znajdzie się miejsce.
kingdomino-law-corner = Zetknięcie rogami się nie liczy.
kingdomino-law-frame = Królestwo musi się zmieścić w kwadracie 5 × 5 razem z zamkiem i nic nie może wystawać. Położenie kwadratu nie jest ustalone: zamek może się znaleźć w dowolnym jego miejscu.
kingdomino-law-must = Jeśli kafelek da się położyć, trzeba go położyć, nawet gdy to niekorzystne.
kingdomino-law-discard = Kafelek, który nigdzie nie pasuje, zostaje odrzucony i nie daje punktów. Wybierać i tak trzeba co turę, nawet kafelek nieprzydatny.
kingdomino-law-stays = Położonych kafelków się nie przesuwa. Wolno zostawiać dziury i zablokować sobie dalszą budowę: to twoje królestwo.
kingdomino-law-property = Kwadraty jednego terenu połączone bokami to obszar. Daje on tyle punktów, ile wynosi liczba kwadratów pomnożona przez liczbę koron: tu 3 kwadraty × 2 korony = 6.
kingdomino-law-apart = Dwa obszary tego samego terenu liczą się osobno. Obszar bez korony nie daje nic, choćby był ogromny.
kingdomino-law-neutral = Przy liczeniu zamek jest neutralny: nie powiększa obszaru ani nie łączy dwóch.
kingdomino-law-holes = Same dziury nic nie kosztują.
kingdomino-law-ties = Remis, razem z bonusami? Rozstrzyga największy obszar, z koronami lub bez; potem liczba koron; jeśli i ona jest równa, zwycięstwo jest wspólne.
kingdomino-law-lands = Sześć terenów na 96 kwadratach, od najczęstszego do najrzadszego. Rzadkie tereny mają więcej koron.
kingdomino-law-middle = Zamek centralny: 10 punktów, jeśli zamek stoi pośrodku, czyli królestwo sięga równie daleko w przeciwne strony. Nie musi być pełne.
kingdomino-law-harmony = Harmonia: 5 punktów, jeśli królestwo jest pełne, czyli żaden kafelek nie został odrzucony.
kingdomino-law-duel = Wielki pojedynek: 2 graczy używa wszystkich 48 kafelków i buduje królestwa 7 × 7. Bonusy się nie zmieniają.
kingdomino-law-dynasty = Dynastia: trzy partie z rzędu; wygrywa najwyższa suma punktów. Przy remisie decyduje suma największych obszarów, potem suma koron.
kingdomino-law-combine = Warianty można łączyć. Obowiązują wszystkich przy stole i ustala się je przed grą.
kingdomino-law-editions = Starsze i nowsze wydania różnią się w grze dla 2 i 3 graczy. Wybierz wydanie, a potem zmień dowolne ustawienie.
kingdomino-law-leftover = Gdy na trzech królów przypadają cztery kafelki, niewybrany kafelek wypada z gry, odkryty.
kingdomino-law-column-classic = Pierwsze wydanie
kingdomino-law-column-modern = Nowsze wydanie
kingdomino-law-column-bga = Board Game Arena
kingdomino-law-row-two = 2 graczy
kingdomino-law-row-draft = Pierwszy wybór, 2 graczy
kingdomino-law-row-three = 3 graczy
kingdomino-law-row-middle = Zamek centralny
kingdomino-law-row-dynasty = Dynastia
kingdomino-law-two-classic = 24 kafelki, 5 × 5
kingdomino-law-two-modern = tylko Wielki pojedynek
kingdomino-law-two-bga = 24 kafelki, 5 × 5
kingdomino-law-draft-classic = losowa kolejność królów
kingdomino-law-draft-modern = A-B-B-A
kingdomino-law-draft-bga = A-B-B-A
kingdomino-law-three-classic = 36 kafelków, kolumny po 3
kingdomino-law-three-modern = 48, kolumny po 4, jeden zostaje
kingdomino-law-three-bga = 48, kolumny po 4, jeden zostaje
kingdomino-law-middle-classic = niepełne: nie określono
kingdomino-law-middle-modern = niepełne też się liczy
kingdomino-law-middle-bga = równie daleko w każdą stronę
kingdomino-law-dynasty-classic = tak
kingdomino-law-dynasty-modern = nie
kingdomino-law-dynasty-bga = nie

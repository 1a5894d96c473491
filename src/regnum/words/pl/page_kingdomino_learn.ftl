# Kingdomino: lekcja.

kingdomino-learn-about = Układaj kafelki domino wokół zamku; punktują obszary z koronami.
kingdomino-learn-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
kingdomino-learn-keys = Z klawiatury: Tab przenosi do królestwa, strzałki przesuwają kafelek, spacja go obraca.

kingdomino-learn-draft-text = W kolumnie leżą cztery kafelki, ułożone według numerów. Każdy gracz wybiera jeden, stawiając na nim króla. Punkty dają korony.
kingdomino-learn-draft-task = Wybierz kafelek z koroną.
kingdomino-learn-draft-no = Można, ale na nim nie ma korony. Szukaj złotej korony w rogu.
kingdomino-learn-draft-done = Dobry początek. Król pilnuje kafelka, aż przyjdzie twoja kolej.
kingdomino-learn-castle-text = Pozostali też wybrali, a obok pierwszej kolumny leży nowa. W swojej turze najpierw kładziesz wybrany kafelek. Twój zamek to joker: pasuje do niego każdy teren.
kingdomino-learn-castle-task = Połóż kafelek tak, by stykał się z zamkiem.
kingdomino-learn-castle-done = Tam już zostanie: położonych kafelków się nie przesuwa.
kingdomino-learn-claim-text = Potem ten sam król wybiera kafelek z nowej kolumny. Najłatwiej położyć taki, którego teren już masz.
kingdomino-learn-claim-task = Wybierz kafelek, którego teren masz już w królestwie.
kingdomino-learn-claim-no = Można, ale nie masz jeszcze żadnego z jego terenów. Wybierz taki, na którym jest teren z twojego królestwa.
kingdomino-learn-claim-done = Położyć, a potem wybrać: to cała tura.
kingdomino-learn-match-text = Z dala od zamku przynajmniej jedna połowa musi stykać się bokiem z takim samym terenem. Druga może dotykać czegokolwiek.
kingdomino-learn-match-task = Połóż kafelek tak, by zetknęły się takie same tereny.
kingdomino-learn-match-no = To dozwolone, bo kafelek styka się z zamkiem. Ale nie łączy takich samych terenów; powiększ któryś ze swoich obszarów.
kingdomino-learn-match-done = Połączone kwadraty takiego samego terenu tworzą obszar.
kingdomino-learn-order-text = O kolejności decyduje miejsce króla w kolumnie, od góry: zaczyna król na najniższym numerze. Niskie numery są mniej warte, ale dają wcześniejszy ruch; wysokie są cenniejsze, ale ich kolej przychodzi późno.
kingdomino-learn-order-task = Wybierz najniższy wolny numer.
kingdomino-learn-order-no = Z nim twoja kolej przyjdzie później. Weź najniższy wolny numer.
kingdomino-learn-order-done = W następnej rundzie zagrasz wcześnie, gdy będzie jeszcze w czym wybierać.
kingdomino-learn-refused-text = Kilka rund później, w grze czteroosobowej. Pierwsza połowa kafelka może leżeć tylko tam, gdzie są złote znaczniki. Dlaczego nie gdzie indziej? Zapytaj sędziego.
kingdomino-learn-refused-task = Spróbuj położyć go tam, gdzie nie ma znacznika.
kingdomino-learn-refused-no = Spróbuj na innym kwadracie.
kingdomino-learn-refused-done = Każda odpowiedź podaje numer zasady; dotknij go, by ją przeczytać.
kingdomino-learn-points-text = Punkty za obszar to liczba jego kwadratów razy liczba koron. Twoja kopalnia to jeden kwadrat z dwiema koronami: 1 × 2 = 2 punkty.
kingdomino-learn-points-task = Połóż kafelek tak, by zyskać 6 punktów.
kingdomino-learn-points-no = To dozwolone, ale daje mniej. Połóż kopalnię obok kopalni.
kingdomino-learn-points-done = 2 kwadraty × 4 korony = 8 punktów, o 6 więcej niż przedtem. Obszar bez korony nie daje nic, choćby był ogromny.
kingdomino-learn-frame-text = Królestwo musi zmieścić się w kwadracie 5 × 5 razem z zamkiem, choć zamek nie musi stać pośrodku. Twoje ma już pięć kwadratów szerokości: może rosnąć tylko w górę albo w dół.
kingdomino-learn-frame-task = Spróbuj położyć kafelek tak, by wystawał poza kwadrat 5 × 5.
kingdomino-learn-frame-no = Niedozwolone, ale z innego powodu. Dotknij pustego kwadratu przy prawym brzegu albo obracaj kafelek, aż będzie wystawał.
kingdomino-learn-frame-done = Jeśli kafelek mieści się tylko wtedy, gdy wystaje, to się nie mieści.
kingdomino-learn-discard-text = Pod koniec robi się ciasno: te dwa jeziora nie mogą się zetknąć ani z jeziorem, ani z zamkiem. Odrzuca się tylko kafelek, który nigdzie nie pasuje.
kingdomino-learn-discard-task = Odrzuć kafelek.
kingdomino-learn-discard-done = Nie daje punktów. Ale jeśli kafelek da się położyć, trzeba go położyć, nawet gdy to niekorzystne.
kingdomino-learn-end-text = Ostatni kafelek. Nie ma już nowej kolumny, więc nikt nie wybiera.
kingdomino-learn-end-task = Połóż go, a gra się skończy.
kingdomino-learn-end-done = Wygrywa ten, kto ma najwięcej punktów. Przy remisie, jak tutaj, rozstrzyga największy obszar, potem korony; jeśli i one są równe, miejsce jest wspólne.

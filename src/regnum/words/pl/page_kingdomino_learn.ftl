# Kingdomino: lekcja.

kingdomino-learn-about = Układaj kafelki domino wokół zamku; punktują tereny z koronami.
kingdomino-learn-your-kingdom = Twoje królestwo
kingdomino-learn-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
kingdomino-learn-discard = Odrzuć
kingdomino-learn-rotate = Obróć
kingdomino-learn-keys = Z klawiatury: klawiszem Tab przejdź do królestwa; strzałki przenoszą kafelek w dowolne miejsce, spacja obraca.

kingdomino-learn-draft-text = W kolumnie leżą cztery kafelki, ułożone według numerów. Każdy stawia króla na jednym z nich i ten właśnie dostanie. Punkty dają korony.
kingdomino-learn-draft-task = Wybierz kafelek z koroną.
kingdomino-learn-draft-no = Można, ale na nim nie ma korony. Szukaj złotej korony w rogu.
kingdomino-learn-draft-done = Dobry początek. Król pilnuje kafelka, aż przyjdzie twoja kolej.
kingdomino-learn-castle-text = Inni też wybrali, a obok pierwszej kolumny leży nowa. W swojej turze najpierw kładziesz wybrany kafelek. Twój zamek to joker: pasuje do niego każdy teren.
kingdomino-learn-castle-task = Połóż kafelek tak, by stykał się z zamkiem.
kingdomino-learn-castle-done = Tam już zostanie: w królestwie niczego się nie przesuwa.
kingdomino-learn-claim-text = Potem ten sam król wybiera kafelek z nowej kolumny. Łatwo położyć taki, na którym jest teren, który już masz.
kingdomino-learn-claim-task = Wybierz kafelek, którego teren masz już w królestwie.
kingdomino-learn-claim-no = Można, ale nie masz jeszcze żadnego z jego terenów. Wybierz taki, który ma teren twojego królestwa.
kingdomino-learn-claim-done = Położyć, a potem wybrać: to cała tura.
kingdomino-learn-match-text = Z dala od zamku przynajmniej jedna połowa musi stykać się bokiem z takim samym terenem. Druga może dotykać czegokolwiek.
kingdomino-learn-match-task = Połóż kafelek tak, by zetknęły się takie same tereny.
kingdomino-learn-match-no = To dozwolone, bo styka się z zamkiem. Ale takie same tereny się nie spotykają; powiększ któryś.
kingdomino-learn-match-done = Połączone takie same tereny tworzą jeden obszar.
kingdomino-learn-order-text = Królowie działają od góry kolumny: najniższy numer pierwszy. Niskie numery są ubogie, lecz szybkie, wysokie bogate, lecz późne.
kingdomino-learn-order-task = Wybierz najniższy wolny numer.
kingdomino-learn-order-no = Z nim twoja kolej przyjdzie później. Weź najniższy wolny numer.
kingdomino-learn-order-done = W następnej rundzie zagrasz wcześnie, gdy jest jeszcze w czym wybierać.
kingdomino-learn-refused-text = Kilka rund później, przy stole czterech graczy. Twój kafelek może zaczynać się tylko tam, gdzie są złote znaki. Dlaczego nie gdzie indziej? Zapytaj sędziego.
kingdomino-learn-refused-task = Spróbuj położyć go tam, gdzie nie ma znaku.
kingdomino-learn-refused-no = Spróbuj na innym kwadracie.
kingdomino-learn-refused-done = Każda odpowiedź podaje numer zasady; dotknij go, by ją przeczytać.
kingdomino-learn-points-text = Obszar jest wart tyle punktów, ile ma kwadratów razy ile ma koron. Twoja góra to jeden kwadrat z dwiema koronami: 1 × 2 = 2 punkty.
kingdomino-learn-points-task = Połóż kafelek tak, by zyskać 6 punktów.
kingdomino-learn-points-no = To dozwolone, ale daje mniej. Połóż górę obok góry.
kingdomino-learn-points-done = 2 kwadraty × 4 korony = 8 punktów, o 6 więcej niż przedtem. Teren bez korony nie daje nic, choćby był ogromny.
kingdomino-learn-frame-text = Królestwo musi zmieścić się w kwadracie 5 × 5 razem z zamkiem, choć zamek nie musi stać pośrodku. Twoje ma już pięć szerokości: może rosnąć tylko w górę albo w dół.
kingdomino-learn-frame-task = Spróbuj położyć kafelek tak, by wystawał z ramki.
kingdomino-learn-frame-no = Zabronione, ale z innego powodu. Dotknij pustego kwadratu przy prawym brzegu albo obracaj kafelek, aż będzie wystawał.
kingdomino-learn-frame-done = Co mieści się tylko wystając, to się nie mieści.
kingdomino-learn-discard-text = Pod koniec robi się ciasno: te dwa jeziora nie mogą zetknąć się ani z jeziorem, ani z zamkiem. Tylko wtedy kafelek się odrzuca.
kingdomino-learn-discard-task = Odrzuć kafelek.
kingdomino-learn-discard-done = Nic nie daje. Ale co da się położyć, trzeba położyć, nawet ze szkodą.
kingdomino-learn-end-text = Ostatni kafelek. Nowej kolumny nie ma, więc nikt już nie wybiera.
kingdomino-learn-end-task = Połóż go, a gra się skończy.
kingdomino-learn-end-done = Wygrywa, kto ma najwięcej punktów. Przy remisie, jak tutaj, rozstrzyga największy obszar, potem korony; w końcu miejsce jest wspólne.

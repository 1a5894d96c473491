# Lekcje.

learn-title = Nauka
learn-about = Kilka minut na prawdziwej planszy, krok po kroku. Próbuj wszystkiego: nic złego się nie stanie.
learn-game = { $game ->
    [kingdomino] Kingdomino
   *[kingdoms] Kingdoms
}
learn-games = Lekcje
learn-steps = { $steps ->
    [one] { $steps } krótki krok
    [few] { $steps } krótkie kroki
   *[many] { $steps } krótkich kroków
}
learn-step = Krok { $step } z { $steps }
learn-go-on = Dalej od kroku { $step } z { $steps }
learn-restart = Od początku
learn-kingdomino-about = Układaj kafelki domino wokół zamku; punktują tereny z koronami.
learn-kingdoms-about = Zamki i kafelki na jednej małej planszy; płaci każdy rząd i każda kolumna.
learn-you = Ty
learn-rival = { $seat ->
    [1] Anna
    [2] Bence
   *[3] Mart
}
learn-your-kingdom = Twoje królestwo
learn-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
learn-money = { $money ->
    [one] { $money } moneta
    [few] { $money } monety
   *[many] { $money } monet
}
learn-board = Plansza
learn-incomes = Ile plansza zapłaciłaby teraz
learn-paid = Ile zapłaciła plansza
learn-would-pay = Plansza zapłaciłaby wtedy: { $incomes }.
learn-confirm = Potwierdź
learn-discard = Odrzuć
learn-draw = Dobierz
learn-rotate = Obróć
learn-show = Pokaż
learn-next = Dalej
learn-back = Wstecz
learn-again = Jeszcze raz
learn-play = Do gier
learn-rules = Czytaj zasady
learn-pass = Pas
learn-choose-first = Najpierw coś wybierz: kafelek, zamek albo pole.
learn-would-be-legal = To byłoby dozwolone. Tym razem spróbuj czegoś, co nie jest.
learn-shown = Na przykład tak. Potwierdź albo znajdź własny sposób.
learn-keys = Z klawiatury: klawiszem Tab przejdź do królestwa; strzałki przenoszą kafelek w dowolne miejsce, spacja obraca.

## Kingdomino

learn-kingdomino-draft-text = W kolumnie leżą cztery kafelki, ułożone według numerów. Każdy stawia króla na jednym z nich i ten właśnie dostanie. Punkty dają korony.
learn-kingdomino-draft-task = Wybierz kafelek z koroną.
learn-kingdomino-draft-no = Można, ale na nim nie ma korony. Szukaj złotej korony w rogu.
learn-kingdomino-draft-done = Dobry początek. Król pilnuje kafelka, aż przyjdzie twoja kolej.
learn-kingdomino-castle-text = Inni też wybrali, a obok pierwszej kolumny leży nowa. W swojej turze najpierw kładziesz wybrany kafelek. Twój zamek to joker: pasuje do niego każdy teren.
learn-kingdomino-castle-task = Połóż kafelek tak, by stykał się z zamkiem.
learn-kingdomino-castle-done = Tam już zostanie: w królestwie niczego się nie przesuwa.
learn-kingdomino-claim-text = Potem ten sam król wybiera kafelek z nowej kolumny. Łatwo położyć taki, na którym jest teren, który już masz.
learn-kingdomino-claim-task = Wybierz kafelek, którego teren masz już w królestwie.
learn-kingdomino-claim-no = Można, ale nie masz jeszcze żadnego z jego terenów. Wybierz taki, który ma teren twojego królestwa.
learn-kingdomino-claim-done = Położyć, a potem wybrać: to cała tura.
learn-kingdomino-match-text = Z dala od zamku przynajmniej jedna połowa musi stykać się bokiem z takim samym terenem. Druga może dotykać czegokolwiek.
learn-kingdomino-match-task = Połóż kafelek tak, by zetknęły się takie same tereny.
learn-kingdomino-match-no = To dozwolone, bo styka się z zamkiem. Ale takie same tereny się nie spotykają; powiększ któryś.
learn-kingdomino-match-done = Połączone takie same tereny tworzą jeden obszar.
learn-kingdomino-order-text = Królowie działają od góry kolumny: najniższy numer pierwszy. Niskie numery są ubogie, lecz szybkie, wysokie bogate, lecz późne.
learn-kingdomino-order-task = Wybierz najniższy wolny numer.
learn-kingdomino-order-no = Z nim twoja kolej przyjdzie później. Weź najniższy wolny numer.
learn-kingdomino-order-done = W następnej rundzie zagrasz wcześnie, gdy jest jeszcze w czym wybierać.
learn-kingdomino-refused-text = Kilka rund później, przy stole czterech graczy. Twój kafelek może zaczynać się tylko tam, gdzie są złote znaki. Dlaczego nie gdzie indziej? Zapytaj sędziego.
learn-kingdomino-refused-task = Spróbuj położyć go tam, gdzie nie ma znaku.
learn-kingdomino-refused-no = Spróbuj na innym kwadracie.
learn-kingdomino-refused-done = Każda odpowiedź podaje numer zasady; dotknij go, by ją przeczytać.
learn-kingdomino-points-text = Obszar jest wart tyle punktów, ile ma kwadratów razy ile ma koron. Twoja góra to jeden kwadrat z dwiema koronami: 1 × 2 = 2 punkty.
learn-kingdomino-points-task = Połóż kafelek tak, by zyskać 6 punktów.
learn-kingdomino-points-no = To dozwolone, ale daje mniej. Połóż górę obok góry.
learn-kingdomino-points-done = 2 kwadraty × 4 korony = 8 punktów, o 6 więcej niż przedtem. Teren bez korony nie daje nic, choćby był ogromny.
learn-kingdomino-frame-text = Królestwo musi zmieścić się w kwadracie 5 × 5 razem z zamkiem, choć zamek nie musi stać pośrodku. Twoje ma już pięć szerokości: może rosnąć tylko w górę albo w dół.
learn-kingdomino-frame-task = Spróbuj położyć kafelek tak, by wystawał z ramki.
learn-kingdomino-frame-no = Zabronione, ale z innego powodu. Dotknij pustego kwadratu przy prawym brzegu albo obracaj kafelek, aż będzie wystawał.
learn-kingdomino-frame-done = Co mieści się tylko wystając, to się nie mieści.
learn-kingdomino-discard-text = Pod koniec robi się ciasno: te dwa jeziora nie mogą zetknąć się ani z jeziorem, ani z zamkiem. Tylko wtedy kafelek się odrzuca.
learn-kingdomino-discard-task = Odrzuć kafelek.
learn-kingdomino-discard-done = Nic nie daje. Ale co da się położyć, trzeba położyć, nawet ze szkodą.
learn-kingdomino-end-text = Ostatni kafelek. Nowej kolumny nie ma, więc nikt już nie wybiera.
learn-kingdomino-end-task = Połóż go, a gra się skończy.
learn-kingdomino-end-done = Wygrywa, kto ma najwięcej punktów. Przy remisie, jak tutaj, rozstrzyga największy obszar, potem korony; w końcu miejsce jest wspólne.

## Kingdoms

learn-kingdoms-castle-text = Wszyscy budują na jednej planszy. Zamek ma poziom, czyli liczbę wież. Zamki poziomu 1 wracają po każdej rundzie, każdego z pozostałych można użyć tylko raz w grze.
learn-kingdoms-castle-task = Postaw zamek, gdzie tylko chcesz.
learn-kingdoms-castle-no = To też wolno. Ale zacznij od zamku: wybierz jeden, a potem puste pole.
learn-kingdoms-castle-done = Zostanie tam do końca rundy.
learn-kingdoms-draw-text = Anna też zbudowała. Zamiast zamku możesz dobrać kafelek; trzeba go położyć w tej samej turze.
learn-kingdoms-draw-task = Dobierz kafelek.
learn-kingdoms-draw-no = To też wolno. Ale tym razem wybierz zapas i dobierz.
learn-kingdoms-draw-done = Zasób! Teraz znajdź mu miejsce.
learn-kingdoms-tile-text = Kafelek liczy się w swoim rzędzie i w swojej kolumnie. Liczby na brzegu mówią, ile warta jest linia. Linia płaci swoją wartość razy poziom twojego zamku.
learn-kingdoms-tile-task = Połóż kafelek tak, by twój zamek coś zarobił.
learn-kingdoms-tile-no = Tam nic ci nie da. Wybierz pole w rzędzie albo kolumnie swojego zamku.
learn-kingdoms-tile-done = Wartość razy poziom: to cała arytmetyka.
learn-kingdoms-secret-text = Na początku dostajesz tajny kafelek startowy, który widzisz tylko ty. Połóż go w dowolnej turze albo zatrzymaj. Twój to zagrożenie: obniża wartość swoich linii.
learn-kingdoms-secret-task = Połóż kafelek startowy tak, by Anna straciła, a ty nie.
learn-kingdoms-secret-no = Niezupełnie. Użyj kafelka startowego w linii z zamkiem Anny, ale bez twojego.
learn-kingdoms-secret-done = Teraz widzą go wszyscy. W następnej rundzie dostaniesz nowy.
learn-kingdoms-pass-text = W każdej turze robisz jedną z trzech rzeczy: stawiasz zamek, dobierasz i kładziesz kafelek albo kładziesz kafelek startowy.
learn-kingdoms-pass-task = Spróbuj spasować.
learn-kingdoms-pass-no = To było coś innego: wybierz „Pas”.
learn-kingdoms-pass-done = Na lepsze czasy nie da się czekać.
learn-kingdoms-rank-text = Inna plansza, kilka tur później. Zamkowi płacą dwa razy: rząd i kolumna. Im wyższy poziom, tym więcej.
learn-kingdoms-rank-task = Postaw zamek, który zarobi co najmniej 15.
learn-kingdoms-rank-no = To mniej niż 15. Weź wysoki poziom i pole, którego rząd i kolumna są coś warte.
learn-kingdoms-rank-done = Silny zamek w bogatych liniach. Pilnuj go: zagrożenia nadejdą.
learn-kingdoms-mountain-text = Dobrana została góra. Przecina swój rząd i swoją kolumnę na części, a każda liczy się osobno.
learn-kingdoms-mountain-task = Odetnij zagrożenie od swoich zamków, by zarobić więcej.
learn-kingdoms-mountain-no = Tam ci nie pomaga. Znajdź zagrożenie, które cię kosztuje, i postaw górę między nim a swoim zamkiem.
learn-kingdoms-mountain-done = Zagrożenie zostało, ale po drugiej stronie.
learn-kingdoms-goldmine-text = Dobrana została kopalnia złota. Liczby w jej rzędzie i kolumnie liczą się podwójnie, złe też.
learn-kingdoms-goldmine-task = Połóż ją tak, by zarobić co najmniej o 5 więcej.
learn-kingdoms-goldmine-no = To daje mniej niż 5. Szukaj wartościowych linii, w których stoi twój zamek.
learn-kingdoms-goldmine-done = Podwaja kafelki, nigdy poziomy.
learn-kingdoms-dragon-text = Dobrany został smok. W jego rzędzie i kolumnie zasoby są nic niewarte; zagrożenia zostają.
learn-kingdoms-dragon-task = Połóż go tak, by Anna straciła co najmniej 4, a ty nic.
learn-kingdoms-dragon-no = Niezupełnie: patrz na obie liczby. Szukaj zasobów, które płacą tylko Annie.
learn-kingdoms-dragon-done = Jeden smok zrujnuje najbogatszą linię. Zatrzyma go góra.
learn-kingdoms-wizard-text = Dobrany został czarodziej. Zamki tuż obok niego, lecz nie po skosie, liczą się o poziom wyżej, czyjekolwiek są.
learn-kingdoms-wizard-task = Połóż go tak, by zarobić co najmniej o 4 więcej.
learn-kingdoms-wizard-no = To daje mniej niż 4. Połóż go obok swojego zamku w dobrej linii.
learn-kingdoms-wizard-done = Czarodzieja nie zatrzyma nawet góra.
learn-kingdoms-end-text = Zostało jedno pole. Gdy plansza jest pełna, runda się kończy i płacą wszystkie rzędy i kolumny.
learn-kingdoms-end-task = Zapełnij ostatnie pole, jak chcesz.
learn-kingdoms-end-done = Zamki poziomu 1 wracają, inne wypadają z gry. Następną rundę zaczyna najbogatszy; po trzech rundach wygrywa, kto ma najwięcej pieniędzy.

# Kingdoms: lekcja.

kingdoms-learn-about = Zamki i kafelki na jednej małej planszy; płaci każdy rząd i każda kolumna.
kingdoms-learn-money = { $money ->
    [one] { $money } moneta
    [few] { $money } monety
   *[many] { $money } monet
}
kingdoms-learn-board = Plansza
kingdoms-learn-incomes = Ile plansza zapłaciłaby teraz
kingdoms-learn-paid = Ile zapłaciła plansza
kingdoms-learn-would-pay = Wtedy plansza zapłaciłaby: { $incomes }.

kingdoms-learn-castle-text = Wszyscy budują na jednej planszy. Poziom zamku to liczba jego wież. Zamki poziomu 1 wracają po każdej rundzie; każdego z pozostałych można użyć tylko raz w grze.
kingdoms-learn-castle-task = Postaw zamek, gdzie tylko chcesz.
kingdoms-learn-castle-no = To też wolno, ale zacznij od zamku: wybierz jeden, a potem puste pole.
kingdoms-learn-castle-done = Zostanie tam do końca rundy.
kingdoms-learn-draw-text = Anna też postawiła zamek. Zamiast zamku możesz dobrać kafelek; trzeba go położyć w tej samej turze.
kingdoms-learn-draw-task = Dobierz kafelek.
kingdoms-learn-draw-no = To też wolno, ale tym razem dobierz kafelek z zapasu.
kingdoms-learn-draw-done = Zasób! Teraz znajdź mu miejsce.
kingdoms-learn-tile-text = Kafelek liczy się w swoim rzędzie i w swojej kolumnie. Liczby na brzegu planszy mówią, ile warta jest każda linia, czyli rząd albo kolumna. Linia płaci swoją wartość razy poziom twojego zamku.
kingdoms-learn-tile-task = Połóż kafelek tak, by twój zamek coś zarobił.
kingdoms-learn-tile-no = Tam nic ci nie da. Wybierz pole w rzędzie albo kolumnie swojego zamku.
kingdoms-learn-tile-done = Wartość razy poziom: to cała arytmetyka.
kingdoms-learn-secret-text = Na początku dostajesz kafelek startowy, który widzisz tylko ty. Możesz go położyć w dowolnej turze albo zatrzymać. Twój to zagrożenie: obniża wartość swoich linii.
kingdoms-learn-secret-task = Połóż kafelek startowy tak, by Anna straciła pieniądze, a ty nie.
kingdoms-learn-secret-no = Niezupełnie. Połóż kafelek startowy w linii, w której stoi zamek Anny, ale nie twój.
kingdoms-learn-secret-done = Teraz widzą go wszyscy. W następnej rundzie dostaniesz nowy.
kingdoms-learn-pass-text = W każdej turze robisz jedną z trzech rzeczy: stawiasz zamek, dobierasz i kładziesz kafelek albo kładziesz kafelek startowy.
kingdoms-learn-pass-task = Spróbuj spasować.
kingdoms-learn-pass-no = To był inny ruch. Wybierz „Pas”.
kingdoms-learn-pass-done = Nie da się opuścić tury, żeby poczekać na coś lepszego.
kingdoms-learn-rank-text = Inna plansza, kilka tur później. Zamek zarabia dwa razy: w rzędzie i w kolumnie. Im wyższy poziom, tym więcej.
kingdoms-learn-rank-task = Postaw zamek, który zarobi co najmniej 15.
kingdoms-learn-rank-no = To mniej niż 15. Weź zamek wysokiego poziomu i wybierz pole, którego rząd i kolumna są coś warte.
kingdoms-learn-rank-done = Silny zamek w bogatych liniach. Pilnuj go: zagrożenia nadejdą.
kingdoms-learn-mountain-text = Dobierasz górę. Dzieli ona swój rząd i swoją kolumnę na części, a każda liczy się osobno.
kingdoms-learn-mountain-task = Odetnij zagrożenie od swoich zamków, by zarobić więcej.
kingdoms-learn-mountain-no = Tam ci nie pomoże. Znajdź zagrożenie, które cię kosztuje, i połóż górę między nim a swoim zamkiem.
kingdoms-learn-mountain-done = Zagrożenie zostało, ale po drugiej stronie.
kingdoms-learn-goldmine-text = Dobierasz kopalnię złota. Liczby w jej rzędzie i kolumnie liczą się podwójnie, te ujemne też.
kingdoms-learn-goldmine-task = Połóż ją tak, by zarobić co najmniej o 5 więcej.
kingdoms-learn-goldmine-no = To daje mniej niż 5. Szukaj wartościowych linii, w których stoi twój zamek.
kingdoms-learn-goldmine-done = Podwaja kafelki, nigdy poziomy zamków.
kingdoms-learn-dragon-text = Dobierasz smoka. W jego rzędzie i kolumnie zasoby są nic niewarte; zagrożenia liczą się nadal.
kingdoms-learn-dragon-task = Połóż go tak, by Anna straciła co najmniej 4, a ty nic.
kingdoms-learn-dragon-no = Niezupełnie: patrz na obie liczby. Szukaj zasobów, które płacą tylko Annie.
kingdoms-learn-dragon-done = Jeden smok może zrujnować najbogatszą linię. Zatrzyma go góra.
kingdoms-learn-wizard-text = Dobierasz czarodzieja. Zamki tuż obok niego (nie po skosie) liczą się o poziom wyżej, bez względu na to, czyje są.
kingdoms-learn-wizard-task = Połóż go tak, by zarobić co najmniej o 4 więcej.
kingdoms-learn-wizard-no = To daje mniej niż 4. Połóż go obok swojego zamku w cennej linii.
kingdoms-learn-wizard-done = Czarodzieja nie zatrzyma nawet góra.
kingdoms-learn-end-text = Zostało jedno pole. Gdy plansza jest pełna, runda się kończy i płacą wszystkie rzędy i kolumny.
kingdoms-learn-end-task = Zapełnij ostatnie pole, czym chcesz.
kingdoms-learn-end-done = Zamki poziomu 1 wracają, inne wypadają z gry. Następną rundę zaczyna najbogatszy gracz; po trzech rundach wygrywa ten, kto ma najwięcej pieniędzy.

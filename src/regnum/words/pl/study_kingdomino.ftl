# Powody, koszty i wskazówki w Kingdomino.

kingdomino-study-yours = { $terrain ->
    [wheat] Twoje pole pszenicy
    [forest] Twój las
    [lake] Twoje jezioro
    [pasture] Twoja łąka
    [swamp] Twoje bagno
   *[mine] Twoja kopalnia
}
kingdomino-study-crowned =
    { kingdomino-study-yours }{ $crowns ->
        [0] { "" }
        [one] {" "}({ $crowns } korona)
        [few] {" "}({ $crowns } korony)
       *[many] {" "}({ $crowns } koron)
    }

## Powody ruchu

kingdomino-reason-points =
    { $action ->
        [claim] Po położeniu daje
       *[place] Daje
    } od razu o { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } więcej.
kingdomino-reason-crowns =
    { $number ->
        [0] Przynosi więcej koron
        [one] Przynosi o 1 koronę więcej
        [few] Przynosi o { $number } korony więcej
       *[many] Przynosi o { $number } koron więcej
    }, a korona liczy się za każdy kwadrat swojego obszaru.
kingdomino-reason-land =
    { $terrain ->
        [none] Twoje obszary się powiększają, więc nowe korony dadzą więcej.
       *[wheat] { kingdomino-study-yours } ma { $squares ->
            [one] 1 kwadrat
            [few] { $squares } kwadraty
           *[many] { $squares } kwadratów
        }: każda nowa korona liczy się za wszystkie.
    }
kingdomino-reason-room = { kingdomino-study-crowned } może jeszcze rosnąć.
kingdomino-reason-box =
    { $terrain ->
        [none] Pojawi się jeszcze więcej tego, czego potrzebuje twoje królestwo.
       *[wheat] { kingdomino-study-yours } może liczyć na więcej: { $number ->
            [one] nie pojawił się jeszcze 1 kwadrat
            [few] nie pojawiły się jeszcze { $number } kwadraty
           *[many] nie pojawiło się jeszcze { $number } kwadratów
        } tego terenu.
    }
kingdomino-reason-holes =
    { $number ->
        [0] Żaden kwadrat nie musi zostać pusty.
       *[other] Mniej kwadratów musi zostać pustych.
    }
kingdomino-reason-gaps = Zostaje mniej wąskich luk, do których mało co pasuje.
kingdomino-reason-harmony = Żadnego kafelka nie trzeba odrzucić, więc Harmonia jest nadal możliwa.
kingdomino-reason-centre = Twój zamek może jeszcze stanąć pośrodku (Zamek centralny).
kingdomino-reason-frame = Twoje królestwo może jeszcze rosnąć w obu kierunkach.
kingdomino-reason-places = Później zmieści się więcej rodzajów kafelków.
kingdomino-reason-split = Powiększa twoje obszary, zamiast zaczynać nowe.
kingdomino-reason-order = W następnej rundzie wybierasz wcześniej.
kingdomino-reason-deny =
    Przeciwnik go nie dostanie, a miałby z niego { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }.
kingdomino-reason-ending =
    Policzone do końca: o { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } więcej.

## Koszty ruchu

kingdomino-cost-points =
    { $action ->
        [claim] Po położeniu daje
       *[place] Daje
    } od razu o { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } mniej.
kingdomino-cost-crowns =
    { $number ->
        [0] Przynosi mniej koron.
        [one] Przynosi o 1 koronę mniej.
        [few] Przynosi o { $number } korony mniej.
       *[many] Przynosi o { $number } koron mniej.
    }
kingdomino-cost-land = Twoje obszary zostają mniejsze, więc nowe korony dadzą mniej.
kingdomino-cost-room = { kingdomino-study-crowned } ma mniej miejsca, by rosnąć.
kingdomino-cost-box =
    { $terrain ->
        [none] Pojawi się mniej tego, czego potrzebuje twoje królestwo.
       *[wheat] { kingdomino-study-yours } nie może liczyć na wiele: { $number ->
            [0] nie ma już kwadratów
            [one] został tylko 1 kwadrat
            [few] zostały tylko { $number } kwadraty
           *[many] zostało tylko { $number } kwadratów
        } tego terenu.
    }
kingdomino-cost-holes = Zostaje kwadrat, którego nie da się już zapełnić.
kingdomino-cost-gaps = Zostaje wąska luka, do której mało co pasuje.
kingdomino-cost-harmony = Ten kafelek trzeba by odrzucić, a wtedy przepada Harmonia.
kingdomino-cost-centre = Twój zamek nie może już stanąć pośrodku (Zamek centralny).
kingdomino-cost-frame = Wcześnie ustala brzegi twojego królestwa.
kingdomino-cost-places = Później zmieści się mniej rodzajów kafelków.
kingdomino-cost-split = Zaczyna kolejny mały obszar.
kingdomino-cost-order = W następnej rundzie wybierasz później.
kingdomino-cost-deny =
    Zostawia przeciwnikowi kafelek, który jest dla niego wart { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }.
kingdomino-cost-ending =
    Policzone do końca: o { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    } mniej.

## Gdzie patrzeć: pierwszy krok podpowiedzi

kingdomino-nudge-points =
    { $action ->
        [claim] Jeden z kafelków po położeniu od razu daje punkty.
       *[place] Poszukaj miejsca, które od razu daje najwięcej.
    }
kingdomino-nudge-crowns =
    { $action ->
        [claim] Kafelek z koroną jest jeszcze do wzięcia.
       *[place] Połóż korony tam, gdzie liczą się za wiele kwadratów.
    }
kingdomino-nudge-land = { kingdomino-study-yours } może jeszcze urosnąć: korony liczą się za każdy kwadrat.
kingdomino-nudge-room = { kingdomino-study-crowned }: po którym ruchu zostanie miejsce na rozwój?
kingdomino-nudge-box = Pomyśl, co się jeszcze nie pojawiło.
kingdomino-nudge-holes = Uważaj: jakiś kwadrat może zostać pusty na zawsze.
kingdomino-nudge-gaps = Uważaj na wąskie luki: mało co do nich pasuje.
kingdomino-nudge-harmony = Nie każdy kafelek pasuje do twojego królestwa.
kingdomino-nudge-centre = Spójrz na swój zamek: czy może zostać pośrodku?
kingdomino-nudge-frame = Nie musisz jeszcze ustalać brzegów swojego królestwa.
kingdomino-nudge-places = Pomyśl o następnych kafelkach: zostaw miejsce na różne tereny.
kingdomino-nudge-split = Teren, który trzyma się razem, jest wart więcej.
kingdomino-nudge-order = Numer kafelka decyduje, kto wcześniej wybiera w następnej rundzie.
kingdomino-nudge-deny = Zobacz, czego potrzebują przeciwnicy.
kingdomino-nudge-ending = Koniec da się już policzyć: sprawdź, do czego prowadzi każdy ruch.

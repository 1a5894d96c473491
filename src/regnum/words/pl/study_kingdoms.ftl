# Powody, koszty i wskazówki w Kingdoms.

kingdoms-study-rival = { $rival ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
    [blue] Niebieski
   *[several] Przeciwnik
}
kingdoms-study-money =
    { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    }
kingdoms-study-left =
    { $mood ->
        [hope] wśród kafelków, których jeszcze nie widać ({ $left }), zasobów jest { $tiles }
       *[fear] wśród kafelków, których jeszcze nie widać ({ $left }), zagrożeń jest { $tiles }
    }

## Powody ruchu

kingdoms-reason-lines = Przy obecnym stanie planszy zarabiasz o { kingdoms-study-money } więcej.
kingdoms-reason-rivals = { kingdoms-study-rival } zarabia o { kingdoms-study-money } mniej.
kingdoms-reason-supply =
    { $mood ->
        [hope] W twoich liniach zostają puste pola na dobre kafelki
       *[fear] Złe kafelki mogą ci mniej zaszkodzić
    }: { kingdoms-study-left }.
kingdoms-reason-ranks =
    { $rank ->
        [0] Zachowujesz zamki na później.
       *[other] Zachowujesz zamek poziomu { $rank } na później.
    }
kingdoms-reason-start = Zachowujesz kafelek startowy na później.
kingdoms-reason-draw = Kafelek z zapasu daje średnio { kingdoms-study-money }.
kingdoms-reason-ending =
    Policzone do końca: o { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    } więcej.

## Koszty ruchu

kingdoms-cost-lines = Przy obecnym stanie planszy zarabiasz o { kingdoms-study-money } mniej.
kingdoms-cost-rivals = { kingdoms-study-rival } zarabia o { kingdoms-study-money } więcej.
kingdoms-cost-supply =
    { $mood ->
        [hope] W twoich liniach zostaje mniej pustych pól na dobre kafelki
       *[fear] Złe kafelki wciąż mogą ci zaszkodzić
    }: { kingdoms-study-left }.
kingdoms-cost-ranks = Zużywasz zamek poziomu { $rank }.
kingdoms-cost-start = Zużywasz kafelek startowy.
kingdoms-cost-draw = Rezygnujesz z kafelka z zapasu, który daje średnio { kingdoms-study-money }.
kingdoms-cost-ending =
    Policzone do końca: o { $number ->
        [one] { $number } monetę
        [few] { $number } monety
       *[many] { $number } monet
    } mniej.

## Gdzie patrzeć: pierwszy krok podpowiedzi

kingdoms-nudge-lines =
    { $tile ->
        [none] Zobacz, ile płaci ci teraz każda linia.
       *[number] Jest linia, w której leży { kingdoms-tile }, a nie ma jeszcze twojego zamku.
    }
kingdoms-nudge-rivals = Zobacz, które linie płacą twoim przeciwnikom.
kingdoms-nudge-supply =
    { $mood ->
        [hope] Dobre kafelki jeszcze się pojawią. W których liniach jest na nie miejsce?
       *[fear] Złe kafelki jeszcze się pojawią. Które z twoich linii są bezpieczne?
    }
kingdoms-nudge-ranks = Nie każde pole jest warte silnego zamku.
kingdoms-nudge-start = Kafelek startowy może poczekać.
kingdoms-nudge-draw = Pomyśl, co może dać kafelek z zapasu.
kingdoms-nudge-ending = Koniec da się już policzyć: sprawdź, do czego prowadzi każdy ruch.

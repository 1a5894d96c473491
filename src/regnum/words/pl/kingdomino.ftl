# Słowa i objaśnienia gry Kingdomino.

kingdomino-name = Kingdomino

kingdomino-terrain =
    { $terrain ->
        [wheat] pole pszenicy
        [forest] las
        [lake] jezioro
        [pasture] łąka
        [swamp] bagno
       *[mine] kopalnia
    }

kingdomino-colour = { $colour ->
    [pink] różowy
    [yellow] żółty
    [green] zielony
   *[blue] niebieski
}

kingdomino-explain-game-over = Koniec gry.
kingdomino-explain-wait = To nie twoja kolej.
kingdomino-explain-must-claim-first = Trwa pierwszy wybór: postaw swojego króla na jednym z tych kafelków.
kingdomino-explain-must-place = Najpierw połóż kafelek { $domino }.
kingdomino-explain-must-claim = Twój kafelek jest już położony; teraz wybierz kafelek z nowej kolumny.
kingdomino-explain-other-domino = Teraz trzeba położyć kafelek { $mine }, a nie { $domino }.
kingdomino-explain-not-in-row = Kafelka { $domino } nie ma w tej kolumnie. Do wyboru: { $row }.
kingdomino-explain-claimed-already = Na kafelku { $domino } stoi już król. Wolne: { $free }.
kingdomino-explain-claim = Kafelek { $domino } jest wolny, więc możesz go wybrać.
kingdomino-explain-discard = Kafelek { $domino } nigdzie nie pasuje do twojego królestwa, więc trzeba go odrzucić.
kingdomino-explain-must-not-discard =
    { $ways ->
        [one] Kafelek { $domino } można położyć na jeden sposób
        [few] Kafelek { $domino } można położyć na { $ways } sposoby
       *[many] Kafelek { $domino } można położyć na { $ways } sposobów
    }, więc nie wolno go odrzucić, nawet jeśli to niekorzystne.
kingdomino-explain-occupied = Kwadrat { $square } jest już zajęty.
kingdomino-explain-frame = Twoje królestwo nie mieściłoby się już w kwadracie { $size } × { $size }.
kingdomino-explain-touches-castle = Na { $square } styka się z twoim zamkiem, do którego pasuje każdy teren.
kingdomino-explain-matches = Na { $square } styka się z takim samym terenem: { kingdomino-terrain }.
kingdomino-explain-no-match = Żadna połowa nie styka się z takim samym terenem ani z zamkiem ({ $first }, { $second }).
kingdomino-explain-diagonal = Styka się z twoim królestwem tylko rogiem; liczą się tylko boki.
kingdomino-explain-apart = Nie styka się z twoim królestwem.

kingdomino-error-edition = Nieznane wydanie „{ $edition }”. Do wyboru: { $known }.
kingdomino-error-size = Królestwo nie może mieć szerokości { $size }: ma 5 kwadratów, a w Wielkim pojedynku 7.
kingdomino-error-middle = „Zamek centralny” może mieć wartość: { $known }.
kingdomino-error-draft = Pierwszy wybór przy 2 graczach może przebiegać tak: { $known }.
kingdomino-error-duel-players = Wielki pojedynek z królestwami 7 × 7 jest dla 2 graczy, a podano ich { $players } (KD-X4).
kingdomino-error-duel-only = W wydaniu „{ $edition }” Wielki pojedynek jest jedyną grą dla 2 graczy; do królestw 5 × 5 wybierz classic albo bga.
kingdomino-error-draft-players = Kolejność A-B-B-A jest dla 2 graczy, a podano ich { $players } (KD-S8).
kingdomino-error-row =
    Kolumny po { $row } nie pasują do liczby graczy ({ $players }): królów jest { $kings }, więc w kolumnie { $kings ->
        [4] muszą leżeć dokładnie 4 kafelki domino
       *[other] musi leżeć od { $kings } do 4 kafelków domino
    } (KD-S5).
kingdomino-error-unclaimed = Gdy kafelków w kolumnie jest { $row }, a królów { $kings }, co rundę zostaje kafelek, którego nikt nie wybrał. Włącz odrzucanie niewybranych kafelków (KD-S9).
kingdomino-error-deck = Z { $deck } kafelków domino nie da się ułożyć kolumn po { $row }: ich liczba musi się dzielić przez { $row } i wynosić najwyżej 48 (KD-S4).
kingdomino-error-fill = Liczba kafelków domino na gracza wynosiłaby { $each }, a w królestwie { $size } × { $size } mieści się ich { $room } (KD-P1).
kingdomino-error-not-edition = Ustawienie „{ $option }” nie zgadza się z wydaniem „{ $edition }”. Własny zestaw ustawień musi mieć wydanie „custom”.

kingdomino-error-notation = „{ $text }” nie jest ruchem. Wpisz k17, by wybrać kafelek 17; 17h7e, by go położyć; 17x, by go odrzucić.
kingdomino-error-notation-domino = „{ $text }” dotyczy kafelka { $domino }, ale kafelki domino mają numery od 1 do 48.

kingdomino-kingdom-long = Ten tekst jest za długi jak na królestwo: może mieć do { $most } znaków.
kingdomino-kingdom-empty = Nie ma tu królestwa. Wpisz każdy rząd w osobnym wierszu, na przykład „W1 W C .”.
kingdomino-kingdom-no-castle = Królestwo nie ma zamku. Wpisz C tam, gdzie stoi (KD-S2).
kingdomino-kingdom-castles = Liczba zamków w królestwie to { $castles }, a musi być dokładnie jeden (KD-S2).
kingdomino-kingdom-wide = Królestwo nie mieści się w kwadracie { $size } × { $size } (KD-P1).
kingdomino-kingdom-square = Wiersz { $line }: „{ $text }” nie jest kwadratem. Wpisz W (pole pszenicy), F (las), L (jezioro), P (łąka), S (bagno) albo M (kopalnia) z liczbą koron; C to zamek, kropka to pusty kwadrat.
kingdomino-kingdom-pieces = Takich kwadratów ({ kingdomino-terrain }, korony: { $crowns }) jest tu { $number }, a w pudełku tylko { $exist } (KD-C6).

kingdomino-sheet-kingdom = Królestwo { $number }: { $problem }

# Słowa i objaśnienia gry Kingdomino.

kingdomino-name = Kingdomino

kingdomino-terrain = { $terrain ->
    [wheat] pole pszenicy
    [forest] las
    [lake] jezioro
    [pasture] łąka
    [swamp] bagno
   *[mine] góra
}

kingdomino-colour = { $colour ->
    [pink] różowy
    [yellow] żółty
    [green] zielony
   *[blue] niebieski
}

kingdomino-explain-game-over = Gra jest skończona.
kingdomino-explain-wait = To nie twoja kolej.
kingdomino-explain-must-claim-first = Trwa wybór pierwszych kafelków domino: postaw swojego króla na jednym z nich.
kingdomino-explain-must-place = Najpierw musisz położyć kafelek { $domino }.
kingdomino-explain-must-claim = Twój kafelek leży już na miejscu; teraz wybierz kafelek z nowej kolumny.
kingdomino-explain-other-domino = Teraz trzeba położyć kafelek { $mine }, a nie { $domino }.
kingdomino-explain-not-in-row = Kafelka { $domino } nie ma w kolumnie. Są w niej: { $row }.
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
kingdomino-explain-no-match = Żadna połowa nie styka się z takim samym terenem twojego królestwa ani z zamkiem ({ $first }, { $second }).
kingdomino-explain-diagonal = Styka się z twoim królestwem tylko rogiem; liczą się tylko boki.
kingdomino-explain-apart = Nie styka się z twoim królestwem.

kingdomino-error-edition = Nie ma wydania „{ $edition }”. Znane: { $known }.
kingdomino-error-size = Królestwo nie może mieć szerokości { $size }: ma 5 kwadratów, a w Wielkim pojedynku 7.
kingdomino-error-middle = Możliwe wartości ustawienia „Zamek centralny”: { $known }.
kingdomino-error-draft = Możliwe sposoby pierwszego wyboru dwóch graczy: { $known }.
kingdomino-error-duel-players = Wielki pojedynek z królestwami 7 × 7 jest dla 2 graczy; tu liczba graczy to { $players } (KD-X4).
kingdomino-error-duel-only = W wydaniu „{ $edition }” Wielki pojedynek jest jedyną grą dla 2 graczy; do królestw 5 × 5 wybierz classic albo bga.
kingdomino-error-draft-players = Kolejność A-B-B-A jest dla 2 graczy; tu liczba graczy to { $players } (KD-S8).
kingdomino-error-row = Kolumna o długości { $row } nie pasuje do liczby graczy { $players }: królów jest { $kings }, więc kafelków domino w kolumnie musi być co najmniej { $kings }, a najwyżej 4 (KD-S5).
kingdomino-error-unclaimed = Przy kolumnie o długości { $row } i liczbie królów { $kings } co rundę zostaje kafelek domino; trzeba go odrzucić (KD-S9).
kingdomino-error-deck = Nie da się ułożyć kolumn po { $row } z tylu kafelków domino: { $deck }. Może ich być najwyżej 48, a liczba musi się dzielić przez { $row } (KD-S4).
kingdomino-error-fill = Na gracza przypada kafelków domino: { $each }, a w królestwie { $size } × { $size } zmieści się ich { $room } (KD-P1).
kingdomino-error-not-edition = Ustawienie „{ $option }” różni się od wydania „{ $edition }”; taka mieszanka nazywa się „custom”.

kingdomino-error-notation = „{ $text }” nie jest ruchem. Pisz k17, by wybrać kafelek 17, 17h7e, by go położyć, 17x, by go odrzucić.
kingdomino-error-notation-domino = „{ $text }” mówi o kafelku { $domino }, ale kafelki domino mają numery od 1 do 48.

kingdomino-kingdom-long = Królestwo nie potrzebuje tyle tekstu: najwyżej { $most } znaków.
kingdomino-kingdom-empty = Nie ma tu królestwa: napisz każdy rząd w osobnym wierszu, na przykład „W1 W C .”.
kingdomino-kingdom-no-castle = Królestwo nie ma zamku: napisz C tam, gdzie stoi (KD-S2).
kingdomino-kingdom-castles = W królestwie jest zbyt wiele zamków: { $castles }; może być tylko jeden (KD-S2).
kingdomino-kingdom-wide = Królestwo nie mieści się w kwadracie { $size } × { $size } (KD-P1).
kingdomino-kingdom-square = Wiersz { $line }: „{ $text }” nie jest kwadratem. Pisz W F L P S M z liczbą koron, C dla zamku, kropkę dla pustego kwadratu.
kingdomino-kingdom-pieces = Kwadraty tego rodzaju ({ kingdomino-terrain }, korony: { $crowns }): { $number }, a w pudełku jest ich { $exist } (KD-C6).

kingdomino-sheet-kingdom = Królestwo { $number }: { $problem }

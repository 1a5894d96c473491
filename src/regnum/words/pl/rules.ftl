# Słowa i objaśnienia gry Kingdomino.

game-kingdomino = Kingdomino

terrain = { $terrain ->
    [wheat] pole pszenicy
    [forest] las
    [lake] jezioro
    [pasture] łąka
    [swamp] bagno
   *[mine] góra
}

colour = { $colour ->
    [pink] różowy
    [yellow] żółty
    [green] zielony
   *[blue] niebieski
}

explain-game-over = Gra jest skończona.
explain-wait = To nie twoja kolej.
explain-must-claim-first = Trwa wybór pierwszych kafelków domino: postaw swojego króla na jednym z nich.
explain-must-place = Najpierw musisz położyć kafelek { $domino }.
explain-must-claim = Twój kafelek leży już na miejscu; teraz wybierz kafelek z nowej kolumny.
explain-other-domino = Teraz trzeba położyć kafelek { $mine }, a nie { $domino }.
explain-not-in-row = Kafelka { $domino } nie ma w kolumnie. Są w niej: { $row }.
explain-claimed-already = Na kafelku { $domino } stoi już król. Wolne: { $free }.
explain-claim = Kafelek { $domino } jest wolny, więc możesz go wybrać.
explain-discard = Kafelek { $domino } nigdzie nie pasuje do twojego królestwa, więc trzeba go odrzucić.
explain-must-not-discard =
    { $ways ->
        [one] Kafelek { $domino } można położyć na jeden sposób
        [few] Kafelek { $domino } można położyć na { $ways } sposoby
       *[many] Kafelek { $domino } można położyć na { $ways } sposobów
    }, więc nie wolno go odrzucić, nawet jeśli to niekorzystne.
explain-occupied = Kwadrat { $square } jest już zajęty.
explain-frame = Twoje królestwo nie mieściłoby się już w kwadracie { $size } × { $size }.
explain-touches-castle = Na { $square } styka się z twoim zamkiem, do którego pasuje każdy teren.
explain-matches = Na { $square } styka się z takim samym terenem: { terrain }.
explain-no-match = Żadna połowa nie styka się z takim samym terenem twojego królestwa ani z zamkiem ({ $first }, { $second }).
explain-diagonal = Styka się z twoim królestwem tylko rogiem; liczą się tylko boki.
explain-apart = Nie styka się z twoim królestwem.

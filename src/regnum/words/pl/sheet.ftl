# Co serwer mówi o arkuszach punktacji.

sheet-kingdom = Królestwo { $number }: { $problem }
sheet-colour = Na planszy stoją zamki w kolorze, którym nikt nie gra: { kingdoms-colour } (KG-C1). Dodaj gracza albo zdejmij zamki.

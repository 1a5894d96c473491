# What the server says of score sheets.

sheet-kingdom = Kingdom { $number }: { $problem }
sheet-colour = There are castles of this colour on the board, but nobody plays it: { kingdoms-colour } (KG-C1).

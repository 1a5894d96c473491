# What the server says of score sheets.

sheet-kingdom = Kingdom { $number }: { $problem }
sheet-colour = Castles stand on the board in a colour that nobody plays: { kingdoms-colour } (KG-C1). Add the player, or take the castles away.

# Setting up a position of Kingdomino.

kingdomino-setup-domino = Domino { $number } of the new row
kingdomino-setup-claimed = A row can be chosen before its first domino is claimed. Undo to change it, or play on to the next row.
kingdomino-setup-last = All rows have been drawn.

# What a table says when it refuses something.

table-name = A name must have 1 to { $most } visible characters, all on one line.
table-chat = A message must have 1 to { $most } visible characters, all on one line.
table-salt = Your salt can have at most { $most } ordinary characters.
table-only-host = Only the host can do this.
table-only-seated = Only players at this table can do this.
table-not-your-seat = This is not your seat.
table-seat-taken = This seat is already taken.
table-seat-reserved = This seat is reserved for someone else.
table-seat-plan = A seat is for a bot or for you, not for both.
table-players-by-seats = Do not set the number of players: it is the number of seats.
table-begun = The game has already begun, so this is no longer possible.
table-not-begun = The game has not begun yet.
table-not-full = The game can begin when every seat is taken.
table-over = The game at this table is over.
table-not-over = The game is not over yet.
table-resigned = You have resigned.
table-stale = The game has moved on: this was meant for ply { $meant }, but it is now at ply { $ply }.
table-nothing-to-undo = You have no move to undo.
table-undo-revealed = Something hidden has been revealed since then, so you cannot undo.
table-no-undo-asked = Nobody has asked for an undo.
table-chat-off = There is no chat at this table.
table-mute-self = You cannot mute yourself.
table-player-here = This player is here; a bot can only play for players who are away.
table-full = This table has reached its limit of { $most } events. From now on you can only play the game to its end.
table-undo-often = You have undone { $most } times in this turn. Play on before you undo again.

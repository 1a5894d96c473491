# What a table says when it refuses something.

table-name = A name has 1 to { $most } characters, all of them visible and on one line.
table-chat = A line of chat has 1 to { $most } characters, all of them visible and on one line.
table-salt = What you add to the deal has at most { $most } plain characters.
table-only-host = Only the person who opened the table can do this.
table-only-seated = Only those who sit at the table can do this.
table-not-your-seat = This is not your seat.
table-seat-taken = Somebody sits here already.
table-seat-reserved = This seat is kept for somebody else.
table-seat-plan = A seat is for a bot or for you, not for both.
table-players-by-seats = Leave the number of players out: there are as many as seats.
table-begun = The game has begun; this has to be done before.
table-not-begun = The game has not begun yet.
table-not-full = The game can begin when every seat is taken.
table-over = It is over at this table.
table-not-over = The game is not over yet.
table-resigned = You have given up this seat.
table-stale = The game has moved on: this was meant for ply { $meant }, and now is ply { $ply }.
table-nothing-to-undo = There is no action of yours to take back.
table-undo-revealed = Something hidden has been revealed since then, so nothing can be taken back.
table-no-undo-asked = Nobody has asked to take anything back.
table-chat-off = There is no chat at this table.
table-mute-self = You cannot mute yourself.
table-player-here = This player is here; a bot plays only for those who are away.
table-full = This table has kept { $most } events. From now on only the game itself can be played to its end.
table-undo-often = You have undone { $most } times in this turn. Play on before you undo again.

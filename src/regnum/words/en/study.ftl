# Study, for all games.

study-nudge = Compare what each move leaves for later.

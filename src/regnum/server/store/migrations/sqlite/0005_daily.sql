-- The results of the daily deal: one of each player for each day and game, the first that was sent.
CREATE TABLE daily (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (day, game, player)
);
CREATE INDEX daily_by_player ON daily (player);

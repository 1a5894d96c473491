-- The results of the daily deal: one of each player for each day and game, the first that was sent.
CREATE TABLE daily (
    day text COLLATE "C" NOT NULL,
    game text NOT NULL,
    player text COLLATE "C" NOT NULL,
    name text NOT NULL,
    points integer NOT NULL,
    time bigint NOT NULL,
    PRIMARY KEY (day, game, player)
);
CREATE INDEX daily_by_player ON daily (player);

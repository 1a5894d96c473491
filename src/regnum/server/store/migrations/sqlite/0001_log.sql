CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    time INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    is_listed INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    to_act INTEGER,
    needs_service INTEGER NOT NULL,
    details TEXT NOT NULL
) STRICT;
CREATE INDEX tables_by_status ON tables (status, changed, table_id);
CREATE INDEX tables_to_serve ON tables (table_id) WHERE needs_service;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    bot TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player, table_id);
CREATE INDEX seats_by_name ON seats (name_key, table_id);

CREATE TABLE players (
    player TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    is_bot INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    hash BLOB NOT NULL PRIMARY KEY,
    player TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_player ON tokens (player);

CREATE TABLE links (
    hash BLOB NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_by_expiry ON links (expires);

CREATE TABLE uptime (
    process TEXT NOT NULL,
    began INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (process, began)
) STRICT, WITHOUT ROWID;
CREATE INDEX uptime_by_end ON uptime (until);

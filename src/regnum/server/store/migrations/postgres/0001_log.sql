-- Texts are compared by their code points, as Python and SQLite do.
CREATE TABLE events (
    table_id text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    time bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE tables (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    game text NOT NULL,
    status text NOT NULL,
    is_listed boolean NOT NULL,
    opened bigint NOT NULL,
    changed bigint NOT NULL,
    to_act integer,
    needs_service boolean NOT NULL,
    details text NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, changed, table_id);
CREATE INDEX tables_to_serve ON tables (table_id) WHERE needs_service;

CREATE TABLE seats (
    table_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    player text,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    bot text,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_player ON seats (player, table_id);
CREATE INDEX seats_by_name ON seats (name_key, table_id);

CREATE TABLE players (
    player text NOT NULL PRIMARY KEY,
    name text NOT NULL,
    is_bot boolean NOT NULL,
    created bigint NOT NULL
);

CREATE TABLE tokens (
    hash bytea NOT NULL PRIMARY KEY,
    player text NOT NULL
);
CREATE INDEX tokens_by_player ON tokens (player);

CREATE TABLE links (
    hash bytea NOT NULL PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    expires bigint NOT NULL
);
CREATE INDEX links_by_expiry ON links (expires);

CREATE TABLE uptime (
    process text NOT NULL,
    began bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (process, began)
);
CREATE INDEX uptime_by_end ON uptime (until);

CREATE TABLE leases (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY,
    process text NOT NULL,
    until bigint NOT NULL
);
CREATE INDEX leases_by_process ON leases (process);

CREATE TABLE presence (
    process text NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    player text NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (table_id, player, process)
);
CREATE INDEX presence_by_process ON presence (process);

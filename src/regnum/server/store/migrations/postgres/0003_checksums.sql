-- A checksum for every event, and the tables of every player. Both are filled in right after this: see filling.py.
-- Without a default, a process of an earlier version that is still running cannot add an event without a checksum.
ALTER TABLE events ADD COLUMN checksum bytea NOT NULL DEFAULT '';
ALTER TABLE events ALTER COLUMN checksum DROP DEFAULT;

CREATE TABLE people (
    player text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX people_by_table ON people (table_id);

-- A checksum for every event, and the tables of every player. Both are filled in right after this: see filling.py.
ALTER TABLE events ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';

CREATE TABLE people (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX people_by_table ON people (table_id);

-- Who opened a table, so that one player does not fill the lobby, and how long it is kept while nothing happens there.
-- Of older tables nobody knows here who opened them, and those that are over are kept always.
ALTER TABLE tables ADD COLUMN host TEXT;
ALTER TABLE tables ADD COLUMN kept TEXT NOT NULL DEFAULT 'always';
UPDATE tables SET kept = CASE
    WHEN status = 'open' THEN 'waiting'
    WHEN (SELECT count(DISTINCT player) FROM seats WHERE seats.table_id = tables.table_id) > 1 THEN 'shared'
    ELSE 'alone'
END
WHERE status <> 'over';
CREATE INDEX tables_by_host ON tables (host, status, changed, table_id) WHERE is_listed;
CREATE INDEX tables_by_keeping ON tables (kept, changed) WHERE kept <> 'always';

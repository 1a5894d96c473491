-- How each seat did, for lists and statistics. Tables that were finished before this have no results yet:
-- they are the ones that are over and not indexed.
ALTER TABLE seats ADD COLUMN score integer;
ALTER TABLE seats ADD COLUMN rank integer;
ALTER TABLE tables ADD COLUMN is_indexed boolean NOT NULL DEFAULT false;
CREATE INDEX tables_to_index ON tables (status, table_id) WHERE NOT is_indexed;

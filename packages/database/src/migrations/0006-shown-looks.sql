-- The house's words may come before its pictures: a look without any stays off the pages until it has one.
-- A sample is never shown by itself.
ALTER TABLE sku ADD COLUMN is_shown boolean NOT NULL
  GENERATED ALWAYS AS (NOT is_sample AND jsonb_array_length(media) > 0) STORED;

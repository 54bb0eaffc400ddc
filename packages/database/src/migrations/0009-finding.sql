-- What pieces are found by, and how every process learns what has changed of them.

-- Values of the facet `material`, the most telling first.
ALTER TABLE product ADD COLUMN materials text[] NOT NULL DEFAULT '{}';
-- null: long ago
ALTER TABLE product ADD COLUMN launched_on date;
-- A value of the facet `colour` where the house says one; else it follows from colour_hex (colourFamilyOf).
ALTER TABLE sku ADD COLUMN colour_family text;
-- A value of the facet `finish`.
ALTER TABLE sku ADD COLUMN finish text;

-- [R2.031] What stands between the pieces of a listing: [{after, kind, ref}].
ALTER TABLE category ADD COLUMN tiles jsonb NOT NULL DEFAULT '[]';
-- Products that stand two cards wide in it.
ALTER TABLE category ADD COLUMN wide_products text[] NOT NULL DEFAULT '{}';

-- [R7.009] What the values of a facet are called and searched by.
CREATE TABLE facet_value (
  facet text NOT NULL CHECK (facet IN ('colour', 'material', 'finish')),
  value text NOT NULL,
  rank integer NOT NULL,
  -- what the value looks like beside its name; null where one colour cannot say it
  hex text,
  -- language → name
  names jsonb NOT NULL,
  -- language → [word]
  synonyms jsonb NOT NULL,
  PRIMARY KEY (facet, value)
);
-- [R7.064] Words that shoppers use for one thing: language → [word].
CREATE TABLE word_group (
  id text PRIMARY KEY,
  words jsonb NOT NULL
);

-- The catalogue version at which a product changed last. It is written in the transaction that raises the version, so
-- whoever has read up to a version finds everything later here.
CREATE TABLE product_change (
  product_id text PRIMARY KEY REFERENCES product,
  version bigint NOT NULL
);
CREATE INDEX product_change_by_version ON product_change (version);

-- The search index as bytes: what it held at a version. Processes load it and add what has changed since.
CREATE TABLE search_base (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- of the bytes; a process that reads another one waits for a base of its own
  format text NOT NULL,
  version bigint NOT NULL,
  pieces integer NOT NULL,
  build_seconds double precision NOT NULL
);
CREATE TABLE search_base_part (
  name text PRIMARY KEY,
  bytes bytea NOT NULL
);

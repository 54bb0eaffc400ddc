-- Letters on pieces, and pieces that are made to order.

-- The letters that a workshop has: {code, capHeight, isUpperCase, glyphs: {letter: {advance, outline}}, kerning}
CREATE TABLE letter_font (
  code text PRIMARY KEY,
  body jsonb NOT NULL
);

-- [R5.020] What the house does not write on a piece.
CREATE TABLE moderation_words (
  language text PRIMARY KEY,
  words text[] NOT NULL,
  -- found within other words, too
  anywhere text[] NOT NULL
);

-- [R2.024] A design that somebody made of a SKU. Equal designs of a SKU are one row; its id is random, so that only who
-- was given it finds it. It does not say whose it is.
CREATE TABLE perso_config (
  id text PRIMARY KEY,
  sku_id text NOT NULL REFERENCES sku,
  design jsonb NOT NULL,
  -- the canonical text of the design
  design_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- when somebody last put it into a cart, or asked for its link
  used_at timestamptz NOT NULL,
  UNIQUE (sku_id, design_key)
);
CREATE INDEX perso_config_by_use ON perso_config (used_at);
-- A design that a line names is not swept.
CREATE INDEX cart_line_by_design ON cart_line ((configuration -> 'personalisation' ->> 'designId'))
  WHERE configuration ? 'personalisation';
CREATE INDEX order_line_by_design ON order_line ((configuration -> 'personalisation' ->> 'designId'))
  WHERE configuration ? 'personalisation';

-- What the house makes, for every visitor alike. Names and short descriptions are written in every language of the house;
-- what a language lacks is null there and read in English (src/catalogue/words-sql.ts).

-- Who may see what, and when: the 403 page before, entitled customers while it lasts, nothing after.
CREATE TABLE exclusive_sale (
  id text PRIMARY KEY,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- language → {title, subtitle}
  texts jsonb NOT NULL,
  CHECK (opens_at < closes_at)
);

-- ---------------------------------------------------------------- categories
CREATE TABLE category (
  dim_id text PRIMARY KEY,
  parent_id text REFERENCES category,
  -- Path below the locale, without slashes at the ends: 'accessories/sunglasses'. Two may trade places in one load.
  path text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
  url_code text NOT NULL,
  rank integer NOT NULL,
  is_exclusive boolean NOT NULL DEFAULT false,
  exclusive_sale_id text REFERENCES exclusive_sale,
  age_restricted boolean NOT NULL DEFAULT false,
  -- No reference: it may name a still life that is still to be taken.
  still_life text
);
CREATE INDEX category_by_parent ON category (parent_id);
CREATE TABLE category_text (
  dim_id text NOT NULL REFERENCES category,
  language text NOT NULL,
  name text NOT NULL,
  intro text NOT NULL,
  PRIMARY KEY (dim_id, language)
);

-- Pictures of several pieces together: what categories, the home page, stories and articles open with.
CREATE TABLE still_life (
  name text PRIMARY KEY,
  media jsonb NOT NULL
);

-- ---------------------------------------------------------------- products and SKUs
CREATE TABLE product (
  id text PRIMARY KEY,
  slug text NOT NULL,
  default_sku_id text,
  product_type text NOT NULL,
  sub_family text NOT NULL,
  is_kitting boolean NOT NULL DEFAULT false,
  is_monogram boolean NOT NULL DEFAULT false,
  beauty_engraving boolean NOT NULL DEFAULT false,
  is_exclusive boolean NOT NULL DEFAULT false,
  exclusive_sale_id text REFERENCES exclusive_sale,
  age_restricted boolean NOT NULL DEFAULT false,
  mom jsonb,
  size_guide_id text,
  care_link_id text,
  -- The model that it is looked at in from all sides; null where there is none.
  model jsonb
);
CREATE TABLE product_text (
  product_id text NOT NULL REFERENCES product,
  language text NOT NULL,
  name text NOT NULL,
  short_description text NOT NULL DEFAULT '',
  -- a few words that tell this product from its neighbours in a list
  disambiguating_description text NOT NULL DEFAULT '',
  -- Null, as are the next three, where the language has the short texts alone.
  description text,
  fit_information text DEFAULT '',
  -- [{titleKey, body}] shown as the folding sections below the buying column
  details jsonb DEFAULT '[]',
  page_edito jsonb DEFAULT '{}',
  PRIMARY KEY (product_id, language)
);
CREATE TABLE product_category (
  product_id text NOT NULL REFERENCES product,
  dim_id text NOT NULL REFERENCES category,
  rank integer NOT NULL,
  PRIMARY KEY (dim_id, product_id)
);
CREATE INDEX product_category_by_product ON product_category (product_id);
CREATE TABLE product_relation (
  product_id text NOT NULL REFERENCES product,
  kind text NOT NULL CHECK (kind IN ('related', 'similar', 'finish', 'push', 'recommended')),
  other_id text NOT NULL REFERENCES product,
  rank integer NOT NULL,
  PRIMARY KEY (product_id, kind, other_id)
);

-- A SKU is called what its product is called.
CREATE TABLE sku (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES product,
  rank integer NOT NULL,
  english_product_name text NOT NULL,
  -- pictures and model variants hang on the look: one colour, all its sizes
  look text NOT NULL,
  colour_code text NOT NULL,
  colour_hex text NOT NULL,
  -- of a palette with several pans: their colours, in order
  powders text[] NOT NULL DEFAULT '{}',
  size text,
  -- [{view, width, height, widths: [..]}], the main picture first
  media jsonb NOT NULL,
  sellable boolean NOT NULL,
  csc_sellable boolean NOT NULL,
  back_in_stock boolean NOT NULL,
  max_quantity integer NOT NULL CHECK (max_quantity > 0),
  is_fluid boolean NOT NULL DEFAULT false,
  service_id text,
  diamond_engraving boolean NOT NULL DEFAULT false,
  eligible_agec boolean NOT NULL DEFAULT false,
  -- the SKUs inside a bundle; empty for all others
  bundle_sku_ids text[] NOT NULL DEFAULT '{}',
  -- A sample travels with a fragrance and is never sold by itself; an empty list of countries means everywhere.
  is_sample boolean NOT NULL DEFAULT false,
  sample_countries text[] NOT NULL DEFAULT '{}',
  try_on_type text CHECK (try_on_type IN ('watches', 'sneakers', 'lipsticks', 'eyeshadows', 'rings', 'earrings', 'sunglasses')),
  try_on_enabled boolean NOT NULL DEFAULT false,
  -- How a shade is worn; null for what is no make-up. Lipsticks: {colour: '#rrggbb', finish, strength?: 0 to 1}.
  -- Eyeshadows: {shades: [{colour, finish, place}]}, in order.
  make_up jsonb,
  -- It left the house's files: what shoppers have of it is still drawn.
  is_withdrawn boolean NOT NULL DEFAULT false,
  -- The house's words may come before its pictures: a look without any stays off the pages until it has one.
  is_shown boolean NOT NULL
    GENERATED ALWAYS AS (NOT is_sample AND NOT is_withdrawn AND jsonb_array_length(media) > 0) STORED
);
CREATE INDEX sku_by_product ON sku (product_id, rank);
CREATE TABLE sku_text (
  sku_id text NOT NULL REFERENCES sku,
  language text NOT NULL,
  colour text NOT NULL,
  label text NOT NULL,
  -- a word of the merchant's on the picture: new, in boutiques only
  commercial_tag text,
  shade_description text,
  short_shade_description text,
  PRIMARY KEY (sku_id, language)
);
CREATE TABLE price (
  sku_id text NOT NULL REFERENCES sku,
  country text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  tax_included boolean NOT NULL,
  PRIMARY KEY (sku_id, country)
);
-- The model that a SKU is worn with.
CREATE TABLE try_on_asset (
  sku_id text PRIMARY KEY REFERENCES sku,
  file text NOT NULL,
  variant text NOT NULL,
  sidecar jsonb NOT NULL DEFAULT '{}',
  bytes integer NOT NULL,
  checksum text NOT NULL
);
-- [R3.007] What can be written on a piece, and how: fonts, colours, positions, at most so many characters.
CREATE TABLE perso_detail (
  sku_id text PRIMARY KEY REFERENCES sku,
  hotstampable boolean NOT NULL,
  engravable boolean NOT NULL,
  engraving_enabled boolean NOT NULL,
  engraving_type text,
  -- view of the SKU's look on which the preview is drawn
  view text,
  options jsonb NOT NULL
);
-- [R2.022] The sheet of French law 2020-105, article 13, by decree 2022-748.
CREATE TABLE agec_sheet (
  sku_id text PRIMARY KEY REFERENCES sku,
  body jsonb NOT NULL
);

-- ---------------------------------------------------------------- beside the products
-- [R3.053] A silent film of the house, and in whose gallery it runs; without a product it is shown by its id alone.
CREATE TABLE video (
  id text PRIMARY KEY,
  product_id text REFERENCES product,
  -- null: whatever the colour
  colour_code text,
  rank integer NOT NULL,
  -- {width, height, seconds, files: [{file, type, bytes, sha256}], poster: {file, bytes, sha256}}
  media jsonb NOT NULL
);
CREATE INDEX video_by_product ON video (product_id);
CREATE TABLE video_text (
  video_id text NOT NULL REFERENCES video ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  -- [{fromSeconds, toSeconds, text}]: what is seen
  captions jsonb NOT NULL,
  PRIMARY KEY (video_id, language)
);

-- [R3.039, R3.043] A make-up look with its tutorial, or pieces that are worn together.
CREATE TABLE look (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('make-up', 'outfit')),
  number text NOT NULL,
  rank integer NOT NULL,
  -- {look, view} of the picture index; null until there is one
  picture jsonb,
  palette jsonb,
  video_id text,
  sku_ids text[] NOT NULL
);
CREATE INDEX look_by_sku ON look USING gin (sku_ids);
CREATE TABLE look_text (
  look_id text NOT NULL REFERENCES look ON DELETE CASCADE,
  language text NOT NULL,
  name text NOT NULL,
  alt text NOT NULL,
  -- {intro, stepByStepTitle, stepByStepDesc, steps: [{title, text}], paletteAlt, videoAlt}; null without a tutorial
  tutorial jsonb,
  PRIMARY KEY (look_id, language)
);

-- [R3.031] One wire body per language: both tables, cm and inches, made when the house was loaded.
CREATE TABLE size_guide (
  id text NOT NULL,
  language text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (id, language)
);
-- [R3.034] {title, sections: [{intro, description}]}
CREATE TABLE care_link (
  id text NOT NULL,
  language text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (id, language)
);
CREATE TABLE material (
  id text PRIMARY KEY,
  origin_country text NOT NULL,
  picture jsonb,
  -- language → {name, description}
  texts jsonb NOT NULL
);

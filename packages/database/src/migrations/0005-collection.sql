-- The collection: what the specification's entities (section 3) know beyond the first purchase.

-- ---------------------------------------------------------------- countries
-- An address may lie where the house does not send: a bill to Canada for a parcel to New York.
ALTER TABLE country ALTER COLUMN dispatch_locale DROP NOT NULL;
ALTER TABLE country
  ADD COLUMN currency text,
  ADD COLUMN tax_included boolean,
  -- the country whose prices hold here too, unless a product names its own
  ADD COLUMN priced_as text;
-- A method that left the files: parcels that travelled with it still name it, nobody is offered it.
ALTER TABLE shipping_method ADD COLUMN retired boolean NOT NULL DEFAULT false;

-- ---------------------------------------------------------------- catalogue (public)
-- Who may see what, and when: the 403 page before, entitled customers while it lasts, nothing after.
CREATE TABLE exclusive_sale (
  id text PRIMARY KEY,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- language → {title, subtitle}
  texts jsonb NOT NULL,
  CHECK (opens_at < closes_at)
);

-- Two categories may trade places in one load.
ALTER TABLE category DROP CONSTRAINT category_path_key;
ALTER TABLE category
  ADD CONSTRAINT category_path_key UNIQUE (path) DEFERRABLE INITIALLY DEFERRED,
  ADD COLUMN exclusive_sale_id text REFERENCES exclusive_sale;

ALTER TABLE product
  ADD COLUMN size_guide_id text,
  ADD COLUMN care_link_id text,
  ADD COLUMN exclusive_sale_id text REFERENCES exclusive_sale;
-- Name and short description are written in every language of the house; description, details and what belongs to
-- them are null where a language lacks them, and then English is shown as English.
ALTER TABLE product_text ALTER COLUMN description DROP NOT NULL;
ALTER TABLE product_text ALTER COLUMN fit_information DROP NOT NULL;
ALTER TABLE product_text ALTER COLUMN details DROP NOT NULL;
ALTER TABLE product_text ALTER COLUMN page_edito DROP NOT NULL;
ALTER TABLE product_text ADD COLUMN short_description text NOT NULL DEFAULT '';

-- A sample travels with a fragrance and is never sold by itself; an empty list of countries means everywhere.
ALTER TABLE sku
  ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
  ADD COLUMN sample_countries text[] NOT NULL DEFAULT '{}';
ALTER TABLE sku_text
  ADD COLUMN shade_description text,
  ADD COLUMN short_shade_description text;

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
CREATE TABLE material (
  id text PRIMARY KEY,
  origin_country text NOT NULL,
  picture jsonb,
  -- language → {name, description}
  texts jsonb NOT NULL
);

-- ---------------------------------------------------------------- help, magazine, stores (public)
CREATE TABLE kb_theme (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  rank integer NOT NULL,
  -- language → {name, intro}
  texts jsonb NOT NULL
);
CREATE TABLE kb_article (
  id text PRIMARY KEY,
  theme_id text NOT NULL REFERENCES kb_theme,
  slug text NOT NULL,
  rank integer NOT NULL,
  popularity integer NOT NULL,
  online boolean NOT NULL,
  UNIQUE (theme_id, slug)
);
CREATE TABLE kb_article_text (
  article_id text NOT NULL REFERENCES kb_article ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (article_id, language)
);

CREATE TABLE magazine_category (
  chunk text PRIMARY KEY,
  rank integer NOT NULL,
  -- language → {name, intro}
  texts jsonb NOT NULL,
  -- [{code, names: language → name}]
  tags jsonb NOT NULL
);
CREATE TABLE article (
  chunk text PRIMARY KEY,
  category text NOT NULL REFERENCES magazine_category,
  tags text[] NOT NULL,
  published_on date NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  picture jsonb,
  sku_ids text[] NOT NULL
);
CREATE INDEX article_by_category ON article (category, published_on DESC) WHERE status = 'published';
CREATE TABLE article_text (
  chunk text NOT NULL REFERENCES article ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  -- [{heading?, text}]; null where only title and summary are written
  blocks jsonb,
  PRIMARY KEY (chunk, language)
);

CREATE TABLE store (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  country text NOT NULL,
  city text NOT NULL,
  address jsonb NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  time_zone text NOT NULL,
  phone text NOT NULL,
  -- monday → [[open, close], …] in local time; a day that is left out is closed
  hours jsonb NOT NULL,
  -- [{from, until, reason}] in local days
  closures jsonb NOT NULL,
  services text[] NOT NULL,
  click_and_collect boolean NOT NULL,
  -- [{type, days, from, until, everyMinutes, capacity}]: the slots follow from it
  appointments jsonb NOT NULL,
  is_open boolean NOT NULL,
  -- language → {name, description}
  texts jsonb NOT NULL
);
CREATE INDEX store_by_country ON store (country, city);

-- ---------------------------------------------------------------- people (private)
CREATE TABLE exclusive_entitlement (
  sale_id text NOT NULL REFERENCES exclusive_sale,
  customer_id text NOT NULL REFERENCES customer,
  PRIMARY KEY (sale_id, customer_id)
);
CREATE INDEX exclusive_entitlement_by_customer ON exclusive_entitlement (customer_id);
CREATE TABLE exclusive_offer (
  id text PRIMARY KEY,
  rank integer NOT NULL,
  path text NOT NULL,
  picture jsonb,
  -- language → {offerDisplayName, subtitle, offerDescription}
  texts jsonb NOT NULL
);
CREATE TABLE offer_entitlement (
  offer_id text NOT NULL REFERENCES exclusive_offer,
  customer_id text NOT NULL REFERENCES customer,
  PRIMARY KEY (offer_id, customer_id)
);
CREATE INDEX offer_entitlement_by_customer ON offer_entitlement (customer_id);
CREATE TABLE club (
  id text PRIMARY KEY,
  rank integer NOT NULL,
  -- {orders?, spent?: {amount, currency}, productTypes?}: all that are said must hold
  rule jsonb NOT NULL,
  -- language → {name, description}
  texts jsonb NOT NULL
);
-- A card with a serial number travels with the piece; whoever has its code may say that the piece is his.
CREATE TABLE certificate (
  serial_number text PRIMARY KEY,
  sku_id text NOT NULL REFERENCES sku,
  activation_hash text NOT NULL,
  owner_id text REFERENCES customer,
  status text NOT NULL CHECK (status IN ('issued', 'activated', 'blocked')),
  material_ids text[] NOT NULL,
  made_on date NOT NULL
);
CREATE INDEX certificate_by_owner ON certificate (owner_id) WHERE owner_id IS NOT NULL;
CREATE TABLE agent (
  id text PRIMARY KEY,
  login text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  store_id text NOT NULL REFERENCES store,
  active boolean NOT NULL
);

-- The first schema of the shop. Conventions (ARCHITECTURE.md, "Data"):
--  * every id is text made by the application (uuid version 7, or the house's own reference);
--  * money is integer minor units beside an ISO 4217 currency;
--  * carts, orders and everything below them are keyed by (market, id), so that they can be distributed later;
--  * no logic in triggers, no sequence on a hot path; rows are locked in id order.

-- ---------------------------------------------------------------- configuration
CREATE TABLE app_config (
  node_env text NOT NULL,
  config_group text NOT NULL,
  name text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (node_env, config_group, name)
);

-- One row. Whoever changes what public pages show raises it, and page caches drop what they hold.
CREATE TABLE catalogue_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL
);
INSERT INTO catalogue_version (version) VALUES (1);

-- What the demo house's files looked like when they were last loaded: a second load changes nothing.
CREATE TABLE house_load (
  house text PRIMARY KEY,
  checksum text NOT NULL,
  loaded_at timestamptz NOT NULL
);

CREATE TABLE country (
  iso text PRIMARY KEY,
  tel_code text NOT NULL,
  dispatch_locale text NOT NULL,
  -- AddressRules of packages/domain/src/address
  address_rules jsonb NOT NULL,
  -- language code → name
  names jsonb NOT NULL
);

-- ---------------------------------------------------------------- catalogue (public)
CREATE TABLE category (
  dim_id text PRIMARY KEY,
  parent_id text REFERENCES category,
  -- path below the locale, without slashes at the ends: 'accessories/sunglasses'
  path text NOT NULL UNIQUE,
  url_code text NOT NULL,
  is_exclusive boolean NOT NULL DEFAULT false,
  rank integer NOT NULL
);
CREATE INDEX category_by_parent ON category (parent_id);
CREATE TABLE category_text (
  dim_id text NOT NULL REFERENCES category,
  language text NOT NULL,
  name text NOT NULL,
  intro text NOT NULL,
  PRIMARY KEY (dim_id, language)
);

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
  age_restricted boolean NOT NULL DEFAULT false,
  mom jsonb
);
CREATE TABLE product_text (
  product_id text NOT NULL REFERENCES product,
  language text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  -- a few words that tell this product from its neighbours in a list
  disambiguating_description text NOT NULL DEFAULT '',
  fit_information text NOT NULL DEFAULT '',
  -- [{titleKey, body}] shown as the folding sections below the buying column
  details jsonb NOT NULL DEFAULT '[]',
  page_edito jsonb NOT NULL DEFAULT '{}',
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

CREATE TABLE sku (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES product,
  rank integer NOT NULL,
  english_product_name text NOT NULL,
  -- pictures and model variants hang on the look: one colour, all its sizes
  look text NOT NULL,
  colour_code text NOT NULL,
  colour_hex text NOT NULL,
  size text,
  sellable boolean NOT NULL,
  csc_sellable boolean NOT NULL,
  back_in_stock boolean NOT NULL,
  try_on_type text CHECK (try_on_type IN ('watches', 'sneakers', 'lipsticks', 'eyeshadows', 'rings', 'earrings', 'sunglasses')),
  try_on_enabled boolean NOT NULL DEFAULT false,
  service_id text,
  diamond_engraving boolean NOT NULL DEFAULT false,
  eligible_agec boolean NOT NULL DEFAULT false,
  -- the SKUs inside a bundle; empty for all others
  bundle_sku_ids text[] NOT NULL DEFAULT '{}',
  max_quantity integer NOT NULL CHECK (max_quantity > 0),
  is_fluid boolean NOT NULL DEFAULT false,
  -- [{view, width, height, widths: [..]}], the main picture first
  media jsonb NOT NULL
);
CREATE INDEX sku_by_product ON sku (product_id, rank);
CREATE TABLE sku_text (
  sku_id text NOT NULL REFERENCES sku,
  language text NOT NULL,
  name text NOT NULL,
  colour text NOT NULL,
  label text NOT NULL,
  -- a word of the merchant's on the picture: new, in boutiques only
  commercial_tag text,
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
CREATE TABLE tryon_asset (
  sku_id text PRIMARY KEY REFERENCES sku,
  file text NOT NULL,
  variant text NOT NULL,
  sidecar jsonb NOT NULL DEFAULT '{}',
  bytes integer NOT NULL,
  checksum text NOT NULL
);

-- ---------------------------------------------------------------- editorial (public)
CREATE TABLE content (
  kind text NOT NULL,
  ref text NOT NULL,
  language text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (kind, ref, language)
);
CREATE TABLE footer_link (
  id text PRIMARY KEY,
  section text NOT NULL,
  rank integer NOT NULL,
  url text NOT NULL
);
CREATE TABLE footer_link_text (
  id text NOT NULL REFERENCES footer_link,
  language text NOT NULL,
  section_title text NOT NULL,
  label text NOT NULL,
  PRIMARY KEY (id, language)
);

-- ---------------------------------------------------------------- stock (private)
CREATE TABLE stock (
  sku_id text NOT NULL REFERENCES sku,
  pool text NOT NULL,
  on_hand integer NOT NULL CHECK (on_hand >= 0),
  reserved integer NOT NULL DEFAULT 0 CHECK (reserved >= 0 AND reserved <= on_hand),
  PRIMARY KEY (sku_id, pool)
);
CREATE TABLE back_in_stock (
  id text PRIMARY KEY,
  sku_id text NOT NULL REFERENCES sku,
  identifier_type text NOT NULL CHECK (identifier_type IN ('Email', 'Phone')),
  identifier text NOT NULL,
  country_code text NOT NULL,
  language text NOT NULL,
  source text NOT NULL,
  stock_channel text NOT NULL,
  store_code text,
  product_page_url text NOT NULL,
  created_at timestamptz NOT NULL,
  notified_at timestamptz,
  UNIQUE (sku_id, identifier, country_code)
);

-- ---------------------------------------------------------------- people and sessions (private)
CREATE TABLE customer (
  id text PRIMARY KEY,
  login text NOT NULL UNIQUE,
  email text NOT NULL UNIQUE,
  phone text,
  password_hash text NOT NULL,
  title text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  locale text NOT NULL,
  country text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'locked', 'closed')),
  failed_logins integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE address (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customer,
  kind text NOT NULL CHECK (kind IN ('shipping', 'billing')),
  is_main boolean NOT NULL,
  fields jsonb NOT NULL
);
CREATE UNIQUE INDEX address_one_main ON address (customer_id, kind) WHERE is_main;
CREATE INDEX address_by_customer ON address (customer_id);

-- Tokens are random; only their SHA-256 is kept. `family` is burnt as a whole when an old refresh token comes back.
CREATE TABLE session (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('guest', 'customer')),
  market text NOT NULL,
  usid_hash text NOT NULL UNIQUE,
  customer_id text REFERENCES customer,
  access_hash text NOT NULL UNIQUE,
  access_expires_at timestamptz NOT NULL,
  refresh_hash text NOT NULL UNIQUE,
  previous_refresh_hash text UNIQUE,
  refreshed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX session_by_customer ON session (customer_id) WHERE customer_id IS NOT NULL;

-- ---------------------------------------------------------------- cart (private)
CREATE TABLE cart (
  market text NOT NULL,
  id text NOT NULL,
  -- exactly one owner: a guest's session, or a customer wherever he signs in
  session_id text REFERENCES session,
  customer_id text REFERENCES customer,
  version integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  CHECK (num_nonnulls(session_id, customer_id) = 1)
);
CREATE UNIQUE INDEX cart_of_session ON cart (market, session_id) WHERE session_id IS NOT NULL;
CREATE UNIQUE INDEX cart_of_customer ON cart (market, customer_id) WHERE customer_id IS NOT NULL;
CREATE TABLE cart_item (
  market text NOT NULL,
  id text NOT NULL,
  cart_id text NOT NULL,
  sku_id text NOT NULL REFERENCES sku,
  quantity integer NOT NULL CHECK (quantity > 0),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  UNIQUE (market, cart_id, sku_id),
  FOREIGN KEY (market, cart_id) REFERENCES cart (market, id)
);

-- ---------------------------------------------------------------- orders (private)
CREATE TABLE shipping_method (
  id text PRIMARY KEY,
  country text NOT NULL,
  rank integer NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- working days from the order to the door
  lead_days_min integer NOT NULL,
  lead_days_max integer NOT NULL,
  -- language → {name, description, edd: '%a … %b'}
  texts jsonb NOT NULL
);

-- "order" is a reserved word. States: packages/domain/src/order/order-state.ts.
CREATE TABLE shop_order (
  market text NOT NULL,
  id text NOT NULL,
  number text UNIQUE,
  cart_id text NOT NULL,
  session_id text NOT NULL REFERENCES session,
  customer_id text REFERENCES customer,
  locale text NOT NULL,
  country text NOT NULL,
  currency text NOT NULL,
  channel text NOT NULL,
  state text NOT NULL,
  email text,
  billing_address jsonb,
  -- integer minor units; frozen at prepare-order and again whenever shipping changes
  subtotal bigint NOT NULL,
  shipping_amount bigint NOT NULL DEFAULT 0,
  tax_amount bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL,
  tax_included boolean NOT NULL,
  -- the answer to the client's Idempotency-Key; a second commit gets the first one's answer
  idempotency_key text,
  cart_version integer NOT NULL,
  created_at timestamptz NOT NULL,
  committed_at timestamptz,
  placed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (market, id)
);
CREATE UNIQUE INDEX shop_order_idempotency ON shop_order (market, session_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
-- one draft at a time per cart
CREATE UNIQUE INDEX shop_order_draft ON shop_order (market, cart_id) WHERE state = 'draft';
CREATE INDEX shop_order_by_session ON shop_order (market, session_id, created_at DESC);
CREATE INDEX shop_order_by_customer ON shop_order (market, customer_id, created_at DESC) WHERE customer_id IS NOT NULL;
CREATE INDEX shop_order_pending ON shop_order (expires_at) WHERE state = 'pending_payment';
CREATE TABLE order_line (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  sku_id text NOT NULL REFERENCES sku,
  -- what the shopper bought as it was then: {productId, name, label, colour, size, mediaUrl, url}
  snapshot jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_amount bigint NOT NULL,
  PRIMARY KEY (market, id),
  UNIQUE (market, order_id, sku_id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
CREATE TABLE shipping_group (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('home', 'collect')),
  method_id text NOT NULL REFERENCES shipping_method,
  address jsonb NOT NULL,
  edd_min date NOT NULL,
  edd_max date NOT NULL,
  PRIMARY KEY (market, id),
  UNIQUE (market, order_id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
CREATE TABLE stock_reservation (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  sku_id text NOT NULL REFERENCES sku,
  pool text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  PRIMARY KEY (market, id),
  UNIQUE (market, order_id, sku_id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
CREATE TABLE payment (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  method text NOT NULL,
  -- what may be kept of a card: brand and last four digits
  brand text,
  last_four text,
  provider_token text,
  provider_ref text UNIQUE,
  amount bigint NOT NULL,
  currency text NOT NULL,
  -- States: packages/domain/src/payment/payment-state.ts
  state text NOT NULL,
  -- {enrolled, transactionId, acsUrl, payload}
  threeds jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
CREATE UNIQUE INDEX payment_live ON payment (market, order_id) WHERE state NOT IN ('refused', 'cancelled');
-- Every notice of the provider, once: what comes twice, late or out of order is recognised here.
CREATE TABLE payment_event (
  provider_event_id text PRIMARY KEY,
  provider_ref text NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL
);

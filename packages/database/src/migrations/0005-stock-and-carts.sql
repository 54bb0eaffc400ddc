-- What there is of each SKU, who waits for it, and what shoppers have put together to buy. Private.

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
CREATE INDEX back_in_stock_waiting ON back_in_stock (created_at) WHERE notified_at IS NULL;

-- ---------------------------------------------------------------- carts
CREATE TABLE cart (
  market text NOT NULL,
  id text NOT NULL,
  -- exactly one owner: a guest's session, or a customer wherever they sign in
  session_id text REFERENCES session,
  customer_id text REFERENCES customer,
  -- The country it is priced and sent for, where a locale sends to several; null is the locale's own.
  dispatch_country text,
  version integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  CHECK (num_nonnulls(session_id, customer_id) = 1)
);
CREATE UNIQUE INDEX cart_of_session ON cart (market, session_id) WHERE session_id IS NOT NULL;
CREATE UNIQUE INDEX cart_of_customer ON cart (market, customer_id) WHERE customer_id IS NOT NULL;
-- For the hourly sweep, and for what the removal of a session is checked against.
CREATE INDEX cart_by_session ON cart (session_id) WHERE session_id IS NOT NULL;

-- A line is a SKU in one configuration and has an id of its own (packages/domain/src/cart/line-configuration.ts): the same
-- SKU may stand in several lines. Lines of a cart merge where SKU and hash are the same.
CREATE TABLE cart_line (
  market text NOT NULL,
  id text NOT NULL,
  cart_id text NOT NULL,
  sku_id text NOT NULL REFERENCES sku,
  configuration jsonb NOT NULL DEFAULT '{}',
  configuration_hash text NOT NULL GENERATED ALWAYS AS (md5(configuration::text)) STORED,
  quantity integer NOT NULL CHECK (quantity > 0),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  CONSTRAINT cart_line_merges UNIQUE (market, cart_id, sku_id, configuration_hash),
  FOREIGN KEY (market, cart_id) REFERENCES cart (market, id)
);

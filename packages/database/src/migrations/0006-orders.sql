-- Orders from their draft on: lines, parcels, and the stock that is held for them. Private.

-- "order" is a reserved word. States: packages/domain/src/order/order-state.ts.
CREATE TABLE shop_order (
  market text NOT NULL,
  id text NOT NULL,
  number text UNIQUE,
  cart_id text NOT NULL,
  cart_version integer NOT NULL,
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
-- For the hourly sweep, and for what the removal of a session is checked against.
CREATE INDEX shop_order_uncommitted ON shop_order (created_at) WHERE committed_at IS NULL;
CREATE INDEX shop_order_of_session ON shop_order (session_id);

-- An order has as many parcels as its pieces need, each with its own pieces, way, place, days, price and state. Pieces that
-- are ready and pieces that are made to order travel apart (packages/domain/src/order/parcels.ts).
CREATE TABLE fulfilment (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('home', 'collect', 'slot')),
  -- The parcel that leaves first is 0.
  rank integer NOT NULL DEFAULT 0,
  readiness text NOT NULL DEFAULT 'in_stock' CHECK (readiness IN ('in_stock', 'made_to_order')),
  method_id text NOT NULL REFERENCES shipping_method,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  address jsonb NOT NULL,
  store_id text REFERENCES store,
  edd_min date NOT NULL,
  edd_max date NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN (
    'planned', 'preparing', 'shipped', 'ready_for_collection', 'delivered', 'collected', 'cancelled')),
  -- When its state last changed.
  moved_at timestamptz,
  -- {carrier, number}, once it is on its way
  tracking jsonb,
  PRIMARY KEY (market, id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
CREATE INDEX fulfilment_by_order ON fulfilment (market, order_id);
CREATE INDEX fulfilment_under_way ON fulfilment (moved_at) WHERE state IN ('planned', 'preparing', 'shipped');

CREATE TABLE order_line (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  -- The line of the cart that it was made of; that one may be gone.
  cart_line_id text NOT NULL,
  sku_id text NOT NULL REFERENCES sku,
  configuration jsonb NOT NULL DEFAULT '{}',
  -- what the shopper bought as it was then: {productId, name, label, colour, size, mediaUrl, url}
  snapshot jsonb NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_amount bigint NOT NULL,
  -- Null until the shopper said where and how it goes.
  fulfilment_id text,
  PRIMARY KEY (market, id),
  CONSTRAINT order_line_of_cart_line UNIQUE (market, order_id, cart_line_id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id),
  FOREIGN KEY (market, fulfilment_id) REFERENCES fulfilment (market, id)
);
CREATE INDEX order_line_by_fulfilment ON order_line (market, fulfilment_id);

-- Stock is held line by line; a line that leaves a draft takes its released hold along.
CREATE TABLE stock_reservation (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  line_id text NOT NULL,
  sku_id text NOT NULL REFERENCES sku,
  pool text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  PRIMARY KEY (market, id),
  CONSTRAINT stock_reservation_of_line UNIQUE (market, line_id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id),
  FOREIGN KEY (market, line_id) REFERENCES order_line (market, id) ON DELETE CASCADE
);
CREATE INDEX stock_reservation_by_order ON stock_reservation (market, order_id);

-- [R2.002] What a shopper says of a whole bag, what its pieces cost when that was told last, and what waits for another
-- day. Private.

-- {isWrapped, message?}; null where it is no gift. The order has it as it was when the order was made.
ALTER TABLE cart ADD COLUMN gift jsonb;
ALTER TABLE shop_order ADD COLUMN gift jsonb;

-- The price of the SKU, minor units, that the shopper was told last: when the line came, when an order was prepared.
ALTER TABLE cart_line ADD COLUMN told_amount bigint, ADD COLUMN told_currency text;

-- Lines that were put aside. They are no part of any order; otherwise they are as lines of the cart are.
CREATE TABLE saved_line (
  market text NOT NULL,
  id text NOT NULL,
  cart_id text NOT NULL,
  sku_id text NOT NULL REFERENCES sku,
  configuration jsonb NOT NULL DEFAULT '{}',
  configuration_hash text NOT NULL GENERATED ALWAYS AS (md5(configuration::text)) STORED,
  quantity integer NOT NULL CHECK (quantity > 0),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  CONSTRAINT saved_line_once UNIQUE (market, cart_id, sku_id, configuration_hash),
  FOREIGN KEY (market, cart_id) REFERENCES cart (market, id)
);

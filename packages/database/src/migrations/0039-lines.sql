-- A line is a SKU in one configuration and has an id of its own (packages/domain/src/cart/line-configuration.ts): the
-- same SKU may stand in several lines of a cart and of an order. Lines of a cart merge where SKU and hash are the same.
ALTER TABLE cart_item
  ADD COLUMN configuration jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN configuration_hash text NOT NULL GENERATED ALWAYS AS (md5(configuration::text)) STORED,
  DROP CONSTRAINT cart_item_market_cart_id_sku_id_key,
  ADD CONSTRAINT cart_item_merges UNIQUE (market, cart_id, sku_id, configuration_hash);

-- An order's line remembers the line of the cart that it was made of.
ALTER TABLE order_line
  ADD COLUMN configuration jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN cart_item_id text;
UPDATE order_line SET cart_item_id = id;
ALTER TABLE order_line
  ALTER COLUMN cart_item_id SET NOT NULL,
  DROP CONSTRAINT order_line_market_order_id_sku_id_key,
  ADD CONSTRAINT order_line_of_cart_item UNIQUE (market, order_id, cart_item_id);

-- Stock is held line by line; a line that leaves a draft takes its released hold along.
ALTER TABLE stock_reservation ADD COLUMN line_id text;
UPDATE stock_reservation r SET line_id = l.id FROM order_line l
  WHERE l.market = r.market AND l.order_id = r.order_id AND l.sku_id = r.sku_id;
ALTER TABLE stock_reservation
  ALTER COLUMN line_id SET NOT NULL,
  DROP CONSTRAINT stock_reservation_market_order_id_sku_id_key,
  ADD CONSTRAINT stock_reservation_of_line UNIQUE (market, line_id),
  ADD FOREIGN KEY (market, line_id) REFERENCES order_line (market, id) ON DELETE CASCADE;
CREATE INDEX stock_reservation_by_order ON stock_reservation (market, order_id);

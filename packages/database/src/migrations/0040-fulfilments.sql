-- An order has as many fulfilments as its pieces need: each with its own pieces, way, place, days, price and state. Pieces
-- that are ready and pieces that are made to order travel apart (packages/domain/src/order/parcels.ts).
ALTER TABLE shipping_group RENAME TO fulfilment;
ALTER TABLE fulfilment
  DROP CONSTRAINT shipping_group_market_order_id_key,
  DROP CONSTRAINT shipping_group_kind_check,
  ADD CONSTRAINT fulfilment_kind_check CHECK (kind IN ('home', 'collect', 'slot')),
  ADD COLUMN rank integer NOT NULL DEFAULT 0,
  ADD COLUMN readiness text NOT NULL DEFAULT 'in_stock' CHECK (readiness IN ('in_stock', 'made_to_order')),
  ADD COLUMN store_id text REFERENCES store,
  ADD COLUMN amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  ADD COLUMN state text NOT NULL DEFAULT 'planned' CHECK (state IN (
    'planned', 'preparing', 'shipped', 'ready_for_collection', 'delivered', 'collected', 'cancelled')),
  -- {carrier, number}, once it is on its way
  ADD COLUMN tracking jsonb;
UPDATE fulfilment f SET amount = o.shipping_amount FROM shop_order o
  WHERE o.market = f.market AND o.id = f.order_id;
CREATE INDEX fulfilment_by_order ON fulfilment (market, order_id);

ALTER TABLE order_line
  ADD COLUMN fulfilment_id text,
  ADD FOREIGN KEY (market, fulfilment_id) REFERENCES fulfilment (market, id);
UPDATE order_line l SET fulfilment_id = f.id FROM fulfilment f
  WHERE f.market = l.market AND f.order_id = l.order_id;
CREATE INDEX order_line_by_fulfilment ON order_line (market, fulfilment_id);

-- What the audit of orders compares (packages/services/src/audit).

-- When the confirmation of an order was sent: the queue forgets its jobs, and an order without either lacks its mail.
ALTER TABLE shop_order ADD COLUMN confirmed_at timestamptz;
UPDATE shop_order SET confirmed_at = placed_at WHERE placed_at IS NOT NULL;

-- Orders of a demo came to the end of a return before returns had rows: each gets the one that its state speaks of. The
-- lines that came back are those whose stock was let go.
WITH line AS (
  SELECT l.market, l.order_id, l.id, l.quantity, l.quantity * l.unit_amount AS goods, coalesce(s.state = 'released', false) AS is_back
  FROM order_line l LEFT JOIN stock_reservation s ON s.market = l.market AND s.line_id = l.id
), told AS (
  SELECT o.market, o.id, o.number, o.state, o.total, o.subtotal, o.subtotal + o.shipping_amount AS cost,
    coalesce(o.placed_at, o.created_at) AS at, o.state = 'return_requested' AS is_open,
    (SELECT sum(goods) FROM line WHERE line.market = o.market AND line.order_id = o.id AND is_back) AS goods
  FROM shop_order o
  WHERE o.state IN ('return_requested', 'partially_returned', 'returned') AND o.number IS NOT NULL
    AND NOT EXISTS (SELECT FROM return_request r WHERE r.market = o.market AND r.order_id = o.id)
), back AS (
  SELECT told.*, CASE WHEN is_open THEN 0 WHEN goods >= subtotal THEN total ELSE round(total * goods / cost) END AS refund
  FROM told WHERE is_open OR goods > 0
), request AS (
  INSERT INTO return_request (market, id, order_id, number, kind, way, state, refund_amount, created_at)
  SELECT market, id, id, 'R' || substr(number, 3), 'return', 'parcel',
    CASE WHEN is_open THEN 'requested' ELSE 'refunded' END, refund, at FROM back
), sent AS (
  INSERT INTO return_line (market, return_id, line_id, quantity, accepted)
  SELECT line.market, back.id, line.id, line.quantity, CASE WHEN NOT back.is_open THEN line.quantity END
  FROM back JOIN line ON line.market = back.market AND line.order_id = back.id WHERE back.is_open OR line.is_back
)
-- The money of a whole order that came back was noted as never taken.
UPDATE payment p SET state = 'captured', captured_amount = CASE p.state WHEN 'cancelled' THEN p.amount ELSE p.captured_amount END,
    refund_due = back.refund, refunded_amount = back.refund FROM back
WHERE p.market = back.market AND p.order_id = back.id AND p.amount >= back.refund
  AND (p.state = 'captured' OR (p.state = 'cancelled' AND back.state = 'returned'));

-- [R3.025] What an address calls its civility is not a title.
UPDATE address SET fields = (fields - 'title') || jsonb_build_object('civility', fields -> 'title') WHERE fields ? 'title';
UPDATE fulfilment SET address = (address - 'title') || jsonb_build_object('civility', address -> 'title') WHERE address ? 'title';
UPDATE shop_order SET billing_address = (billing_address - 'title') || jsonb_build_object('civility', billing_address -> 'title')
  WHERE billing_address ? 'title';

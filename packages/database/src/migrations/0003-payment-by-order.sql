-- An order's newest payment is read whenever the order is settled; the partial index on live payments cannot tell it.
CREATE INDEX payment_by_order ON payment (market, order_id, created_at DESC);

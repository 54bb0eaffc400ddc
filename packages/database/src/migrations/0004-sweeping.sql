-- What the hourly sweep looks for, and what a session's removal is checked against.
CREATE INDEX session_by_end ON session (expires_at);
CREATE INDEX cart_by_session ON cart (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX shop_order_of_session ON shop_order (session_id);
CREATE INDEX shop_order_uncommitted ON shop_order (created_at) WHERE committed_at IS NULL;
CREATE INDEX back_in_stock_waiting ON back_in_stock (created_at) WHERE notified_at IS NULL;

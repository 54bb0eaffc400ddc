-- A customer's orders, newest first: those they wait for, and those that are past (ONGOING_ORDER_STATES and
-- PAST_ORDER_STATES, packages/domain/src/order/order-state.ts). Each list is read by a range of its own index.
CREATE INDEX shop_order_ongoing ON shop_order (market, customer_id, committed_at DESC, id DESC)
  WHERE customer_id IS NOT NULL AND state IN
    ('pending_payment', 'placed', 'preparing', 'shipped', 'ready_for_collection', 'return_requested');
CREATE INDEX shop_order_past ON shop_order (market, customer_id, committed_at DESC, id DESC)
  WHERE customer_id IS NOT NULL AND state IN
    ('delivered', 'collected', 'partially_returned', 'returned', 'cancelled', 'expired');

-- The way of a parcel: [{state, at}], the oldest first; `moved_at` is when the last of it was written.
ALTER TABLE fulfilment ADD COLUMN moves jsonb NOT NULL DEFAULT '[]';

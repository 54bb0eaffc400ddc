-- An Idempotency-Key is looked for among all orders of its owner: the session or the customer (ownerOf). An order keeps its
-- key when it goes from a guest to the customer who signs in, so one owner may have two orders with one key; the later one
-- answers. The lock on the order that is committed keeps repeats of one commit apart, so the index is not needed.
DROP INDEX shop_order_idempotency;

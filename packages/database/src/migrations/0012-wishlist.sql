-- [R3.011] What somebody would like to have: a guest's for as long as his session, a customer's wherever he signs in.
-- Wishes have no price and belong to no market.
CREATE TABLE wishlist_item (
  session_id text REFERENCES session,
  customer_id text REFERENCES customer,
  sku_id text NOT NULL REFERENCES sku,
  added_at timestamptz NOT NULL,
  CHECK (num_nonnulls(session_id, customer_id) = 1)
);
CREATE UNIQUE INDEX wishlist_of_session ON wishlist_item (session_id, sku_id) WHERE session_id IS NOT NULL;
CREATE UNIQUE INDEX wishlist_of_customer ON wishlist_item (customer_id, sku_id) WHERE customer_id IS NOT NULL;

-- [R2.057] The link under which a customer lets others read his list. The token is kept as it is: its owner must be
-- able to see his link again, and it opens nothing but a list of products.
CREATE TABLE wishlist_share (
  customer_id text PRIMARY KEY REFERENCES customer,
  token text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

-- What the house holds of a customer, packed for them; it ends, and goes with the account. Private.
CREATE TABLE account_export (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customer,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Null until it is packed.
  made_at timestamptz,
  -- A ZIP.
  bytes bytea,
  CHECK ((bytes IS NULL) = (made_at IS NULL))
);
CREATE INDEX account_export_by_customer ON account_export (customer_id);
-- For the hourly sweep.
CREATE INDEX account_export_by_end ON account_export (expires_at);

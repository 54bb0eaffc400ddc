-- [R7.181] The keys that a customer signs in with instead of a password. Private; no secret: the private half stays on the
-- customer's device.
CREATE TABLE passkey (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customer,
  -- What the device calls it, base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- How often the device says it was used; one that goes back is a copy.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- {browser?, system?}: where it was made.
  device jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_by_customer ON passkey (customer_id);

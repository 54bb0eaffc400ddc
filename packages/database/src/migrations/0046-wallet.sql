-- [R7.178] The public address of a customer's wallet; never a key. Private. One address is one customer's, however it is written.
CREATE TABLE wallet_link (
  -- The address in small letters.
  wallet_key text PRIMARY KEY,
  wallet_id text NOT NULL,
  customer_id text NOT NULL REFERENCES customer
);
CREATE INDEX wallet_link_of_customer ON wallet_link (customer_id);

-- [R2.053, R2.054] Digital collectibles that came with pieces. Only the digest of a code is kept; who claims it first has it.
CREATE TABLE collectible (
  id text PRIMARY KEY,
  sku_id text NOT NULL REFERENCES sku,
  -- Which one of how many.
  edition integer NOT NULL CHECK (edition > 0),
  edition_of integer NOT NULL,
  code_hash text NOT NULL UNIQUE,
  owner_id text REFERENCES customer,
  claimed_at timestamptz,
  CHECK (edition <= edition_of),
  CHECK ((owner_id IS NULL) = (claimed_at IS NULL))
);
CREATE INDEX collectible_of_owner ON collectible (owner_id) WHERE owner_id IS NOT NULL;

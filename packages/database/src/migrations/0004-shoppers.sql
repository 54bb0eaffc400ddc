-- Who shops, who serves them, and what belongs to them beside carts and orders. Private.

CREATE TABLE customer (
  id text PRIMARY KEY,
  login text NOT NULL UNIQUE,
  email text NOT NULL UNIQUE,
  phone text,
  password_hash text NOT NULL,
  title text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  locale text NOT NULL,
  country text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'locked', 'closed')),
  locked_until timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE address (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customer,
  kind text NOT NULL CHECK (kind IN ('shipping', 'billing')),
  is_main boolean NOT NULL,
  fields jsonb NOT NULL
);
CREATE UNIQUE INDEX address_one_main ON address (customer_id, kind) WHERE is_main;
CREATE INDEX address_by_customer ON address (customer_id);
CREATE TABLE agent (
  id text PRIMARY KEY,
  login text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  store_id text NOT NULL REFERENCES store,
  active boolean NOT NULL
);

-- ---------------------------------------------------------------- sessions
-- Tokens are random; only their SHA-256 is kept. A session is a guest's, a customer's, or an agent's, who serves somebody
-- without an account or acts for a client (packages/domain/src/access/principal.ts).
CREATE TABLE session (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('guest', 'customer', 'agent_as_guest', 'agent_for_client')),
  market text NOT NULL,
  usid_hash text NOT NULL UNIQUE,
  customer_id text REFERENCES customer,
  agent_id text REFERENCES agent,
  access_hash text NOT NULL UNIQUE,
  access_expires_at timestamptz NOT NULL,
  refresh_hash text NOT NULL UNIQUE,
  -- Taken for a moment after it was replaced: an answer may have been lost.
  previous_refresh_hash text UNIQUE,
  refreshed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL,
  -- What somebody answered when they were asked for their age: once in a session; null while nobody asked.
  age_answer text CHECK (age_answer IN ('yes', 'no')),
  CONSTRAINT session_is_its_kind CHECK (
    (customer_id IS NOT NULL) = (kind IN ('customer', 'agent_for_client'))
    AND (agent_id IS NOT NULL) = (kind IN ('agent_as_guest', 'agent_for_client'))
  )
);
CREATE INDEX session_by_customer ON session (customer_id) WHERE customer_id IS NOT NULL;
-- For the hourly sweep.
CREATE INDEX session_by_end ON session (expires_at);

-- How often a sign-in was tried, by login with address, by address, by account and by device. The key is a digest: neither
-- an e-mail nor an address is kept. A row means nothing once `ends_at` has passed.
CREATE TABLE sign_in_attempt (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX sign_in_attempt_by_end ON sign_in_attempt (ends_at);

-- ---------------------------------------------------------------- wishes
-- [R3.011] What somebody would like to have: a guest's for as long as their session, a customer's wherever they sign in.
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

-- [R2.057] The link under which a customer lets others read their list. The token is kept as it is: its owner must be able
-- to see the link again, and it opens nothing but a list of products.
CREATE TABLE wishlist_share (
  customer_id text PRIMARY KEY REFERENCES customer,
  token text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

-- ---------------------------------------------------------------- what customers may have and have
CREATE TABLE exclusive_entitlement (
  sale_id text NOT NULL REFERENCES exclusive_sale,
  customer_id text NOT NULL REFERENCES customer,
  PRIMARY KEY (sale_id, customer_id)
);
CREATE INDEX exclusive_entitlement_by_customer ON exclusive_entitlement (customer_id);
CREATE TABLE exclusive_offer (
  id text PRIMARY KEY,
  rank integer NOT NULL,
  path text NOT NULL,
  picture jsonb,
  -- language → {offerDisplayName, subtitle, offerDescription}
  texts jsonb NOT NULL
);
CREATE TABLE offer_entitlement (
  offer_id text NOT NULL REFERENCES exclusive_offer,
  customer_id text NOT NULL REFERENCES customer,
  PRIMARY KEY (offer_id, customer_id)
);
CREATE INDEX offer_entitlement_by_customer ON offer_entitlement (customer_id);
CREATE TABLE club (
  id text PRIMARY KEY,
  rank integer NOT NULL,
  -- {orders?, spent?: {amount, currency}, productTypes?}: all that are said must hold
  rule jsonb NOT NULL,
  -- language → {name, description}
  texts jsonb NOT NULL
);
-- A card with a serial number travels with the piece; whoever has its code may say that the piece is theirs.
CREATE TABLE certificate (
  serial_number text PRIMARY KEY,
  sku_id text NOT NULL REFERENCES sku,
  activation_hash text NOT NULL,
  owner_id text REFERENCES customer,
  status text NOT NULL CHECK (status IN ('issued', 'activated', 'blocked')),
  material_ids text[] NOT NULL,
  made_on date NOT NULL
);
CREATE INDEX certificate_by_owner ON certificate (owner_id) WHERE owner_id IS NOT NULL;

-- [R6.001–R6.003] Agents who serve clients: which clients an agent may see, and how they are found. Private.

-- Numbers of a client in the house's other programs: the global ("golden") client id, and that of the boutiques' CRM.
ALTER TABLE customer
  ADD COLUMN golden_id text UNIQUE,
  ADD COLUMN dream_id text UNIQUE,
  -- Changes with whatever a client is found by. Where it is not `keyed_hash`, the keys of `client_store` are to be made anew;
  -- so no statement that changes a name has to know of them.
  ADD COLUMN words_hash bigint GENERATED ALWAYS AS (
    hashtextextended(
      first_name || chr(31) || last_name || chr(31) || coalesce(first_name_reading, '') || chr(31)
        || coalesce(last_name_reading, '') || chr(31) || coalesce(email, '') || chr(31) || coalesce(phone, '') || chr(31)
        || coalesce(golden_id, '') || chr(31) || coalesce(dream_id, '') || chr(31) || status,
      0)) STORED,
  ADD COLUMN keyed_hash bigint;
CREATE INDEX customer_to_be_keyed ON customer (id) WHERE keyed_hash IS DISTINCT FROM words_hash;

-- Whose client somebody is: an agent sees the clients of their store and nobody else. `reason`: they were registered there
-- (the house's file), collected an order there, or booked an appointment there.
CREATE TABLE client_store (
  store_id text NOT NULL REFERENCES store,
  customer_id text NOT NULL REFERENCES customer,
  reason text NOT NULL CHECK (reason IN ('registered', 'collected', 'booked')),
  since timestamptz NOT NULL,
  -- Digests of the store with each spelling the client is found by (packages/search/src/language/name-keys.ts).
  keys integer[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (store_id, customer_id)
);
CREATE INDEX client_store_by_customer ON client_store (customer_id);
-- Without the list of pending entries: a search after an import costs what every search costs.
CREATE INDEX client_store_by_key ON client_store USING gin (keys) WITH (fastupdate = off);

-- [R6.015] The client whose e-mail the checkout is filled in with, of an agent who serves somebody without signing them in.
ALTER TABLE session
  ADD COLUMN prefilled_id text REFERENCES customer,
  ADD CONSTRAINT session_prefilled_by_agent CHECK (prefilled_id IS NULL OR kind = 'agent_as_guest');
CREATE INDEX session_by_prefilled ON session (prefilled_id) WHERE prefilled_id IS NOT NULL;
CREATE INDEX session_by_agent ON session (agent_id) WHERE agent_id IS NOT NULL;

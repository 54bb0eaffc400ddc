-- [R6.003] What the agents of a store write down about their client, who reads it in MyLV. Private.
CREATE TABLE client_note (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customer,
  -- Where it was written: agents of another store do not see it.
  store_id text NOT NULL REFERENCES store,
  agent_id text NOT NULL REFERENCES agent,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 500),
  written_at timestamptz NOT NULL
);
CREATE INDEX client_note_by_client ON client_note (customer_id, store_id, written_at DESC);

-- [R6.002] A bag that an agent put aside under a word while they serve somebody else without an account. The bag is that of the
-- session in which it was filled, which has ended; it lasts as long as the agent's working day.
CREATE TABLE bag_aside (
  id text PRIMARY KEY,
  session_id text NOT NULL UNIQUE REFERENCES session,
  agent_id text NOT NULL REFERENCES agent,
  store_id text NOT NULL REFERENCES store,
  word text NOT NULL CHECK (length(word) BETWEEN 1 AND 40),
  put_at timestamptz NOT NULL
);
CREATE INDEX bag_aside_by_agent ON bag_aside (agent_id, store_id);

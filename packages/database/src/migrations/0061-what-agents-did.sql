-- [R6.003] What agents did, with both identities. A row is written before the act is done, and says afterwards whether it was.
-- Of a search the digest of its words is kept and not the words. Private.
CREATE TABLE agent_act (
  id text PRIMARY KEY,
  agent_id text NOT NULL REFERENCES agent,
  -- The agent's store at that time.
  store_id text NOT NULL REFERENCES store,
  session_id text NOT NULL,
  -- Null: for somebody without an account, or for a client whose account was deleted.
  customer_id text REFERENCES customer,
  at timestamptz NOT NULL,
  act text NOT NULL CHECK (act IN ('signed-in', 'searched', 'listed', 'began', 'prefilled', 'ended', 'read', 'changed')),
  -- Of `read` and `changed`: the call of the table of calls.
  call text,
  words_digest text,
  -- Null while it is being done, or where a kill cut it off.
  outcome text CHECK (outcome IN ('done', 'refused')),
  CHECK ((call IS NOT NULL) = (act IN ('read', 'changed')))
);
CREATE INDEX agent_act_by_customer ON agent_act (customer_id, at DESC) WHERE customer_id IS NOT NULL;
CREATE INDEX agent_act_by_agent ON agent_act (agent_id, at DESC);
-- What a session reads over and over is written down once.
CREATE UNIQUE INDEX agent_act_read_once ON agent_act (session_id, call) WHERE act = 'read';
-- For the hourly sweep.
CREATE INDEX agent_act_by_time ON agent_act (at);

-- [R7.181, R6.001] An agent has passkeys as a customer has: a key is the one's or the other's, and opens that one's sessions alone.
ALTER TABLE passkey ALTER COLUMN customer_id DROP NOT NULL;
ALTER TABLE passkey ADD COLUMN agent_id text REFERENCES agent;
ALTER TABLE passkey ADD CONSTRAINT passkey_of_one CHECK (num_nonnulls(customer_id, agent_id) = 1);
CREATE INDEX passkey_by_agent ON passkey (agent_id) WHERE agent_id IS NOT NULL;

-- The ledger says by which door an agent came in; older rows do not.
ALTER TABLE agent_act DROP CONSTRAINT agent_act_check;
ALTER TABLE agent_act ADD CONSTRAINT agent_act_call CHECK (
  CASE WHEN act IN ('read', 'changed') THEN call IS NOT NULL ELSE call IS NULL OR act = 'signed-in' END
);

-- A session is a guest's, a customer's, or an agent's, who serves somebody without an account or acts for a client
-- (packages/domain/src/access/principal.ts).
ALTER TABLE session
  ADD COLUMN agent_id text REFERENCES agent,
  DROP CONSTRAINT session_kind_check,
  ADD CONSTRAINT session_kind_check CHECK (kind IN ('guest', 'customer', 'agent_as_guest', 'agent_for_client')),
  ADD CONSTRAINT session_is_its_kind CHECK (
    (customer_id IS NOT NULL) = (kind IN ('customer', 'agent_for_client'))
    AND (agent_id IS NOT NULL) = (kind IN ('agent_as_guest', 'agent_for_client'))
  );

-- [R7.141–R7.144] Selections: pieces that an agent chose for a client, or a customer for others to see, with words. Private.
CREATE TABLE selection (
  -- 128 random bits: whoever has the link of a public one reads it.
  id text PRIMARY KEY,
  -- Whom an agent chose for; null where nobody in particular was served.
  recipient_id text REFERENCES customer,
  -- Who chose: a customer, or an agent.
  maker_id text REFERENCES customer,
  agent_id text REFERENCES agent,
  words text,
  is_public boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(maker_id, agent_id) = 1),
  CHECK (recipient_id IS NULL OR agent_id IS NOT NULL),
  -- Without a reader of its own it has its link alone.
  CHECK (is_public OR recipient_id IS NOT NULL OR maker_id IS NOT NULL)
);
CREATE INDEX selection_by_recipient ON selection (recipient_id, created_at DESC) WHERE recipient_id IS NOT NULL;
CREATE INDEX selection_by_maker ON selection (maker_id, created_at DESC) WHERE maker_id IS NOT NULL;

CREATE TABLE selection_piece (
  selection_id text NOT NULL REFERENCES selection ON DELETE CASCADE,
  sku_id text NOT NULL REFERENCES sku,
  place integer NOT NULL,
  words text,
  PRIMARY KEY (selection_id, sku_id)
);

-- [R3.017] What a reader did about a piece of a selection; once each, whoever asks how often.
CREATE TABLE selection_interaction (
  id text PRIMARY KEY,
  selection_id text NOT NULL,
  recipient_key text NOT NULL DEFAULT 'sku' CHECK (recipient_key IN ('sku')),
  recipient_type text NOT NULL DEFAULT 'product' CHECK (recipient_type IN ('product')),
  interaction_type text NOT NULL DEFAULT 'like' CHECK (interaction_type IN ('like')),
  interacted_id text NOT NULL,
  session_id text REFERENCES session,
  customer_id text REFERENCES customer,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (selection_id, interacted_id) REFERENCES selection_piece (selection_id, sku_id) ON DELETE CASCADE,
  CHECK (num_nonnulls(session_id, customer_id) = 1)
);
CREATE UNIQUE INDEX selection_interaction_of_session
  ON selection_interaction (session_id, selection_id, interacted_id, interaction_type) WHERE session_id IS NOT NULL;
CREATE UNIQUE INDEX selection_interaction_of_customer
  ON selection_interaction (customer_id, selection_id, interacted_id, interaction_type) WHERE customer_id IS NOT NULL;
CREATE INDEX selection_interaction_by_selection ON selection_interaction (selection_id, interacted_id);

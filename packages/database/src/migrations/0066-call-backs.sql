-- [R7.186] Call-backs: somebody asks to be rung by the client service. A desk is named by the zone that its clock shows. The slots
-- follow from the hours of the desk; a row here is one that somebody has asked for once.
CREATE TABLE callback_slot (
  desk text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Never above what a desk rings at once.
  taken int NOT NULL CHECK (taken >= 0),
  PRIMARY KEY (desk, starts_at)
);
CREATE INDEX callback_slot_by_time ON callback_slot (starts_at);

-- Private: numbers and names of anybody, kept for as many days as the operator says.
CREATE TABLE callback (
  id text PRIMARY KEY,
  desk text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- E.164
  phone text NOT NULL,
  name text,
  topic text NOT NULL,
  -- The piece that it is about; whatever a page said.
  sku_id text,
  locale text NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'taken', 'reached', 'not_reached')),
  -- Who took it.
  agent_id text REFERENCES agent,
  note text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((agent_id IS NULL) = (state = 'asked'))
);
CREATE INDEX callback_of_desk ON callback (desk, starts_at);
CREATE INDEX callback_by_phone ON callback (phone);
CREATE INDEX callback_by_end ON callback (ends_at);
-- The day of a store, as its agents see it.
CREATE INDEX appointment_of_store ON appointment (store_id, starts_at);
CREATE INDEX fulfilment_to_hand_over ON fulfilment (store_id) WHERE state = 'ready_for_collection';

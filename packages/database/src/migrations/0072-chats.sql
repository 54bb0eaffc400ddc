-- [R2.116] Chats between a shopper and the client service. Private: words of anybody, kept for as many days as the operator says.
CREATE TABLE chat (
  id text PRIMARY KEY,
  desk text NOT NULL,
  locale text NOT NULL,
  -- Who asks: a customer, or the guest of a session.
  customer_id text REFERENCES customer,
  session_id text,
  name text NOT NULL,
  -- `waiting`: no agent has taken it yet.
  state text NOT NULL CHECK (state IN ('waiting', 'open', 'ended')),
  agent_id text REFERENCES agent,
  ended_by text CHECK (ended_by IN ('shopper', 'agent', 'silence')),
  -- How many messages it has: the number of the last one.
  last_seq integer NOT NULL DEFAULT 0,
  -- Goes up with whatever changes: both ends compare it with what they have.
  version integer NOT NULL DEFAULT 0,
  -- Where its transcript is sent; once.
  transcript_to text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((ended_by IS NOT NULL) = (state = 'ended')),
  CHECK (agent_id IS NOT NULL OR state <> 'open'),
  CHECK (customer_id IS NOT NULL OR session_id IS NOT NULL)
);
-- Somebody has one chat at a time.
CREATE UNIQUE INDEX chat_of_session ON chat (session_id) WHERE customer_id IS NULL AND state <> 'ended';
CREATE UNIQUE INDEX chat_of_customer ON chat (customer_id) WHERE state <> 'ended';
CREATE INDEX chat_by_session ON chat (session_id, created_at) WHERE customer_id IS NULL;
CREATE INDEX chat_by_customer ON chat (customer_id, created_at) WHERE customer_id IS NOT NULL;
CREATE INDEX chat_of_desk ON chat (desk, created_at) WHERE state <> 'ended';
CREATE INDEX chat_open_by_change ON chat (changed_at) WHERE state <> 'ended';
CREATE INDEX chat_ended_by_change ON chat (changed_at) WHERE state = 'ended';
CREATE INDEX chat_by_transcript ON chat (lower(transcript_to)) WHERE transcript_to IS NOT NULL;

CREATE TABLE chat_message (
  chat_id text NOT NULL REFERENCES chat ON DELETE CASCADE,
  seq integer NOT NULL,
  -- Made by whoever sends it: sent again, it is the same message.
  id text NOT NULL,
  -- Null: the shopper wrote it.
  agent_id text REFERENCES agent,
  words text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (chat_id, seq),
  UNIQUE (chat_id, id)
);

-- [R2.116] Who is at work: an agent whose page is open says so again and again.
CREATE TABLE desk_presence (
  agent_id text PRIMARY KEY REFERENCES agent,
  desks text[] NOT NULL,
  seen_at timestamptz NOT NULL
);

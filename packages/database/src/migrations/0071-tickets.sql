-- [R2.007] What somebody writes to the client service. Private: names, addresses and words of anybody, kept for as many days as the
-- operator says. A desk is named by the zone that its clock shows, as in `callback`.
CREATE TABLE ticket (
  id text PRIMARY KEY,
  -- What its writer is told.
  number text NOT NULL UNIQUE,
  desk text NOT NULL,
  locale text NOT NULL,
  -- Who wrote: a customer, or the guest of a session.
  customer_id text REFERENCES customer,
  session_id text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  topic text NOT NULL,
  -- The number of an order or of an earlier ticket; whatever they typed.
  reference text,
  message text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'taken', 'answered', 'closed')),
  -- Who took it.
  agent_id text REFERENCES agent,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK ((agent_id IS NULL) = (state = 'open'))
);
CREATE INDEX ticket_of_desk ON ticket (desk, created_at) WHERE state IN ('open', 'taken');
CREATE INDEX ticket_done ON ticket (desk, changed_at) WHERE state IN ('answered', 'closed');
CREATE INDEX ticket_of_customer ON ticket (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX ticket_of_email ON ticket (lower(email));
CREATE INDEX ticket_by_change ON ticket (changed_at);

-- Files under the shop's key; deleted with their ticket.
CREATE TABLE ticket_file (
  ticket_id text NOT NULL REFERENCES ticket ON DELETE CASCADE,
  place integer NOT NULL CHECK (place > 0),
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  sealed bytea NOT NULL,
  PRIMARY KEY (ticket_id, place)
);

-- What the desk answers, each by a mail.
CREATE TABLE ticket_answer (
  id text PRIMARY KEY,
  ticket_id text NOT NULL REFERENCES ticket ON DELETE CASCADE,
  agent_id text NOT NULL REFERENCES agent,
  words text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ticket_answer_of_ticket ON ticket_answer (ticket_id, created_at);

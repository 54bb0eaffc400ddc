-- [R2.019, R2.052] Pieces that are sent in to be repaired. Private: seen by who asked, and by the house.
CREATE TABLE repair_request (
  id text PRIMARY KEY,
  -- What the client is told, and writes on the parcel.
  number text NOT NULL UNIQUE,
  market text NOT NULL,
  locale text NOT NULL,
  -- Who asked: a customer, or the guest of a session with the name and e-mail they left.
  customer_id text REFERENCES customer,
  session_id text,
  first_name text,
  last_name text,
  email text,
  -- The piece: its certificate, its SKU, or what the client calls it.
  serial_number text REFERENCES certificate,
  sku_id text REFERENCES sku,
  piece text,
  description text NOT NULL,
  state text NOT NULL CHECK (state IN
    ('requested', 'received', 'quoted', 'accepted', 'refused', 'paid', 'repaired', 'returned')),
  -- The estimate, in minor units; its words are those of the house.
  amount bigint CHECK (amount >= 0),
  currency text NOT NULL,
  note text,
  carrier text,
  tracking_number text,
  requested_at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  CHECK (customer_id IS NOT NULL OR (session_id IS NOT NULL AND email IS NOT NULL)),
  CHECK (num_nonnulls(serial_number, sku_id, piece) > 0),
  CHECK (amount IS NOT NULL OR state IN ('requested', 'received'))
);
CREATE INDEX repair_request_of_customer ON repair_request (customer_id, requested_at);
CREATE INDEX repair_request_of_email ON repair_request (lower(email)) WHERE customer_id IS NULL;
CREATE INDEX repair_request_open ON repair_request (requested_at) WHERE state <> 'returned';

-- When it came into each of its states: into none twice.
CREATE TABLE repair_step (
  repair_id text NOT NULL REFERENCES repair_request ON DELETE CASCADE,
  place integer NOT NULL CHECK (place > 0),
  state text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (repair_id, place),
  UNIQUE (repair_id, state)
);

-- Photos under the shop's key; deleted after the time that the operator sets.
CREATE TABLE repair_photo (
  repair_id text NOT NULL REFERENCES repair_request ON DELETE CASCADE,
  place integer NOT NULL CHECK (place > 0),
  type text NOT NULL CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (repair_id, place)
);
CREATE INDEX repair_photo_age ON repair_photo (created_at);

-- A payment of an estimate at a provider. One of a repair is open at a time.
CREATE TABLE repair_payment (
  id text PRIMARY KEY,
  repair_id text NOT NULL REFERENCES repair_request,
  method text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'ended')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX repair_payment_open ON repair_payment (repair_id) WHERE state = 'open';
CREATE INDEX repair_payment_age ON repair_payment (created_at) WHERE state = 'open';

-- What a chain says of a piece that was repaired.
ALTER TABLE certificate_entry
  DROP CONSTRAINT certificate_entry_word_check,
  ADD CONSTRAINT certificate_entry_word_check CHECK
    (word IN ('ISSUED', 'ACTIVATED', 'OWNED', 'NAMED', 'LOST', 'STOLEN', 'FOUND', 'REPAIRED', 'BLOCKED'));

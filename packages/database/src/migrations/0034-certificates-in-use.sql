-- A certificate is activated with the code of its card, handed on, reported, and bound to a piece that was bought on line.
ALTER TABLE certificate
  -- Of some older pieces nobody recorded which one they are.
  ALTER COLUMN sku_id DROP NOT NULL,
  DROP CONSTRAINT certificate_status_check,
  ADD CONSTRAINT certificate_status_check
    CHECK (status IN ('issued', 'activated', 'lost', 'stolen', 'returned', 'blocked')),
  -- Since when its owner has it, where the files of the house say so.
  ADD COLUMN activated_on date,
  -- Whom the files of the house offer it to: the shop makes that offer once, and forgets this.
  ADD COLUMN offered_to text,
  -- The line of the order that it was made for, and what makes a second one for the same piece impossible.
  ADD COLUMN market text,
  ADD COLUMN order_id text,
  ADD COLUMN line_id text,
  ADD COLUMN made_for text UNIQUE,
  -- Whether its chain was begun.
  ADD COLUMN is_entered boolean NOT NULL DEFAULT false;
CREATE INDEX certificate_unentered ON certificate (serial_number) WHERE NOT is_entered;
CREATE INDEX certificate_by_line ON certificate (market, line_id) WHERE line_id IS NOT NULL;

-- What happened to a certificate. Rows are added and never changed: each has the hash of the one before and the signature
-- of the house. Ids stand without a reference: a customer may go, and what was signed stays.
CREATE TABLE certificate_entry (
  serial_number text NOT NULL REFERENCES certificate,
  place integer NOT NULL CHECK (place > 0),
  key text NOT NULL,
  word text NOT NULL
    CHECK (word IN ('ISSUED', 'ACTIVATED', 'OWNED', 'NAMED', 'LOST', 'STOLEN', 'FOUND', 'BLOCKED')),
  from_id text NOT NULL,
  signer_id text NOT NULL,
  to_id text NOT NULL,
  at timestamptz NOT NULL,
  language text NOT NULL,
  sku_id text,
  -- A digest of the e-mail or number under the salt of its transfer: the contact itself is never in the chain.
  contact text,
  previous_hash text NOT NULL,
  key_id text NOT NULL,
  hash text NOT NULL,
  signature text NOT NULL,
  PRIMARY KEY (serial_number, place)
);

-- An offer of a certificate to another owner. E-mail and number are kept only while it is open.
CREATE TABLE certificate_transfer (
  id text PRIMARY KEY,
  serial_number text NOT NULL REFERENCES certificate,
  from_id text NOT NULL REFERENCES customer,
  event_key text NOT NULL,
  email_to text,
  phone_number text,
  contact_salt text NOT NULL,
  locale text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('offered', 'accepted', 'withdrawn', 'expired')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  moved_at timestamptz,
  CHECK (state <> 'offered' OR num_nonnulls(email_to, phone_number) = 1)
);
CREATE UNIQUE INDEX certificate_transfer_open ON certificate_transfer (serial_number) WHERE state = 'offered';
CREATE INDEX certificate_transfer_of_giver ON certificate_transfer (from_id, created_at);
CREATE INDEX certificate_transfer_ends ON certificate_transfer (expires_at) WHERE state = 'offered';

-- What the shop tells the workshop that makes its orders ready, and what the workshop tells the shop. Private.
-- The interface: docs/workshop.md.

-- Written in the transaction of the change it tells of, and sent afterwards: those of an order one after the other.
CREATE TABLE workshop_message (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  -- Which message of its order it is: 1, 2, … Given under the lock of the order.
  place integer NOT NULL CHECK (place > 0),
  type text NOT NULL CHECK (type IN (
    'order.released', 'order.cancelled', 'order.address_changed', 'return.requested')),
  -- Of a return that was asked for.
  return_id text,
  -- What is sent: written at the first try, so that each try sends the same; forgotten once it was taken.
  body jsonb,
  created_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (market, id),
  CONSTRAINT workshop_message_of_order UNIQUE (market, order_id, place),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
CREATE INDEX workshop_message_waiting ON workshop_message (created_at) WHERE sent_at IS NULL;
CREATE INDEX workshop_message_by_age ON workshop_message (created_at);

-- Events that were acted upon: one that comes again gets the same answer. `digest`: SHA-256 of its body.
CREATE TABLE workshop_event (
  market text NOT NULL,
  id text NOT NULL,
  digest text NOT NULL,
  -- What the parcel or the return became.
  state text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (market, id)
);
CREATE INDEX workshop_event_by_age ON workshop_event (received_at);

-- The day by which a parcel is expected since it was delayed; `edd_max` stays what was promised.
ALTER TABLE fulfilment ADD COLUMN delayed_until date;

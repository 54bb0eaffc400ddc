-- Pieces that come back, for their money or for another size. Private. Rules: packages/domain/src/returns.

CREATE TABLE return_request (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  -- What the customer writes on the parcel.
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('return', 'exchange')),
  way text NOT NULL CHECK (way IN ('parcel', 'store', 'collection')),
  -- Where it is brought; null for every other way.
  store_id text REFERENCES store,
  state text NOT NULL CHECK (state IN ('requested', 'received', 'inspected', 'refunded', 'exchanged', 'refused')),
  -- What goes back for it, minor units; known once it was inspected.
  refund_amount bigint NOT NULL DEFAULT 0 CHECK (refund_amount >= 0),
  -- {carrier, number} of the other size
  tracking jsonb,
  -- [{state, at}], the oldest first
  moves jsonb NOT NULL DEFAULT '[]',
  -- When its state last changed; null where nobody moves it (the returns of a demo's people).
  moved_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  CHECK ((way = 'store') = (store_id IS NOT NULL)),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
CREATE INDEX return_request_by_order ON return_request (market, order_id);
CREATE INDEX return_request_under_way ON return_request (moved_at) WHERE state IN ('requested', 'received', 'inspected');

CREATE TABLE return_line (
  market text NOT NULL,
  return_id text NOT NULL,
  line_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  reason_code text NOT NULL DEFAULT 'didNotLike',
  -- Pieces that were taken back; null until they were inspected.
  accepted integer CHECK (accepted BETWEEN 0 AND quantity),
  -- The other size, as it was called then; its pieces are held until the exchange ends.
  wanted_sku_id text REFERENCES sku,
  wanted jsonb,
  hold text CHECK (hold IN ('held', 'taken', 'released')),
  PRIMARY KEY (market, return_id, line_id),
  FOREIGN KEY (market, return_id) REFERENCES return_request (market, id),
  FOREIGN KEY (market, line_id) REFERENCES order_line (market, id)
);
CREATE INDEX return_line_by_line ON return_line (market, line_id);

-- The answer to a list of returns under its Idempotency-Key: whoever sends it again gets the first answer.
CREATE TABLE return_submission (
  market text NOT NULL,
  submitted_by text NOT NULL,
  key text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (market, submitted_by, key)
);
CREATE INDEX return_submission_by_age ON return_submission (created_at);

-- What is to be given back of a payment for returns, and what the provider has given back, in all, minor units.
ALTER TABLE payment ADD COLUMN refund_due bigint NOT NULL DEFAULT 0 CHECK (refund_due BETWEEN 0 AND amount),
  ADD COLUMN refunded_amount bigint NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND refund_due);

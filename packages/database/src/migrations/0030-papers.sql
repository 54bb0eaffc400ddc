-- [R7.042] The papers of orders: made once by a job, kept, and never changed. Private.

CREATE TABLE paper (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'receipt', 'invoice', 'creditNote', 'giftReceipt', 'returnLabel', 'workshopSheet')),
  -- The parcel or the return that it is about.
  subject_id text NOT NULL,
  -- The legal entity that it is of, and its place in the series of that entity; null where its kind is not numbered.
  entity text NOT NULL,
  place integer CHECK (place > 0),
  locale text NOT NULL,
  -- Pieces, delivery, tax and all, minor units; null where it has no prices.
  goods bigint,
  shipping bigint,
  tax bigint,
  total bigint,
  -- What stands on it: it is printed of this alone.
  content jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  -- How often it could not be printed.
  failures integer NOT NULL DEFAULT 0,
  -- Null until it is printed.
  made_at timestamptz,
  bytes bytea,
  size integer,
  -- SHA-256 of the bytes
  hash text,
  PRIMARY KEY (market, id),
  CONSTRAINT paper_once UNIQUE (market, subject_id, kind),
  CONSTRAINT paper_place_once UNIQUE (market, entity, kind, place),
  CHECK ((place IS NOT NULL) = (kind IN ('invoice', 'creditNote'))),
  CHECK ((bytes IS NULL) = (made_at IS NULL) AND (bytes IS NULL) = (hash IS NULL) AND (bytes IS NULL) = (size IS NULL)),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
-- A PDF is compressed already.
ALTER TABLE paper ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX paper_by_order ON paper (market, order_id);

-- The last number of each series. Its row is locked by the transaction that writes the paper of the next number.
CREATE TABLE paper_series (
  market text NOT NULL,
  entity text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'creditNote')),
  last_place integer NOT NULL CHECK (last_place > 0),
  PRIMARY KEY (market, entity, kind)
);

-- Whether what is due is written, or the job was left that writes it: after a parcel has left, after a return was asked for, after its refund.
ALTER TABLE fulfilment ADD COLUMN papers_asked boolean NOT NULL DEFAULT false;
CREATE INDEX fulfilment_without_papers ON fulfilment (market, id)
  WHERE NOT papers_asked AND state IN ('shipped', 'ready_for_collection', 'delivered', 'collected');
ALTER TABLE return_request ADD COLUMN label_asked boolean NOT NULL DEFAULT false,
  ADD COLUMN credit_asked boolean NOT NULL DEFAULT false;
CREATE INDEX return_request_without_label ON return_request (market, id) WHERE NOT label_asked;
CREATE INDEX return_request_without_credit ON return_request (market, id)
  WHERE NOT credit_asked AND state = 'refunded';

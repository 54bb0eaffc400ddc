-- The cards that a customer keeps for the next purchase. Of a card there is what its owner knows it by, and the token under
-- which the provider keeps the rest. Private.

CREATE TABLE saved_card (
  customer_id text NOT NULL REFERENCES customer,
  id text NOT NULL,
  provider_token text NOT NULL,
  -- The provider's word for the number: the same card has the same one.
  fingerprint text NOT NULL,
  brand text NOT NULL,
  last_four text NOT NULL,
  expiry_year integer NOT NULL,
  expiry_month integer NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, id),
  CONSTRAINT saved_card_once UNIQUE (customer_id, fingerprint)
);

-- Whether the card of this payment is to be kept once its order is bought; false again once that was done.
ALTER TABLE payment ADD COLUMN saves_card boolean NOT NULL DEFAULT false;

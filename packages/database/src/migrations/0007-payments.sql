-- How orders are paid: by several means at once, if the shopper likes. What each pays, and when the order is paid, is a
-- rule (packages/domain/src/payment/order-payments.ts) under the lock of the order. Private.

CREATE TABLE payment (
  market text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  method text NOT NULL,
  -- what may be kept of a card: brand and last four digits
  brand text,
  last_four text,
  provider_token text,
  provider_ref text,
  amount bigint NOT NULL,
  -- How much of it was taken, minor units; parcels that leave one after the other are taken one after the other.
  captured_amount bigint NOT NULL DEFAULT 0 CHECK (captured_amount BETWEEN 0 AND amount),
  currency text NOT NULL,
  -- States: packages/domain/src/payment/payment-state.ts
  state text NOT NULL,
  -- {transactionId, status, acsUrl?, payload?}
  three_d_secure jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (market, id),
  -- A payment means has a provider of its own: what two providers call by the same name are two things.
  CONSTRAINT payment_of_provider UNIQUE (method, provider_ref),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);
-- The newest payment of an order first.
CREATE INDEX payment_by_order ON payment (market, order_id, created_at DESC);

-- Every notice of a provider, once: what comes twice, late or out of order is recognised here.
CREATE TABLE payment_event (
  method text NOT NULL,
  provider_event_id text NOT NULL,
  provider_ref text NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (method, provider_event_id)
);

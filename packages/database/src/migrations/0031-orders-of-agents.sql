-- [R2.045, R7.126] Orders that an agent makes ready for somebody else to approve and to pay, and [R6.010] how much a
-- committed order looks like fraud. Private.

-- What an agent sent of an order: one row an order, written anew when it is sent again. States:
-- packages/domain/src/order/custom-order.ts; that it expired or was placed follows from `expires_at` and from the order.
CREATE TABLE custom_order (
  market text NOT NULL,
  order_id text NOT NULL,
  -- What the token of the link is made of; another one each time it is sent.
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('approval', 'pay_by_link')),
  state text NOT NULL CHECK (state IN ('drafted', 'sent', 'approved', 'declined', 'payment')),
  agent_id text NOT NULL REFERENCES agent,
  -- SHA-256 of the token, hex; the token itself is kept nowhere.
  token_hash text NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (market, order_id),
  FOREIGN KEY (market, order_id) REFERENCES shop_order (market, id)
);

ALTER TABLE shop_order
  -- A draft that came by a link: its prices are those that the agent agreed, as long as the bag stays as it is.
  ADD COLUMN is_handed_over boolean NOT NULL DEFAULT false,
  -- Null until the commit.
  ADD COLUMN risk_status text CHECK (risk_status IN ('scored', 'skipped')),
  ADD COLUMN risk_score integer CHECK (risk_score BETWEEN 0 AND 100),
  ADD COLUMN risk_reasons text[],
  -- Whether somebody of the house looks at it before it is prepared: packages/domain/src/order/review.ts.
  ADD COLUMN review_state text NOT NULL DEFAULT 'none' CHECK (review_state IN ('none', 'held', 'accepted', 'refused'));
-- For the list of those that wait for somebody.
CREATE INDEX shop_order_held ON shop_order (placed_at) WHERE review_state = 'held';
-- For what was ordered before under an e-mail address.
CREATE INDEX shop_order_by_email ON shop_order (market, lower(email)) WHERE committed_at IS NOT NULL;

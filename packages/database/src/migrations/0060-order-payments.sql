-- An order may be paid by several means at once; what each pays, and when the order is paid, is a rule
-- (packages/domain/src/payment/order-payments.ts) under the lock of the order.
DROP INDEX payment_live;
ALTER TABLE payment
  -- How much of it was taken, minor units; parcels that leave one after the other are taken one after the other.
  ADD COLUMN captured_amount bigint NOT NULL DEFAULT 0 CHECK (captured_amount BETWEEN 0 AND amount);
UPDATE payment SET captured_amount = amount WHERE state = 'captured';
-- When a parcel's state last changed.
ALTER TABLE fulfilment ADD COLUMN moved_at timestamptz;
CREATE INDEX fulfilment_under_way ON fulfilment (moved_at) WHERE state IN ('planned', 'preparing', 'shipped');

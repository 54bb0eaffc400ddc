-- A payment means has a provider of its own: what two providers call by the same name are two things.
ALTER TABLE payment
  DROP CONSTRAINT payment_provider_ref_key,
  ADD CONSTRAINT payment_of_provider UNIQUE (method, provider_ref);
ALTER TABLE payment_event ADD COLUMN method text NOT NULL DEFAULT 'creditCard';
ALTER TABLE payment_event ALTER COLUMN method DROP DEFAULT;
ALTER TABLE payment_event
  DROP CONSTRAINT payment_event_pkey,
  ADD PRIMARY KEY (method, provider_event_id);

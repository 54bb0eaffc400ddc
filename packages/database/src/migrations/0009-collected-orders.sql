-- An order may be fetched in a store: the way it travels is one of the house's like all others, and is never offered
-- for parcels that are sent.
ALTER TABLE shipping_method
  ADD COLUMN kind text NOT NULL DEFAULT 'home' CHECK (kind IN ('home', 'collect'));

-- Delivery at hours that the shopper chooses, and the hour until which the orders of a day are sent the same day.

-- {areas, days, times: [{from, until, capacity}]}: `SlotPattern` of packages/domain/src/shipping. Null where a way has no slots.
ALTER TABLE shipping_method ADD COLUMN slots jsonb;
-- Null where the day is agreed later.
ALTER TABLE shipping_method ALTER COLUMN lead_days_min DROP NOT NULL, ALTER COLUMN lead_days_max DROP NOT NULL;
ALTER TABLE shipping_method ADD CHECK ((lead_days_min IS NULL) = (lead_days_max IS NULL));
ALTER TABLE fulfilment ALTER COLUMN edd_min DROP NOT NULL, ALTER COLUMN edd_max DROP NOT NULL;
-- {id, day, from, until}, as it was when it was chosen
ALTER TABLE fulfilment ADD COLUMN slot jsonb;
-- `HH:MM` in the zone of the warehouse that stands in this country.
ALTER TABLE country ADD COLUMN cut_off text;

-- Hours of a day in an area. A job makes them for the days to come; one that the house no longer offers keeps the places
-- that are taken and has no other. Past ones are swept.
CREATE TABLE delivery_slot (
  id text PRIMARY KEY,
  method_id text NOT NULL REFERENCES shipping_method,
  -- The beginning of the postal codes, in capitals and without spaces.
  area text NOT NULL,
  day date NOT NULL,
  -- local times, HH:MM
  begins text NOT NULL,
  ends text NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  -- As many as there are rows of slot_reservation.
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0 AND taken <= capacity),
  UNIQUE (method_id, area, day, begins)
);
CREATE INDEX delivery_slot_by_day ON delivery_slot (day);

-- A place in a slot. A draft holds it for a while; from the commit on it is the order's. It is removed when it is given back.
CREATE TABLE slot_reservation (
  market text NOT NULL,
  fulfilment_id text NOT NULL,
  slot_id text NOT NULL REFERENCES delivery_slot,
  order_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'taken')),
  held_until timestamptz NOT NULL,
  PRIMARY KEY (market, fulfilment_id, slot_id)
);
CREATE INDEX slot_reservation_of_order ON slot_reservation (market, order_id);
CREATE INDEX slot_reservation_of_slot ON slot_reservation (slot_id);
CREATE INDEX slot_reservation_lapsing ON slot_reservation (held_until) WHERE state = 'held';

-- [R2.038, R2.039] Experiences: what a visit to a store can be, and the kind of appointment that it is booked as. A house has a handful.
CREATE TABLE experience (
  id text PRIMARY KEY,
  rank int NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  -- From this day on, and until this one, both included; days of UTC.
  published_on date NOT NULL,
  published_until date,
  -- A kind of appointment (store.appointments).
  appointment_type text NOT NULL,
  -- The stores that have it; null: every one with appointments of the kind.
  store_ids text[],
  picture jsonb NOT NULL,
  -- Beside the chapters, in their order.
  pictures jsonb NOT NULL,
  sku_ids text[] NOT NULL,
  texts jsonb NOT NULL
);

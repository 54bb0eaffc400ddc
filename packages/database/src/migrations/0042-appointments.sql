-- [R3.040, R7.185] Appointments in stores. The slots follow from store.appointments; a row here is one that somebody has booked once.
CREATE TABLE appointment_slot (
  store_id text NOT NULL REFERENCES store,
  type text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Never above the capacity that the store's rules say at the time of a booking.
  taken int NOT NULL CHECK (taken >= 0),
  PRIMARY KEY (store_id, type, starts_at)
);
CREATE INDEX appointment_slot_by_time ON appointment_slot (starts_at);

-- Private: names and contacts of customers and of guests, kept until some weeks after the appointment.
CREATE TABLE appointment (
  id text PRIMARY KEY,
  store_id text NOT NULL REFERENCES store,
  type text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('booked', 'cancelled')),
  -- Null: a guest, who has the token of the mail.
  customer_id text REFERENCES customer,
  -- Who booked it for a client.
  agent_id text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  -- E.164
  phone text,
  wish text,
  locale text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Grows with every change: the messages and the calendar file of each have a number of their own.
  change int NOT NULL,
  changed_at timestamptz NOT NULL,
  reminded_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (email IS NOT NULL OR phone IS NOT NULL)
);
CREATE INDEX appointment_of_customer ON appointment (customer_id, starts_at);
CREATE INDEX appointment_to_remind ON appointment (starts_at) WHERE state = 'booked' AND reminded_at IS NULL;
CREATE INDEX appointment_by_end ON appointment (ends_at);

-- Who waits for a place: of a day, or of any. Private.
CREATE TABLE appointment_waiting (
  id text PRIMARY KEY,
  store_id text NOT NULL REFERENCES store,
  type text NOT NULL,
  -- By the store's own clock; null: the first day that has a place.
  day date,
  customer_id text REFERENCES customer,
  email text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  told_at timestamptz
);
CREATE UNIQUE INDEX appointment_waiting_once
  ON appointment_waiting (store_id, type, coalesce(day, 'infinity'::date), lower(email)) WHERE told_at IS NULL;
CREATE INDEX appointment_waiting_in_line ON appointment_waiting (store_id, type, created_at);
CREATE INDEX appointment_waiting_of_customer ON appointment_waiting (customer_id);

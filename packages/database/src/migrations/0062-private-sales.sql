-- A private sale as a thing of its own: its text, how many pieces each may have, whom it invites, and its waiting room.
ALTER TABLE exclusive_sale
  -- The text of `content/exclusive-service` that its page shows; no reference, since a text may be still to come.
  ADD COLUMN edito text,
  -- Null: as many as a bag may hold.
  ADD COLUMN pieces_per_customer integer CHECK (pieces_per_customer > 0),
  -- The waiting room, whole or not at all: when it opens, how many are inside at once, and how long each may stay.
  ADD COLUMN room_opens_at timestamptz CHECK (room_opens_at <= opens_at),
  ADD COLUMN seats integer CHECK (seats > 0),
  ADD COLUMN visit_minutes integer CHECK (visit_minutes > 0),
  ADD CHECK (num_nulls(room_opens_at, seats, visit_minutes) IN (0, 3));

-- Who has joined a club, and what the club calls them.
CREATE TABLE club_member (
  club_id text NOT NULL REFERENCES club,
  customer_id text NOT NULL REFERENCES customer,
  name text NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (club_id, customer_id)
);
CREATE INDEX club_member_by_customer ON club_member (customer_id);

-- Sales and offers for whole clubs: as the house's files say.
CREATE TABLE exclusive_sale_club (
  sale_id text NOT NULL REFERENCES exclusive_sale,
  club_id text NOT NULL REFERENCES club,
  PRIMARY KEY (sale_id, club_id)
);
CREATE INDEX exclusive_sale_club_by_club ON exclusive_sale_club (club_id);
CREATE TABLE offer_club (
  offer_id text NOT NULL REFERENCES exclusive_offer,
  club_id text NOT NULL REFERENCES club,
  PRIMARY KEY (offer_id, club_id)
);
CREATE INDEX offer_club_by_club ON offer_club (club_id);

-- The places in the waiting rooms: one for a customer in a sale. They are let in by `joined_at`, then by `ticket`, which
-- grows with the time.
CREATE TABLE sale_place (
  sale_id text NOT NULL REFERENCES exclusive_sale,
  customer_id text NOT NULL REFERENCES customer,
  ticket text NOT NULL UNIQUE,
  -- The browser that holds the ticket. No reference: sessions end, and the place stays until its holder goes on elsewhere.
  session_id text NOT NULL,
  joined_at timestamptz NOT NULL,
  -- When its page last asked, to about half a minute: who is away is passed over until they are back.
  seen_at timestamptz NOT NULL,
  admitted_at timestamptz,
  leaves_at timestamptz,
  PRIMARY KEY (sale_id, customer_id),
  CHECK ((admitted_at IS NULL) = (leaves_at IS NULL))
);
CREATE INDEX sale_place_waiting ON sale_place (sale_id, joined_at, ticket) WHERE admitted_at IS NULL;
CREATE INDEX sale_place_inside ON sale_place (sale_id, leaves_at) WHERE admitted_at IS NOT NULL;
CREATE INDEX sale_place_by_customer ON sale_place (customer_id);

-- Pieces of a sale that a customer has ordered are counted in every market.
CREATE INDEX shop_order_of_customer ON shop_order (customer_id) WHERE customer_id IS NOT NULL;

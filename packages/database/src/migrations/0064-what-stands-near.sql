-- [R7.167] What is recommended: which pieces stand near which. A job computes it from orders, from what people looked at who
-- agreed to that, and from what pieces have in common. It tells of pieces and of nobody: a pair counts once two people have it.
CREATE TABLE piece_neighbours (
  product_id text PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  -- The nearest first, with the score of each in thousandths.
  other_ids text[] NOT NULL,
  scores integer[] NOT NULL,
  -- How many people bought it.
  popularity integer NOT NULL,
  CHECK (cardinality(other_ids) = cardinality(scores))
);
CREATE INDEX piece_neighbours_by_popularity ON piece_neighbours (popularity DESC, product_id);

-- What a customer looked at, once each; only of who has agreed that their tastes are kept. Private.
CREATE TABLE piece_view (
  customer_id text NOT NULL REFERENCES customer,
  product_id text NOT NULL REFERENCES product ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, product_id)
);
-- For the hourly sweep.
CREATE INDEX piece_view_by_time ON piece_view (viewed_at);

-- Pictures of several pieces together: what categories, the home page, stories and articles open with.
CREATE TABLE still_life (
  name text PRIMARY KEY,
  media jsonb NOT NULL
);

-- No reference: a category may name a still life that is still to be taken.
ALTER TABLE category ADD COLUMN still_life text;

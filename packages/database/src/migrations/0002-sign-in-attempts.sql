-- How often a sign-in was tried, by login with address and by address alone. The key is a digest: neither an e-mail nor
-- an address is kept. A row means nothing once `ends_at` has passed.
CREATE TABLE sign_in_attempt (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX sign_in_attempt_by_end ON sign_in_attempt (ends_at);

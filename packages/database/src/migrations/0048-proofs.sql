-- [R7.021] When whoever is signed in last showed that the account is theirs: at the sign-in, or by their password since.
-- Null of a guest, and of sessions that began before this was noted.
ALTER TABLE session ADD COLUMN proven_at timestamptz;

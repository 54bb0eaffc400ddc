-- Accounts: what is good for one use, and clients whom the house knows before they have an account.

-- [R7.153, R7.157, R7.181] What links and codes of mails and text messages are good for, once. Private. Kinds and how long
-- each is good: packages/domain/src/access/one-time.ts. No secret is kept: a link's token and a code are made again from
-- the id and the shop's key, by whoever sends them.
CREATE TABLE one_time_token (
  id text PRIMARY KEY,
  kind text NOT NULL,
  -- Of a link: SHA-256 of its token, hex.
  token_hash text UNIQUE,
  -- Of a code: a keyed digest of the login or number that it is typed for.
  subject text,
  -- Whom it is about, where that was known when it was made.
  customer_id text REFERENCES customer ON DELETE CASCADE,
  about jsonb,
  -- How often a code was tried.
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (num_nonnulls(token_hash, subject) = 1)
);
CREATE INDEX one_time_token_by_subject ON one_time_token (kind, subject, created_at) WHERE subject IS NOT NULL;
CREATE INDEX one_time_token_by_customer ON one_time_token (customer_id) WHERE customer_id IS NOT NULL;
-- For the hourly sweep.
CREATE INDEX one_time_token_by_end ON one_time_token (expires_at);

-- It counts whatever is limited by a login, an address or a network, and not sign-ins alone.
ALTER TABLE sign_in_attempt RENAME TO counted_use;
ALTER TABLE counted_use RENAME COLUMN attempts TO uses;
ALTER TABLE counted_use RENAME CONSTRAINT sign_in_attempt_pkey TO counted_use_pkey;
ALTER INDEX sign_in_attempt_by_end RENAME TO counted_use_by_end;

-- [R7.022] `boutique`: a client known to a boutique, who has no web account yet. An account by mobile number has no e-mail;
-- an account without a password is entered by other doors.
ALTER TABLE customer
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN password_hash DROP NOT NULL,
  DROP CONSTRAINT customer_status_check,
  ADD CONSTRAINT customer_status_check CHECK (status IN ('boutique', 'active', 'locked', 'closed'));

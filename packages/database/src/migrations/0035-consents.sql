-- [R3.027–R3.030] What somebody has consented to, and the newsletter. Private.

-- The words of a consent as they were when somebody answered: their hash names them, so they never change.
CREATE TABLE consent_text (
  version text PRIMARY KEY,
  type text NOT NULL,
  language text NOT NULL,
  label text NOT NULL,
  body text NOT NULL,
  first_answered_at timestamptz NOT NULL
);

-- The present values, one for each consent of a customer, of a guest's session, or of an e-mail address without an
-- account. The types: packages/domain/src/consent/consent-types.ts. Where a row is missing, nobody has answered.
CREATE TABLE consent (
  customer_id text REFERENCES customer,
  session_id text REFERENCES session,
  email text,
  subject text GENERATED ALWAYS AS (coalesce(customer_id, session_id, email)) STORED,
  type text NOT NULL,
  value boolean NOT NULL,
  text_version text NOT NULL REFERENCES consent_text,
  -- When it was given, refused or withdrawn.
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (subject, type),
  CHECK (num_nonnulls(customer_id, session_id, email) = 1)
);
-- For the hourly sweep.
CREATE INDEX consent_by_session ON consent (session_id) WHERE session_id IS NOT NULL;
-- For whom an edition of the newsletter is sent to.
CREATE INDEX consent_to_newsletter ON consent (subject) WHERE type = 'NEWSLETTER' AND value;

-- Every answer there ever was: rows are added, and never changed. A session's answers stay when the session is swept.
CREATE TABLE consent_log (
  id text PRIMARY KEY,
  customer_id text REFERENCES customer,
  session_id text,
  email text,
  type text NOT NULL,
  -- withdrawn: it had been given before.
  act text NOT NULL CHECK (act IN ('given', 'refused', 'withdrawn')),
  text_version text NOT NULL REFERENCES consent_text,
  locale text NOT NULL,
  -- Where it was asked: packages/domain/src/consent/consent-context.ts.
  place text NOT NULL,
  -- Who answered in the customer's name, where an agent did.
  agent_id text REFERENCES agent,
  -- The session that brought the answer along when its guest signed in.
  carried_from text,
  at timestamptz NOT NULL,
  CHECK (num_nonnulls(customer_id, session_id, email) = 1)
);
CREATE INDEX consent_log_of_customer ON consent_log (customer_id, type, at) WHERE customer_id IS NOT NULL;

-- [R7.179] What a customer in Korea last answered when the consents to advertising were confirmed anew:
-- {kisaConsentDate, value}; null while they never did.
ALTER TABLE customer ADD COLUMN kisa jsonb;

-- For who has an e-mail address.
CREATE INDEX customer_by_lower_email ON customer (lower(email));

-- [R7.034, R7.035] Somebody asked for the newsletter of an address, or may take back that it was ended; the link of a mail
-- answers it, once.
CREATE TABLE newsletter_request (
  id text PRIMARY KEY,
  email text NOT NULL,
  title text,
  first_name text,
  last_name text,
  locale text NOT NULL,
  -- What was ticked with it: [{type, value}].
  consents jsonb NOT NULL,
  asked_at timestamptz NOT NULL
);
CREATE INDEX newsletter_request_by_time ON newsletter_request (asked_at);

-- Whom an edition was sent to, or whose link said yes, and how to address them. Whether the newsletter is sent says the consent
-- NEWSLETTER of the customer with this e-mail address, or of the address.
CREATE TABLE newsletter_reader (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  title text,
  first_name text,
  last_name text,
  locale text NOT NULL
);

-- One row for each edition that somebody was sent, so that nobody gets one twice.
CREATE TABLE newsletter_sent (
  edition text NOT NULL,
  reader_id text NOT NULL REFERENCES newsletter_reader,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (edition, reader_id)
);

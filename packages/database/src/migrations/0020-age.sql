-- What somebody answered when they were asked for their age: once in a session; null while nobody asked.
ALTER TABLE session ADD COLUMN age_answer text CHECK (age_answer IN ('yes', 'no'));

-- Products say so since the first schema.
ALTER TABLE category ADD COLUMN age_restricted boolean NOT NULL DEFAULT false;

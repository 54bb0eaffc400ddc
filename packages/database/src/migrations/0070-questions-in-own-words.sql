-- [R7.138] The words that others ask the question of an answer in: it is found by them, and they are shown nowhere.
ALTER TABLE kb_article_text ADD COLUMN asked text[] NOT NULL DEFAULT '{}';

-- [R2.010] Whether an answer was of use, counted by language and day, of nobody in particular.
CREATE TABLE kb_article_use (
  article_id text NOT NULL REFERENCES kb_article ON DELETE CASCADE,
  language text NOT NULL,
  day date NOT NULL,
  useful integer NOT NULL DEFAULT 0 CHECK (useful >= 0),
  useless integer NOT NULL DEFAULT 0 CHECK (useless >= 0),
  PRIMARY KEY (article_id, language, day)
);

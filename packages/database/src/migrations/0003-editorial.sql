-- What the house writes for every visitor alike: pages, footer, help, magazine, stores.

CREATE TABLE content (
  kind text NOT NULL,
  ref text NOT NULL,
  language text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (kind, ref, language)
);
CREATE TABLE footer_link (
  id text PRIMARY KEY,
  section text NOT NULL,
  rank integer NOT NULL,
  url text NOT NULL
);
CREATE TABLE footer_link_text (
  id text NOT NULL REFERENCES footer_link,
  language text NOT NULL,
  section_title text NOT NULL,
  label text NOT NULL,
  PRIMARY KEY (id, language)
);

-- ---------------------------------------------------------------- help
CREATE TABLE kb_theme (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  rank integer NOT NULL,
  -- language → {name, intro}
  texts jsonb NOT NULL
);
CREATE TABLE kb_article (
  id text PRIMARY KEY,
  theme_id text NOT NULL REFERENCES kb_theme,
  slug text NOT NULL,
  rank integer NOT NULL,
  popularity integer NOT NULL,
  online boolean NOT NULL,
  UNIQUE (theme_id, slug)
);
CREATE TABLE kb_article_text (
  article_id text NOT NULL REFERENCES kb_article ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (article_id, language)
);

-- ---------------------------------------------------------------- magazine
CREATE TABLE magazine_category (
  chunk text PRIMARY KEY,
  rank integer NOT NULL,
  -- language → {name, intro}
  texts jsonb NOT NULL,
  -- [{code, names: language → name}]
  tags jsonb NOT NULL
);
CREATE TABLE article (
  chunk text PRIMARY KEY,
  category text NOT NULL REFERENCES magazine_category,
  tags text[] NOT NULL,
  published_on date NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  picture jsonb,
  sku_ids text[] NOT NULL
);
CREATE INDEX article_by_category ON article (category, published_on DESC) WHERE status = 'published';
CREATE TABLE article_text (
  chunk text NOT NULL REFERENCES article ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  -- [{heading?, text}]; null where only title and summary are written
  blocks jsonb,
  PRIMARY KEY (chunk, language)
);

-- ---------------------------------------------------------------- stores
CREATE TABLE store (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  country text NOT NULL,
  city text NOT NULL,
  address jsonb NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  time_zone text NOT NULL,
  phone text NOT NULL,
  -- monday → [[open, close], …] in local time; a day that is left out is closed
  hours jsonb NOT NULL,
  -- [{from, until, reason}] in local days
  closures jsonb NOT NULL,
  services text[] NOT NULL,
  click_and_collect boolean NOT NULL,
  -- [{type, days, from, until, everyMinutes, capacity}]: the slots follow from it
  appointments jsonb NOT NULL,
  is_open boolean NOT NULL,
  -- language → {name, description}
  texts jsonb NOT NULL
);
CREATE INDEX store_by_country ON store (country, city);

-- [R3.053] A silent film of the house, and in whose gallery it runs; without a product it is shown by its id alone.
CREATE TABLE video (
  id text PRIMARY KEY,
  product_id text REFERENCES product,
  -- null: whatever the colour
  colour_code text,
  rank integer NOT NULL,
  -- {width, height, seconds, files: [{file, type, bytes, sha256}], poster: {file, bytes, sha256}}
  media jsonb NOT NULL
);
CREATE INDEX video_by_product ON video (product_id);
CREATE TABLE video_text (
  video_id text NOT NULL REFERENCES video ON DELETE CASCADE,
  language text NOT NULL,
  title text NOT NULL,
  -- [{fromSeconds, toSeconds, text}]: what is seen
  captions jsonb NOT NULL,
  PRIMARY KEY (video_id, language)
);

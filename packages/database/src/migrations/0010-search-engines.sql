-- What search engines read beside the pages, and the addresses that the shop no longer has.

-- The files of the sitemap, each as it was made for a version of the catalogue: gzip, at most a few hundred KB.
CREATE TABLE sitemap_part (
  name text PRIMARY KEY,
  version bigint NOT NULL,
  gzip bytea NOT NULL
);
-- Its bytes are compressed already.
ALTER TABLE sitemap_part ALTER COLUMN gzip SET STORAGE EXTERNAL;

-- [R2.031] Paths below the locale, without slashes at the ends: where a page was, and where it is now.
CREATE TABLE redirect (
  old_path text PRIMARY KEY,
  new_path text NOT NULL CHECK (new_path <> old_path)
);

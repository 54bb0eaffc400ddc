-- [R7.070, R7.092] The prose of articles is a list of parts (headings, paragraphs, pictures …) instead of headed paragraphs.
UPDATE article_text SET blocks = (
  SELECT jsonb_agg(part ORDER BY place, rank)
  FROM jsonb_array_elements(article_text.blocks) WITH ORDINALITY AS each (block, place)
  CROSS JOIN LATERAL (VALUES
    (1, CASE WHEN block ? 'heading' THEN
      jsonb_build_object('type', 'heading', 'level', 2, 'text', block -> 'heading') END),
    (2, jsonb_build_object('type', 'paragraph', 'words',
      jsonb_build_array(jsonb_build_object('text', block -> 'text'))))) AS parts (rank, part)
  WHERE part IS NOT NULL)
WHERE blocks IS NOT NULL;

-- [R2.026] What is not published yet, and who may see it before: everybody whom the house shows drafts, or its agents alone.
ALTER TABLE article
  ADD COLUMN published_until date,
  ADD COLUMN for_agents boolean NOT NULL DEFAULT false;
ALTER TABLE content
  ADD COLUMN status text NOT NULL DEFAULT 'published' CHECK (status IN ('draft', 'published')),
  -- From this day on, and until that one, both included; days of UTC. Null: always.
  ADD COLUMN published_on date,
  ADD COLUMN published_until date,
  ADD COLUMN for_agents boolean NOT NULL DEFAULT false;

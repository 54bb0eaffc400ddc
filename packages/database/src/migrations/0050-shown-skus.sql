-- A SKU is called what its product is called: that stands in product_text, and nowhere else.
ALTER TABLE sku_text DROP COLUMN name;

-- A SKU that left the house's files is not shown any more, although what shoppers have of it is still drawn.
ALTER TABLE sku ADD COLUMN is_withdrawn boolean NOT NULL DEFAULT false;
UPDATE sku SET is_withdrawn = true
  WHERE NOT EXISTS (SELECT FROM product_text WHERE product_text.product_id = sku.product_id);
ALTER TABLE sku DROP COLUMN is_shown;
ALTER TABLE sku ADD COLUMN is_shown boolean NOT NULL
  GENERATED ALWAYS AS (NOT is_sample AND NOT is_withdrawn AND jsonb_array_length(media) > 0) STORED;

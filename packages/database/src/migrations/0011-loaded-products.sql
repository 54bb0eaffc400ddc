-- A house of any size is brought in product by product.

-- What was loaded of a product's file without a refusal: the same words are not compared with the rows again.
CREATE TABLE loaded_product (
  product_id text PRIMARY KEY REFERENCES product,
  -- of the file, of what was built for it, and of all else that its rows follow from
  checksum text NOT NULL,
  -- its place among the products of the house
  rank integer NOT NULL,
  sku_ids text[] NOT NULL,
  -- SKUs of other products that its own are made of
  bundled_sku_ids text[] NOT NULL,
  -- the looks whose pictures it shows
  looks text[] NOT NULL
);

-- A product may be related to one that comes later in the files; until then nobody is shown the relation.
ALTER TABLE product_relation DROP CONSTRAINT product_relation_other_id_fkey;
CREATE INDEX product_relation_by_other ON product_relation (other_id);

-- Pictures are asked for by the name of their look.
CREATE INDEX sku_by_look ON sku (look);

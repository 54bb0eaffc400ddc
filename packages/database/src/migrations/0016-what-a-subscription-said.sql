-- [R3.051] What a subscription said of the piece: kept beside its page's address, and mailed to nobody.
ALTER TABLE back_in_stock
  ADD COLUMN product_image text,
  ADD COLUMN product_name text;

-- Of a palette with several pans: their colours, in order.
ALTER TABLE sku ADD COLUMN powders text[] NOT NULL DEFAULT '{}';

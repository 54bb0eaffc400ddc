-- The digital edition that travels with a piece: its code stands on the card of the piece's certificate. Those that the house
-- wrote itself belong to no certificate of the register.
ALTER TABLE collectible ADD COLUMN serial_number text UNIQUE REFERENCES certificate;
CREATE UNIQUE INDEX collectible_edition ON collectible (sku_id, edition);

-- The model that a product is looked at in from all sides; null where there is none.
-- {file, bytes, sha256, variants: {colour code: name of the model's variant}, rotation?: quaternion that sets it upright}
ALTER TABLE product ADD COLUMN model jsonb;

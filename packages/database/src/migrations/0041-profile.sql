-- [R2.046, R7.026] What customers say of themselves beside their name. Private.
ALTER TABLE customer
  -- How a Japanese name is read, in katakana.
  ADD COLUMN first_name_reading text,
  ADD COLUMN last_name_reading text,
  ADD COLUMN birth_date date,
  -- packages/domain/src/account/body-sizes.ts
  ADD COLUMN sizes jsonb NOT NULL DEFAULT '{}',
  -- {fiscalCode, certifiedEmail?}; null where the customer said none
  ADD COLUMN fiscal jsonb;

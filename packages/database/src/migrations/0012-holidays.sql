-- Public holidays of a country as the house writes them: `readHoliday` of packages/domain/src/shipping.
ALTER TABLE country ADD COLUMN holidays text[] NOT NULL DEFAULT '{}';

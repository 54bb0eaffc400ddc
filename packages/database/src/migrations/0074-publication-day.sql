-- The last day of UTC whose publications were looked at: what begins or ends by its date raises the version of the catalogue once.
ALTER TABLE catalogue_version ADD COLUMN published_day date;

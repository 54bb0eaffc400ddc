-- An address may lie where the house does not send: a bill to Canada for a parcel to New York.
ALTER TABLE country ALTER COLUMN dispatch_locale DROP NOT NULL;

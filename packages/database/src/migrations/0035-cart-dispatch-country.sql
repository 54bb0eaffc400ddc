-- The country a cart is priced and sent for, where a locale sends to several; null is the locale's own.
ALTER TABLE cart ADD COLUMN dispatch_country text;

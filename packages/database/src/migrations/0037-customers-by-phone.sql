-- [R7.016, R7.020] The account of a mobile number is found by it. Several may have the same: a number is no login.
CREATE INDEX customer_by_phone ON customer (phone) WHERE phone IS NOT NULL;

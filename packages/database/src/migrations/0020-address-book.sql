-- [R3.024] What a customer said of an address beside its fields.
ALTER TABLE address
  -- city and state were completed by the postal code
  ADD COLUMN is_complete boolean NOT NULL DEFAULT false,
  -- it stays as it was typed, whatever a look-up says
  ADD COLUMN is_as_typed boolean NOT NULL DEFAULT false,
  ADD COLUMN add_to_profile boolean NOT NULL DEFAULT true,
  -- what the customer calls country and state: {country, displayStateName}
  ADD COLUMN words jsonb NOT NULL DEFAULT '{}';

-- [R3.025] A telephone number was one text; now its calling code and its type stand apart from it.
UPDATE address SET fields = (address.fields - 'phone') || jsonb_build_object(
    'phoneNumber', ltrim(substr(address.fields ->> 'phone', length(country.tel_code) + 1), ' .-()'),
    'phoneNumberTelCode', country.tel_code,
    'phoneType', 'mobile')
  FROM country
  WHERE country.iso = address.fields ->> 'countryCode' AND starts_with(address.fields ->> 'phone', country.tel_code);
UPDATE address SET fields = (fields - 'phone') || jsonb_build_object('phoneNumber', fields ->> 'phone', 'phoneType', 'mobile')
  WHERE fields ? 'phone';

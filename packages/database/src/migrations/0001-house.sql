-- What the shop is run with, and where its house sells. Conventions of all tables (ARCHITECTURE.md, "Data"):
--  * every id is text made by the application (uuid version 7, or the house's own reference);
--  * money is integer minor units beside an ISO 4217 currency;
--  * carts, orders and everything below them are keyed by (market, id), so that they can be distributed later;
--  * no logic in triggers, no sequence on a hot path; rows are locked in id order;
--  * what a JSON column holds is typed in src/tables/column-types.ts.

CREATE TABLE app_config (
  node_env text NOT NULL,
  config_group text NOT NULL,
  name text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (node_env, config_group, name)
);

-- One row. Whoever changes what public pages show raises it, and page caches drop what they hold.
CREATE TABLE catalogue_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL
);
INSERT INTO catalogue_version (version) VALUES (1);

-- What a house's files looked like when they were last loaded: a second load changes nothing.
CREATE TABLE house_load (
  house text PRIMARY KEY,
  checksum text NOT NULL,
  loaded_at timestamptz NOT NULL
);

-- Every country that an address may lie in. The house does not send to all of them: a bill may go to Canada for a parcel
-- to New York, and then the columns of sending are null.
CREATE TABLE country (
  iso text PRIMARY KEY,
  tel_code text NOT NULL,
  dispatch_locale text,
  currency text,
  tax_included boolean,
  -- the country whose prices hold here too, unless a product names its own
  priced_as text,
  -- AddressRules of packages/domain/src/address
  address_rules jsonb NOT NULL,
  -- language → name
  names jsonb NOT NULL
);

-- How a parcel travels to a country, or how an order is fetched in a store there.
CREATE TABLE shipping_method (
  id text PRIMARY KEY,
  kind text NOT NULL DEFAULT 'home' CHECK (kind IN ('home', 'collect')),
  country text NOT NULL,
  rank integer NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- working days from the order to the door
  lead_days_min integer NOT NULL,
  lead_days_max integer NOT NULL,
  -- language → {name, description, edd: '%a … %b'}
  texts jsonb NOT NULL,
  -- It left the files: parcels that travelled with it still name it, nobody is offered it.
  retired boolean NOT NULL DEFAULT false
);

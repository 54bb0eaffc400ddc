import type { PostalAddress } from '@vitrine/contracts';
import { named, type Queryable } from '@vitrine/database';

const STATE_NAME = named('order-mail-state-name')<
  [country: string, code: string]
>(`SELECT state ->> 'name' AS "name!"
   FROM country, jsonb_array_elements(address_rules -> 'states') AS state
   WHERE iso = $1 AND state ->> 'code' = $2`);

/** What the state of an address is called in its country; undefined where it has none, or is not one of a list. */
export async function findStateName(
  db: Queryable,
  address: Pick<PostalAddress, 'countryCode' | 'state'> | undefined,
): Promise<string | undefined> {
  if (address?.state === undefined) return undefined;
  return (await db.first(STATE_NAME, [address.countryCode, address.state]))?.name;
}

import { named, type Queryable } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { type OwnerValues, ownerValues, type Session } from '../http/session.ts';

/** A country that a locale sends to, in its currency. */
export type CartPlace = Locale['dispatchCountries'][number];

const COUNTRY = named('cart-dispatch-country')<OwnerValues>(
  `SELECT dispatch_country FROM cart WHERE market = $1 AND (session_id = $2 OR customer_id = $3)`,
);
const SET_COUNTRY = named('cart-set-dispatch-country')<[market: string, cartId: string, country: string]>(
  `UPDATE cart SET dispatch_country = $3 WHERE market = $1 AND id = $2`,
);

/** The place of a country (ISO 3166-1 alpha-2, any case) that a locale sends to; undefined when it does not. */
export function placeIn({ dispatchCountries }: Locale, iso: string): CartPlace | undefined {
  const wanted = iso.toUpperCase();
  return dispatchCountries.find((country) => country.iso === wanted);
}

/**
 * [R7.105] Where a session's cart is priced and sent: the country it was repriced for, as long as the locale sends there,
 * else the locale's own.
 */
export async function cartPlace(db: Queryable, session: Session, locale: Locale): Promise<CartPlace> {
  const own = { iso: locale.country, currency: locale.currency };
  if (locale.dispatchCountries.length === 1) return own;
  const chosen = (await db.first(COUNTRY, ownerValues(session)))?.dispatchCountry ?? undefined;
  return (chosen === undefined ? undefined : placeIn(locale, chosen)) ?? own;
}

/** Keeps the country that a cart is repriced for. */
export async function setCartCountry(
  db: Queryable,
  { market, cartId }: { readonly market: string; readonly cartId: string },
  country: string,
): Promise<void> {
  await db.all(SET_COUNTRY, [market, cartId, country]);
}

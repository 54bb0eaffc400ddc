import type { BackInStockSubscription } from '@vitrine/contracts';
import { accepted, type Locale, refused, type Result } from '@vitrine/domain';
import * as z from 'zod/mini';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { houseOffers } from '../setup/index.ts';
import { addSubscription, isPublicSku } from './back-in-stock.store.ts';
import { isTextedFrom, readPhoneNumber } from './phone-number.ts';

type Identifier = BackInStockSubscription['identifiers'][number];

/**
 * [R3.051, R7.067] Asks for a message when a SKU is back. The answer is the same for a first and a repeated
 * subscription, so it does not tell whether an address is subscribed.
 */
export function mountBackInStock(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock, ids } = deps;
  mount('subscribeBackInStock', async ({ body, locale }) => {
    if (!(await houseOffers(deps, 'backInStock', locale))) return refused({ code: 'not_offered' });
    const readers = body.identifiers.map((identifier) =>
      readIdentifier(identifier, body.countryCode, locale),
    );
    const wrong = readers.find((reader) => !reader.ok);
    if (wrong !== undefined) return wrong;
    const isTexted = body.identifiers.some(({ type }) => type === 'Phone');
    if (isTexted && !(await houseOffers(deps, 'textMessages', locale)))
      return refused({ code: 'not_offered' });
    if (!(await isPublicSku(db, body.sku))) return refused({ code: 'unknown_sku', about: body.sku });
    for (const reader of readers) {
      if (!reader.ok) continue;
      await addSubscription(db, {
        id: ids.next(),
        subscription: body,
        identifier: reader.value,
        language: locale.language,
        at: clock.now(),
      });
    }
    return accepted({ success: true });
  });
}

interface WrongIdentifier {
  readonly code: 'bad_request' | 'phone_of_other_country';
  readonly about: 'identifiers';
  readonly scope: 'field';
}

/** One person, one row: the case of an address and the way a number is written mean nothing. */
function readIdentifier(
  { type, value }: Identifier,
  country: string,
  locale: Locale,
): Result<Identifier, WrongIdentifier> {
  const about = { about: 'identifiers', scope: 'field' } as const;
  if (type === 'Email') {
    const email = value.trim().toLowerCase();
    return z.email().safeParse(email).success
      ? accepted({ type, value: email })
      : refused({ code: 'bad_request', ...about });
  }
  const phone = readPhoneNumber(value, country);
  if (phone === undefined) return refused({ code: 'bad_request', ...about });
  return isTextedFrom(locale, phone, country)
    ? accepted({ type, value: phone.number })
    : refused({ code: 'phone_of_other_country', ...about });
}

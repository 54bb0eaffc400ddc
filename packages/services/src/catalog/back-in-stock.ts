import type { BackInStockSubscription } from '@vitrine/contracts';
import { accepted, refused } from '@vitrine/domain';
import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js';
import * as z from 'zod/mini';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { houseOffers } from '../setup/index.ts';
import { addSubscription, isPublicSku } from './back-in-stock.store.ts';

type Identifier = BackInStockSubscription['identifiers'][number];

/**
 * [R3.051, R7.067] Asks for a message when a SKU is back. The answer is the same for a first and a repeated
 * subscription, so it does not tell whether an address is subscribed.
 */
export function mountBackInStock(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock, ids } = deps;
  mount('subscribeBackInStock', async ({ body, locale }) => {
    if (!(await houseOffers(deps, 'backInStock', locale))) return refused({ code: 'not_offered' });
    const wrong = body.identifiers.find((identifier) => !isDeliverable(identifier, body.countryCode));
    if (wrong !== undefined) return refused({ code: 'bad_request', about: 'identifiers', scope: 'field' });
    if (!(await isPublicSku(db, body.sku))) return refused({ code: 'unknown_sku', about: body.sku });
    for (const identifier of body.identifiers) {
      await addSubscription(db, {
        id: ids.next(),
        subscription: body,
        identifier: { ...identifier, value: normalised(identifier) },
        language: locale.language,
        at: clock.now(),
      });
    }
    return accepted({ success: true });
  });
}

function isDeliverable({ type, value }: Identifier, country: string): boolean {
  if (type === 'Email') return z.email().safeParse(value.trim()).success;
  return isSupportedCountry(country) ? isValidPhoneNumber(value, country) : isValidPhoneNumber(value);
}

/** One person, one row: the case of an address and the spaces of a number mean nothing. */
function normalised({ type, value }: Identifier): string {
  return type === 'Email' ? value.trim().toLowerCase() : value.replaceAll(/[^+\d]/gu, '');
}

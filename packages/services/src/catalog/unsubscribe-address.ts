import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceDeps } from '../deps.ts';

/** Where mails about pieces that are back are ended; the locale, the subscription's id and the signature follow. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/back-in-stock';

/**
 * The address that only the mail of this subscription holds. The signature stands in the query, which no log keeps:
 * with it anybody may end the subscription.
 */
export function unsubscribeUrl(
  { ownOrigins, tokenKey }: ServiceDeps['config'],
  { locale, id }: { readonly locale: string; readonly id: string },
): string {
  const [origin = ''] = ownOrigins;
  return `${origin}${UNSUBSCRIBE_PATH}/${locale}/${id}?signature=${signature(tokenKey, id).toString('base64url')}`;
}

export function isSigned({ tokenKey }: ServiceDeps['config'], id: string, signed: string): boolean {
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(tokenKey, id);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(tokenKey: string, id: string): Buffer {
  return createHmac('sha256', tokenKey).update(`unsubscribe\n${id}`).digest();
}

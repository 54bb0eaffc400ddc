import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { REMEMBERED_DEVICE_SECONDS } from '@vitrine/domain';
import { type Cookie, DEVICE_COOKIE } from '../http/cookies.ts';
import type { CustomerRow } from './customer.store.ts';

type Owner = Pick<CustomerRow, 'id' | 'passwordHash'>;

/**
 * The cookie of a device whose user has just proven the owner's password: random bytes, sealed for this account. The
 * seal covers the password's hash, so a change of the password forgets every device.
 */
export function deviceCookie(tokenKey: string, owner: Owner): Cookie {
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${seal(tokenKey, owner, device)}`;
  return { ...DEVICE_COOKIE, value, maxAgeSeconds: REMEMBERED_DEVICE_SECONDS };
}

/** [R7.032] The device that a cookie names, if it was sealed for this account under its present password. */
export function rememberedDevice(
  tokenKey: string,
  cookie: string | undefined,
  owner: Owner | undefined,
): string | undefined {
  const [device = '', sealed = ''] = (cookie ?? '').split('.', 2);
  // An unknown login costs the same work.
  const own = Buffer.from(seal(tokenKey, owner ?? { id: '', passwordHash: '' }, device));
  const given = Buffer.from(sealed);
  const isOwn = own.length === given.length && timingSafeEqual(own, given);
  return isOwn && owner !== undefined ? device : undefined;
}

function seal(tokenKey: string, { id, passwordHash }: Owner, device: string): string {
  return createHmac('sha256', tokenKey)
    .update(['device', device, id, passwordHash ?? ''].join('\n'))
    .digest('base64url');
}

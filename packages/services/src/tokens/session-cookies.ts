import { ACCESS_LIFETIME_SECONDS, SESSION_LIFETIME_SECONDS } from '@vitrine/domain';
import { ACCESS_COOKIE, type Cookie, REFRESH_COOKIE, USID_COOKIE } from '../http/cookies.ts';
import type { TokenPair } from './token-mint.ts';

/** The cookies of a session that was just begun or renewed; without a usid the browser keeps the one it has. */
export function sessionCookies(tokens: TokenPair, usid?: string): readonly Cookie[] {
  const lasting = SESSION_LIFETIME_SECONDS;
  return [
    { ...ACCESS_COOKIE, value: tokens.access, maxAgeSeconds: ACCESS_LIFETIME_SECONDS },
    { ...REFRESH_COOKIE, value: tokens.refresh, maxAgeSeconds: lasting },
    ...(usid === undefined ? [] : [{ ...USID_COOKIE, value: usid, maxAgeSeconds: lasting }]),
  ];
}

/** Takes the cookies of a session away. */
export function noSessionCookies(): readonly Cookie[] {
  return sessionCookies({ access: '', refresh: '' }, '').map((cookie) => ({ ...cookie, maxAgeSeconds: 0 }));
}

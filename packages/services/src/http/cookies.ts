import { ACCESS_COOKIE_NAME, APP_COOKIE, REFRESH_COOKIE_NAME } from '@vitrine/domain';
import { parseCookie, stringifySetCookie } from 'cookie';

/** What a cookie of the shop is called before `cookieName`. All are sent to pages too, which renew a session themselves. */
export interface CookiePlace {
  readonly name: string;
}
/** A cookie of the shop: always httpOnly and SameSite=Lax; `maxAgeSeconds` 0 deletes it. */
export interface Cookie extends CookiePlace {
  readonly value: string;
  readonly maxAgeSeconds: number;
}

export const ACCESS_COOKIE: CookiePlace = { name: ACCESS_COOKIE_NAME };
export const REFRESH_COOKIE: CookiePlace = { name: REFRESH_COOKIE_NAME };
export const USID_COOKIE: CookiePlace = { name: 'vitrine-usid' };
/** Names a device on which an account's owner has signed in before (account/remembered-device.ts). */
export const DEVICE_COOKIE: CookiePlace = { name: 'vitrine-device' };

/** [R2.076] Set by pages, beside whatever else a browser has: it gives no rights. */
const IN_APP: CookiePlace = { name: APP_COOKIE };

/** Does the house's application show the shop? */
export const isInApp = (header: string | undefined): boolean => readCookie(header, IN_APP, false) === 'true';

/** Are the shop's cookies sent over TLS alone? `ownOrigins`: the canonical origin first. */
export function areCookiesSecure(ownOrigins: readonly string[]): boolean {
  return ownOrigins[0]?.startsWith('https:') ?? false;
}

/**
 * The name of a cookie on the wire. Over TLS browsers take `__Host-` names from this host and from TLS alone, so that
 * neither a neighbouring subdomain nor somebody on the line can plant one.
 */
export function cookieName({ name }: CookiePlace, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The value of a cookie in a request's `Cookie` header. */
export function readCookie(
  header: string | undefined,
  place: CookiePlace,
  isSecure: boolean,
): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[cookieName(place, isSecure)];
}

/** A `Set-Cookie` header value. */
export function cookieHeader(cookie: Cookie, isSecure: boolean): string {
  return stringifySetCookie({
    name: cookieName(cookie, isSecure),
    value: cookie.value,
    path: '/',
    maxAge: cookie.maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}

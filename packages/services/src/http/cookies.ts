import { parseCookie, stringifySetCookie } from 'cookie';

/** A cookie of the shop: always httpOnly and SameSite=Lax; `maxAgeSeconds` 0 deletes it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
}

export const ACCESS_COOKIE = 'vitrine-access';
export const REFRESH_COOKIE = 'vitrine-refresh';
export const USID_COOKIE = 'vitrine-usid';

/** The cookies of a request header by name. */
export function readCookies(header: string | undefined): Readonly<Record<string, string | undefined>> {
  return header === undefined ? {} : parseCookie(header);
}

/** A `Set-Cookie` header value. */
export function cookieHeader({ name, value, path, maxAgeSeconds }: Cookie, isSecure: boolean): string {
  return stringifySetCookie({
    name,
    value,
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}

import { createHash } from 'node:crypto';
import type { Market } from '@vitrine/domain';
import type { FastifyRequest } from 'fastify';
import { ACCESS_COOKIE, readCookies } from './cookies.ts';

interface SessionBase {
  readonly id: string;
  /** The part of the shop's carts and orders it works in: the market of the locale where it began. */
  readonly market: Market;
}
export interface GuestSession extends SessionBase {
  readonly kind: 'guest';
}
export interface CustomerSession extends SessionBase {
  readonly kind: 'customer';
  readonly customerId: string;
}
/** [R6.001] Who calls. */
export type Session = GuestSession | CustomerSession;

/** Finds the session whose access token has this SHA-256 (hex), if it lives at `now`. */
export type FindSession = (accessHash: string, now: Date) => Promise<Session | undefined>;

/** A token and the way it came: only a cookie is sent by the browser unasked, so only it needs a proof of origin. */
export interface PresentedToken {
  readonly token: string;
  readonly by: 'bearer' | 'header' | 'cookie';
}

/** The access token of a request: `Authorization: Bearer`, else the header `access_token`, else the cookie. */
export function presentedToken(request: FastifyRequest): PresentedToken | undefined {
  const bearer = /^Bearer +(\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, by: 'bearer' };
  const header = request.headers['access_token'];
  if (typeof header === 'string' && header !== '') return { token: header, by: 'header' };
  const cookie = readCookies(request.headers.cookie)[ACCESS_COOKIE];
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, by: 'cookie' };
}

/** What is kept of a token: its SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

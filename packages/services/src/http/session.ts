import { createHash } from 'node:crypto';
import {
  type AgentForClient,
  type Customer,
  customerIdOf,
  type Market,
  ownerOf,
  type Shopper,
} from '@vitrine/domain';
import type { FastifyRequest } from 'fastify';
import { ACCESS_COOKIE, readCookie } from './cookies.ts';

/** [R6.001] A living session, and who works through it. */
export interface Session<Who extends Shopper = Shopper> {
  readonly id: string;
  /** The part of the shop's carts and orders it works in: the market of the locale where it began. */
  readonly market: Market;
  readonly principal: Who;
}
/** A session in the name of a customer: the customer's own, or an agent's for them. */
export type CustomerSession = Session<Customer | AgentForClient>;

/** An owner as the statements take it: `market = $1 AND (session_id = $2 OR customer_id = $3)`. */
export type OwnerValues = readonly [market: string, sessionId: string | null, customerId: string | null];

/** Whose carts, orders and payments a session works on. */
export function ownerValues({ market, principal }: Session): OwnerValues {
  const { sessionId = null, customerId = null } = ownerOf(principal);
  return [market, sessionId, customerId];
}

/** Who looks, and when, as the statements take it that ask `mayHave`; null for a guest, and for an agent who serves one. */
export type ViewerValues = readonly [customerId: string | null, now: Date];

export function viewerValues({ principal }: Session, now: Date): ViewerValues {
  return [customerIdOf(principal) ?? null, now];
}

/** Finds the session whose access token has this SHA-256 (hex), if it lives at `now`. */
export type FindSession = (accessHash: string, now: Date) => Promise<Session | undefined>;

/** A token and the way it came: only a cookie is sent by the browser unasked, so only it needs a proof of origin. */
export interface PresentedToken {
  readonly token: string;
  readonly by: 'bearer' | 'header' | 'cookie';
}

/** The access token of a request: `Authorization: Bearer`, else the header `access_token`, else the cookie, which has another name where cookies are secure. */
export function presentedToken(
  { headers }: Pick<FastifyRequest, 'headers'>,
  isSecure: boolean,
): PresentedToken | undefined {
  const bearer = /^Bearer +(\S+)$/iu.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, by: 'bearer' };
  const header = headers['access_token'];
  if (typeof header === 'string' && header !== '') return { token: header, by: 'header' };
  const cookie = readCookie(headers.cookie, ACCESS_COOKIE, isSecure);
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, by: 'cookie' };
}

/** What is kept of a token: its SHA-256, hex. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

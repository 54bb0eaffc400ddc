import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceDeps } from '../deps.ts';

type Config = Pick<ServiceDeps['config'], 'ownOrigins' | 'tokenKey'>;

/** What a link of a mail does, with an id that it is about. */
interface SignedLink {
  /** The path before the locale and the id. */
  readonly path: string;
  /** Another purpose has another signature, so that no link does what a second one was sent for. */
  readonly purpose: string;
  readonly locale: string;
  readonly id: string;
}

/**
 * The address that only a mail of ours holds. The signature stands in the query, which no log keeps: with it anybody may do
 * what the link is for.
 */
export function signedUrl(
  { ownOrigins, tokenKey }: Config,
  { path, purpose, locale, id }: SignedLink,
): string {
  const [origin = ''] = ownOrigins;
  const signature = signatureOf(tokenKey, { purpose, id }).toString('base64url');
  return `${origin}${path}/${locale}/${id}?signature=${signature}`;
}

export function isSigned(
  { tokenKey }: Config,
  link: Pick<SignedLink, 'purpose' | 'id'>,
  signed: string,
): boolean {
  const given = Buffer.from(signed, 'base64url');
  const expected = signatureOf(tokenKey, link);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(tokenKey: string, { purpose, id }: Pick<SignedLink, 'purpose' | 'id'>): Buffer {
  return createHmac('sha256', tokenKey).update(`${purpose}\n${id}`).digest();
}

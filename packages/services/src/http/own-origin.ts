import type { FastifyRequest } from 'fastify';

/** Where a request was started: on a page of ours, on somebody else's, or by a client that does not say. */
export type RequestOrigin = 'own' | 'foreign' | 'unknown';

/**
 * The origin of a request by its `Origin` header, else by `Sec-Fetch-Site`. Own is a configured origin, or one whose
 * host is the host the request was sent to (a browser cannot be made to lie about either), by the canonical origin's
 * protocol: an attacker on the network can make any page of `http://shop.example`.
 */
export function requestOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  ownOrigins: readonly string[],
): RequestOrigin {
  const { origin, host } = headers;
  if (origin !== undefined) {
    const isOwn =
      ownOrigins.includes(origin) || (host !== undefined && hostOf(origin, ownOrigins[0]) === host);
    return isOwn ? 'own' : 'foreign';
  }
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'own';
  return site === undefined || site === 'none' ? 'unknown' : 'foreign';
}

/** The host of an origin that speaks the protocol of the canonical one. */
function hostOf(origin: string, canonical = ''): string | undefined {
  if (!URL.canParse(origin) || !URL.canParse(canonical)) return undefined;
  const { host, protocol } = new URL(origin);
  return protocol === new URL(canonical).protocol ? host : undefined;
}

import type { FastifyRequest } from 'fastify';

/** Where a request was started: on a page of ours, on somebody else's, or by a client that does not say. */
export type RequestOrigin = 'own' | 'foreign' | 'unknown';

/**
 * The origin of a request by its `Origin` header, else by `Sec-Fetch-Site`. Own is a configured origin, or one whose
 * host is the host the request was sent to (a browser cannot be made to lie about either).
 */
export function requestOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  ownOrigins: readonly string[],
): RequestOrigin {
  const { origin, host } = headers;
  if (origin !== undefined) {
    const isOwn = ownOrigins.includes(origin) || (host !== undefined && hostOf(origin) === host);
    return isOwn ? 'own' : 'foreign';
  }
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'own';
  return site === undefined || site === 'none' ? 'unknown' : 'foreign';
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

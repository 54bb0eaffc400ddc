import { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@vitrine/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** At most `max` requests from one address in `timeWindow` ms. */
export interface FloodLimit {
  readonly max: number;
  readonly timeWindow: number;
}

export interface FloodLimits {
  readonly all: FloodLimit;
  /** Calls that are dear, or that make something, have a tighter limit, each its own. */
  readonly perClass: Partial<Readonly<Record<RateClass, FloodLimit>>>;
}

/** Addresses remembered at once; the least recently seen are forgotten. */
const REMEMBERED_ADDRESSES = 50_000;

/** Answers 429 with `Retry-After` to an address that asks too often. Counted in memory: it is about this process. */
export async function limitFloods(app: FastifyInstance, limits: FloodLimits): Promise<void> {
  await app.register(rateLimit, {
    ...limits.all,
    global: true,
    cache: REMEMBERED_ADDRESSES,
    allowList: isFromOwnPages,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}

/**
 * A page of this process asks without a socket and, unless it names its visitor's address, as this machine: it speaks
 * for many visitors and must not be taken for one. Nobody outside can send such a request.
 */
function isFromOwnPages(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket) && request.ip === '127.0.0.1';
}

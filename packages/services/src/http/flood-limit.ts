import { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@vitrine/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `common` when left out. */
    readonly rateClass?: RateClass;
    /** What is named of a body that is too large; the body as a whole when left out. */
    readonly bodyField?: string;
  }
}

/** How many requests of a class one client may send in `timeWindow` ms. */
export interface FloodLimits {
  readonly timeWindow: number;
  readonly max: Readonly<Record<RateClass, number>>;
  /** Whether a process of pages stands at an address: it speaks for many visitors, and counts what each has rendered. */
  readonly isOfPages: (address: string) => boolean;
}

/** Counters remembered at once; the least recently seen are forgotten. */
const REMEMBERED_COUNTERS = 50_000;

/**
 * Answers 429 with `Retry-After` to a client that asks too often. A client has one counter for each class, whichever of
 * its calls and addresses they ask. Counted in memory: it is about this process.
 */
export async function limitFloods(app: FastifyInstance, limits: FloodLimits): Promise<void> {
  const { timeWindow, max, isOfPages } = limits;
  await app.register(rateLimit, {
    timeWindow,
    max: (request) => max[classOf(request)],
    keyGenerator: (request) => `${classOf(request)} ${networkOf(request.ip)}`,
    global: true,
    cache: REMEMBERED_COUNTERS,
    allowList: (request) => isFromThisProcess(request) || isOfPages(request.ip),
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

const classOf = ({ routeOptions }: FastifyRequest): RateClass => routeOptions.config.rateClass ?? 'common';

/**
 * A page of this process asks without a socket and, unless it names its visitor's address, as this machine: it speaks
 * for many visitors and must not be taken for one. Nobody outside can send such a request.
 */
function isFromThisProcess(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket) && request.ip === '127.0.0.1';
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readingAfresh } from '@vitrine/services';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** What a developer's request asks for. */
interface DeveloperRequest {
  /** Nothing is answered from what is kept. */
  readonly isFresh: boolean;
  /** How the answer was made is told beside it. */
  readonly tells: boolean;
  /** Which tool of theirs sends it. */
  readonly agent: string | undefined;
}

export type ReadDeveloperRequest = (headers: IncomingHttpHeaders) => DeveloperRequest | undefined;

/**
 * [R7.004] Reads the three headers of a developer. In production they mean something only beside the operator's secret:
 * a cache that anybody may pass by is a way to overload the shop.
 */
export function developerReader({
  production,
  developerSecret,
}: Pick<Config, 'production' | 'developerSecret'>): ReadDeveloperRequest {
  const secret = developerSecret === undefined ? undefined : digest(developerSecret);
  return (headers) => {
    const { 'x-cache-bypass': fresh, 'x-debug': debug, 'x-testing-agent': agent } = headers;
    if (fresh === undefined && debug === undefined && agent === undefined) return undefined;
    if (production && !isSame(secret, headers['x-developer-secret'])) return undefined;
    return {
      isFresh: fresh === '1',
      tells: debug === '1',
      agent: typeof agent === 'string' ? agent.slice(0, LONGEST_AGENT) : undefined,
    };
  };
}

const LONGEST_AGENT = 60;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (secret: Buffer | undefined, told: unknown): boolean =>
  secret !== undefined && typeof told === 'string' && timingSafeEqual(secret, digest(told));

/** Answers a developer's requests afresh where they ask for it, and tells them how. Of other visitors it tells nothing. */
export function answerDevelopers(app: FastifyInstance, read: ReadDeveloperRequest): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (read(request.headers)?.isFresh === true) readingAfresh(done);
    else done();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const developer = read(request.headers);
    if (developer === undefined) return payload;
    if (developer.isFresh) void reply.header('Cache-Control', 'no-store');
    if (developer.tells) {
      const told = {
        request: request.id,
        agent: developer.agent,
        route: request.routeOptions.url,
        isFresh: developer.isFresh,
        ms: Math.round(reply.elapsedTime),
      };
      // Header values are Latin: an agent may be called anything.
      void reply.header('X-Debug-Data', encodeURI(JSON.stringify(told)));
    }
    return payload;
  });
}

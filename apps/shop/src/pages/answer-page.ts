import type { IncomingMessage, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerAtOnce } from '../http/create-server.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Answered } from '../http/request-log.ts';
import { publicPage } from '../page-cache/cache-key.ts';
import type { PageCache, RenderedPage } from '../page-cache/page-cache.ts';
import { sendStored } from '../page-cache/send-stored.ts';
import { sendFailedPage } from './failed-page.ts';
import type { Storefront } from './storefront.ts';

export interface PageParts {
  readonly cache: PageCache;
  readonly locales: ReadonlySet<string>;
  readonly storefront: Storefront;
  /** Pages that one address may have rendered in a minute; pages out of the cache do not count. */
  readonly rendersAMinute: number;
  readonly reportError: (error: unknown) => void;
}

/** What every answer gets, whoever sends it. */
export interface AroundAnswers {
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly answered: (answered: Answered) => void;
}

/** Sends a page that is at hand, before the framework does any work. */
export function answerFromCache({ cache, locales }: PageParts, around: AroundAnswers): AnswerAtOnce {
  const fixed = Object.entries(around.securityHeaders).flat();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const page = publicPage(request, locales);
    if (page === undefined) return false;
    const stored = cache.find(page);
    if (stored === undefined) return false;
    const started = performance.now();
    const requestId = requestIdOf(request);
    const status = sendStored({ request, response }, stored, [...fixed, 'X-Request-Id', requestId]);
    const { method = 'GET', url = '/' } = request;
    around.answered({ requestId, method, url, status, kind: 'page-hit', ms: performance.now() - started });
    return true;
  };
}

/** The catch-all: renders what the storefront's routes say, keeping what is the same for everybody. */
export function pagesPlugin(parts: PageParts): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, { max: parts.rendersAMinute, timeWindow: '1 minute' });
    app.setErrorHandler(sendFailedPage(parts.reportError));
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => answerPage(parts, request, reply),
    });
  };
}

async function answerPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = publicPage(request.raw, parts.locales);
  if (page === undefined) return sendRendered(reply, await parts.storefront.renderForVisitor(request, reply));
  const filled = await parts.cache.obtain(page);
  if (filled.kind === 'passed') {
    // [R2.114] An error page depends on who asks: bots get it bare.
    const isError = filled.page.status >= 400;
    return sendRendered(
      reply,
      isError ? await parts.storefront.renderForVisitor(request, reply) : filled.page,
    );
  }
  reply.hijack();
  sendStored({ request: request.raw, response: reply.raw }, filled.page, headersSoFar(reply));
  return reply;
}

/** What the hooks have set on the answer; `writeHead` with a list of its own would lose it. */
function headersSoFar(reply: FastifyReply): readonly string[] {
  return Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

function sendRendered(reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.status(page.status).headers(page.headers);
  for (const cookie of page.cookies) reply.header('Set-Cookie', cookie);
  if (!('cache-control' in page.headers)) reply.header('Cache-Control', 'no-store');
  return reply.send(page.body);
}

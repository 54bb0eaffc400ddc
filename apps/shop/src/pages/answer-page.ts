import type { IncomingMessage, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { type PageAddress, readPageAddress } from '@vitrine/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadDeveloperRequest } from '../http/developer-requests.ts';
import { appCookie } from '../http/app-cookie.ts';
import type { AnswerAtOnce } from '../http/create-server.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { AnsweredRequest } from '../http/request-log.ts';
import { pageUrlOf, publicPage } from '../page-cache/cache-key.ts';
import type { PageCache, RenderedPage } from '../page-cache/page-cache.ts';
import { sendStored } from '../page-cache/send-stored.ts';
import { sendFailedPage } from './failed-page.ts';
import { originForm } from './own-url.ts';
import type { Storefront } from './storefront.ts';

export interface PageParts {
  readonly cache: PageCache;
  readonly storefront: Storefront;
  /** Pages that one address may have rendered in a minute; pages out of the cache do not count. */
  readonly rendersAMinute: number;
  readonly readDeveloperRequest: ReadDeveloperRequest;
  readonly reportError: (error: unknown) => void;
}

/** What every answer gets, whoever sends it. */
export interface AroundAnswers {
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly answered: (answered: AnsweredRequest) => void;
}

/** Sends a page that is at hand, before the framework does any work. */
export function answerFromCache(
  { cache, readDeveloperRequest }: PageParts,
  around: AroundAnswers,
): AnswerAtOnce {
  const fixed = Object.entries(around.securityHeaders).flat();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = 'GET', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    // A page is kept under its one spelling: an address that is found as it was asked needs no reading.
    const stored = cache.find({ key: url, url }) ?? findRead(cache, url);
    if (stored === undefined || readDeveloperRequest(request.headers)?.isFresh) return false;
    const started = performance.now();
    const requestId = requestIdOf(request);
    const status = sendStored({ request, response }, stored, [
      ...fixed,
      'X-Request-Id',
      requestId,
      ...appCookie(request),
    ]);
    around.answered({ requestId, method, url, status, kind: 'page-hit', ms: performance.now() - started });
    return true;
  };
}

function findRead(cache: PageCache, url: string): ReturnType<PageCache['find']> {
  const address = readPageAddress(url);
  const page = address && publicPage(address);
  return page && cache.find(page);
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
  const asked = originForm(request.url);
  const address = readPageAddress(asked);
  // No page has this address, and the storefront says so in its own words. Its escapes are taken as plain signs: what
  // they stand for, such as a line end, is what no address may have.
  if (address === undefined) {
    const plain = asked.replaceAll('%', '%25');
    return sendRendered(reply, await parts.storefront.renderForVisitor(request, reply, plain));
  }
  if (!address.isCanonical && !address.isData) return sendToItsSpelling(reply, address);
  const answerVisitor = async (): Promise<FastifyReply> =>
    sendRendered(reply, await parts.storefront.renderForVisitor(request, reply, pageUrlOf(address)));
  const page = publicPage(address);
  if (page === undefined) return answerVisitor();
  if (parts.readDeveloperRequest(request.headers)?.isFresh)
    return sendRendered(reply, await parts.storefront.renderForEverybody(page.url));
  const filled = await parts.cache.obtain(page);
  if (filled.kind === 'passed') {
    // Only where an address leads is everybody's; what is not kept is rendered for each, a failure by who asks [R2.114].
    return leadsOn(filled.page) ? sendRendered(reply, filled.page) : answerVisitor();
  }
  reply.hijack();
  const headers = [...headersSoFar(reply), ...appCookie(request.raw)];
  sendStored({ request: request.raw, response: reply.raw }, filled.page, headers);
  return reply;
}

/** A page has one address: another spelling of it leads there for good, with what else was asked. */
function sendToItsSpelling(reply: FastifyReply, { spelling }: PageAddress): FastifyReply {
  return reply.header('Cache-Control', 'public, max-age=3600').redirect(spelling, 301);
}

const leadsOn = ({ status, cookies }: RenderedPage): boolean =>
  status >= 300 && status < 400 && cookies.length === 0;

/** What the hooks have set on the answer; `writeHead` with a list of its own would lose it. */
function headersSoFar(reply: FastifyReply): readonly string[] {
  return Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

function sendRendered(reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.status(page.status).headers(page.headers);
  const [, ofApp = []] = appCookie(reply.request.raw);
  for (const cookie of [page.cookies, ofApp].flat()) reply.header('Set-Cookie', cookie);
  if (!('cache-control' in page.headers)) reply.header('Cache-Control', 'no-store');
  return reply.send(page.body);
}

import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSitemap } from '@vitrine/services';
import { sendPlain } from './plain-answer.ts';

/** How long robots may keep what they read here, in seconds. */
const KEPT_FOR_S = 3600;
const CACHE_CONTROL = `public, max-age=${KEPT_FOR_S}`;
/** Below a locale: pages of one visitor, and results of words that anybody may type. */
const CLOSED = ['cart', 'checkout', 'mylv', 'search'];

export interface ForRobots {
  readonly publicOrigin: string;
  readonly readSitemap: ReadSitemap;
}

/** What search engines read beside the pages: `/robots.txt`, `/sitemap.xml` and the parts it names. */
export async function robotsRoutes(app: FastifyInstance, parts: ForRobots): Promise<void> {
  const robots = [
    'User-agent: *',
    ...CLOSED.map((segment) => `Disallow: /*/${segment}`),
    `Sitemap: ${parts.publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', CACHE_CONTROL).send(robots),
  );
  app.get('/sitemap.xml', (request, reply) => sendSitemap(parts, 'index', { request, reply }));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { name } = /^(?<name>.+)\.xml$/u.exec(request.params.file)?.groups ?? {};
    return name === undefined || name === 'index'
      ? sendPlain(reply, 404)
      : sendSitemap(parts, name, { request, reply });
  });
}

async function sendSitemap(
  { readSitemap }: ForRobots,
  name: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const file = await readSitemap(name);
  if (file === undefined) return sendPlain(reply, 404);
  const tag = `W/"${file.version}"`;
  void reply
    .headers({ 'Cache-Control': CACHE_CONTROL, ETag: tag, Vary: 'Accept-Encoding' })
    .type('application/xml; charset=utf-8');
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  const bytes = Buffer.from(file.gzip);
  return acceptsGzip(request.headers['accept-encoding'])
    ? reply.header('Content-Encoding', 'gzip').send(bytes)
    : reply.send(Readable.from([bytes]).pipe(createGunzip()));
}

/** `gzip;q=0` says that it does not. */
function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/u.test(String(accepted ?? ''));
}

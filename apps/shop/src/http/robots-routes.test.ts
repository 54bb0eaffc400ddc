import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { robotsRoutes } from './robots-routes.ts';

const app = Fastify();
const asked: string[] = [];
await robotsRoutes(app, {
  publicOrigin: 'https://shop.example',
  readSitemap: async (name) => {
    asked.push(name);
    return ['index', 'products-eng-us-1'].includes(name)
      ? { gzip: gzipSync(`<${name}/>`), version: '7' }
      : undefined;
  },
});
afterEach(() => void asked.splice(0));

describe('what robots read', () => {
  it('robots.txt keeps them from pages of one visitor, and names the sitemap', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const line of ['Disallow: /*/mylv', 'Sitemap: https://shop.example/sitemap.xml'])
      expect(body.split('\n')).toContain(line);
  });

  it.each(['gzip', 'br, gzip;q=0.5', undefined, 'gzip;q=0', 'br'])(
    'the sitemap is sent as a robot takes it: %s',
    async (accepted) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      const { rawPayload, headers: sent } = await app.inject({ url: '/sitemap.xml', headers });
      const isZipped = accepted?.includes('gzip') === true && !accepted.includes('q=0') ? 'gzip' : undefined;
      const expected = accepted === 'br, gzip;q=0.5' ? 'gzip' : isZipped;
      expect(sent['content-encoding']).toBe(expected);
      expect(sent['content-type']).toBe('application/xml; charset=utf-8');
      expect(rawPayload).toEqual(expected === undefined ? Buffer.from('<index/>') : gzipSync('<index/>'));
    },
  );

  it('a part has the address that the index names, and is not sent again while it is the same', async () => {
    const first = await app.inject('/sitemaps/products-eng-us-1.xml');
    expect(first.body).toBe('<products-eng-us-1/>');
    const again = { 'if-none-match': String(first.headers['etag']) };
    const { statusCode, body } = await app.inject({
      url: '/sitemaps/products-eng-us-1.xml',
      headers: again,
    });
    expect([statusCode, body]).toEqual([304, '']);
  });

  it.each(['index.xml', 'products-eng-us-2.xml', 'products-eng-us-1', '..%2Findex.xml', '.xml'])(
    'nothing else is there: %s',
    async (file) => {
      expect((await app.inject(`/sitemaps/${file}`)).statusCode).toBe(404);
    },
  );
});

import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { routesForPages } from './routes-for-pages.ts';
import { serviceConfig } from './service-config.ts';

const config = serviceConfig(readConfig({ PAGES_ADDRESSES: '10.0.0.11' }), 'key');
const files = [{ file: 'p-1.webp', productIds: ['P1'] }];
const app = Fastify({ trustProxy: ['10.0.0.9'] });
routesForPages(app, {
  isOfPages: config.floodLimits.isOfPages,
  readVersion: async () => '7',
  readGuardedFiles: async () => files,
  readSitemap: async (name) =>
    name === 'index' ? { gzip: new Uint8Array([31, 139]), version: '7' } : undefined,
});
afterEach(async () => app.close());

const ask = async (url: string, remoteAddress: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, body } = await app.inject({ url, remoteAddress, headers });
  return [statusCode, body];
};

it('[R6.011] the list of exclusive pieces’ files is for the processes of pages, and nobody else learns of it', async () => {
  expect(await ask('/guarded-files', '10.0.0.11')).toEqual([200, JSON.stringify(files)]);
  expect(await ask('/catalogue-version', '10.0.0.11')).toEqual([200, '{"version":"7"}']);
  expect((await ask('/sitemap-parts/index', '10.0.0.11'))[0]).toBe(200);
  expect((await ask('/sitemap-parts/nothing', '10.0.0.11'))[0]).toBe(204);
  const claimed = { 'x-forwarded-for': '10.0.0.11' };
  const visitor = { 'x-forwarded-for': '203.0.113.7' };
  for (const path of ['/guarded-files', '/catalogue-version', '/sitemap-parts/index']) {
    const [status, body] = await ask('/nowhere', '203.0.113.7');
    const unknown = [status, String(body).replace('/nowhere', path)];
    expect(await ask(path, '203.0.113.7')).toEqual(unknown);
    expect(await ask(path, '203.0.113.7', claimed)).toEqual(unknown);
    expect(await ask(path, '10.0.0.9', visitor)).toEqual(unknown);
  }
});

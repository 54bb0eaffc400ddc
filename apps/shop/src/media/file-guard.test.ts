import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileGuard } from './file-guard.ts';
import { mediaRoutes } from './media-routes.ts';
import { readPictureIndex } from './picture-index.ts';

const INVITED = 'vitrine-access=invited';
/** This customer bought the piece; its sale is over. */
const OWNER = 'vitrine-access=owner';
const GUARDED = [
  '/media/secret/front',
  '/media/secret/front.webp',
  '/models/secret.glb',
  '/videos/secret.webm',
];

let folder: string;
let app: FastifyInstance;
let version: string;
let failing: boolean;
let listed: readonly string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
  for (const part of ['pictures/secret', 'pictures/known', 'models', 'videos', 'documents', 'try-on'])
    mkdirSync(join(folder, part), { recursive: true });
  const files = ['pictures/secret/front-320.webp', 'pictures/known/front-320.webp', 'models/secret.glb'];
  for (const file of [...files, 'models/known.glb', 'videos/secret.webm'])
    writeFileSync(join(folder, file), file);
  const view = { views: { front: { widths: [320] } } };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ looks: { secret: view, known: view } }));
  version = '1';
  failing = false;
  listed = ['media/secret', 'models/secret.glb', 'videos/secret.webm'];
  app = await openApp();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const of = (part: string): string => join(folder, part);

async function openApp(): Promise<FastifyInstance> {
  const guard = await createFileGuard({
    readGuardedFiles: async () => {
      if (failing) throw new Error('no database');
      return listed.map((file) => ({ file, productIds: ['S1'] }));
    },
    askServices: async (_name, { headers }) => ({
      status: 200,
      body: {
        exclusive: true,
        authorized: headers?.['cookie'] === INVITED,
        ...(headers?.['cookie'] === OWNER && { owned: true }),
      },
      setCookies: [],
    }),
    version: () => version,
    reportError: () => undefined,
  });
  const opened = Fastify();
  const folders = { pictures: of('pictures'), models: of('models'), videos: of('videos') };
  const pictures = readPictureIndex(of('manifest.json'));
  await mediaRoutes(
    opened,
    { ...folders, documents: of('documents'), tryOn: of('try-on') },
    { pictures, guard },
  );
  return opened;
}

const ask = (url: string, cookie?: string) =>
  app.inject({ url, headers: cookie === undefined ? {} : { cookie } });

describe('[R6.011] a file of an exclusive piece', () => {
  it.each(GUARDED)(
    'is not there for a guest or an uninvited customer, as one there is none of: %s',
    async (url) => {
      for (const cookie of [undefined, 'vitrine-access=other']) {
        const closed = await ask(url, cookie);
        const unknown = await ask(url.replace('secret', 'nothing'), cookie);
        expect(closed.statusCode).toBe(404);
        const { date: _closedAt, ...headers } = closed.headers;
        const { date: _unknownAt, ...expected } = unknown.headers;
        expect(closed.body.replaceAll('secret', 'nothing')).toBe(unknown.body);
        expect({ ...headers, 'content-length': 0 }).toEqual({ ...expected, 'content-length': 0 });
      }
    },
  );

  it.each(GUARDED)('is sent to an invited customer, and kept by no cache: %s', async (url) => {
    const { statusCode, headers } = await ask(url, INVITED);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['cross-origin-resource-policy']).toBeUndefined();
  });

  it('shows its pictures to who bought it, and neither model nor film', async () => {
    for (const url of GUARDED) {
      const { statusCode, headers } = await ask(url, OWNER);
      const expected = url.startsWith('/media/') ? [200, 'private, no-store'] : [404, undefined];
      expect([url, statusCode, headers['cache-control']]).toEqual([url, ...expected]);
    }
  });

  it.each([
    '/models/./secret.glb',
    '/models/%73ecret.glb',
    '/models//secret.glb',
    '/models/x%2f..%2fsecret.glb',
  ])('is not there under another spelling: %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });

  it('leaves the others open to everybody', async () => {
    for (const url of ['/media/known/front', '/models/known.glb']) {
      const { statusCode, headers } = await ask(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+/u);
    }
  });

  it('is closed with the version of the catalogue that closes it; the old list stands while none can be read', async () => {
    expect((await ask('/models/known.glb')).statusCode).toBe(200);
    failing = true;
    version = '2';
    expect((await ask('/models/secret.glb')).statusCode).toBe(404);
    failing = false;
    listed = [...listed, 'models/known.glb'];
    expect((await ask('/models/known.glb')).statusCode).toBe(404);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import type { FastifyInstance } from 'fastify';

const HEADERS = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };

/** The stylesheet of every page. */
export function serveStylesheet(app: FastifyInstance): void {
  const css = readFileSync(new URL('sandbox.css', import.meta.url), 'utf8');
  app.get('/assets/sandbox.css', (_request, reply) =>
    reply.headers(HEADERS).type('text/css; charset=utf-8').send(css),
  );
}

/** The script of the card fields, made of its TypeScript once at the start. */
export async function serveCardFieldsScript(app: FastifyInstance): Promise<void> {
  await serveScript(app, 'card-fields');
}

/** The script of a wallet's page that is to be scanned, made as the card fields' is. */
export async function serveAwaitPhoneScript(app: FastifyInstance): Promise<void> {
  await serveScript(app, 'await-phone');
}

async function serveScript(app: FastifyInstance, name: string): Promise<void> {
  const script = await bundled(fileURLToPath(new URL(`../frame/${name}.ts`, import.meta.url)));
  app.get(`/assets/${name}.js`, (_request, reply) =>
    reply.headers(HEADERS).type('text/javascript; charset=utf-8').send(script),
  );
}

/** One after the other: whoever ends the bundler ends it for all. */
let turn: Promise<unknown> = Promise.resolve();

function bundled(entry: string): Promise<string> {
  const made = turn.then(() => bundle(entry));
  turn = made.catch(() => undefined);
  return made;
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  // The bundler's own process would otherwise stay beside us for ever.
  await stop();
  return outputFiles.map(({ text }) => text).join('');
}

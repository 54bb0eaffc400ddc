import { connect } from 'node:net';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { REALMS } from '@vitrine/domain';
import { createApp } from './create-app.ts';
import { createIsCall } from './request-kind.ts';
import type { AnsweredRequest } from './request-log.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let app: FastifyInstance | undefined;
afterEach(async () => app?.close());

/** A page, a call and a route that fails, as the parts of a process. */
const pages: FastifyPluginAsync = async (part) => {
  part.get('/broken', async () => {
    throw new Error('password=hunter2 at secret.ts:1');
  });
  part.route({ method: ['GET', 'HEAD'], url: '/*', handler: async () => '<h1>A page</h1>' });
};
const calls: FastifyPluginAsync = async (part) => {
  part.put('/api/:locale/cart', async () => ({ done: true }));
};

interface Started {
  readonly port: number;
  readonly answered: readonly AnsweredRequest[];
}

async function start(plugins: readonly FastifyPluginAsync[]): Promise<Started> {
  const answered: AnsweredRequest[] = [];
  app = await createApp({
    isCall: createIsCall(REALMS),
    log: quiet,
    trustProxy: [],
    securityHeaders: { 'X-Frame-Options': 'DENY' },
    readDeveloperRequest: () => undefined,
    answerAtOnce: () => false,
    answered: (one) => answered.push(one),
    plugins,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('A server that listens has a port');
  return { port: address.port, answered };
}

interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends bytes as they are, and reads until the other side closes. */
async function raw(port: number, sent: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  socket.end(sent);
  const chunks: string[] = [];
  for await (const chunk of socket.setEncoding('utf8')) chunks.push(String(chunk));
  const [headers = '', body = ''] = chunks.join('').split('\r\n\r\n', 2);
  return { status: Number(headers.split(' ', 2)[1]), headers, body };
}

const WORDS = /^[\p{L}\p{P} ]+$/u;
const TRACES = /error|stack|fastify|node|client|statusCode|\{|\.ts/iu;

describe('a page address', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuses %s with 405, says what it allows, and reads no body',
    async (method) => {
      const { port } = await start([calls, pages]);
      for (const path of ['/', '/eng-us/cart', '/eng-us/cart.data', '/eng-us/products/TH2001']) {
        const answer = await raw(
          port,
          `${method} ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n` +
            'Content-Type: application/json\r\nContent-Length: 3\r\n\r\n{{{',
        );
        expect(answer.status).toBe(405);
        expect(answer.headers).toMatch(/^allow: GET, HEAD$/imu);
        expect(answer.headers).toMatch(/^content-type: text\/plain; charset=utf-8$/imu);
        expect(answer.headers).toMatch(/^x-frame-options: DENY$/imu);
        expect(answer.body).toMatch(/^This page was not ready to take what was sent\./u);
      }
    },
  );

  it('is no call’s: there another method is not found', async () => {
    const { port } = await start([calls, pages]);
    const answer = await raw(
      port,
      'TRACE /api/eng-us/cart HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
    );
    expect(answer.status).toBe(404);
  });

  it('says so in its own language', async () => {
    const { port } = await start([pages]);
    const answer = await fetch(`http://127.0.0.1:${port}/fra-fr/checkout/login`, { method: 'POST' });
    expect(await answer.text()).toMatch(/^Cette page n’était pas prête/u);
  });

  it('is read as ever', async () => {
    const { port } = await start([calls, pages]);
    const page = await fetch(`http://127.0.0.1:${port}/eng-us/cart`);
    expect([page.status, await page.text()]).toEqual([200, '<h1>A page</h1>']);
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' })).status).toBe(200);
  });

  it('is not found in a process that serves no pages, whatever the method', async () => {
    const { port } = await start([calls]);
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`http://127.0.0.1:${port}/eng-us/cart`, { method });
      expect([answer.status, await answer.text()]).toEqual([
        404,
        'We could not find what you are looking for.',
      ]);
    }
  });

  it('that is no text is refused in words, that of a call in the error body, and both are logged', async () => {
    const { port, answered } = await start([calls, pages]);
    const page = await fetch(`http://127.0.0.1:${port}/eng-us/%E0%A4%A`);
    expect([page.status, await page.text()]).toEqual([400, 'This request could not be understood.']);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    const call = await fetch(`http://127.0.0.1:${port}/api/eng-us/%E0%A4%A`);
    expect(await call.json()).toMatchObject({ status: 400, errorCode: 'bad_request' });
    expect(answered.map(({ status, kind }) => [status, kind])).toEqual([
      [400, 'page-render'],
      [400, 'call'],
    ]);
  });

  it('[R8.018] that fails says nothing of the failure', async () => {
    const { port } = await start([pages]);
    const answer = await fetch(`http://127.0.0.1:${port}/broken`);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      'Something went wrong on our side. Please try again in a moment.',
    ]);
  });
});

describe('what is no request of ours', () => {
  const HUGE = 'a'.repeat(20_000);
  it.each([
    [400, 'no HTTP', 'GARBAGE\r\n\r\n'],
    [400, 'another protocol', 'GET / HTTP/3.7\r\nHost: shop\r\n\r\n'],
    [400, 'a broken header', 'GET / HTTP/1.1\r\nHost: shop\r\nbroken header\r\n\r\n'],
    [
      400,
      'two lengths',
      'PUT / HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n{{{',
    ],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'two hosts', 'GET / HTTP/1.1\r\nHost: shop\r\nhost: evil.example\r\n\r\n'],
    [417, 'an unknown expectation', 'GET / HTTP/1.1\r\nHost: shop\r\nExpect: wonders\r\n\r\n'],
    [431, 'a huge header', `GET / HTTP/1.1\r\nHost: shop\r\nX-Huge: ${HUGE}\r\n\r\n`],
    [431, 'a huge address', `GET /${HUGE} HTTP/1.1\r\nHost: shop\r\n\r\n`],
  ])('is refused with %i and a few words of ours: %s', async (status, _what, sent) => {
    const { port } = await start([pages]);
    const answer = await raw(port, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatch(/^content-type: text\/plain; charset=utf-8$/imu);
    expect(answer.headers).toMatch(/^connection: close$/imu);
    expect(answer.body).toMatch(WORDS);
    expect(answer.body).not.toMatch(TRACES);
  });

  it('leaves an older client, which names no host, alone', async () => {
    const { port } = await start([pages]);
    expect((await raw(port, 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});

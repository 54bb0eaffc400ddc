import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const LONG = 'Cabas, '.repeat(300);
const app = Fastify();
const answers: Record<string, (reply: FastifyReply) => unknown> = {
  call: () => ({ name: LONG }),
  page: (reply) => reply.type('text/html; charset=utf-8').send(LONG),
  short: () => ({ name: 'Alba' }),
  cookie: (reply) => reply.header('Set-Cookie', 'a=b').send({ name: LONG }),
  encoded: (reply) => reply.header('Content-Encoding', 'gzip').type('text/plain').send(LONG),
  varying: (reply) => reply.header('Vary', 'Origin').send({ name: LONG }),
  picture: (reply) => reply.type('image/avif').send(Buffer.alloc(5000)),
};

beforeAll(async () => {
  compressAnswers(app);
  for (const [name, answer] of Object.entries(answers))
    app.get(`/${name}`, async (_, reply) => answer(reply));
  await app.ready();
});
afterAll(() => app.close());

const ask = (name: string, encodings: string) =>
  app.inject({ url: `/${name}`, headers: { 'accept-encoding': encodings } });

describe('an answer', () => {
  it.each([
    ['call', JSON.stringify({ name: LONG })],
    ['page', LONG],
  ])('that is long is sent compressed and whole: %s', async (name, text) => {
    const { headers, rawPayload } = await ask(name, 'gzip, br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(rawPayload.byteLength).toBeLessThan(200);
    expect(Number(headers['content-length'])).toBe(rawPayload.byteLength);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
  });

  it('says what else it depends on', async () => {
    expect((await ask('varying', 'br')).headers.vary).toBe('Origin, Accept-Encoding');
  });

  it('is sent as it is to who takes no brotli, and says that others get another one', async () => {
    const { headers, payload } = await ask('page', 'gzip');
    expect([headers['content-encoding'], headers.vary, payload]).toEqual([
      undefined,
      'Accept-Encoding',
      LONG,
    ]);
  });

  it.each(['short', 'cookie', 'picture'])('is sent as it is: %s', async (name) => {
    expect((await ask(name, 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('that is encoded already is not encoded twice', async () => {
    const { headers, payload } = await ask('encoded', 'br');
    expect([headers['content-encoding'], payload]).toEqual(['gzip', LONG]);
  });
});

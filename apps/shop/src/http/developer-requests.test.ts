import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerDevelopers, developerReader } from './developer-requests.ts';

const HEADERS = { 'x-testing-agent': 'qa é', 'x-cache-bypass': '1', 'x-debug': '1' };
const SECRET = 'a secret of the operator';

describe('the headers of a developer', () => {
  it('[R7.004] mean something outside production', () => {
    const read = developerReader({ production: false, developerSecret: undefined });
    expect(read(HEADERS)).toEqual({ isFresh: true, tells: true, agent: 'qa é' });
    expect(read({})).toBeUndefined();
  });

  it.each([
    [undefined, SECRET, false],
    ['wrong', SECRET, false],
    [SECRET, undefined, false],
    [SECRET, SECRET, true],
  ])('[R7.004] mean something in production beside the secret alone: %s of %s', (told, set, expected) => {
    const read = developerReader({ production: true, developerSecret: set });
    const headers = told === undefined ? HEADERS : { ...HEADERS, 'x-developer-secret': told };
    expect(read(headers) !== undefined).toBe(expected);
  });
});

async function answerOf(production: boolean, headers: Record<string, string>) {
  const app = Fastify();
  answerDevelopers(app, developerReader({ production, developerSecret: undefined }));
  app.get('/thing/:id', async (_request, reply) => {
    void reply.header('Cache-Control', 'public');
    return {};
  });
  const { headers: answered } = await app.inject({ url: '/thing/secret-token?token=x', headers });
  return answered;
}

describe('the answer to a developer', () => {
  it('[R7.004] is kept by nobody, and says how it was made without what was asked for', async () => {
    const answered = await answerOf(false, HEADERS);
    expect(answered['cache-control']).toBe('no-store');
    const told: unknown = JSON.parse(decodeURI(String(answered['x-debug-data'])));
    expect(told).toMatchObject({ agent: 'qa é', route: '/thing/:id', isFresh: true });
    expect(JSON.stringify(told)).not.toContain('secret-token');
  });

  it.each([
    [true, HEADERS],
    [false, {}],
  ])('[R7.004] is the usual one in production (%s), or without the headers', async (production, headers) => {
    const answered = await answerOf(production, headers);
    expect(answered['cache-control']).toBe('public');
    expect(answered['x-debug-data']).toBeUndefined();
  });
});

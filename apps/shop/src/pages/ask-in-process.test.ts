import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { askInProcess } from './ask-in-process.ts';

const ANSWER = { status: 200, body: { words: 'here' }, setCookies: [] };
const CALL = { locale: 'eng-us', giveUpAfterMs: 5 };
const server = { app: fastify() };
const unexpected = (error: unknown) => expect.unreachable(String(error));

describe('[R8.044] the services of the same process', () => {
  it('are away, as those of another, once one does not answer in time', async () => {
    const told: unknown[] = [];
    const ask = askInProcess(
      server,
      () => new Promise(() => undefined),
      (error) => told.push(error),
    );
    expect((await ask('getHomepage', CALL)).status).toBe(503);
    expect(told.map(String)).toEqual(['Error: getHomepage was not answered within 5 ms']);
  });

  it('answer as they do, and what they throw is a surprise', async () => {
    const ask = askInProcess(server, async () => ANSWER, unexpected);
    expect(await ask('getHomepage', { ...CALL, giveUpAfterMs: 5000 })).toEqual(ANSWER);
    const failing = askInProcess(server, async () => Promise.reject(new Error('broken')), unexpected);
    await expect(failing('getHomepage', CALL)).rejects.toThrow('broken');
  });
});

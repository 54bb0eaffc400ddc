import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendFailedPage } from './failed-page.ts';

async function answerTo(thrown: unknown) {
  const reported: unknown[] = [];
  const app = Fastify();
  app.setErrorHandler(sendFailedPage((error) => reported.push(error)));
  app.get('/', async () => {
    throw thrown;
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, body: answer.body, reported };
}

describe('the page of last resort', () => {
  it('[R8.018] reports a surprise and says nothing of it', async () => {
    const error = new Error('password=hunter2 at secret.ts:1');
    const { status, body, reported } = await answerTo(error);
    expect({ status, reported }).toEqual({ status: 500, reported: [error] });
    expect(body).not.toContain('secret');
  });

  it('keeps the status of what was refused on purpose, and reports nothing', async () => {
    const { status, reported } = await answerTo(Object.assign(new Error('slow down'), { statusCode: 429 }));
    expect({ status, reported }).toEqual({ status: 429, reported: [] });
  });
});

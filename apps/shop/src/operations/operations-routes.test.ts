import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { type Operations, operationsRoutes } from './operations-routes.ts';

let app: FastifyInstance | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
});

const fails = async (): Promise<void> => {
  throw new Error('away');
};

const silent = (): Promise<void> => new Promise(() => undefined);

function start(changed: Partial<Operations>): FastifyInstance {
  app = Fastify();
  operationsRoutes(app, {
    checks: { vital: {}, others: {} },
    isStopping: () => false,
    metrics: createMetrics(),
    metricsToken: undefined,
    ...changed,
  });
  return app;
}

describe('/readyz', () => {
  it('is 503 without a vital part, and names it', async () => {
    const answer = await start({ checks: { vital: { services: fails }, others: {} } }).inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', faults: ['services'] }]);
  });

  it('is 200 while pages can be served, and names what is amiss', async () => {
    const answer = await start({ checks: { vital: {}, others: { services: fails, log: fails } } }).inject(
      '/readyz',
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ready', faults: ['log', 'services'] },
    ]);
  });

  it('waits two seconds for a part that says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = start({ checks: { vital: { services: silent }, others: {} } }).inject('/readyz');
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await asked).statusCode).toBe(503);
  });

  it('is 503 while the process stops', async () => {
    expect((await start({ isStopping: () => true }).inject('/readyz')).statusCode).toBe(503);
  });
});

describe('/metrics', () => {
  const metricsToken = 'a token that only tests know';
  it.each([undefined, 'Bearer', 'Bearer another token, long enough', `Basic ${metricsToken}`])(
    'is not there for "%s"',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await start({ metricsToken }).inject({ url: '/metrics', headers });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('is not there where the operator named no token', async () => {
    const headers = { authorization: 'Bearer undefined' };
    expect((await start({}).inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });

  it('answers who has the token, and is kept by nobody', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const answer = await start({ metricsToken }).inject({ url: '/metrics', headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.payload).toContain('vitrine_answers_total');
  });
});

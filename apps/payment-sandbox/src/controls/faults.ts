import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const MERCHANT_SIDE = '/v1/';

/**
 * `down`: connections break. `slow`: the work is done, the answer is late. `held`: the work is done, and the answer waits
 * for the next change of the controls. `nonsense`: the answer is no JSON.
 */
const Fault = z.object({
  fault: z.enum(['none', 'down', 'slow', 'held', 'nonsense']),
  slowMs: z.int().min(0).max(120_000).default(30_000),
  /** What fails, server to server: the addresses that begin so. The shopper's own pages go on working. */
  path: z.string().startsWith(MERCHANT_SIDE).default(MERCHANT_SIDE),
  /** Hold back notices, or send every one twice. */
  notices: z.enum(['on', 'held', 'twice']).default('on'),
});
type Fault = z.infer<typeof Fault>;

export interface Controls {
  readonly current: () => Fault;
}

/** Faults of a provider that a test can switch on. Without `SANDBOX_CONTROLS=1` there is none and no way to one. */
export function faults(app: FastifyInstance, enabled: boolean): Controls {
  let current: Fault = { fault: 'none', slowMs: 0, path: MERCHANT_SIDE, notices: 'on' };
  let cookiesSeen = 0;
  let heldAnswers = 0;
  let release = Promise.withResolvers<undefined>();
  const isFaulty = (url: string): boolean => url.startsWith(current.path);
  if (!enabled) return { current: () => current };

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.cookie !== undefined) cookiesSeen += 1;
    if (isFaulty(request.url) && current.fault === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isFaulty(request.url)) return payload;
    if (current.fault === 'slow') await pause(current.slowMs);
    if (current.fault === 'held') {
      heldAnswers += 1;
      await release.promise;
    }
    if (current.fault !== 'nonsense') return payload;
    void reply.type('application/json');
    return '{"providerRef": 7, "state": "<b>perhaps</b>"';
  });
  const releaseAll = (): void => {
    heldAnswers = 0;
    release.resolve(undefined);
    release = Promise.withResolvers();
  };
  app.addHook('preClose', async () => releaseAll());
  app.put('/controls', (request) => {
    current = Fault.parse(request.body);
    releaseAll();
    return current;
  });
  /** `cookiesSeen`: how many requests carried any cookie; the shop's never may. `heldAnswers`: how many wait now. */
  app.get('/controls', () => ({ ...current, cookiesSeen, heldAnswers }));
  return { current: () => current };
}

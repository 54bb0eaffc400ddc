import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** `down`: connections break. `slow`: the work is done, the answer is late. `nonsense`: the answer is no JSON. */
const Fault = z.object({
  fault: z.enum(['none', 'down', 'slow', 'nonsense']),
  slowMs: z.int().min(0).max(120_000).default(30_000),
  /** Hold back notices, or send every one twice. */
  notices: z.enum(['on', 'held', 'twice']).default('on'),
});
type Fault = z.infer<typeof Fault>;

export interface Controls {
  readonly current: () => Fault;
}

/** Faults of a provider that a test can switch on. Without `SANDBOX_CONTROLS=1` there is none and no way to one. */
export function faults(app: FastifyInstance, enabled: boolean): Controls {
  let current: Fault = { fault: 'none', slowMs: 0, notices: 'on' };
  let cookiesSeen = 0;
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
    if (current.fault !== 'nonsense') return payload;
    void reply.type('application/json');
    return '{"providerRef": 7, "state": "<b>perhaps</b>"';
  });
  app.put('/controls', (request) => {
    current = Fault.parse(request.body);
    return current;
  });
  /** `cookiesSeen`: how many requests carried any cookie; the shop's never may. */
  app.get('/controls', () => ({ ...current, cookiesSeen }));
  return { current: () => current };
}

/** What the shop asks, server to server; the shopper's own pages go on working. */
function isFaulty(url: string): boolean {
  return url.startsWith('/v1/');
}

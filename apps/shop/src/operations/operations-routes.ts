import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export interface Readiness {
  /** Each throws or rejects when its part cannot serve: the database, the services of another process. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>;
  /** The process has been told to stop: balancers must send visitors elsewhere. */
  readonly isStopping: () => boolean;
  readonly metrics: Metrics;
}

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus text. */
export function operationsRoutes(app: FastifyInstance, { checks, isStopping, metrics }: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const faults: string[] = [];
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
        } catch {
          faults.push(name);
        }
      }),
    );
    if (isStopping()) faults.push('stopping');
    return reply
      .status(faults.length === 0 ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: faults.length === 0 ? 'ready' : 'not ready', faults: faults.toSorted() });
  });

  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Throws or rejects while its part cannot serve. */
type Check = () => Promise<void> | void;

export interface Operations {
  /** By the name of the part. Without one of `vital` this process can answer nobody: balancers must leave it out. */
  readonly checks: {
    readonly vital: Readonly<Record<string, Check>>;
    readonly others: Readonly<Record<string, Check>>;
  };
  /** The process has been told to stop: balancers must send visitors elsewhere. */
  readonly isStopping: () => boolean;
  readonly metrics: Metrics;
  /** Opens `/metrics` as `Authorization: Bearer …`; there is no such address without one. */
  readonly metricsToken: string | undefined;
}

/** A part that says nothing for this long cannot serve, in ms. */
const CHECKED_WITHIN_MS = 2000;

/** `/healthz`: the process lives. `/readyz`: it can serve, and what is amiss. `/metrics`: Prometheus text. */
export function operationsRoutes(app: FastifyInstance, operations: Operations): void {
  const { checks, isStopping, metrics, metricsToken } = operations;
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const [vital, others] = await Promise.all([faultsOf(checks.vital), faultsOf(checks.others)]);
    if (isStopping()) vital.push('stopping');
    return reply
      .status(vital.length === 0 ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        status: vital.length === 0 ? 'ready' : 'not ready',
        faults: [...vital, ...others].toSorted(),
      });
  });

  app.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isBearer(request.headers.authorization, metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** The names of the parts that cannot serve. */
async function faultsOf(checks: Readonly<Record<string, Check>>): Promise<string[]> {
  const faults = Object.entries(checks).map(async ([name, check]) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, CHECKED_WITHIN_MS);
    try {
      await Promise.race([check(), late]);
      return [];
    } catch {
      return [name];
    } finally {
      clearTimeout(timer);
    }
  });
  return (await Promise.all(faults)).flat();
}

function isBearer(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  const [given, expected] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

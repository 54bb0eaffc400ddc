import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { ServiceDeps } from '@vitrine/services';
import { realmsOf } from './api-routing.ts';
import type { Config } from './config.ts';
import { createApp } from './http/create-app.ts';
import { developerReader } from './http/developer-requests.ts';
import { leadHome } from './http/lead-home.ts';
import { createIsCall } from './http/request-kind.ts';
import { createRequestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type BackOffice, openBackOffice } from './open-back-office.ts';
import { openPages, type Pages } from './open-pages.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { type Operations, operationsRoutes } from './operations/operations-routes.ts';
import type { ServerOfServices } from './pages/ask-in-process.ts';
import { remoteBackOffice } from './remote-back-office.ts';

export interface Shop {
  listen(): Promise<void>;
  /** Lets open requests end, then jobs, then the database; harmless when called twice. */
  stop(): Promise<void>;
}

export interface ComposeOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Throws while lines of the log are lost. */
  readonly checkLog: () => void;
  readonly say: (line: string) => void;
}

/** A write that found no room counts for so long in /readyz. */
const FULL_FOR_MS = 30_000;

/** Puts one process together from its roles: the only place that knows all the parts. */
export async function compose(options: ComposeOptions): Promise<Shop> {
  const { config, log, checkLog } = options;
  const metrics = createMetrics();
  const frame = {
    log,
    answered: createRequestLog(log, metrics),
    securityHeaders: securityHeaders({ https: config.publicOrigin.startsWith('https:') }),
  };
  const state = { stopping: false, databaseFullAtMs: -Infinity };
  const own = await ownBackOffice(options, (name) => {
    metrics.alarm(name);
    if (name === 'database_full') state.databaseFullAtMs = Date.now();
  });
  const backOffice = own ?? remoteBackOffice(config);
  // Pages of this process reach the services of this process without a socket; the server stands only below.
  const inProcess: ServerOfServices = {};
  const pages = config.roles.has('pages')
    ? await openPages({ config, log, backOffice, inProcess })
    : undefined;
  watch(metrics, pages, own);

  // Reads still work: only who tries to write can tell.
  const checkStorage = (): void => {
    if (Date.now() - state.databaseFullAtMs < FULL_FOR_MS) throw new Error('The database has no room left');
  };
  const operations: FastifyPluginAsync = async (part) =>
    operationsRoutes(part, {
      checks: checksOf(own, { services: backOffice.check, log: checkLog, storage: checkStorage }),
      isStopping: () => state.stopping,
      metrics,
      metricsToken: config.metricsToken,
    });
  const app = await createApp({
    ...frame,
    isCall: createIsCall(realmsOf(config)),
    readDeveloperRequest: developerReader(config),
    trustProxy: config.trustProxy,
    answerAtOnce: leadHome(config.publicOrigin, pages?.answerAtOnce(frame) ?? (() => false)),
    plugins: [operations, ...(own?.plugins ?? []), ...(pages?.plugins ?? [])],
  });
  inProcess.app = app;
  return runningShop({ app, config, own, pages, state });
}

function watch(metrics: Metrics, pages: Pages | undefined, own: BackOffice | undefined): void {
  if (pages !== undefined) metrics.watchPageCache(() => pages.cache);
  const search = own?.search;
  if (search !== undefined) metrics.watchSearch(() => search.state());
}

interface Checks {
  readonly services: BackOffice['check'];
  readonly log: () => void;
  readonly storage: () => void;
}

/** What `/readyz` looks at: without the vital ones this process can answer nobody. */
function checksOf(own: BackOffice | undefined, { services, log, storage }: Checks): Operations['checks'] {
  // Pages have their cache to serve from while the services of another process are away.
  if (own === undefined) return { vital: {}, others: { services, log } };
  // Calls that need no search are answered while the index of a large house is made.
  const search = (): void => {
    if (own.search !== undefined && own.search.state() === undefined)
      throw new Error('The search index is being made');
  };
  return { vital: { services }, others: { log, storage, search } };
}

async function ownBackOffice(
  { config, log, say }: ComposeOptions,
  alarm: ServiceDeps['alarm'],
): Promise<BackOffice | undefined> {
  const { roles } = config;
  const isNeeded = roles.has('services') || roles.has('jobs');
  return isNeeded ? openBackOffice({ config, log, say, alarm }) : undefined;
}

interface Running {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly own: BackOffice | undefined;
  readonly pages: Pages | undefined;
  readonly state: { stopping: boolean };
}

function runningShop({ app, config, own, pages, state }: Running): Shop {
  return {
    async listen() {
      await app.listen({
        port: config.port,
        ...(config.host === undefined ? { host: '::' } : { host: config.host }),
      });
    },
    async stop() {
      if (state.stopping) return;
      state.stopping = true;
      // A balancer reads in /readyz that it must send visitors elsewhere, while those on their way are still served.
      await setTimeout(config.drainMs);
      await app.close();
      await pages?.close();
      await own?.close();
    },
  };
}

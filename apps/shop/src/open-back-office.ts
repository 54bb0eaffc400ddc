import { randomBytes } from 'node:crypto';
import { newId } from '@vitrine/database';
import {
  createHttpPaymentGateway,
  createHttpsPictureGateway,
  createServices,
  createSmtpMailGateway,
  openJobQueue,
  type ServiceDeps,
  startJobs,
} from '@vitrine/services';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { modelReader } from './media/read-model.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { PATHS } from './paths.ts';
import type { ServicesAtHand } from './remote-back-office.ts';
import { PROVIDER_ANSWERS_WITHIN_MS, serviceConfig } from './service-config.ts';
import { tokenKeyIn } from './token-key.ts';

/** The roles `services` and `jobs`: everything that needs the database. */
export interface BackOffice extends ServicesAtHand {
  readonly plugins: readonly FastifyPluginAsync[];
  readonly close: () => Promise<void>;
}

export interface BackOfficeOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly say: (line: string) => void;
}

export async function openBackOffice({ config, log, say }: BackOfficeOptions): Promise<BackOffice> {
  const data = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    houseFolder: PATHS.house,
    manifestFile: PATHS.pictureManifest,
    say,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  const deps = await serviceDeps({ config, log, data });
  if (config.roles.has('jobs')) await startJobs(deps);
  const readVersion = versionReader(data);
  const services = createServices(deps);
  return {
    plugins: [
      ...(config.roles.has('services') ? [services.plugin] : []),
      async (app) => {
        app.get('/catalogue-version', async (_request, reply) =>
          reply.header('Cache-Control', 'no-store').send({ version: await readVersion() }),
        );
      },
    ],
    askPublicly: services.askPublicly,
    check: async () => void (await readVersion()),
    readVersion,
    close: async () => {
      await deps.jobs.stop();
      deps.gateways.mail.close();
      await data.close();
    },
  };
}

function versionReader({ database }: OpenDatabase): () => Promise<string> {
  return async () => {
    const { rows } = await database.pool.query<{ version: string }>(
      'SELECT version::text FROM catalogue_version',
    );
    return rows[0]?.version ?? '0';
  };
}

interface DepsOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly data: OpenDatabase;
}

async function serviceDeps({ config, log, data }: DepsOptions): Promise<ServiceDeps> {
  const tokenKey = config.tokenKey ?? (await tokenKeyIn(config.dataFolder));
  return {
    db: data.database,
    config: serviceConfig(config, tokenKey),
    clock: { now: () => new Date() },
    ids: { next: newId },
    random: { bytes: (count) => randomBytes(count) },
    log,
    readModel: modelReader(PATHS.models),
    gateways: {
      payment: createHttpPaymentGateway({ ...config.payment, timeoutMs: PROVIDER_ANSWERS_WITHIN_MS }),
      pictures: createHttpsPictureGateway({ hosts: config.mediaHosts }),
      mail: createSmtpMailGateway({ url: config.mail.smtpUrl, from: config.mail.from }),
    },
    jobs: await openJobQueue({ db: data.database, log, supervise: config.roles.has('jobs') }),
  };
}

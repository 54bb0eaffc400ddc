import { randomBytes } from 'node:crypto';
import { recordOf, WALLET_METHODS } from '@vitrine/domain';
import { catalogueVersion, type Database, guardedFiles, isWritable, newId } from '@vitrine/database';
import {
  createEmbeddedAddressGateway,
  createHttpApplePayGateway,
  createHttpCardGateway,
  createHttpGiftCardGateway,
  createHttpTransferGateway,
  createHttpWalletGateway,
  createHttpWeChatGateway,
  createHttpWorkshopGateway,
  createHttpSmsGateway,
  createHttpsPictureGateway,
  createOwnRulesGateway,
  createPkPassGateway,
  createServices,
  createSmtpMailGateway,
  type FollowingIndex,
  keepSearchIndex,
  methodsOfHouse,
  openCertificateSeal,
  openJobQueue,
  type ServiceDeps,
  startJobs,
} from '@vitrine/services';
import { openPress, type Press } from '@vitrine/press';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { certificateKeyIn, tokenKeyIn } from './kept-keys.ts';
import { modelReader, partMaskReader, pictureReader } from './media/read-media.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { readPassIdentity } from './pass-settings.ts';
import { mediaPaths, PATHS } from './paths.ts';
import type { ServicesAtHand } from './remote-back-office.ts';
import { rebuildInChild } from './rebuild-in-child.ts';
import { routesForPages } from './routes-for-pages.ts';
import { PROVIDER_ANSWERS_WITHIN_MS, serviceConfig } from './service-config.ts';

/** The roles `services` and `jobs`: everything that needs the database. */
export interface BackOffice extends ServicesAtHand {
  readonly plugins: readonly FastifyPluginAsync[];
  /** What finds pieces, in a process that answers calls. */
  readonly search: FollowingIndex | undefined;
  readonly close: () => Promise<void>;
}

export interface BackOfficeOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly say: (line: string) => void;
  readonly alarm: ServiceDeps['alarm'];
}

export async function openBackOffice(options: BackOfficeOptions): Promise<BackOffice> {
  const { config, log, say } = options;
  const data = await openDatabase({
    applicationName: `vitrine ${[...config.roles].join(' ')}`,
    databaseUrl: config.databaseUrl,
    dataFolder: config.dataFolder,
    houseFolder: PATHS.house,
    manifestFile: PATHS.pictureManifest,
    say,
    onTrouble: (words) => log.error({ words }, 'the database ended and is started again'),
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  await checkProviders(config, data);
  const press = openPress();
  const deps = await serviceDeps(options, data, press);
  if (config.roles.has('jobs')) await startJobs(deps);
  const search = config.roles.has('services') ? deps.search : undefined;
  // Pages that need no search are served meanwhile.
  search?.open().catch((error: unknown) => log.warn({ err: error }, 'the search index could not be made'));
  const readVersion = versionReader(data.database);
  const readGuardedFiles = () => data.database.all(guardedFiles, []);
  const services = createServices(deps);
  return {
    plugins: [
      ...(config.roles.has('services') ? [services.plugin] : []),
      async (app) => {
        if (config.roles.has('pages')) return;
        const { isOfPages } = deps.config.floodLimits;
        routesForPages(app, {
          isOfPages,
          readVersion,
          readGuardedFiles,
          readSitemap: services.readSitemap,
        });
      },
    ],
    openAskDirectly: services.openAskDirectly,
    check: async () => {
      if (!(await isWritable(data.database))) throw new Error('The database is read-only');
    },
    readVersion,
    readGuardedFiles,
    readSitemap: services.readSitemap,
    search,
    close: async () => {
      await deps.jobs.stop();
      await press.close();
      deps.gateways.mail.close();
      await data.close();
    },
  };
}

/** Throws where the house offers a means whose provider the environment does not name, with a line for each setting. */
async function checkProviders({ payment }: Config, { database: db, close }: OpenDatabase): Promise<void> {
  const faults = payment.faultsOf(await methodsOfHouse({ db, config: {} }));
  if (faults.length === 0) return;
  await close();
  throw new Error(`The house offers payment means whose provider is not set:\n${faults.join('\n')}`);
}

function versionReader(database: Database): () => Promise<string> {
  return async () => String((await database.first(catalogueVersion, []))?.version ?? 0);
}

async function serviceDeps(
  { config, log, alarm }: BackOfficeOptions,
  data: OpenDatabase,
  press: Press,
): Promise<ServiceDeps & { readonly search: FollowingIndex }> {
  const clock = { now: () => new Date() };
  const timeoutMs = PROVIDER_ANSWERS_WITHIN_MS;
  const media = mediaPaths(config.dataFolder);
  const { providers } = config.payment;
  const tokenKey = config.tokenKey ?? (await tokenKeyIn(config.dataFolder));
  return {
    db: data.database,
    config: serviceConfig(config, tokenKey),
    clock,
    search: keepSearchIndex({ db: data.database, clock, log }),
    rebuildSearch: rebuildInChild,
    print: press.print,
    certificateSeal: openCertificateSeal(
      config.certificateKeys ?? [await certificateKeyIn(config.dataFolder)],
    ),
    ids: { next: newId },
    random: { bytes: (count) => randomBytes(count) },
    log,
    alarm,
    readModel: modelReader(media.models),
    readPicture: pictureReader(media),
    readPartMask: partMaskReader(media.parts),
    gateways: {
      card: createHttpCardGateway({ ...providers.creditCard, timeoutMs }),
      cardPage: createHttpWalletGateway({ ...providers.creditCard, timeoutMs }, '/v1/card-pages'),
      wallets: recordOf(WALLET_METHODS, (method) =>
        createHttpWalletGateway({ ...providers[method], timeoutMs }),
      ),
      weChat: createHttpWeChatGateway({ ...providers.wechat, timeoutMs }),
      applePay: createHttpApplePayGateway({ ...providers.applePay, timeoutMs }),
      giftCard: createHttpGiftCardGateway({ ...providers.giftCard, timeoutMs }),
      transfer: createHttpTransferGateway({ ...providers.bankTransfer, timeoutMs }),
      passes: config.passes && createPkPassGateway(await readPassIdentity(config.passes)),
      pictures: createHttpsPictureGateway({ hosts: config.mediaHosts }),
      addresses: createEmbeddedAddressGateway(),
      risk: createOwnRulesGateway(),
      workshop: config.workshop && createHttpWorkshopGateway({ ...config.workshop, timeoutMs }),
      sms: createHttpSmsGateway({ ...config.sms, timeoutMs }),
      mail: createSmtpMailGateway({ url: config.mail.smtpUrl, from: config.mail.from }),
    },
    jobs: await openJobQueue({ db: data.database, log, supervise: config.roles.has('jobs') }),
  };
}

import type { AskServices } from '@vitrine/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Logger } from 'pino';
import { createRouting, gatewayOrigins, type RoutingOf } from './api-routing.ts';
import { followCatalogueVersion } from './catalogue-version.ts';
import type { Config } from './config.ts';
import { assetsRoutes } from './http/assets-routes.ts';
import type { AnswerAtOnce } from './http/create-server.ts';
import { developerReader } from './http/developer-requests.ts';
import { robotsRoutes } from './http/robots-routes.ts';
import { createFileGuard, type FileGuard } from './media/file-guard.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { answerFromCache, pagesPlugin, type AroundAnswers } from './pages/answer-page.ts';
import { askInProcess, type ServerOfServices } from './pages/ask-in-process.ts';
import { askOverHttp, AWAY, askWhereRulesSay } from './pages/ask-over-http.ts';
import { identifyClient } from './pages/identify-client.ts';
import { loadStorefront } from './pages/storefront.ts';
import { mediaPaths, PATHS } from './paths.ts';
import type { ServicesAtHand } from './remote-back-office.ts';

export interface Pages {
  readonly cache: PageCache;
  readonly plugins: readonly FastifyPluginAsync[];
  answerAtOnce(around: AroundAnswers): AnswerAtOnce;
  close(): Promise<void>;
}

export interface PagesOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly backOffice: ServicesAtHand;
  /** The server of this process, once it stands; asked when the services are not elsewhere. */
  readonly inProcess: ServerOfServices;
}

/** [R8.044] That something cannot be read while the services are away is foreseen. */
function isOfAwayServices(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'status' in cause && cause.status === AWAY.status;
}

/** The role `pages`: the storefront behind its page cache, and the files it shows. */
export async function openPages(options: PagesOptions): Promise<Pages> {
  const { config, log, backOffice } = options;
  const routingOf = createRouting(config);
  const reportError = (error: unknown): void => {
    if (isOfAwayServices(error)) log.warn({ err: error }, 'a page did without the services');
    else log.error({ err: error }, 'a page met a surprise');
  };
  const version = await followCatalogueVersion(backOffice.readVersion, log);
  const openAskServices = askerOf(options, routingOf);
  const storefront = await loadStorefront({
    buildFolder: PATHS.storefront,
    publicOrigin: config.publicOrigin,
    paymentOrigin: config.payment.providers.creditCard.origin,
    providerOrigins: config.payment.origins,
    apiOrigins: gatewayOrigins(config),
    openAskServices,
    routingOf,
    reportError,
    showsStacks: !config.production,
    hooks: config.hooks,
  });
  const cache = new PageCache({
    maxBytes: config.pageCacheBytes,
    nowMs: () => Date.now(),
    render: storefront.renderForEverybody,
    version: version.current,
    onRefreshError: reportError,
  });
  const guard = await createFileGuard({
    readGuardedFiles: backOffice.readGuardedFiles,
    askServices: (name, call) => openAskServices()(name, call),
    version: version.current,
    reportError,
  });
  const parts = {
    cache,
    storefront,
    reportError,
    rendersAMinute: RENDERS_A_MINUTE * config.floodFactor,
    readDeveloperRequest: developerReader(config),
  };
  return {
    cache,
    plugins: [
      filesPlugin(config, guard),
      async (app) =>
        robotsRoutes(app, { publicOrigin: config.publicOrigin, readSitemap: backOffice.readSitemap }),
      pagesPlugin(parts),
    ],
    answerAtOnce: (around) => answerFromCache(parts, around),
    close: async () => version.stop(),
  };
}

/** Rendered pages of one address in a minute: a household browsing fast stays far below. */
const RENDERS_A_MINUTE = 600;

const filesPlugin =
  ({ dataFolder }: Config, guard: FileGuard): FastifyPluginAsync =>
  async (app) => {
    const media = mediaPaths(dataFolder);
    const pictures = readPictureIndex(media.pictureManifest);
    await mediaRoutes(app, { ...PATHS, ...media }, { pictures, guard });
    await assetsRoutes(app, PATHS.storefront);
  };

function askerOf(
  { config, log, backOffice: { openAskDirectly }, inProcess }: PagesOptions,
  routingOf: RoutingOf,
): () => AskServices {
  const { roles, servicesUrl } = config;
  const isHere = servicesUrl === undefined || roles.has('services');
  const onAway = (error: unknown): void => log.warn({ err: error }, 'the services gave no answer');
  const openAsk = isHere
    ? () => askInProcess(inProcess, openAskDirectly?.(), onAway)
    : () => askOverHttp(servicesUrl, onAway);
  return () => identifyClient(askWhereRulesSay(openAsk(), { routingOf, onAway }), config);
}

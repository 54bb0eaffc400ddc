import { mountPersonalData } from './personal-data/index.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { CallName } from '@vitrine/contracts';
import { mountAccount } from './account/index.ts';
import { mountAddressBook } from './addressbook/index.ts';
import { mountAddressLookup } from './address-lookup/index.ts';
import { createNoteAct, mountAgents } from './agents/index.ts';
import { mountAppointments } from './appointments/index.ts';
import { mountCallback } from './callback/index.ts';
import { mountCart } from './cart/index.ts';
import { mountCare } from './care/index.ts';
import { createCardMemory, mountCatalog, unsubscribeRoutes } from './catalog/index.ts';
import { mountCertificates } from './certificates/index.ts';
import { mountCheckout } from './checkout/index.ts';
import { mountClientOrders } from './clientorders/index.ts';
import { mountClub } from './club/index.ts';
import { mountConsents } from './consent/index.ts';
import { mountContact } from './contact/index.ts';
import type { ServiceDeps } from './deps.ts';
import { mountEditorial } from './editorial/index.ts';
import { mountFitting } from './fitting/index.ts';
import { mountFooter } from './footer/index.ts';
import type { MountedCall } from './http/answer-call.ts';
import { createAskDirectly, type OpenAskDirectly } from './http/ask-directly.ts';
import type { CallerDeps } from './http/caller.ts';
import { openEventStreams } from './http/event-stream.ts';
import { sendNotFound, sendThrown } from './http/failures.ts';
import { findSession } from './http/session.store.ts';
import { limitFloods } from './http/flood-limit.ts';
import { takeJsonBodies } from './http/json-bodies.ts';
import { allowOwnPages } from './http/own-pages.ts';
import type { MountCall } from './http/call.ts';
import { createMountCall } from './http/mount-call.ts';
import { mountOpenApi } from './http/open-api.ts';
import { mountKnowledge } from './knowledge/index.ts';
import { mountMagazine } from './magazine/index.ts';
import { mountMedia } from './media/index.ts';
import { mountNewsletter, newsletterRoutes } from './newsletter/index.ts';
import { mountOrder, workshopRoutes } from './order/index.ts';
import { mountPersonalisation } from './personalisation/index.ts';
import { mountPayment, mountPaymentRoutes } from './payment/index.ts';
import { mountRecommendations } from './recommendations/index.ts';
import { mountSales } from './sales/index.ts';
import { mountSearch } from './search/index.ts';
import { createSitemap, mountSeo, type ReadSitemap } from './seo/index.ts';
import { mountSetup } from './setup/index.ts';
import { mountShades } from './shades/index.ts';
import { mountStore } from './store/index.ts';
import { ageAnswerRoutes, createTokenService, mountTokens } from './tokens/index.ts';
import { mountTryOn } from './tryon/index.ts';
import { mountWallet } from './wallet/index.ts';
import { mountWardrobing } from './wardrobing/index.ts';
import { mountWcm } from './wcm/index.ts';
import { mountWishlist } from './wishlist/index.ts';
import { mountWorkday } from './workday/index.ts';

export interface Services {
  /**
   * For a Fastify server that was made with `serverOptions`. Register it once, without a prefix: the calls stand at
   * their own addresses.
   */
  readonly plugin: FastifyPluginAsync;
  /** For the pages of the same process; answers once the plugin is registered. */
  readonly openAskDirectly: OpenAskDirectly;
  /** For the process that answers `/sitemap.xml`. */
  readonly readSitemap: ReadSitemap;
}

export function createServices(deps: ServiceDeps): Services {
  const readCalls = new Map<CallName, MountedCall>();
  const callers: CallerDeps = {
    findSession: (accessHash, now) => findSession(deps.db, accessHash, now),
    clock: deps.clock,
    ownOrigins: deps.config.ownOrigins,
    contextHash: createTokenService(deps).contextHash,
    noteAct: createNoteAct(deps),
  };
  return {
    plugin: servicesPlugin(deps, { callers, readCalls }),
    openAskDirectly: createAskDirectly(readCalls, { ...deps, ...callers }),
    readSitemap: createSitemap(deps),
  };
}

interface Mounting {
  readonly callers: CallerDeps;
  readonly readCalls: Map<CallName, MountedCall>;
}

function servicesPlugin(deps: ServiceDeps, { callers, readCalls }: Mounting): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(sendThrown(deps));
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('x-request-id', request.id);
    });
    takeJsonBodies(app);
    await limitFloods(app, deps.config.floodLimits);
    // Everything below is the services': an address no call has is answered here, not by a page.
    const prefixes = ['/api', ...deps.config.realms.map((realm) => `/${realm}`)];
    allowOwnPages(app, deps.config.ownOrigins);
    for (const prefix of prefixes) await app.register(answerUnknownAddresses, { prefix });

    const mount = createMountCall(app, {
      ...callers,
      publicCredentials: deps.config.publicCredentials,
      realms: deps.config.realms,
      readCalls,
      sendEvents: openEventStreams(app, deps.log),
    });
    mountOpenApi(app, deps.config);
    mountCalls(mount, deps);
    await mountPaymentRoutes(app, deps);
    await workshopRoutes(app, deps);
    await unsubscribeRoutes(app, deps);
    await newsletterRoutes(app, deps);
    await ageAnswerRoutes(app, deps);
  };
}

/** The calls of every service. */
function mountCalls(mount: MountCall, deps: ServiceDeps): void {
  mountSetup(mount, deps);
  const cards = createCardMemory(deps);
  mountSearch(mount, deps, cards);
  mountCatalog(mount, deps, cards);
  mountPersonalisation(mount, deps);
  mountShades(mount, deps);
  mountSales(mount, deps);
  mountEditorial(mount, deps);
  mountWcm(mount, deps);
  mountMagazine(mount, deps);
  mountKnowledge(mount, deps);
  mountFooter(mount, deps);
  mountSeo(mount, deps);
  mountStore(mount, deps);
  mountAppointments(mount, deps);
  mountCallback(mount, deps);
  mountContact(mount, deps);
  mountMedia(mount, deps);
  mountTryOn(mount, deps);
  mountFitting(mount, deps);
  mountTokens(mount, deps);
  mountAgents(mount, deps);
  mountWorkday(mount, deps);
  mountAccount(mount, deps);
  mountPersonalData(mount, deps);
  mountConsents(mount, deps);
  mountNewsletter(mount, deps);
  mountAddressBook(mount, deps);
  mountAddressLookup(mount, deps);
  mountCart(mount, deps);
  mountWishlist(mount, deps);
  mountWardrobing(mount, deps);
  mountRecommendations(mount, deps, cards);
  mountCheckout(mount, deps);
  mountPayment(mount, deps);
  mountOrder(mount, deps);
  mountCertificates(mount, deps);
  mountCare(mount, deps);
  mountWallet(mount, deps);
  mountClub(mount, deps);
  mountClientOrders(mount, deps);
}

/** A route and not only a handler for what is not found: the pages' catch-all on the same server would come first. */
async function answerUnknownAddresses(scope: FastifyInstance): Promise<void> {
  scope.setNotFoundHandler(sendNotFound);
  for (const url of ['/', '/*']) scope.all(url, sendNotFound);
}

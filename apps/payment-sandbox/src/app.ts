import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { serveAwaitPhoneScript, serveCardFieldsScript, serveStylesheet } from './browser/assets.ts';
import { cardFieldsPage } from './browser/card-fields-page.ts';
import { cardPageRoutes } from './browser/card-page-routes.ts';
import { challengeRoutes } from './browser/challenge-routes.ts';
import { exchangeRoute } from './browser/exchange-route.ts';
import { indexPage } from './browser/index-page.ts';
import { walletRoutes } from './browser/wallet-routes.ts';
import type { SandboxConfig } from './config.ts';
import { faults } from './controls/faults.ts';
import { takeForms } from './form-bodies.ts';
import { openKeys } from './keys.ts';
import { settleDue } from './merchant/change-payment.ts';
import { merchantRoutes } from './merchant/merchant-routes.ts';
import { deliverNotices, type Post, postJson } from './notices/deliver-notices.ts';
import type { Sandbox } from './sandbox.ts';
import { createSignedTexts } from './signed-texts.ts';
import { openJournal } from '@vitrine/journal';
import { openRecords } from './store/records.ts';
import { applePaySheetRoutes } from './tokens/apple-pay.ts';
import { transferRoutes } from './tokens/transfers.ts';
import { weChatAppRoutes } from './wechat.ts';

export interface SandboxApp {
  readonly app: FastifyInstance;
  /** Approves what is due and delivers notices; called over and over by the process. */
  readonly tick: () => Promise<void>;
}

export interface SandboxOptions {
  readonly nowMs?: () => number;
  readonly post?: Post;
}

const BODY_LIMIT_BYTES = 32_000;

/** The sandbox as a server that does not listen yet. It logs no bodies: they hold cards and tokens. */
export async function createSandboxApp(
  config: SandboxConfig,
  options: SandboxOptions = {},
): Promise<SandboxApp> {
  const nowMs = options.nowMs ?? Date.now;
  const keys = await openKeys(config.dataFolder);
  const sandbox: Sandbox = {
    config,
    keys,
    nowMs,
    texts: createSignedTexts(keys, config.origin, nowMs),
    records: openRecords(openJournal(join(config.dataFolder, 'journal.jsonl'))),
  };
  const app = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ZodError)
      return reply.code(400).send({ error: 'bad_request', fields: wrongFields(error) });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply.code(status).send({ error: status < 500 ? 'bad_request' : 'failure' });
  });
  takeForms(app);
  const controls = faults(app, config.controls);
  serveStylesheet(app);
  if (config.serves === 'cards') {
    await serveCardFieldsScript(app);
    indexPage(app);
    cardFieldsPage(app, sandbox);
    exchangeRoute(app, sandbox);
    challengeRoutes(app, sandbox);
    cardPageRoutes(app, sandbox);
  } else {
    await serveAwaitPhoneScript(app);
    walletRoutes(app, sandbox);
    weChatAppRoutes(app, sandbox);
    applePaySheetRoutes(app, sandbox);
    transferRoutes(app, sandbox);
  }
  app.get('/.well-known/jwks.json', async () => keys.published);
  await app.register(async (scope) => merchantRoutes(scope, sandbox));

  return {
    app,
    tick: async () => {
      settleDue(sandbox);
      const { notices } = controls.current();
      if (notices === 'held') return;
      const post = options.post ?? postJson;
      await deliverNotices(sandbox, notices === 'twice' ? twice(post) : post);
    },
  };
}

function twice(post: Post): Post {
  return async (url, body) => {
    await post(url, body);
    return post(url, body);
  };
}

function wrongFields(error: ZodError): readonly string[] {
  return error.issues.map(({ path }) => path.join('.'));
}

import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { serverOptions, type Log } from '@vitrine/services';
import { endConnections } from './end-connections.ts';
import { requestIdOf } from './request-id.ts';
import type { Answered } from './request-log.ts';
import { serverFactory, type AnswerAtOnce } from './create-server.ts';
import type { RequestKind } from '../operations/metrics.ts';

export interface AppParts {
  readonly log: Log;
  readonly trustProxy: readonly string[];
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly answerAtOnce: AnswerAtOnce;
  readonly answered: (answered: Answered) => void;
  /** Health and metrics, files, services, pages: in this order, so that the pages' catch-all comes last. */
  readonly plugins: readonly FastifyPluginAsync[];
}

/** Puts the parts of one process on one server. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(parts.log),
    serverFactory: serverFactory(parts.answerAtOnce),
    trustProxy: parts.trustProxy.length === 0 ? false : [...parts.trustProxy],
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
  });
  endConnections(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('X-Request-Id', request.id);
    for (const [name, value] of Object.entries(parts.securityHeaders)) reply.raw.setHeader(name, value);
  });
  app.addHook('onResponse', async (request, reply) => {
    parts.answered({
      requestId: request.id,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      kind: kindOf(request.url),
      ms: reply.elapsedTime,
    });
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not Found'),
  );
  for (const plugin of parts.plugins) await app.register(plugin);
  await app.ready();
  return app;
}

const FILES = /^\/(assets|media|models|try-on|fonts)\//u;
const CALLS = /^\/(api|eco-[a-z]+|webhooks)\//u;
const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics']);

function kindOf(url: string): RequestKind {
  if (CALLS.test(url)) return 'call';
  if (FILES.test(url)) return 'file';
  return OPERATIONS.has(url) ? 'operations' : 'page-render';
}

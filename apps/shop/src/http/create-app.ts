import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serverOptions, type Log } from '@vitrine/services';
import { answerWhatNobodyTakes } from './answer-what-nobody-takes.ts';
import { compressAnswers } from './compress-answers.ts';
import { answerDevelopers, type ReadDeveloperRequest } from './developer-requests.ts';
import { endConnections } from './end-connections.ts';
import { requestIdOf } from './request-id.ts';
import { endSocketPlain, sendPlain } from './plain-answer.ts';
import type { AnsweredRequest } from './request-log.ts';
import { serverFactory, type AnswerAtOnce } from './create-server.ts';
import { type IsCall, kindOf } from './request-kind.ts';

export interface AppParts {
  readonly log: Log;
  readonly trustProxy: readonly string[];
  readonly isCall: IsCall;
  readonly readDeveloperRequest: ReadDeveloperRequest;
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly answerAtOnce: AnswerAtOnce;
  readonly answered: (answered: AnsweredRequest) => void;
  /** Health and metrics, files, services, pages: in this order, so that the pages' catch-all comes last. */
  readonly plugins: readonly FastifyPluginAsync[];
}

/** Puts the parts of one process on one server. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const options = serverOptions(parts.log);
  const app = Fastify({
    ...options,
    serverFactory: serverFactory(parts.answerAtOnce),
    trustProxy: parts.trustProxy.length === 0 ? false : [...parts.trustProxy],
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    clientErrorHandler: endSocketPlain,
    frameworkErrors: (error, request, reply) => {
      addHeaders(parts, request, reply);
      if (parts.isCall(request.url)) options.frameworkErrors?.(error, request, reply);
      else sendPlain(reply, 400);
      tellAnswered(parts, request, reply);
    },
  });
  endConnections(app);
  app.addHook('onRequest', async (request, reply) => addHeaders(parts, request, reply));
  app.addHook('onResponse', async (request, reply) => tellAnswered(parts, request, reply));
  answerDevelopers(app, parts.readDeveloperRequest);
  compressAnswers(app);
  answerWhatNobodyTakes(app, parts);
  for (const plugin of parts.plugins) await app.register(plugin);
  await app.ready();
  return app;
}

function addHeaders({ securityHeaders }: AppParts, request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.setHeader('X-Request-Id', request.id);
  for (const [name, value] of Object.entries(securityHeaders)) reply.raw.setHeader(name, value);
}

function tellAnswered({ answered, isCall }: AppParts, request: FastifyRequest, reply: FastifyReply): void {
  answered({
    requestId: request.id,
    method: request.method,
    url: request.url,
    status: reply.statusCode,
    // What is followed for minutes is no slow call.
    kind: isStream(reply) ? 'stream' : kindOf(request.url, isCall),
    ms: reply.elapsedTime,
  });
}

const isStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream');

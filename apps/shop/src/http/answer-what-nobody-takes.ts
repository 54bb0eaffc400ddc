import type { Log } from '@vitrine/services';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sendPlain } from './plain-answer.ts';
import type { IsCall } from './request-kind.ts';

/** Every address below `/` is a page's, and a page is read: nothing is sent to it but to the calls. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const ALLOW = [...PAGE_METHODS].join(', ');

/**
 * Requests that no route takes. Where this process serves pages, another method than a page's is refused with 405 and
 * `Allow`, before its body is read; all else is not found. What a route of no service and no page throws ends here, too.
 */
export function answerWhatNobodyTakes(
  app: FastifyInstance,
  { log, isCall }: { readonly log: Log; readonly isCall: IsCall },
): void {
  const served = { pages: false };
  app.addHook('onReady', async () => {
    served.pages = app.hasRoute({ method: 'GET', url: '/*' });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || !served.pages || isCall(request.url) || PAGE_METHODS.has(request.method)) return;
    await sendPlain(reply.header('Allow', ALLOW), 405);
  });
  app.setNotFoundHandler((_request, reply) => sendPlain(reply, 404));
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const { statusCode = 500 } = thrown;
    if (statusCode >= 400 && statusCode < 500) return sendPlain(reply, statusCode);
    log.error({ err: thrown, requestId: request.id }, 'An answer failed unexpectedly');
    return sendPlain(reply, 500);
  });
}

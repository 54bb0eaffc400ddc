import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../http/plain-answer.ts';

/**
 * The last resort, when not even the storefront's own error page could be rendered: a few words that need nothing.
 * What was refused on purpose (too much, too fast) keeps its status; a surprise is reported and is a 500.
 */
export function sendFailedPage(reportError: (error: unknown) => void) {
  return (error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = refusedStatus(error);
    if (status === undefined) reportError(error);
    return sendPlain(reply, status ?? 500);
  };
}

function refusedStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

import type { FastifyReply, FastifyRequest } from 'fastify';

const TEXTS: Readonly<Record<number, string>> = {
  413: 'This request is too large.',
  429: 'Too many pages at once. Please wait a moment.',
  500: 'Something went wrong on our side. Please try again in a moment.',
};

/**
 * The last resort, when not even the storefront's own error page could be rendered: a few words that need nothing.
 * What was refused on purpose (too much, too fast) keeps its status; a surprise is reported and is a 500.
 */
export function sendFailedPage(reportError: (error: unknown) => void) {
  return (error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = refusedStatus(error);
    if (status === undefined) reportError(error);
    const shown = status ?? 500;
    return reply
      .status(shown)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(TEXTS[shown] ?? 'This request cannot be answered.');
  };
}

function refusedStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

import type { FastifyInstance } from 'fastify';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'accept, authorization, client_id, client_secret, content-type, idempotency-key, lv-checkout-channel, x-cache-bypass, x-debug, x-testing-agent, x-user-hash',
  // How long a browser need not ask again, in seconds.
  'access-control-max-age': '600',
};

/**
 * [R7.002] Lets pages on the shop's own origins call services that stand on another one, with cookies and tokens: a rule
 * may send their calls here. Pages of anybody else are told nothing.
 */
export function allowOwnPages(app: FastifyInstance, ownOrigins: readonly string[]): void {
  const own = new Set(ownOrigins);
  app.addHook('onRequest', async ({ headers, method }, reply) => {
    // Whatever the origin, since a cache must not give one origin the answer to another, or to none.
    void reply.header('vary', 'Origin');
    const { origin } = headers;
    if (origin === undefined || !own.has(origin)) return;
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
    });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return;
    await reply.headers(PREFLIGHT).code(204).send();
  });
}

import { LOCALES } from '@vitrine/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceDeps } from '../deps.ts';
import { challengedOf, followChallenge } from './follow-challenge.ts';
import { findPaymentsOfOrder } from './payment.store.ts';

const Params = z.object({
  market: z.string().check(z.regex(/^[a-z]{2}$/u)),
  orderId: z.string().check(z.regex(/^[\w-]{1,60}$/u)),
});

/**
 * The way back from the bank, on our own origin. What the browser brings along is not read: the provider is asked how
 * the challenge ended, and the page the shopper is led to asks us, with its session.
 */
export async function challengeReturnRoutes(app: FastifyInstance, deps: ServiceDeps): Promise<void> {
  const land = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const params = z.safeParse(Params, request.params);
    const payment = params.success
      ? challengedOf(await findPaymentsOfOrder(deps.db, params.data.market, params.data.orderId))
      : undefined;
    if (payment !== undefined) await followChallenge(deps, payment);
    const locale = payment?.orderLocale ?? LOCALES['eng-us'].code;
    return reply.header('cache-control', 'no-store').redirect(`/${locale}/checkout/3dsecure`, 303);
  };
  await app.register(async (scope) => {
    // Some banks come back by a form; its fields are not read either.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.route({ method: ['GET', 'POST'], url: '/payments/3ds-return/:market/:orderId', handler: land });
  });
}

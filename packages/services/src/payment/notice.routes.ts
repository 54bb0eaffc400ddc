import { inTransaction } from '@vitrine/database';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { followRepairNotice } from '../care/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { OUTCOME_OF, type PaymentNotice } from '../gateways/index.ts';
import { sendRefusals } from '../http/failures.ts';
import { readPaymentReference } from '../order/index.ts';
import { ALL_MEANS, type PaymentMeans } from './methods/index.ts';
import { findPayment, noteEvent } from './payment.store.ts';
import { settleIn } from './settle-payment.ts';

const Body = z.object({ notice: z.string().check(z.minLength(1), z.maxLength(8000)) });

/**
 * The provider's notices: signed, at least once, in any order. A notice and what follows of it are one transaction, so
 * that a notice is noted only when it was acted upon; the provider tries again after anything but 2xx.
 */
export function noticeRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  for (const means of ALL_MEANS) noticeRoute(app, deps, means);
}

function noticeRoute(app: FastifyInstance, deps: ServiceDeps, means: PaymentMeans): void {
  app.post(means.noticePath, async (request, reply) => {
    const body = z.safeParse(Body, request.body);
    if (!body.success) return sendRefusals(request, reply, { code: 'bad_request', about: 'notice' });
    const notice = await means.gateway(deps).readNotice(body.data.notice);
    if (!notice.ok) return sendRefusals(request, reply, notice.refusal);
    if (notice.value === undefined)
      return sendRefusals(request, reply, { code: 'bad_request', about: 'notice' });
    await takeNotice(deps, means, notice.value);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}

/** Acts upon a genuine notice, once. */
async function takeNotice(deps: ServiceDeps, means: PaymentMeans, notice: PaymentNotice): Promise<void> {
  const key = readPaymentReference(notice.reference);
  const named = key && (await findPayment(deps.db, key));
  // A provider speaks of its own payments only.
  const payment = named?.method === means.method ? named : undefined;
  if (payment === undefined && (await followRepairNotice(deps, { ...notice, method: means.method }))) return;
  const isNews = await inTransaction(deps.db, async (transaction) => {
    const { eventId, providerRef, state: kind, amount, captured, currency } = notice;
    const isNew = await noteEvent(
      transaction,
      { method: means.method, eventId, providerRef, kind, payload: notice },
      deps.clock.now(),
    );
    if (!isNew || payment === undefined) return isNew;
    const { market, id: paymentId, orderId } = payment;
    const paid = { amount, currency };
    await settleIn(deps, transaction, {
      market,
      orderId,
      paymentId,
      outcome: OUTCOME_OF[notice.state],
      providerRef,
      captured,
      paid,
    });
    return isNew;
  });
  if (isNews && payment === undefined && HOLDS_MONEY.has(notice.state)) {
    const { reference, eventId, state } = notice;
    deps.log.error({ reference, eventId, state }, 'The provider holds money for a payment we do not know');
    deps.alarm('unknown_payment');
  }
}

const HOLDS_MONEY: ReadonlySet<PaymentNotice['state']> = new Set(['authorised', 'captured']);

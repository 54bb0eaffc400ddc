import { inTransaction } from '@vitrine/database';
import { accepted, type PaymentMethod, refused, type Refusals, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { lockDraft, paymentReference } from '../order/index.ts';
import { meansOf } from './methods/index.ts';
import { findApplied, findLastPayments, giveUpApplied, isAsked } from './payment.store.ts';
import { settlePayment } from './settle-payment.ts';

type WithdrawRefusalCode = 'not_found' | 'already_settled' | 'provider_unavailable';

/**
 * [R7.118, R8.041] Takes a means off the current order. One that waits for the shopper is given up at its provider first,
 * so that no money can come by it; the order is a draft again with all that it had, and another means may pay.
 */
export async function withdrawPayment(
  deps: ServiceDeps,
  session: Session,
  method: PaymentMethod,
): Promise<Result<undefined, Refusals<WithdrawRefusalCode>>> {
  if (await takeOffDraft(deps, session, method)) return accepted(undefined);
  const waiting = (await findLastPayments(deps.db, session)).find(
    (payment) => payment.method === method && isAsked(payment),
  );
  if (waiting === undefined) return refused({ code: 'not_found' });
  const { market, id: paymentId, orderId } = waiting;
  const voided = await meansOf(method).gateway(deps).voidPayment(paymentReference(market, paymentId));
  if (!voided.ok)
    return refused({
      code: voided.refusal.code === 'already_captured' ? 'already_settled' : 'provider_unavailable',
    });
  await settlePayment(deps, { market, orderId, paymentId, outcome: 'withdrawn' });
  return accepted(undefined);
}

/** False where no such means is on a draft. */
async function takeOffDraft(
  { db, clock }: ServiceDeps,
  session: Session,
  method: PaymentMethod,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const draft = await lockDraft(transaction, session, now);
    if (draft === undefined) return false;
    const applied = await findApplied(transaction, draft.market, draft.id);
    const ids = applied.filter((payment) => payment.method === method).map(({ id }) => id);
    if (ids.length > 0) await giveUpApplied(transaction, { market: draft.market, ids, now });
    return ids.length > 0;
  });
}

import type { BodyOf, OrderBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, isAgent, type Locale, type Refusals, refused, type Result } from '@vitrine/domain';
import { takeOutOfCart } from '../../cart/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import { type Session, tokenHash } from '../../http/session.ts';
import { linkTokenOf } from '../../one-time/index.ts';
import { lockDraft } from '../draft.store.ts';
import { orderBody } from '../order-body.ts';
import { findOrder } from '../order-view.store.ts';
import { putCustomOrder } from './custom-order.store.ts';

export type SendRefusalCode =
  | 'forbidden'
  | 'served_elsewhere'
  | 'no_current_order'
  | 'email_missing'
  | 'shipping_missing'
  | 'invalid_payment_token';
interface SendCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'applyPayment'>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * [R7.118, R7.126, R2.045] An agent sends the order at hand to whoever is to pay it, with its lines and prices as they are:
 * it leaves the agent's bag and waits for the link in the mail. With `asksApproval` the client is asked for an approval
 * first. Nobody else may.
 */
export async function sendToClient(
  deps: ServiceDeps,
  { session, locale, body: { asksApproval, byText, ...others } }: SendCall,
): Promise<Result<OrderBody, Refusals<SendRefusalCode>>> {
  const { principal } = session;
  if (!isAgent(principal)) return refused({ code: 'forbidden' });
  // The link would lead to a session of the locale's market, which does not find the order [0005].
  if (session.market !== locale.market) return refused({ code: 'served_elsewhere' });
  const [surplus] = Object.entries(others).find(([, given]) => given !== undefined) ?? [];
  if (surplus !== undefined) return refused({ code: 'invalid_payment_token', about: surplus });
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const leave = await takeOutOfCart(deps, transaction, session);
    const draft = await lockDraft(transaction, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    if (draft.email === null) return refused({ code: 'email_missing' });
    if (draft.shipTo === null) return refused({ code: 'shipping_missing' });
    const key = { market: draft.market, orderId: draft.id };
    const id = deps.ids.next();
    await putCustomOrder(transaction, {
      ...key,
      id,
      kind: asksApproval === true ? 'approval' : 'pay_by_link',
      agentId: principal.agentId,
      tokenHash: tokenHash(linkTokenOf(deps.config, { kind: 'custom-order', id })),
      now,
      expiresAt: new Date(now.getTime() + deps.config.orders.customOrderDays * DAY_MS),
    });
    await leave(draft.id);
    const request = { ...key, kind: 'custom-order', linkId: id } as const;
    await deps.jobs.enqueue(transaction, 'send-payment-request', request);
    if (byText === true) await deps.jobs.enqueue(transaction, 'send-payment-text', request);
    const order = await findOrder(transaction, draft.market, draft.id);
    if (order === undefined) throw new Error(`The order ${draft.id} is gone`);
    return accepted(orderBody(order, locale));
  });
}

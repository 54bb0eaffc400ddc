import type { BodyOf, OrderBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type Locale,
  type PaymentMethod,
  type Refusals,
  refused,
  type Result,
  shareOf,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { findOwnOrder, lockDraft, orderBody } from '../order/index.ts';
import { methodsOfPlace } from './methods-of-market.ts';
import { meansOf, type MeansRefusal } from './methods/index.ts';
import { findApplied } from './payment.store.ts';

export type ApplyRefusalCode = 'no_current_order' | 'shipping_missing' | 'bad_request' | MeansRefusal['code'];
interface ApplyCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly params: { readonly method: PaymentMethod };
  readonly body: BodyOf<'applyPayment'>;
}

/** [R7.118] Puts a means of the market on the draft: for all of it, in the place of those before, or for a part. */
export async function applyPayment(
  deps: ServiceDeps,
  { session, locale, params: { method }, body }: ApplyCall,
): Promise<Result<OrderBody, Refusals<ApplyRefusalCode>>> {
  if (body.asksApproval !== undefined)
    return refused({ code: 'bad_request', about: 'asksApproval', scope: 'field' });
  // The order is its session's market's, whatever locale the address names.
  const code = locale.market === session.market ? locale.code : undefined;
  if (!(await methodsOfPlace(deps, { market: session.market, code })).includes(method)) {
    return refused({ code: 'bad_request', about: 'method' });
  }
  const prepared = await meansOf(method).apply(deps, body);
  if (!prepared.ok) return refused(named(prepared.refusal));
  const { put, atMost } = prepared.value;
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const draft = await lockDraft(transaction, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    if (draft.shipTo === null) return refused({ code: 'shipping_missing' });
    const applied = await findApplied(transaction, draft.market, draft.id);
    const share = shareOf(draft.total, applied, { method, amount: body.amount, atMost });
    if (!share.ok) return share;
    const isPut = await put(transaction, { draft, applied, share: share.value });
    const order = isPut ? await findOwnOrder(transaction, session, { orderId: draft.id, now }) : undefined;
    return order === undefined
      ? refused(
          named({
            code: 'invalid_payment_token',
            ...(body.transactionId !== undefined && { about: 'transactionId' }),
          }),
        )
      : accepted(orderBody(order, locale));
  });
}

/** [R8.001] A refused token with the field that it came in, or was missing from. */
function named(refusal: MeansRefusal): MeansRefusal {
  return refusal.code === 'invalid_payment_token' ? { about: 'token', ...refusal } : refusal;
}

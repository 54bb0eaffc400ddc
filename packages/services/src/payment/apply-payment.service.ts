import type { BodyOf, OrderBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import { accepted, type Locale, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { type DraftRow, findOwnOrder, lockDraft, orderBody } from '../order/index.ts';
import { findApplied, replacePayment, setCard } from './payment.store.ts';

export interface ApplyRefusal {
  readonly code:
    | 'no_current_order'
    | 'shipping_missing'
    | 'invalid_payment_token'
    | 'payment_refused'
    | 'provider_unavailable';
}
interface ApplyCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'applyPayment'>;
}
interface KnownCard {
  readonly brand: string;
  readonly lastFour: string;
}

/** [R7.118] Puts a card on the draft: its token, brand and last four digits, which is all we ever see of it. */
export async function applyPayment(
  deps: ServiceDeps,
  { session, locale, body }: ApplyCall,
): Promise<Result<OrderBody, ApplyRefusal>> {
  const card = await deps.gateways.payment.inspectToken(body.token);
  if (!card.ok) return card;
  if (card.value.isBlocked) return refused({ code: 'payment_refused' });

  return inTransaction(deps.db, async (transaction) => {
    const draft = await lockDraft(transaction, session);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    if (draft.ship_to === null) return refused({ code: 'shipping_missing' });
    const isPut = await putCard(deps, transaction, { draft, body, card: card.value });
    const order = isPut ? await findOwnOrder(transaction, session, draft.id) : undefined;
    return order === undefined
      ? refused({ code: 'invalid_payment_token' })
      : accepted(orderBody(order, locale));
  });
}

/** The card that was enrolled gets its name; one that was not comes without 3-D Secure. False for a made-up enrolment. */
async function putCard(
  deps: ServiceDeps,
  transaction: Transaction,
  {
    draft,
    body,
    card,
  }: { readonly draft: DraftRow; readonly body: ApplyCall['body']; readonly card: KnownCard },
): Promise<boolean> {
  const { market, id: orderId, total: amount, currency } = draft;
  const now = deps.clock.now();
  const known = await findApplied(transaction, market, orderId);
  const isEnrolled = known?.provider_token === body.token && known.amount === amount;
  if (known !== undefined && isEnrolled) {
    if (body.transactionId !== undefined && body.transactionId !== known.threeds?.transactionId) return false;
    await setCard(transaction, { market, paymentId: known.id }, { ...card, now });
    return true;
  }
  if (body.transactionId !== undefined) return false;
  const payment = { market, id: deps.ids.next(), orderId, card, token: body.token, amount, currency };
  await replacePayment(transaction, payment, now);
  return true;
}

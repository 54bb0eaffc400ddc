import type { BodyOf } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type AgeRefusalCode,
  checkoutChannel,
  type Locale,
  ONLINE_POOL,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { cartPlace, hasPendingOrder, openCart, tellPrices } from '../cart/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import { isInApp } from '../http/cookies.ts';
import { type Session, viewerValues } from '../http/session.ts';
import { lockDraft } from '../order/index.ts';
import { priceLines, writeLines } from './draft-lines.store.ts';
import { renewTotals } from './draft-totals.ts';
import { resendParcels } from './resend-parcels.ts';
import { openDraft } from './prepare-order.store.ts';

export type PrepareRefusalCode = 'cart_empty' | 'item_unavailable' | AgeRefusalCode | 'PENDING_PAYMENT_ORDER';
interface PrepareCall extends Pick<Exchange, 'header'> {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'prepareOrder'>;
}

/**
 * [R7.102] Makes the one order draft of the cart, or renews it: lines and prices are those of this moment, in the
 * country of the cart, and stay so until the next prepare. The cart's row is locked, so one shopper in two tabs
 * still has one draft.
 */
export async function prepareOrder(
  deps: ServiceDeps,
  { session, locale, body, header }: PrepareCall,
): Promise<Result<{ readonly orderId: string }, Refusals<PrepareRefusalCode>>> {
  return inTransaction(deps.db, async (transaction) => {
    const cart = await openCart(transaction, session);
    // First, so that the checkout leads to the order that is being paid also when the cart was emptied meanwhile.
    if (await hasPendingOrder(transaction, session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
    if (cart === undefined || cart.lines.length === 0) return refused({ code: 'cart_empty' });
    const { market, cartId } = cart;
    const now = deps.clock.now();
    const viewer = viewerValues(session, now);
    const place = await cartPlace(transaction, session, locale);
    const priced = await priceLines(transaction, {
      market,
      cartId,
      locale,
      country: place.iso,
      pool: ONLINE_POOL,
      viewer,
      principal: session.principal,
      sessionId: session.id,
    });
    if (priced.kind === 'refused') {
      const { code } = priced;
      const [first, ...more] = priced.skuIds;
      return refused([{ code, about: first }, ...more.map((about) => ({ code, about }))]);
    }
    const orderId = await openDraft(transaction, {
      session,
      cartId,
      locale,
      place,
      // Pay-by-link does not exist yet: whatever else a browser claims, the channel is the web [R6.007].
      channel: checkoutChannel({
        payByLink: false,
        principal: session.principal,
        inApp: isInApp(header('cookie')),
      }),
      email: body?.email,
      taxIncluded: priced.lines[0]?.taxIncluded ?? locale.taxIncluded,
      now,
      newId: deps.ids.next(),
    });
    const lines = priced.lines.map((line) => ({ ...line, id: deps.ids.next() }));
    await writeLines(transaction, { market, orderId }, lines);
    await tellPrices(transaction, cart, { country: place.iso, anew: true });
    const draft = await lockDraft(transaction, session, now);
    if (draft?.id !== orderId) throw new Error(`The draft ${orderId} is not its session's`);
    const subtotal = lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
    await renewTotals(transaction, draft, { subtotal });
    await resendParcels(deps, transaction, { ...draft, subtotal });
    return accepted({ orderId });
  });
}

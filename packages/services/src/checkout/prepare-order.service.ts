import type { BodyOf } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type AgeRefusalCode,
  checkoutChannel,
  isAgent,
  type Locale,
  ONLINE_POOL,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import {
  cartPlace,
  type CartPlace,
  hasPendingOrder,
  openCart,
  type OpenCart,
  tellPrices,
} from '../cart/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import { isInApp } from '../http/cookies.ts';
import { type Session, viewerValues } from '../http/session.ts';
import { lockDraft } from '../order/index.ts';
import { handedOverDraft, priceLines, type PricedLine, writeLines } from './draft-lines.store.ts';
import { renewTotals } from './draft-totals.ts';
import { resendParcels } from './resend-parcels.ts';
import { goOnWithDraft, openDraft } from './prepare-order.store.ts';

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
    const agreedId = await handedOverDraft(transaction, cart, place.iso);
    const priced = await priceLines(transaction, {
      market,
      cartId,
      locale,
      country: place.iso,
      pool: ONLINE_POOL,
      viewer,
      isByAgent: agreedId !== undefined || isAgent(session.principal),
      sessionId: session.id,
    });
    if (priced.kind === 'refused') {
      const { code } = priced;
      const [first, ...more] = priced.skuIds;
      return refused([{ code, about: first }, ...more.map((about) => ({ code, about }))]);
    }
    const work = { deps, transaction, session, locale, email: body?.email, inApp: isInApp(header('cookie')) };
    const orderId =
      agreedId === undefined
        ? await writeDraft(work, { cart, place, lines: priced.lines })
        : await goOn(work, agreedId);
    return accepted({ orderId });
  });
}

interface Work {
  readonly deps: ServiceDeps;
  readonly transaction: Transaction;
  readonly session: Session;
  readonly locale: Locale;
  readonly email: string | undefined;
  readonly inApp: boolean;
}

/** [R7.126] Goes on with an order that was handed over: its prices are agreed, its days are those of now. */
async function goOn({ deps, transaction, session, email, inApp }: Work, orderId: string): Promise<string> {
  const channel = checkoutChannel({ payByLink: true, principal: session.principal, inApp });
  await goOnWithDraft(transaction, session, { orderId, email, channel });
  const draft = await lockDraft(transaction, session, deps.clock.now());
  if (draft?.id === orderId) await resendParcels(deps, transaction, draft);
  return orderId;
}

interface PricedBag {
  readonly cart: OpenCart;
  readonly place: CartPlace;
  readonly lines: readonly PricedLine[];
}

/** Makes the draft of a cart, or makes it anew of its lines. */
async function writeDraft(
  { deps, transaction, session, locale, email, inApp }: Work,
  { cart, place, lines: priced }: PricedBag,
): Promise<string> {
  const { market, cartId } = cart;
  const now = deps.clock.now();
  const orderId = await openDraft(transaction, {
    session,
    cartId,
    locale,
    place,
    channel: checkoutChannel({ payByLink: false, principal: session.principal, inApp }),
    email,
    taxIncluded: priced[0]?.taxIncluded ?? locale.taxIncluded,
    now,
    newId: deps.ids.next(),
  });
  const lines = priced.map((line) => ({ ...line, id: deps.ids.next() }));
  await writeLines(transaction, { market, orderId }, lines);
  await tellPrices(transaction, cart, { country: place.iso, anew: true });
  const draft = await lockDraft(transaction, session, now);
  if (draft?.id !== orderId) throw new Error(`The draft ${orderId} is not its session's`);
  const subtotal = lines.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
  await renewTotals(transaction, draft, { subtotal });
  await resendParcels(deps, transaction, { ...draft, subtotal });
  return orderId;
}

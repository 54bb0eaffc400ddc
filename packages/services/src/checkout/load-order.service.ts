import type { BodyOf, OrderBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type CustomOrderState,
  customerIdOf,
  isAgent,
  type LinkRefusalCode,
  type Locale,
  nextCustomOrderState,
  ownerOf,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { type CartToFill, fillFromOrder, hasPendingOrder } from '../cart/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { type Session, tokenHash, viewerValues } from '../http/session.ts';
import { isLinkToken } from '../one-time/index.ts';
import {
  type CustomOrderRow,
  customOrderStateOf,
  findByToken,
  findOwnOrder,
  loadIntoSession,
  lockCustomOrder,
  lockDraft,
  orderBody,
  setCustomOrderState,
} from '../order/index.ts';
import { resendParcels } from './resend-parcels.ts';

export type LoadRefusalCode =
  | LinkRefusalCode
  | 'already_placed'
  | 'not_approved'
  | 'client_not_served'
  | 'other_market'
  | 'unauthorized'
  | 'PENDING_PAYMENT_ORDER';
interface LoadCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'loadOrder'>;
}

/**
 * [R7.126] Makes an order that an agent prepared the current one of this session: for who shows its link, for the customer
 * that it was made for, and, to change it, for the agent. Its lines fill the bag, and what was in the bag is put aside; its
 * prices stay as they were agreed, and its days are those of now. Anybody else is told what they are told of an order that does not exist.
 */
export async function loadOrder(
  deps: ServiceDeps,
  { session, locale, body: { orderId, token } }: LoadCall,
): Promise<Result<OrderBody, Refusals<LoadRefusalCode>>> {
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const fill = await fillFromOrder(deps, transaction, session);
    if (fill === undefined) return refused({ code: 'unauthorized' });
    const key = { market: session.market, orderId };
    const order = await lockCustomOrder(transaction, key, viewerValues(session, now));
    if (order === undefined) return withoutAgent(transaction, { session, locale, orderId, token, now });
    const by = wayIn(order, session, token);
    if (by === 'agent' && !isServed(order, session)) return refused({ code: 'client_not_served' });
    if (by === undefined) return refuseUnknown(transaction, { session, orderId, token });
    const loadable = checkLoad(order, { by, session, now });
    if (!loadable.ok) return loadable;
    const { event } = loadable.value;
    if (event !== undefined) {
      if (await hasPendingOrder(transaction, session)) return refused({ code: 'PENDING_PAYMENT_ORDER' });
      await load(deps, transaction, { order, session, event, fill });
    }
    const shown = await findOwnOrder(transaction, session, { orderId, now });
    if (shown === undefined) throw new Error(`The order ${orderId} is not its session's`);
    return accepted(orderBody(shown, locale));
  });
}

interface OwnOrder extends Pick<LoadCall, 'session' | 'locale'> {
  readonly orderId: string;
  readonly token: string | undefined;
  readonly now: Date;
}

/** An order that no agent prepared: the draft of this session is current already, and one that is placed stays so. */
async function withoutAgent(
  transaction: Transaction,
  { session, locale, orderId, token, now }: OwnOrder,
): Promise<Result<OrderBody, Refusals<LoadRefusalCode>>> {
  if (token !== undefined) return refuseUnknown(transaction, { session, orderId, token });
  const order = await findOwnOrder(transaction, session, { orderId, now });
  if (order?.state === 'draft') return accepted(orderBody(order, locale));
  return refused({ code: order?.committedAt ? 'already_placed' : 'not_found' });
}

/** Only who has the right token is told more than that there is no such order: it belongs to another market's sessions. */
async function refuseUnknown(
  transaction: Transaction,
  { session, orderId, token }: LoadCall['body'] & Pick<LoadCall, 'session'>,
): Promise<Result<never, Refusals<'not_found' | 'other_market'>>> {
  const linked = isLinkToken(token) ? await findByToken(transaction, tokenHash(token)) : undefined;
  const isElsewhere = linked?.orderId === orderId && linked.market !== session.market;
  return refused({ code: isElsewhere ? 'other_market' : 'not_found' });
}

type WayIn = 'link' | 'owner' | 'agent';

/** By what a session may load an order; undefined: by nothing. A token that is shown must be the right one. */
function wayIn(order: CustomOrderRow, session: Session, token: string | undefined): WayIn | undefined {
  if (token !== undefined) {
    return isLinkToken(token) && tokenHash(token) === order.tokenHash ? 'link' : undefined;
  }
  const { principal } = session;
  if (isAgent(principal) && principal.agentId === order.agentId) return 'agent';
  return isOwner(order, session) ? 'owner' : undefined;
}

/** What an agent takes back goes into the bag of whom it was for, and of nobody else. */
function isServed(order: CustomOrderRow, { principal }: Session): boolean {
  return order.customerId === (customerIdOf(principal) ?? null);
}

function isOwner({ sessionId, customerId }: CustomOrderRow, { principal }: Session): boolean {
  const owner = ownerOf(principal);
  return owner.sessionId === sessionId || (customerId !== null && owner.customerId === customerId);
}

interface Attempt {
  readonly by: WayIn;
  readonly session: Session;
  readonly now: Date;
}

/** What loading does to the agent's order; no event: it is this session's already. */
function checkLoad(
  order: CustomOrderRow,
  { by, session, now }: Attempt,
): Result<{ readonly event: 'loaded' | 'taken-back' | undefined }, Refusals<LoadRefusalCode>> {
  const { orderState, kind } = order;
  const state = customOrderStateOf(order, now);
  if (orderState === 'draft') {
    if (isOwner(order, session)) return accepted({ event: undefined });
    return refused({ code: state === 'drafted' ? 'not_found' : 'link_used' });
  }
  const hasExpired = state === 'expired';
  if (orderState !== 'awaiting_client')
    return refused({ code: hasExpired ? 'link_expired' : 'already_placed' });
  if (by === 'agent') return accepted({ event: 'taken-back' });
  if (nextCustomOrderState(kind, state, 'loaded').ok) return accepted({ event: 'loaded' });
  return refused({ code: hasExpired ? 'link_expired' : whyNot(state) });
}

function whyNot(state: CustomOrderState): LoadRefusalCode {
  if (state === 'drafted') return 'not_found';
  return state === 'sent' ? 'not_approved' : 'link_used';
}

interface Loading {
  readonly order: CustomOrderRow;
  readonly session: Session;
  readonly event: 'loaded' | 'taken-back';
  readonly fill: CartToFill;
}

async function load(
  deps: ServiceDeps,
  transaction: Transaction,
  { order, session, event, fill }: Loading,
): Promise<void> {
  const { market, orderId } = order;
  const now = deps.clock.now();
  const next = nextCustomOrderState(order.kind, customOrderStateOf(order, now), event);
  if (!next.ok) throw new Error(`The order ${orderId} cannot be loaded`);
  await fill.take(orderId);
  const gift = await loadIntoSession(transaction, {
    market,
    orderId,
    sessionId: session.id,
    customerId: customerIdOf(session.principal),
    cartId: fill.cartId,
    channel: event === 'loaded' ? 'PBL' : 'MOTO',
    isHandedOver: event === 'loaded',
  });
  await fill.wrap(gift);
  await setCustomOrderState(transaction, order, { state: next.value, now });
  const draft = await lockDraft(transaction, session, now);
  if (draft?.id === orderId) await resendParcels(deps, transaction, draft);
}

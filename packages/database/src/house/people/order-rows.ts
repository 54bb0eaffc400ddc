import { randomBytes } from 'node:crypto';
import {
  dayAt,
  deliveryWindow,
  type Dispatch,
  dispatchTimeZone,
  mediaUrl,
  ONLINE_POOL,
  orderTotals,
  SESSION_LIFETIME_SECONDS,
  skuUrl,
  type SkuId,
} from '@vitrine/domain';
import type { Insertable, Selectable } from 'kysely';
import { newId } from '../../new-id.ts';
import type { ShownSku } from '../../catalogue/shown-sku.ts';
import type { Tables } from '../../tables/tables.generated.ts';
import type { HouseOrder, OrderOutcome } from '../format/order-format.ts';
import { wayOf } from './order-way.ts';
import { type ReturnRows, returnRows } from './return-rows.ts';

/** A SKU as it is called where the order was placed. */
export type OrderedPiece = Pick<ShownSku, (typeof ORDERED_FIELDS)[number]>;
export const ORDERED_FIELDS = [
  'skuId',
  'productId',
  'slug',
  'name',
  'label',
  'colour',
  'size',
  'look',
  'media',
] as const;
/** What an order is made of beside what the files say of it. */
export interface OrderContext {
  readonly customer: { readonly id: string; readonly email: string | null };
  readonly method: Selectable<Tables['shippingMethod']>;
  readonly dispatch: Dispatch;
  readonly pieces: readonly OrderedPiece[];
  readonly now: Date;
}

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;
export interface OrderRows {
  readonly session: Row<'session'>;
  readonly order: Row<'shopOrder'>;
  readonly lines: readonly Row<'orderLine'>[];
  readonly fulfilment: Row<'fulfilment'>;
  readonly reservations: readonly Row<'stockReservation'>[];
  readonly payment: Row<'payment'>;
  readonly returned: ReturnRows | undefined;
}

interface Whose {
  readonly market: string;
  readonly orderId: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** [R4.042] What was never paid for. */
const UNPAID: ReadonlySet<OrderOutcome> = new Set(['expired']);
/** Nothing was sent: the money was not taken, and all pieces are in stock again. */
const UNDONE: ReadonlySet<OrderOutcome> = new Set(['expired', 'cancelled']);
/** Money is taken when the pieces leave. */
const NOT_YET_CAPTURED: ReadonlySet<OrderOutcome> = new Set(['placed', 'preparing']);

/** An order as the checkout would have left it, `daysAgo` days before `now`: each bought in a visit that has ended. */
export function orderRows(order: HouseOrder, context: OrderContext): OrderRows {
  const { customer, dispatch, now } = context;
  const { market } = dispatch.locale;
  const whose: Whose = { market, orderId: newId() };
  const session = sessionRow({ market, customerId: customer.id }, placedAt(order, now));
  const head = orderRow(order, context, { ...whose, sessionId: session.id });
  const fulfilment = fulfilmentRow(order, context, whose);
  const lines = order.lines.map((line) => ({ line, id: newId() }));
  const cost = { subtotal: head.subtotal, shipping: head.shippingAmount ?? 0, total: head.total };
  const cameBack = returnRows(order, { ...whose, placedAt: placedAt(order, now), cost, lines });
  const given = cameBack?.request.refundAmount ?? 0;
  return {
    session,
    order: head,
    lines: lines.map(({ line, id }) => ({
      ...whose,
      id,
      cartLineId: newId(),
      skuId: line.skuId,
      snapshot: JSON.stringify(snapshotOf(line.skuId, context)),
      quantity: line.quantity,
      unitAmount: line.unitAmount,
      fulfilmentId: fulfilment.id,
    })),
    fulfilment,
    reservations: lines.map(({ line: { skuId, quantity, returned }, id }) => ({
      ...whose,
      id: newId(),
      lineId: id,
      skuId,
      pool: order.store ?? ONLINE_POOL,
      quantity,
      state: isInStockAgain(order, returned === true) ? ('released' as const) : ('taken' as const),
    })),
    payment: {
      ...whose,
      id: newId(),
      method: 'creditCard',
      brand: order.card.brand,
      lastFour: order.card.lastFour,
      providerToken: null,
      providerRef: null,
      amount: head.total,
      capturedAmount: paymentState(order.state) === 'captured' ? head.total : 0,
      refundDue: given,
      refundedAmount: given,
      currency: head.currency,
      state: paymentState(order.state),
      threeDSecure: null,
      createdAt: placedAt(order, now),
      updatedAt: placedAt(order, now),
    },
    returned: cameBack,
  };
}

/** What came back stands in stock again. */
const isInStockAgain = ({ state }: HouseOrder, isLineReturned: boolean): boolean =>
  UNDONE.has(state) || state === 'returned' || isLineReturned;

function placedAt({ daysAgo }: HouseOrder, now: Date): Date {
  return new Date(now.getTime() - daysAgo * DAY_MS);
}

function paymentState(state: OrderOutcome): 'authorised' | 'captured' | 'cancelled' {
  if (UNDONE.has(state)) return 'cancelled';
  return NOT_YET_CAPTURED.has(state) ? 'authorised' : 'captured';
}

/** [R4.042] How far the one parcel of such an order has come. */
const FULFILMENT_STATES = {
  placed: 'planned',
  preparing: 'preparing',
  shipped: 'shipped',
  ready_for_collection: 'ready_for_collection',
  delivered: 'delivered',
  collected: 'collected',
  return_requested: 'delivered',
  partially_returned: 'delivered',
  returned: 'delivered',
  cancelled: 'cancelled',
  expired: 'cancelled',
} as const satisfies Record<OrderOutcome, string>;

const digest = (): string => randomBytes(32).toString('hex');

/** Nobody holds the tokens of which these would be the digests: the visit is over. */
function sessionRow(
  { market, customerId }: { readonly market: string; readonly customerId: string },
  at: Date,
): Row<'session'> {
  return {
    id: newId(),
    kind: 'customer',
    market,
    usidHash: digest(),
    customerId,
    accessHash: digest(),
    accessExpiresAt: at,
    refreshHash: digest(),
    previousRefreshHash: null,
    refreshedAt: at,
    expiresAt: new Date(at.getTime() + SESSION_LIFETIME_SECONDS * 1000),
    revokedAt: at,
    createdAt: at,
  };
}

function orderRow(
  order: HouseOrder,
  { customer, method, dispatch: { locale, country }, now }: OrderContext,
  { market, orderId: id, sessionId }: Whose & { readonly sessionId: string },
): Row<'shopOrder'> {
  const at = placedAt(order, now);
  const totals = orderTotals({
    subtotal: order.lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0),
    shipping: method.amount,
    taxIncluded: locale.taxIncluded,
    destination: { country: country.iso, state: order.address['state'] },
  });
  return {
    market,
    id,
    number: order.number,
    cartId: newId(),
    sessionId,
    customerId: customer.id,
    locale: locale.code,
    country: country.iso,
    currency: country.currency,
    channel: 'WEB',
    state: order.state,
    email: customer.email,
    billingAddress: JSON.stringify(order.address),
    subtotal: totals.subtotal,
    shippingAmount: totals.shipping,
    taxAmount: totals.tax,
    total: totals.total,
    taxIncluded: locale.taxIncluded,
    idempotencyKey: null,
    cartVersion: 1,
    createdAt: at,
    committedAt: at,
    placedAt: UNPAID.has(order.state) ? null : at,
    confirmedAt: UNPAID.has(order.state) ? null : at,
    expiresAt: null,
  };
}

function fulfilmentRow(order: HouseOrder, { method, now }: OrderContext, whose: Whose): Row<'fulfilment'> {
  const today = dayAt(placedAt(order, now).getTime(), dispatchTimeZone(order.country));
  const state = FULFILMENT_STATES[order.state];
  const { leadDaysMin: min, leadDaysMax: max } = method;
  const window = min === null || max === null ? undefined : deliveryWindow({ min, max }, { today });
  return {
    ...whose,
    // [R7.139] Nobody guesses it from the order's.
    id: randomBytes(16).toString('hex'),
    kind: method.kind,
    amount: method.amount,
    ...wayOf(state, { orderedAt: placedAt(order, now), number: order.number }),
    methodId: method.id,
    address: JSON.stringify(order.address),
    eddMin: window?.min ?? null,
    eddMax: window?.max ?? null,
  };
}

function snapshotOf(skuId: SkuId, { pieces, dispatch: { locale } }: OrderContext) {
  const piece = pieces.find((candidate) => candidate.skuId === skuId);
  if (piece === undefined) throw new Error(`The ordered SKU ${skuId} is not in the catalogue`);
  const { productId, name, label, colour, size, look, media, slug } = piece;
  return {
    productId,
    name,
    label,
    colour,
    ...(size === null ? {} : { size }),
    mediaUrl: mediaUrl(look, media[0]?.view ?? 'front'),
    url: skuUrl(locale.code, { id: productId, slug }, skuId),
  };
}

import type { OrderBody, PostalAddress, Price } from '@vitrine/contracts';
import {
  type Locale,
  parcelSteps,
  paymentMethodOf,
  paymentStateOf,
  type PricedOrder,
  readIn,
} from '@vitrine/domain';
import { piecePrice, toPart, toPrice } from '../catalog/index.ts';
import type { StoredAddress } from '@vitrine/database';
import type { FulfilmentRow, LineRow, OrderRow, OrderPaymentRow } from './order-view.store.ts';
import { dayText, shippingMethodBody } from './shipping-method-body.ts';

/** [R7.127] An order as the wire has it, in the words of a locale and the money it was made in. */
export function orderBody(row: OrderRow, locale: Locale): OrderBody {
  const price = (amount: number): Price => toPrice({ amount, currency: row.currency }, locale);
  return {
    orderId: row.id,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    country: row.country,
    channel: row.channel,
    lines: (row.lines ?? []).map((line) =>
      orderLine(line, (amount) => piecePrice({ amount, currency: row.currency }, locale)),
    ),
    shippingGroups: (row.fulfilments ?? []).map((group) => shippingGroup(group, row, locale)),
    totals: {
      subtotal: price(row.subtotal),
      shipping: price(row.shippingAmount),
      tax: price(row.taxAmount),
      total: price(row.total),
      taxIncluded: row.taxIncluded,
    },
    payments: (row.payments ?? []).map((payment) => paymentBody(payment, price)),
    ...optionalParts(row),
  };
}

/** What an order cost, minor units. */
export const pricesOf = ({
  subtotal,
  shippingAmount,
  taxAmount,
  total,
  taxIncluded,
}: OrderRow): PricedOrder => ({ subtotal, shipping: shippingAmount, tax: taxAmount, total, taxIncluded });

function optionalParts(row: OrderRow): Pick<OrderBody, 'orderNumber' | 'email' | 'billingAddress' | 'gift'> {
  const { number, email, billingAddress: billing, gift } = row;
  return {
    ...(number === null ? {} : { orderNumber: number }),
    ...(email === null ? {} : { email }),
    ...(billing === null ? {} : { billingAddress: postalAddress(billing) }),
    ...(gift === null ? {} : { gift }),
  };
}

function paymentBody(
  payment: OrderPaymentRow,
  price: (amount: number) => Price,
): OrderBody['payments'][number] {
  const { method, state, amount, refundedAmount, brand, lastFour } = payment;
  return {
    method: paymentMethodOf(method),
    state: paymentStateOf(state),
    amount: price(amount),
    ...(refundedAmount === 0 ? {} : { refunded: price(refundedAmount) }),
    ...(brand === null ? {} : { brand }),
    ...(lastFour === null ? {} : { lastFour }),
  };
}

function orderLine(line: LineRow, price: (amount: number) => Price): OrderBody['lines'][number] {
  const { productId, name, colour, size, mediaUrl, url, personalisation, parts, isSample } = line.snapshot;
  return {
    itemId: line.id,
    skuId: line.skuId,
    productId,
    name,
    color: colour,
    ...(size === undefined ? {} : { size }),
    mediaUrl,
    url,
    ...lineDesign(personalisation),
    ...(parts === undefined ? {} : { parts: parts.map(toPart) }),
    ...(isSample === undefined ? {} : { isSample }),
    quantity: line.quantity,
    unitPrice: price(line.unitAmount),
    lineTotal: price(line.unitAmount * line.quantity),
  };
}

/** [R1.007] What is written on a piece and made of it, where it is personalised. */
export function lineDesign(
  design: LineRow['snapshot']['personalisation'],
): Pick<OrderBody['lines'][number], 'personalisation'> {
  return design === undefined ? {} : { personalisation: { ...design, parts: [...design.parts] } };
}

function shippingGroup(
  row: FulfilmentRow,
  { currency, committedAt, placedAt }: OrderRow,
  locale: Locale,
): OrderBody['shippingGroups'][number] {
  const { id, kind, address, methodId, slot } = row;
  const method = shippingMethodBody(
    { ...row, id: methodId, currency, takesTimeSlots: slot !== null },
    locale,
  );
  return {
    id,
    kind,
    readiness: row.readiness,
    itemIds: [...(row.lineIds ?? [])],
    state: row.state,
    ...(row.tracking === null ? {} : { tracking: row.tracking }),
    ...delayOf(row, locale),
    address: postalAddress(address),
    method,
    ...(row.isSlotLost ? { isSlotLost: true } : {}),
    ...(row.isStoreShort ? { isStoreShort: true } : {}),
    ...collectedAt(row, locale),
    ...(committedAt === null ? {} : { steps: stepsOf(row, placedAt) }),
  };
}

/** The day by which a parcel is expected that comes later than was promised, until it is there. */
export function delayOf(
  { delayedUntil: until, texts, state }: Pick<FulfilmentRow, 'delayedUntil' | 'texts' | 'state'>,
  locale: Locale,
): Pick<OrderBody['shippingGroups'][number], 'delay'> {
  if (until === null || IS_THERE.has(state)) return {};
  return { delay: { until, label: dayText(until, texts, locale) } };
}

const IS_THERE: ReadonlySet<string> = new Set([
  'ready_for_collection',
  'delivered',
  'collected',
  'cancelled',
]);

/** [R7.112] The store that has it ready, and who fetches it where that is not the buyer. */
function collectedAt(
  { store, collection }: FulfilmentRow,
  { language }: Locale,
): Pick<OrderBody['shippingGroups'][number], 'store' | 'collector'> {
  if (store === null) return {};
  const { id, slug, phone, texts } = store;
  const { name } = readIn(texts, language).text;
  const collector = collection?.collector;
  return { store: { id, slug, name, phone }, ...(collector === undefined ? {} : { collector }) };
}

/** [R4.042] The way of a parcel. It is planned from the moment the order is placed. */
function stepsOf({ kind, state, moves, movedAt }: FulfilmentRow, placedAt: Date | null) {
  const planned = placedAt === null ? [] : [{ state: 'planned', at: placedAt.toISOString() } as const];
  const last = movedAt === null ? [] : [{ state, at: movedAt }];
  const steps = parcelSteps({ kind, state }, [...planned, ...moves, ...last]);
  return steps.map(({ at, ...step }) => ({
    ...step,
    ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
  }));
}

/** What was kept of an address, with the fields that are never absent. */
function postalAddress(stored: StoredAddress): PostalAddress {
  const { firstName = '', lastName = '', address1 = '', city = '', countryCode = '', phone = '' } = stored;
  return { ...stored, firstName, lastName, address1, city, countryCode, phone };
}

import type { OrderBody, PostalAddress, Price, ShippingMethod } from '@vitrine/contracts';
import type { ShippingMethodText } from '@vitrine/database';
import {
  BARE_DAYS,
  calendarDayOf,
  deliveryLabel,
  type DeliveryTexts,
  FALLBACK_LANGUAGE,
  type Locale,
  parcelSteps,
  paymentMethodOf,
  paymentStateOf,
  priceLabel,
} from '@vitrine/domain';
import { FREE, piecePrice, toPart, toPrice } from '../catalog/index.ts';
import type { StoredAddress } from '@vitrine/database';
import type { FulfilmentRow, LineRow, OrderRow, OrderPaymentRow } from './order-view.store.ts';

/** [R7.127] An order as the wire has it, in the words of a locale and the money it was made in. */
export function orderBody(row: OrderRow, locale: Locale): OrderBody {
  const price = (amount: number): Price => toPrice({ amount, currency: row.currency }, locale);
  return {
    orderId: row.id,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    country: row.country,
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

export interface OfferedShipping {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly texts: Readonly<Record<string, ShippingMethodText>>;
  /** ISO dates. */
  readonly eddMin: string;
  readonly eddMax: string;
}

/** [R3.053, R9.038] A shipping method as offered or chosen. */
export function shippingMethodBody(method: OfferedShipping, locale: Locale): ShippingMethod {
  const { id, amount, currency, texts, eddMin, eddMax } = method;
  const text = texts[locale.language] ?? texts[FALLBACK_LANGUAGE] ?? NAMELESS;
  return {
    id,
    name: text.name === '' ? id : text.name,
    description: text.description,
    amount,
    price: amount === 0 ? FREE[locale.language] : priceLabel({ amount, currency }, locale.bcp47),
    estimatedDeliveryDateLabel: windowLabel(text, method, locale),
    eddMinDate: eddMin,
    eddMaxDate: eddMax,
  };
}

/** Where the house has no words for a method. */
const NAMELESS: ShippingMethodText = { name: '', description: '', ...BARE_DAYS };

function windowLabel(texts: DeliveryTexts, { eddMin, eddMax }: OfferedShipping, locale: Locale): string {
  const [min, max] = [calendarDayOf(eddMin), calendarDayOf(eddMax)];
  if (min === undefined || max === undefined) throw new Error(`No delivery days: ${eddMin}, ${eddMax}`);
  return deliveryLabel(texts, { min, max }, locale.bcp47);
}

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
  const { productId, name, colour, size, mediaUrl, url, personalisation, parts } = line.snapshot;
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
  const { id, kind, address, methodId, amount, texts, eddMin, eddMax } = row;
  const method = shippingMethodBody({ id: methodId, amount, currency, texts, eddMin, eddMax }, locale);
  return {
    id,
    kind,
    readiness: row.readiness,
    itemIds: [...(row.lineIds ?? [])],
    state: row.state,
    ...(row.tracking === null ? {} : { tracking: row.tracking }),
    address: postalAddress(address),
    method,
    ...(committedAt === null ? {} : { steps: stepsOf(row, placedAt) }),
  };
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

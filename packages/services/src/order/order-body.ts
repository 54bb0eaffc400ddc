import type { OrderBody, PostalAddress, Price } from '@vitrine/contracts';
import { type Locale, paymentMethodOf, paymentStateOf, readIn } from '@vitrine/domain';
import { piecePrice, toPrice } from '../catalog/index.ts';
import type { StoredAddress } from '@vitrine/database';
import type { FulfilmentRow, LineRow, OrderRow, OrderPaymentRow } from './order-view.store.ts';
import { shippingMethodBody } from './shipping-method-body.ts';

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
    shippingGroups: (row.fulfilments ?? []).map((group) => shippingGroup(group, row.currency, locale)),
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

function optionalParts(row: OrderRow): Pick<OrderBody, 'orderNumber' | 'email' | 'billingAddress'> {
  const { number, email, billingAddress: billing } = row;
  return {
    ...(number === null ? {} : { orderNumber: number }),
    ...(email === null ? {} : { email }),
    ...(billing === null ? {} : { billingAddress: postalAddress(billing) }),
  };
}

function paymentBody(
  payment: OrderPaymentRow,
  price: (amount: number) => Price,
): OrderBody['payments'][number] {
  const { method, state, amount, brand, lastFour } = payment;
  return {
    method: paymentMethodOf(method),
    state: paymentStateOf(state),
    amount: price(amount),
    ...(brand === null ? {} : { brand }),
    ...(lastFour === null ? {} : { lastFour }),
  };
}

function orderLine(line: LineRow, price: (amount: number) => Price): OrderBody['lines'][number] {
  const { productId, name, colour, size, mediaUrl, url, personalisation } = line.snapshot;
  return {
    itemId: line.id,
    skuId: line.skuId,
    productId,
    name,
    color: colour,
    ...(size === undefined ? {} : { size }),
    mediaUrl,
    url,
    ...(personalisation === undefined
      ? {}
      : { personalisation: { ...personalisation, parts: [...personalisation.parts] } }),
    quantity: line.quantity,
    unitPrice: price(line.unitAmount),
    lineTotal: price(line.unitAmount * line.quantity),
  };
}

function shippingGroup(
  row: FulfilmentRow,
  currency: string,
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
    address: postalAddress(address),
    method,
    ...(row.isSlotLost ? { isSlotLost: true } : {}),
    ...(row.isStoreShort ? { isStoreShort: true } : {}),
    ...collectedAt(row, locale),
  };
}

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

/** What was kept of an address, with the fields that are never absent. */
function postalAddress(stored: StoredAddress): PostalAddress {
  const { firstName = '', lastName = '', address1 = '', city = '', countryCode = '', phone = '' } = stored;
  return { ...stored, firstName, lastName, address1, city, countryCode, phone };
}

import type { OrderSummary } from '@vitrine/contracts';
import { accepted, type Locale, refused } from '@vitrine/domain';
import { toPrice } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import type { CustomerSession } from '../http/session.ts';
import { delayOf, lineDesign } from './order-body.ts';
import { shippingMethodBody } from './shipping-method-body.ts';
import {
  findLastShipped,
  findOngoing,
  findPurchases,
  type PurchaseOwner,
  type SummaryParcel,
  type SummaryRow,
} from './purchase.store.ts';

/** [R7.028, R7.029] What is answered where nobody says a range. */
const ONGOING_RANGE = { first: 0, last: 50 };
const HISTORY_RANGE = { first: 0, last: 3 };

/** [R7.025, R7.028, R7.029, R7.041] A customer's orders, in lists. */
export function mountPurchases(mount: MountCall, { db }: ServiceDeps): void {
  mount('getOngoingPurchases', async ({ session, query: { range = ONGOING_RANGE }, locale }) => {
    const { rows, total } = await findPurchases(db, 'ongoing', { owner: ownerOf(session), range });
    return accepted({ orders: rows.map((row) => orderSummary(row, locale)), total });
  });
  mount('getPurchaseHistory', async ({ session, query: { range = HISTORY_RANGE }, locale }) => {
    const { rows, total } = await findPurchases(db, 'past', { owner: ownerOf(session), range });
    return accepted({ orders: rows.map((row) => orderSummary(row, locale)), total });
  });
  mount('getOngoingOrders', async ({ session, params: { ids }, locale }) => {
    const rows = await findOngoing(db, ownerOf(session), ids);
    return rows.length === 0
      ? refused({ code: 'not_found' })
      : accepted({ orders: rows.map((row) => orderSummary(row, locale)) });
  });
  mount('getLastOrderId', async ({ session }) => {
    const orderId = await findLastShipped(db, ownerOf(session));
    return orderId === undefined ? refused({ code: 'not_found' }) : accepted({ orderId });
  });
}

function ownerOf({ market, principal: { customerId } }: CustomerSession): PurchaseOwner {
  return { market, customerId };
}

function orderSummary(row: SummaryRow, locale: Locale): OrderSummary {
  const { id, number, state, committedAt, currency, total, lines, parcels } = row;
  return {
    orderId: id,
    ...(number === null ? {} : { orderNumber: number }),
    status: state,
    orderedAt: committedAt.toISOString(),
    total: toPrice({ amount: total, currency }, locale),
    pieces: (lines ?? []).reduce((pieces, { quantity }) => pieces + quantity, 0),
    lines: (lines ?? []).map(({ id: itemId, quantity, snapshot: { name, mediaUrl, personalisation } }) => ({
      itemId,
      name,
      mediaUrl,
      quantity,
      ...lineDesign(personalisation),
    })),
    shippingGroups: (parcels ?? []).map((parcel) => summaryParcel(parcel, currency, locale)),
  };
}

function summaryParcel(
  parcel: SummaryParcel,
  currency: string,
  locale: Locale,
): OrderSummary['shippingGroups'][number] {
  const { id, kind, state, tracking, methodId, slot } = parcel;
  const { delay } = delayOf(parcel, locale);
  const offered = { ...parcel, id: methodId, amount: 0, currency, takesTimeSlots: slot !== null };
  const { estimatedDeliveryDateLabel: promised } = shippingMethodBody(offered, locale);
  return {
    id,
    kind,
    state,
    ...(tracking === null ? {} : { tracking }),
    estimatedDeliveryDateLabel: delay?.label ?? promised,
  };
}

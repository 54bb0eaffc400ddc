import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type FulfilmentEvent,
  hasLeft,
  type IllegalFulfilmentEvent,
  isBought,
  isPaid,
  nextFulfilmentState,
  orderStateOf,
  orderStateOfParcels,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { type LockedOrder, lockOrder } from './order-state.store.ts';
import {
  findOrderOfParcel,
  type ParcelKey,
  parcelsOfOrder,
  setOrderState,
  setParcelState,
  type Tracking,
} from './parcel.store.ts';

export interface ParcelMove extends ParcelKey {
  readonly event: FulfilmentEvent;
  /** By whom and under which number it is carried. */
  readonly tracking?: Tracking;
}

/**
 * [R4.042] Notes what the house or the carrier did with a parcel of a bought order. The order's state follows its parcels,
 * and when a parcel leaves its money is taken; none leaves while the payments that count do not cover the order. What its
 * state does not allow is refused and changes nothing.
 */
export async function moveParcel(
  deps: Pick<ServiceDeps, 'db' | 'jobs' | 'clock'>,
  { event, tracking, ...key }: ParcelMove,
): Promise<Result<undefined, IllegalFulfilmentEvent | { readonly code: 'not_found' | 'not_paid' }>> {
  const { market } = key;
  return inTransaction(deps.db, async (transaction) => {
    const order = await lockBought(transaction, key);
    if (order === undefined) return refused({ code: 'not_found' });
    const orderId = order.id;
    const parcels = await parcelsOfOrder(transaction, { market, orderId });
    const parcel = parcels.find(({ id }) => id === key.parcelId);
    if (parcel === undefined) return refused({ code: 'not_found' });
    const next = nextFulfilmentState(parcel.state, event);
    if (!next.ok) return next;
    const leaves = hasLeft(next.value) && !hasLeft(parcel.state);
    if (leaves && !isPaid(order.total, order.payments)) return refused({ code: 'not_paid' });

    await setParcelState(transaction, key, { state: next.value, tracking, now: deps.clock.now() });
    const states = parcels.map(({ id, state }) => (id === parcel.id ? next.value : state));
    await setOrderState(transaction, { market, orderId }, orderStateOfParcels(states));
    if (leaves) {
      await deps.jobs.enqueue(transaction, 'capture-payments', { market, orderId });
    }
    return accepted(undefined);
  });
}

/** The order of a parcel, locked; undefined where there is none or it is not bought. */
async function lockBought(transaction: Transaction, key: ParcelKey): Promise<LockedOrder | undefined> {
  const orderId = await findOrderOfParcel(transaction, key);
  const order = orderId && (await lockOrder(transaction, { market: key.market, orderId }));
  return order && isBought(orderStateOf(order.state)) ? order : undefined;
}

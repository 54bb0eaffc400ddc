import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type FulfilmentEvent,
  hasLeft,
  type IllegalFulfilmentEvent,
  isBought,
  nextFulfilmentState,
  orderStateOf,
  orderStateOfParcels,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { lockOrder } from './order-state.store.ts';
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
 * and when a parcel leaves its money is taken. What its state does not allow is refused and changes nothing.
 */
export async function moveParcel(
  deps: Pick<ServiceDeps, 'db' | 'jobs' | 'clock'>,
  { event, tracking, ...key }: ParcelMove,
): Promise<Result<undefined, IllegalFulfilmentEvent | { readonly code: 'not_found' }>> {
  const { market } = key;
  return inTransaction(deps.db, async (transaction) => {
    const orderId = await findOrderOfParcel(transaction, key);
    const order = orderId && (await lockOrder(transaction, { market, orderId }));
    if (!orderId || !order || !isBought(orderStateOf(order.state))) return refused({ code: 'not_found' });
    const parcels = await parcelsOfOrder(transaction, { market, orderId });
    const parcel = parcels.find(({ id }) => id === key.parcelId);
    if (parcel === undefined) return refused({ code: 'not_found' });
    const next = nextFulfilmentState(parcel.state, event);
    if (!next.ok) return next;

    await setParcelState(transaction, key, { state: next.value, tracking, now: deps.clock.now() });
    const states = parcels.map(({ id, state }) => (id === parcel.id ? next.value : state));
    await setOrderState(transaction, { market, orderId }, orderStateOfParcels(states));
    if (hasLeft(next.value) && !hasLeft(parcel.state)) {
      await deps.jobs.enqueue(transaction, 'capture-payments', { market, orderId });
    }
    return accepted(undefined);
  });
}

import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type FulfilmentEvent,
  hasLeft,
  type IllegalFulfilmentEvent,
  isBought,
  isPaid,
  localeOf,
  LOCALES,
  nextFulfilmentState,
  orderStateOf,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { moderate } from '../personalisation/index.ts';
import { followOrder } from './follow-order.store.ts';
import { type LockedOrder, lockOrder } from './order-state.store.ts';
import {
  findOrderOfParcel,
  type ParcelKey,
  parcelsOfOrder,
  setParcelState,
  type Tracking,
  unreadLetters,
} from './parcel.store.ts';

type MoveDeps = Pick<ServiceDeps, 'db' | 'jobs' | 'clock' | 'log' | 'alarm'>;

export interface ParcelMove extends ParcelKey {
  readonly event: FulfilmentEvent;
  /** By whom and under which number it is carried. */
  readonly tracking?: Tracking;
}

/**
 * [R4.042] Notes what the house or the carrier did with a parcel of a bought order. The order's state follows its parcels,
 * who waits for one in a store gets a mail, and when a parcel leaves its money is taken; none leaves while the payments that count do not cover the order. What its
 * state does not allow is refused and changes nothing.
 */
export async function moveParcel(
  deps: MoveDeps,
  { event, tracking, ...key }: ParcelMove,
): Promise<
  Result<undefined, IllegalFulfilmentEvent | { readonly code: 'not_found' | 'not_paid' | 'letters_unread' }>
> {
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
    if (event === 'preparation-started' && (await hasUnreadLetters(deps, transaction, key))) {
      return refused({ code: 'letters_unread' });
    }
    const leaves = hasLeft(next.value) && !hasLeft(parcel.state);
    if (leaves && !isPaid(order.total, order.payments)) return refused({ code: 'not_paid' });

    await setParcelState(transaction, key, { state: next.value, tracking, now: deps.clock.now() });
    await followOrder(transaction, { market, orderId });
    const moved = { market, orderId, parcelId: parcel.id };
    if (leaves)
      await leaveWork(deps, transaction, { ...moved, isCollected: next.value === 'ready_for_collection' });
    return accepted(undefined);
  });
}

interface Left extends ParcelKey {
  readonly orderId: string;
  /** It waits in a store. */
  readonly isCollected: boolean;
}

/** What is to be done once a parcel has left: its money is taken, and a mail calls whoever collects it. */
async function leaveWork(
  { jobs }: MoveDeps,
  transaction: Transaction,
  { market, orderId, parcelId, isCollected }: Left,
): Promise<void> {
  await jobs.enqueue(transaction, 'capture-payments', { market, orderId });
  if (!isCollected) return;
  await jobs.enqueue(transaction, 'send-mail', { market, orderId, kind: 'ready-to-collect', parcelId });
}

/** [R5.021, R8.049] Whether letters that could not be moderated when they were ordered still wait for somebody to read them. */
async function hasUnreadLetters(deps: MoveDeps, transaction: Transaction, key: ParcelKey): Promise<boolean> {
  for (const { text, locale } of await unreadLetters(transaction, key)) {
    const found = await moderate(deps, text, localeOf(locale) ?? LOCALES['eng-us']);
    if (found === 'clean') continue;
    deps.alarm('unread_letters');
    deps.log.error({ ...key, found }, 'letters wait for somebody to read them');
    return true;
  }
  return false;
}

/** The order of a parcel, locked; undefined where there is none or it is not bought. */
async function lockBought(transaction: Transaction, key: ParcelKey): Promise<LockedOrder | undefined> {
  const orderId = await findOrderOfParcel(transaction, key);
  const order = orderId && (await lockOrder(transaction, { market: key.market, orderId }));
  return order && isBought(orderStateOf(order.state)) ? order : undefined;
}

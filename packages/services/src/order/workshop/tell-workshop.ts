import { inTransaction, type Transaction } from '@vitrine/database';
import type { WorkshopMessageType } from '@vitrine/contracts';
import { isBought, isHeldForReview, orderStateOf } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import { lockOrder } from '../order-state.store.ts';
import type { OrderKey } from '../settled.store.ts';
import { addMessage, isTold, untoldOrders } from './message.store.ts';

/** The smallest part of the services that tells the workshop. */
export type TellDeps = Pick<ServiceDeps, 'jobs' | 'clock' | 'ids'> & {
  readonly gateways: Pick<ServiceDeps['gateways'], 'workshop'>;
};

export interface Telling extends OrderKey {
  readonly type: WorkshopMessageType;
  readonly returnId?: string;
}

/**
 * Leaves a message for the workshop behind, if and only if the transaction is kept; nothing in a house without one. The
 * order is locked: its messages are sent in the order of their changes.
 */
export async function tellWorkshop(
  { jobs, clock, ids, gateways }: TellDeps,
  transaction: Transaction,
  { market, orderId, type, returnId }: Telling,
): Promise<void> {
  if (gateways.workshop === undefined) return;
  await addMessage(transaction, { market, orderId, id: ids.next(), type, returnId }, clock.now());
  await jobs.enqueue(transaction, 'tell-workshop', { market, orderId });
}

/** Tells the workshop of a bought order that it was not told of; of one that is held for review it stays untold [R6.010]. */
export function releaseUntold(deps: TellDeps & Pick<ServiceDeps, 'db'>, key: OrderKey): Promise<void> {
  return inTransaction(deps.db, async (transaction) => {
    const order = await lockOrder(transaction, key);
    if (order === undefined || !isBought(orderStateOf(order.state)) || isHeldForReview(order)) return;
    if (await isTold(transaction, key)) return;
    await tellWorkshop(deps, transaction, { ...key, type: 'order.released' });
  });
}

/** Orders of one look. */
const BATCH = 100;

/**
 * Tells the workshop of bought orders under way that it was never told of: those of a shop that had none when they were
 * bought. Any number of processes may do so.
 */
export async function tellOfOlderOrders(deps: TellDeps & Pick<ServiceDeps, 'db'>): Promise<void> {
  if (deps.gateways.workshop === undefined) return;
  for (;;) {
    const untold = await untoldOrders(deps.db, BATCH);
    for (const key of untold) await releaseUntold(deps, key);
    if (untold.length < BATCH) return;
  }
}

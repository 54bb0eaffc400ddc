import type { Transaction } from '@vitrine/database';
import {
  type IllegalRepairEvent,
  nextRepairState,
  refused,
  type RepairEvent,
  repairNewsOf,
  type RepairState,
  repairStateOf,
  type Result,
} from '@vitrine/domain';
import { type ChainDeps, noteRepaired } from '../certificates/index.ts';
import type { ServiceDeps } from '../deps.ts';
import {
  type HouseAnswer,
  type LockedRepair,
  lockRepair,
  setHouseAnswer,
  setRepairState,
  setRepairTracking,
} from './repair.store.ts';

export type MoveRepairDeps = ChainDeps & Pick<ServiceDeps, 'jobs'>;

/** What the house does with a repair; `answer`: its estimate, in minor units of the currency of the request, or why it declines. */
export interface RepairMove {
  readonly market: string;
  readonly repairId: string;
  readonly event: Exclude<RepairEvent, 'accepted' | 'refused' | 'paid'>;
  readonly answer?: HouseAnswer;
  readonly tracking?: { readonly carrier: string; readonly number: string };
}

/** [R2.052, R4.042] Notes what the house did with a repair. What its state does not allow is refused and changes nothing. */
export async function moveRepairIn(
  deps: MoveRepairDeps,
  transaction: Transaction,
  { market, repairId, event, answer, tracking }: RepairMove,
): Promise<Result<RepairState, IllegalRepairEvent | { readonly code: 'not_found' }>> {
  const repair = await lockRepair(transaction, { market, id: repairId });
  if (repair === undefined) return refused({ code: 'not_found' });
  if (answer === undefined || !nextRepairState(repairStateOf(repair.state), event, repair.hasCome).ok)
    return moveLocked(deps, transaction, { repair, event, tracking });
  await setHouseAnswer(transaction, repairId, answer);
  return moveLocked(deps, transaction, { repair, event });
}

/**
 * Moves a repair that is locked, and leaves behind the mail that tells of it. A piece with a certificate has its repair written in
 * the chain.
 */
export async function moveLocked(
  deps: MoveRepairDeps,
  transaction: Transaction,
  move: {
    readonly repair: LockedRepair;
    readonly event: RepairEvent;
    readonly tracking?: RepairMove['tracking'];
  },
): Promise<Result<RepairState, IllegalRepairEvent>> {
  const { repair, event, tracking } = move;
  const next = nextRepairState(repairStateOf(repair.state), event, repair.hasCome);
  if (!next.ok) return next;
  await setRepairState(transaction, { id: repair.id, state: next.value }, deps.clock.now());
  if (tracking !== undefined) await setRepairTracking(transaction, repair.id, tracking);
  if (event === 'repaired' && repair.serialNumber !== null)
    await noteRepaired(transaction, deps, repair.serialNumber);
  const news = repairNewsOf(next.value);
  if (news !== undefined)
    await deps.jobs.enqueue(transaction, 'send-repair-mail', { repairId: repair.id, news });
  return next;
}

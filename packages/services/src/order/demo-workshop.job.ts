import {
  type FulfilmentEvent,
  type FulfilmentState,
  type ReturnKind,
  type ReturnState,
  returnStateOf,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { moveParcel } from './move-parcel.service.ts';
import { findWaitingParcels, type Tracking } from './parcel.store.ts';
import { findWaitingReturns, moveReturn } from './returns/index.ts';

/** Who carries the parcels of the demo. */
const CARRIER = 'Messagerie Aurèle';
type WorkshopDeps = Pick<ServiceDeps, 'db' | 'jobs' | 'clock' | 'config' | 'log' | 'alarm'>;

/** One run's share; the next minute brings the rest. */
const BATCH = 50;

/**
 * Works for the workshop, the carrier and the stores of a demo, and for whoever collects: every so often each parcel goes one step further. A house of its own
 * has people who do it, and sets no pace.
 */
export async function workInDemoWorkshop(deps: WorkshopDeps): Promise<void> {
  const { workshopStepMs } = deps.config.orders;
  if (workshopStepMs === undefined) return;
  const before = new Date(deps.clock.now().getTime() - workshopStepMs);
  for (const parcel of await findWaitingParcels(deps.db, before, BATCH)) {
    const { market, id: parcelId, kind, state, rank, number } = parcel;
    const event = nextStep(state, kind);
    if (event === undefined) continue;
    const tracking = { carrier: CARRIER, number: `${number ?? ''}-${rank + 1}` } satisfies Tracking;
    await moveParcel(deps, {
      market,
      parcelId,
      event,
      ...(event === 'handed-to-carrier' ? { tracking } : {}),
    });
  }
  await receiveReturns(deps, before);
}

/** Every so often each return goes one step further; all that is sent is taken back. */
async function receiveReturns(deps: WorkshopDeps, before: Date): Promise<void> {
  for (const { market, id: returnId, kind, state, number } of await findWaitingReturns(
    deps.db,
    before,
    BATCH,
  )) {
    const event = nextReturnStep(returnStateOf(state), kind);
    if (event === undefined) continue;
    const tracking = { carrier: CARRIER, number } satisfies Tracking;
    await moveReturn(deps, { market, returnId, event, ...(event === 'exchanged' ? { tracking } : {}) });
  }
}

function nextReturnStep(
  state: ReturnState,
  kind: ReturnKind,
): 'received' | 'inspected' | 'exchanged' | undefined {
  if (state === 'requested') return 'received';
  if (state === 'received') return 'inspected';
  // Money goes back by a job of its own.
  return state === 'inspected' && kind === 'exchange' ? 'exchanged' : undefined;
}

function nextStep(state: FulfilmentState, kind: 'home' | 'collect' | 'slot'): FulfilmentEvent | undefined {
  switch (state) {
    case 'planned':
      return 'preparation-started';
    case 'preparing':
      return kind === 'collect' ? 'arrived-in-store' : 'handed-to-carrier';
    case 'shipped':
      return 'delivered';
    case 'ready_for_collection':
      return 'collected';
    case 'delivered':
    case 'collected':
    case 'cancelled':
      return undefined;
  }
}

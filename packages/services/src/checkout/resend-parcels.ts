import type { Transaction } from '@vitrine/database';
import { giveBackSlots } from '../delivery-slots/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { DraftRow } from '../order/index.ts';
import { haveReady } from './collect-in-store.service.ts';
import { renewTotals } from './draft-totals.ts';
import { type DraftFulfilment, fulfilmentsOf, writeFulfilments } from './fulfilment.store.ts';
import { parcelsOf, sendParcelsAgain } from './send-parcels.ts';
import { methodsOf, type MethodRow } from './shipping.store.ts';

/**
 * [R7.102] Plans the parcels of a locked draft anew after its lines changed: each goes the way it went, and one that is
 * new the way of the first. Where the house no longer offers a way, delivery is to be chosen again. A slot or a store's
 * piece that was lost meanwhile stays chosen, and the draft tells that it is lost.
 */
export async function resendParcels(
  deps: ServiceDeps,
  transaction: Transaction,
  draft: DraftRow,
): Promise<void> {
  const stored = await fulfilmentsOf(transaction, { market: draft.market, orderId: draft.id });
  const [first] = stored;
  if (first === undefined) return;
  const isPlanned =
    first.kind === 'collect'
      ? await collectAgain(deps, transaction, { draft, first })
      : await sendAgain(deps, transaction, { draft, first, stored });
  if (!isPlanned) await giveUp(deps, transaction, draft);
}

interface Stored {
  readonly draft: DraftRow;
  /** The parcel that leaves first. */
  readonly first: DraftFulfilment;
  readonly stored: readonly DraftFulfilment[];
}

async function sendAgain(
  deps: ServiceDeps,
  transaction: Transaction,
  { draft, first, stored }: Stored,
): Promise<boolean> {
  const methods = await methodsOf(transaction, draft.country);
  const planned = await parcelsOf(transaction, draft);
  const parcels = planned.flatMap((parcel) => {
    const own = stored.find(({ readiness }) => readiness === parcel.readiness);
    const method =
      own === undefined ? wayLike(first, methods) : methods.find(({ id }) => id === own.methodId);
    return method === undefined ? [] : [{ ...parcel, method, slot: own?.slot ?? undefined }];
  });
  const hasHours = parcels.every(({ method, slot }) => method.slots === null || slot !== undefined);
  if (parcels.length < planned.length || !hasHours) return false;
  await sendParcelsAgain(deps, transaction, { draft, parcels, address: first.address });
  return true;
}

/** The way of another parcel; nobody chose hours for this one, so it goes the first way that has none. */
function wayLike({ methodId }: DraftFulfilment, methods: readonly MethodRow[]): MethodRow | undefined {
  const like = methods.find(({ id }) => id === methodId);
  return like?.slots ? methods.find(({ slots }) => slots === null) : like;
}

async function collectAgain(
  deps: ServiceDeps,
  transaction: Transaction,
  { draft, first }: Pick<Stored, 'draft' | 'first'>,
): Promise<boolean> {
  const { firstName = '', lastName = '', phone = '' } = first.address;
  const ready = await haveReady(deps, transaction, {
    draft,
    storeId: first.storeId ?? '',
    contact: { firstName, lastName, phone },
    collector: first.collection?.collector,
    isChoice: false,
  });
  return ready.ok;
}

/** Delivery is to be chosen again. */
async function giveUp({ clock }: ServiceDeps, transaction: Transaction, draft: DraftRow): Promise<void> {
  const order = { market: draft.market, orderId: draft.id };
  await giveBackSlots(transaction, order, clock.now());
  await writeFulfilments(transaction, order, []);
  await renewTotals(transaction, draft, { shipping: 0 });
}

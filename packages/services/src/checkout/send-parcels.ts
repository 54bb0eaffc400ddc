import type { ChosenSlot, Queryable, Transaction } from '@vitrine/database';
import {
  accepted,
  type DeliveryWindow,
  type Parcel,
  planParcels,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { type ReservedSlots, reserveSlots, type WantedSlot } from '../delivery-slots/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { DraftRow } from '../order/index.ts';
import type { CommitRow } from './commit-order.store.ts';
import { windowOf } from './delivery.ts';
import { renewTotals } from './draft-totals.ts';
import { fulfilmentsOf, newParcelId, parcelLines, writeFulfilments } from './fulfilment.store.ts';
import { methodsOf, type MethodRow } from './shipping.store.ts';

/** The parcels of an order, as its lines are now. */
export async function parcelsOf(
  db: Queryable,
  { market, id: orderId }: Pick<DraftRow, 'market' | 'id'>,
): Promise<readonly Parcel[]> {
  return planParcels(await parcelLines(db, { market, orderId }));
}

/** A parcel and the way it is sent; `slot`: the hours it comes in, where the way has them. */
export interface SentParcel extends Parcel {
  readonly method: MethodRow;
  readonly slot?: Pick<ChosenSlot, 'id'> | ChosenSlot | undefined;
}
interface Sending {
  readonly draft: DraftRow;
  readonly parcels: readonly SentParcel[];
  readonly address: Readonly<Record<string, string>>;
}

/**
 * [R7.111] Sends the parcels of a locked draft to an address: their prices join the total, tax follows the address, and
 * their slots are held. Where one of these is not free, or is none of theirs, nothing is changed.
 */
export async function sendParcels(
  deps: ServiceDeps,
  transaction: Transaction,
  sending: Sending,
): Promise<Result<undefined, Refusals<'slot_taken' | 'unknown_slot'>>> {
  const { draft } = sending;
  const parcels = await withIds(deps, transaction, sending);
  const reserved = await reserveSlots(transaction, keyOf(draft), {
    wanted: slotsWanted(parcels, sending.address['postalCode']),
    state: 'held',
    isChoice: true,
    now: deps.clock.now(),
  });
  const unknown = reserved.missing.find(({ isUnknown }) => isUnknown);
  if (unknown !== undefined) return refused({ code: 'unknown_slot', about: 'slotId' });
  const held = noneMissing(reserved);
  if (held.ok) await writeParcels(transaction, sending, { parcels, slots: reserved.slots });
  return held;
}

/** The same without a choice: what can be held is held, and a slot that was lost meanwhile stays chosen. */
export async function sendParcelsAgain(
  deps: ServiceDeps,
  transaction: Transaction,
  sending: Sending,
): Promise<void> {
  const { draft, address } = sending;
  const parcels = await withIds(deps, transaction, sending);
  const wanted = slotsWanted(parcels, address['postalCode']);
  const now = deps.clock.now();
  const terms = { wanted, state: 'held', isChoice: false, now } as const;
  const { slots } = await reserveSlots(transaction, keyOf(draft), terms);
  await writeParcels(transaction, sending, { parcels, slots });
}

const keyOf = ({ market, id: orderId }: Pick<DraftRow, 'market' | 'id'>) => ({ market, orderId });

/**
 * [R7.129] Makes the places that a locked draft holds those of the order. One that was held for too long is taken anew
 * where it is free; where it is not nothing is changed.
 */
export async function takeSlots(
  transaction: Transaction,
  order: Pick<CommitRow, 'market' | 'id' | 'country' | 'hasSlots'>,
  now: Date,
): Promise<Result<undefined, Refusals<'slot_taken'>>> {
  if (!order.hasSlots) return accepted(undefined);
  const stored = await fulfilmentsOf(transaction, keyOf(order));
  const methods = await methodsOf(transaction, order.country);
  const planned = await parcelsOf(transaction, order);
  const wanted = planned.flatMap(({ readiness, making }) => {
    const sent = stored.find((row) => row.readiness === readiness);
    const method = methods.find(({ id }) => id === sent?.methodId);
    if (sent?.slot == null || method === undefined) return [];
    const { postalCode } = sent.address;
    const window = windowOf(method, making, { country: order.country, now, postalCode });
    const earliest = window?.min ?? sent.slot.day;
    return [{ fulfilmentId: sent.id, slotId: sent.slot.id, methodId: method.id, postalCode, earliest }];
  });
  return noneMissing(
    await reserveSlots(transaction, keyOf(order), { wanted: wanted, state: 'taken', isChoice: true, now }),
  );
}

function noneMissing({ missing }: ReservedSlots): Result<undefined, Refusals<'slot_taken'>> {
  const [lost, ...more] = missing.map(({ slotId: about }) => ({ code: 'slot_taken', about }) as const);
  return lost === undefined ? accepted(undefined) : refused([lost, ...more]);
}

type PlannedParcel = SentParcel & {
  readonly id: string;
  /** Undefined where its day is agreed later. */
  readonly window: DeliveryWindow | undefined;
};

/** The parcels with their ids, those of before where they were planned before, and when they would arrive. */
async function withIds(
  deps: ServiceDeps,
  transaction: Transaction,
  { draft, parcels, address }: Sending,
): Promise<readonly PlannedParcel[]> {
  const stored = await fulfilmentsOf(transaction, keyOf(draft));
  const place = { country: draft.country, now: deps.clock.now(), postalCode: address['postalCode'] };
  return parcels.map((parcel) => ({
    ...parcel,
    id: stored.find(({ readiness }) => readiness === parcel.readiness)?.id ?? newParcelId(deps),
    window: windowOf(parcel.method, parcel.making, place),
  }));
}

/** The slots of parcels that are sent by the hour. */
function slotsWanted(
  parcels: readonly PlannedParcel[],
  postalCode: string | undefined,
): readonly WantedSlot[] {
  return parcels.flatMap(({ id, method, slot, window }) =>
    slot === undefined || window === undefined
      ? []
      : [{ fulfilmentId: id, slotId: slot.id, methodId: method.id, postalCode, earliest: window.min }],
  );
}

/** Writes the parcels of a draft with what they cost. A slot that is not held any more stays as it was chosen. */
async function writeParcels(
  transaction: Transaction,
  { draft, address }: Sending,
  { parcels, slots }: Pick<ReservedSlots, 'slots'> & { readonly parcels: readonly PlannedParcel[] },
): Promise<void> {
  const fulfilments = parcels.map(({ id, readiness, lineIds, method, slot: chosen, window }) => {
    const slot = slots.get(id) ?? (chosen !== undefined && 'day' in chosen ? chosen : undefined);
    const { min: eddMin = null, max: eddMax = null } =
      slot === undefined ? (window ?? {}) : { min: slot.day, max: slot.day };
    return {
      id,
      readiness,
      lineIds,
      methodId: method.id,
      address,
      eddMin,
      eddMax,
      amount: method.amount,
      slot,
    };
  });
  await writeFulfilments(transaction, keyOf(draft), fulfilments);
  const shipping = fulfilments.reduce((sum, { amount }) => sum + amount, 0);
  await renewTotals(transaction, draft, { shipping, shipTo: address });
}

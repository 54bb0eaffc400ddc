import type { ChosenSlot, Transaction } from '@vitrine/database';
import { areaPrefixes, SLOT_HELD_MS } from '@vitrine/domain';
import {
  holdAgain,
  type LockedSlot,
  lockSlots,
  type SlotOwner,
  type Reservation,
  writeReservations,
} from './slot-reservation.store.ts';

/** A parcel and the slot that it is to come in. */
export interface WantedSlot extends Reservation {
  readonly methodId: string;
  readonly postalCode: string | undefined;
  /** The first day that the parcel can come. */
  readonly earliest: string;
}
interface Terms {
  readonly wanted: readonly WantedSlot[];
  /** `held` for a while by a draft, or `taken` by an order. */
  readonly state: 'held' | 'taken';
  /**
   * The shopper has just chosen them: nothing is changed unless every parcel gets its place, and the time that they are
   * held begins anew. Otherwise what can be kept is kept.
   */
  readonly isChoice: boolean;
  readonly now: Date;
}
export interface ReservedSlots {
  /** By the parcel. */
  readonly slots: ReadonlyMap<string, ChosenSlot>;
  readonly missing: readonly MissingSlot[];
}
/** `isUnknown`: no such hours are offered to this parcel at all; otherwise they are full, or too early by now. */
interface MissingSlot extends WantedSlot {
  readonly isUnknown: boolean;
}

/**
 * [R7.111, R7.114] Makes the wanted slots those of a locked order, and gives back the ones that it had. A slot is refused
 * that is full, too early for the parcel, of another way or of another area; a place that the order has is its own.
 */
export async function reserveSlots(
  transaction: Transaction,
  order: SlotOwner,
  { wanted, state, isChoice, now }: Terms,
): Promise<ReservedSlots> {
  const slotIds = wanted.map(({ slotId }) => slotId);
  const locked = await lockSlots(transaction, order, { slotIds, now });
  const { reserved, missing } = placesFor(wanted, locked);
  const isRefused = isChoice && missing.length > 0;
  if (!isRefused && locked.length > 0) {
    const heldUntil = new Date(now.getTime() + SLOT_HELD_MS);
    const of = reserved.map(({ fulfilmentId, slot: { id: slotId } }) => ({ fulfilmentId, slotId }));
    await writeReservations(transaction, order, { of, state, heldUntil, now, isChoice });
  }
  const slots = reserved.map(
    ({ fulfilmentId, slot: { id, day, begins: from, ends: until } }) =>
      [fulfilmentId, { id, day, from, until }] as const,
  );
  return { slots: new Map(slots), missing };
}

interface Places {
  readonly reserved: readonly { readonly fulfilmentId: string; readonly slot: LockedSlot }[];
  readonly missing: readonly MissingSlot[];
}

/** Which of the wanted slots have a place for their parcel; two parcels of an order in one slot need two. */
function placesFor(wanted: readonly WantedSlot[], locked: readonly LockedSlot[]): Places {
  const free = new Map(locked.map((slot) => [slot.id, slot.free]));
  const found = wanted.map((each) => {
    const slot = locked.find(({ id }) => id === each.slotId);
    if (slot === undefined || slot.ofOrder.includes(each.fulfilmentId)) return { each, slot };
    const left = free.get(slot.id) ?? 0;
    if (left === 0 || !fits(slot, each)) return { each, slot: undefined };
    free.set(slot.id, left - 1);
    return { each, slot };
  });
  return {
    reserved: found.flatMap(({ each: { fulfilmentId }, slot }) => (slot ? [{ fulfilmentId, slot }] : [])),
    missing: found
      .filter(({ slot }) => slot === undefined)
      .map(({ each }) => ({ ...each, isUnknown: !isOffered(locked, each) })),
  };
}

const isOffered = (locked: readonly LockedSlot[], wanted: WantedSlot): boolean =>
  locked.some((slot) => slot.id === wanted.slotId && isOfParcel(slot, wanted));

function fits(slot: LockedSlot, wanted: WantedSlot): boolean {
  return isOfParcel(slot, wanted) && slot.day >= wanted.earliest;
}

/** Hours of the way that a parcel goes, in the area that it goes to. */
function isOfParcel({ methodId, area }: LockedSlot, wanted: WantedSlot): boolean {
  return methodId === wanted.methodId && areaPrefixes(wanted.postalCode ?? '').includes(area);
}

/** Gives back every place of an order. */
export async function giveBackSlots(transaction: Transaction, order: SlotOwner, now: Date): Promise<void> {
  await reserveSlots(transaction, order, { wanted: [], state: 'held', isChoice: false, now });
}

/** An order that was not paid is a draft again, and holds its places for as long as a draft does. */
export async function holdSlotsAgain(transaction: Transaction, order: SlotOwner, now: Date): Promise<void> {
  await holdAgain(transaction, order, new Date(now.getTime() + SLOT_HELD_MS));
}

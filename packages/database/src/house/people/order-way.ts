import type { FulfilmentState, MoveRecord } from '@vitrine/domain';

const HOUR_MS = 60 * 60 * 1000;
/** Hours after the order at which the parcel of a demo came to each state. */
const HOURS_TO = {
  preparing: 5,
  ready_for_collection: 23,
  shipped: 23,
  delivered: 71,
  collected: 47,
  cancelled: 2,
};
const WAYS = [
  ['preparing', 'shipped', 'delivered'],
  ['preparing', 'ready_for_collection', 'collected'],
  ['cancelled'],
] as const;

function movesTo(state: FulfilmentState, orderedAt: Date): readonly MoveRecord[] {
  const way = WAYS.find((steps) => steps.some((step) => step === state)) ?? [];
  const steps = way.slice(0, way.findIndex((step) => step === state) + 1);
  return steps.map((step) => ({
    state: step,
    at: new Date(orderedAt.getTime() + HOURS_TO[step] * HOUR_MS).toISOString(),
  }));
}

/** A carrier has these, or had them. */
const CARRIED: ReadonlySet<FulfilmentState> = new Set(['shipped', 'delivered']);

/** [R4.042] How a parcel of the demo came to its state. */
export function wayOf(
  state: FulfilmentState,
  { orderedAt, number }: { readonly orderedAt: Date; readonly number: string },
) {
  const tracking = { carrier: 'Messagerie Aurèle', number: `${number}-1` };
  return {
    state,
    moves: JSON.stringify(movesTo(state, orderedAt)),
    tracking: CARRIED.has(state) ? JSON.stringify(tracking) : null,
  };
}

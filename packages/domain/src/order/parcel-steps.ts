import type { FulfilmentState, TravellingParcel } from './fulfilment-state.ts';

/** When a parcel came to a state. */
export interface MoveRecord {
  readonly state: FulfilmentState;
  /** ISO 8601. */
  readonly at: string;
}
/** One step on the way of a parcel; `at` is absent while it lies ahead, and where nobody noted the time. */
export interface ParcelStep {
  readonly state: FulfilmentState;
  readonly isReached: boolean;
  readonly at?: string;
}

const TO_THE_DOOR = ['planned', 'preparing', 'shipped', 'delivered'] as const;
const TO_THE_STORE = ['planned', 'preparing', 'ready_for_collection', 'collected'] as const;

/** [R4.042] The whole way of a parcel, with what is behind it and what lies ahead. A parcel that is cancelled goes no further. */
export function parcelSteps(
  { kind, state }: TravellingParcel,
  moves: readonly MoveRecord[],
): readonly ParcelStep[] {
  const way: readonly FulfilmentState[] = kind === 'collect' ? TO_THE_STORE : TO_THE_DOOR;
  const timeOf = (step: FulfilmentState) => moves.findLast((move) => move.state === step)?.at;
  const steps = state === 'cancelled' ? (['planned', 'cancelled'] as const) : way;
  const reached = steps.findIndex((step) => step === state);
  return steps.map((step, place) => {
    const at = timeOf(step);
    const isReached = place <= reached;
    return { state: step, isReached, ...(isReached && at !== undefined ? { at } : {}) };
  });
}

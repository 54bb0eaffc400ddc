import { accepted, refused, type Result } from '../shared/result.ts';
import type { TravellingParcel } from './fulfilment-state.ts';
import { nextOrderState, type OrderState } from './order-state.ts';

/** What the owner of an order may do about it. */
export const ORDER_ACTIONS = ['cancel', 'changeAddress', 'return'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export interface CancelRefusal {
  readonly code: 'already_cancelled' | 'too_late';
}

const ENDED_UNBOUGHT: ReadonlySet<OrderState> = new Set(['cancelled', 'expired']);

/** [R7.130, R4.042] An order is cancelled until it is being prepared; one that has ended already says so. */
export function cancellation(state: OrderState): Result<OrderState, CancelRefusal> {
  if (ENDED_UNBOUGHT.has(state)) return refused({ code: 'already_cancelled' });
  const next = nextOrderState(state, 'cancelled');
  return next.ok ? accepted(next.value) : refused({ code: 'too_late' });
}

/**
 * [R2.050] The address of a bought order may change until the first parcel is being prepared. A parcel that is fetched,
 * or comes at an hour that was chosen for its address, stays as it is.
 */
export function mayChangeAddress(state: OrderState, parcels: readonly TravellingParcel[]): boolean {
  return (
    state === 'placed' &&
    parcels.length > 0 &&
    parcels.every((parcel) => parcel.kind === 'home' && parcel.state === 'planned')
  );
}

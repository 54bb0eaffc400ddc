import type { OrderState } from '../order/order-state.ts';
import { accepted, refused, type Result } from '../shared/result.ts';
import type { ReturnKind } from './return-reasons.ts';

/** [R4.042] How far a return has come. `inspected`: judged, and the money or the other size is under way. */
export const RETURN_STATES = [
  'requested',
  'received',
  'inspected',
  'refunded',
  'exchanged',
  'refused',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_EVENTS = ['received', 'inspected', 'refunded', 'exchanged', 'refused'] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

export interface IllegalReturnEvent {
  readonly code: 'illegal_return_event';
  readonly state: ReturnState;
  readonly event: ReturnEvent;
}

type Moves = Partial<Readonly<Record<ReturnEvent, ReturnState>>>;

const MOVES: Readonly<Record<ReturnState, Moves>> = {
  requested: { received: 'received' },
  received: { inspected: 'inspected' },
  inspected: { refunded: 'refunded', exchanged: 'exchanged', refused: 'refused' },
  refunded: {},
  exchanged: {},
  refused: {},
};

/** What a return becomes; an event that its state does not know is refused and changes nothing. */
export function nextReturnState(
  state: ReturnState,
  event: ReturnEvent,
): Result<ReturnState, IllegalReturnEvent> {
  const next = MOVES[state][event];
  return next === undefined ? refused({ code: 'illegal_return_event', state, event }) : accepted(next);
}

/** The state of a stored row; throws on one this program never wrote. */
export function returnStateOf(stored: string): ReturnState {
  const state = RETURN_STATES.find((candidate) => candidate === stored);
  if (state === undefined) throw new Error(`A return is in the unknown state ${stored}`);
  return state;
}

/** Whether the house or the customer still waits for something of it. */
export function isOpenReturn(state: ReturnState): boolean {
  return Object.keys(MOVES[state]).length > 0;
}

/** A return as the state of its order sees it. */
export interface OrderReturn {
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  /** Pieces that were taken back; 0 until they were inspected. */
  readonly accepted: number;
}

/**
 * [R4.042] The state of an order with returns: `base` is that of its parcels. While a return is open it is asked for;
 * then the pieces for which money went back say whether all of it, a part or nothing is returned.
 */
export function orderStateOfReturns(
  base: OrderState,
  pieces: number,
  returns: readonly OrderReturn[],
): OrderState {
  if (base !== 'delivered' && base !== 'collected') return base;
  if (returns.some(({ state }) => isOpenReturn(state))) return 'return_requested';
  const back = returns
    .filter(({ kind, state }) => kind === 'return' && state === 'refunded')
    .reduce((sum, { accepted: taken }) => sum + taken, 0);
  if (back === 0) return base;
  return back >= pieces ? 'returned' : 'partially_returned';
}

const TO_THE_END: Readonly<Record<ReturnKind, readonly ReturnState[]>> = {
  return: ['requested', 'received', 'inspected', 'refunded'],
  exchange: ['requested', 'received', 'inspected', 'exchanged'],
};

/** The whole way of a return, with what is behind it. */
export function returnSteps(
  kind: ReturnKind,
  state: ReturnState,
): readonly { readonly state: ReturnState; readonly isReached: boolean }[] {
  const way: readonly ReturnState[] =
    state === 'refused' ? [...TO_THE_END[kind].slice(0, -1), 'refused'] : TO_THE_END[kind];
  const reached = way.indexOf(state);
  return way.map((step, place) => ({ state: step, isReached: place <= reached }));
}

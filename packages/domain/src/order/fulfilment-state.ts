import { accepted, refused, type Result } from '../shared/result.ts';
import type { OrderState } from './order-state.ts';

/** [R4.042] How far a parcel has come. */
export const FULFILMENT_STATES = [
  'planned',
  'preparing',
  'shipped',
  'ready_for_collection',
  'delivered',
  'collected',
  'cancelled',
] as const;
export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

/** What the house and the carrier do with a parcel. */
export const FULFILMENT_EVENTS = [
  'preparation-started',
  'handed-to-carrier',
  'arrived-in-store',
  'delivered',
  'collected',
  'delayed',
] as const;
export type FulfilmentEvent = (typeof FULFILMENT_EVENTS)[number];

/** How a parcel travels, and how far it has come. */
export interface TravellingParcel {
  readonly kind: 'home' | 'collect' | 'slot';
  readonly state: FulfilmentState;
}

export interface IllegalFulfilmentEvent {
  readonly code: 'illegal_fulfilment_event';
  readonly state: FulfilmentState;
  readonly event: FulfilmentEvent;
}

type Moves = Partial<Readonly<Record<FulfilmentEvent, FulfilmentState>>>;

const MOVES: Readonly<Record<FulfilmentState, Moves>> = {
  // What is delayed comes later and stays where it is.
  planned: { 'preparation-started': 'preparing', delayed: 'planned' },
  preparing: {
    'handed-to-carrier': 'shipped',
    'arrived-in-store': 'ready_for_collection',
    delayed: 'preparing',
  },
  shipped: { delivered: 'delivered', delayed: 'shipped' },
  ready_for_collection: { collected: 'collected' },
  delivered: {},
  collected: {},
  cancelled: {},
};

/** What only a parcel knows that is brought to a door, and what only one knows that is fetched in a store. */
const TO_THE_DOOR: ReadonlySet<FulfilmentEvent> = new Set(['handed-to-carrier', 'delivered']);
const TO_THE_STORE: ReadonlySet<FulfilmentEvent> = new Set(['arrived-in-store', 'collected']);

/** What a parcel becomes; an event that its state or its way does not know is refused and changes nothing. */
export function nextFulfilmentState(
  { kind, state }: TravellingParcel,
  event: FulfilmentEvent,
): Result<FulfilmentState, IllegalFulfilmentEvent> {
  const isOfOtherWay = (kind === 'collect' ? TO_THE_DOOR : TO_THE_STORE).has(event);
  const next = isOfOtherWay ? undefined : MOVES[state][event];
  return next === undefined ? refused({ code: 'illegal_fulfilment_event', state, event }) : accepted(next);
}

/**
 * [R4.042] Whether a day is a delay: later than the last day that was promised before. Of a parcel whose day is agreed
 * later any day is one. Days as ISO dates.
 */
export function isDelay(until: string, promised: string | null): boolean {
  return promised === null || until > promised;
}

const LEFT: ReadonlySet<FulfilmentState> = new Set([
  'shipped',
  'ready_for_collection',
  'delivered',
  'collected',
]);

/** Whether the parcel has left the workshop: its pieces are paid for from then on. */
export function hasLeft(state: FulfilmentState): boolean {
  return LEFT.has(state);
}

/** From the one that has come least far to the one that has come furthest. */
const PROGRESS = [
  'preparing',
  'shipped',
  'ready_for_collection',
  'delivered',
  'collected',
] as const satisfies readonly OrderState[];

/**
 * [R4.042] The state of a bought order by its parcels: as far as the parcel that has come least far; from the moment that
 * one is begun the order is being prepared and can no longer be cancelled.
 */
export function orderStateOfParcels(parcels: readonly FulfilmentState[]): OrderState {
  if (parcels.every((state) => state === 'planned')) return 'placed';
  return (
    PROGRESS.find((state) => parcels.some((parcel) => parcel === state || parcel === 'planned')) ?? 'placed'
  );
}

/** A parcel with what it costs: its pieces and its way, minor units. */
export interface ParcelCost {
  readonly state: FulfilmentState;
  readonly amount: number;
}

/**
 * [R7.129] What is due for the parcels that have left, minor units. What an order costs beside its pieces and ways (tax
 * on top) is shared out by their cost, rounded half up; with the last parcel exactly the total is due.
 */
export function dueFor(parcels: readonly ParcelCost[], total: number): number {
  const cost = sumOf(parcels);
  const left = sumOf(parcels.filter(({ state }) => hasLeft(state)));
  return cost === 0 ? 0 : Math.round((total * left) / cost);
}

function sumOf(parcels: readonly ParcelCost[]): number {
  return parcels.reduce((sum, { amount }) => sum + amount, 0);
}

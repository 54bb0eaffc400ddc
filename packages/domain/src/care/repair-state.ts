import { accepted, refused, type Result } from '../shared/result.ts';

/** How a repair stands, in the order in which it goes through the house. */
export const REPAIR_STATES = [
  'requested',
  'received',
  'quoted',
  'accepted',
  'refused',
  'paid',
  'repaired',
  'returned',
  'declined',
] as const;
export type RepairState = (typeof REPAIR_STATES)[number];

/**
 * What happens to a repair. `accepted` and `refused` are its client's answer to the estimate; the payment says `paid`. The house
 * says `declined` of a piece that it cannot repair.
 */
export const REPAIR_EVENTS = [
  'received',
  'quoted',
  'accepted',
  'refused',
  'paid',
  'repaired',
  'returned',
  'declined',
] as const;
export type RepairEvent = (typeof REPAIR_EVENTS)[number];

/** What a client says to an estimate. */
export const ESTIMATE_ANSWERS = ['accepted', 'refused'] as const;
export type EstimateAnswer = (typeof ESTIMATE_ANSWERS)[number];

export interface IllegalRepairEvent {
  readonly code: 'illegal_repair_event';
  readonly state: RepairState;
  readonly event: RepairEvent;
}

const FOLLOWS: Readonly<Record<RepairState, readonly RepairEvent[]>> = {
  requested: ['received', 'declined'],
  received: ['quoted', 'declined'],
  quoted: ['accepted', 'refused'],
  accepted: ['paid'],
  refused: ['returned'],
  paid: ['repaired'],
  repaired: ['returned'],
  returned: [],
  declined: ['returned'],
};

/**
 * [R2.019, R2.052, R4.042] What a repair becomes: each event names the state that it leads to. One that the state does not
 * know is refused and changes nothing. `hasCome`: the piece was with the house; one that never was cannot be returned.
 */
export function nextRepairState(
  state: RepairState,
  event: RepairEvent,
  hasCome: boolean,
): Result<RepairState, IllegalRepairEvent> {
  return FOLLOWS[state].includes(event) && (hasCome || event !== 'returned')
    ? accepted(event)
    : refused({ code: 'illegal_repair_event', state, event });
}

/** The state of a stored repair; throws for one that this program never wrote. */
export function repairStateOf(stored: string): RepairState {
  const state = REPAIR_STATES.find((known) => known === stored);
  if (state === undefined) throw new Error(`A repair has the unknown state ${stored}`);
  return state;
}

/** What a mail tells of a repair: the state that it came into. What its client has just done on the page needs none. */
export const REPAIR_NEWS = [
  'requested',
  'quoted',
  'paid',
  'repaired',
  'returned',
  'declined',
] as const satisfies readonly RepairState[];
export type RepairNews = (typeof REPAIR_NEWS)[number];

/** [R2.019, R2.052] What is told when a repair comes into a state; undefined where nothing is. */
export const repairNewsOf = (state: RepairState): RepairNews | undefined =>
  REPAIR_NEWS.find((news) => news === state);

/** Whether news still holds. The number of a request is told until there is more to say; whoever is told late is told the newest alone. */
export const isStillNews = (news: RepairNews, state: RepairState): boolean =>
  news === state || (news === 'requested' && state === 'received');

import { accepted, refused, type Result } from '../shared/result.ts';
import { isBought, type OrderState } from './order-state.ts';

/** What an agent asks of whom they send an order to: to approve it first, or to pay it at once. */
export const CUSTOM_ORDER_KINDS = ['approval', 'pay_by_link'] as const;
export type CustomOrderKind = (typeof CUSTOM_ORDER_KINDS)[number];

/** [R4.042] calls-data-states.md 3.15. A pay-by-link is pending while `sent`, used from `payment` on. */
export const CUSTOM_ORDER_STATES = [
  'drafted',
  'sent',
  'approved',
  'payment',
  'placed',
  'declined',
  'expired',
] as const;
export type CustomOrderState = (typeof CUSTOM_ORDER_STATES)[number];

export const CUSTOM_ORDER_EVENTS = [
  'sent',
  'approved',
  'declined',
  'loaded',
  'placed',
  'expired',
  'taken-back',
] as const;
export type CustomOrderEvent = (typeof CUSTOM_ORDER_EVENTS)[number];

export interface IllegalCustomOrderEvent {
  readonly code: 'illegal_custom_order_event';
  readonly state: CustomOrderState;
  readonly event: CustomOrderEvent;
}

type Moves = Partial<Readonly<Record<CustomOrderEvent, CustomOrderState>>>;

/** The agent may take back what nobody pays yet, change it and send it again. */
const TAKEN_BACK = { 'taken-back': 'drafted' } as const;

const MOVES: Readonly<Record<CustomOrderState, Moves>> = {
  drafted: { sent: 'sent' },
  sent: { approved: 'approved', declined: 'declined', expired: 'expired', ...TAKEN_BACK },
  approved: { loaded: 'payment', expired: 'expired', ...TAKEN_BACK },
  payment: { placed: 'placed', expired: 'expired' },
  placed: {},
  declined: TAKEN_BACK,
  expired: TAKEN_BACK,
};
/** A pay-by-link asks for no approval. */
const SENT_TO_PAY: Moves = { loaded: 'payment', expired: 'expired', ...TAKEN_BACK };

/** [R4.042] What an agent's order becomes; an event that its state does not know is refused and changes nothing. */
export function nextCustomOrderState(
  kind: CustomOrderKind,
  state: CustomOrderState,
  event: CustomOrderEvent,
): Result<CustomOrderState, IllegalCustomOrderEvent> {
  const moves = kind === 'pay_by_link' && state === 'sent' ? SENT_TO_PAY : MOVES[state];
  const next = moves[event];
  return next === undefined ? refused({ code: 'illegal_custom_order_event', state, event }) : accepted(next);
}

/** What is kept of an agent's order, and what else its state follows from. */
export interface KeptCustomOrder {
  readonly state: string;
  readonly expiresAt: Date;
  /** The order that it is about: still to be bought, bought once, or ended without being bought. */
  readonly order: 'open' | 'bought' | 'ended';
}

/** What became of the order that an agent's order is about; `wasPlaced`: it was bought, whatever came afterwards. */
export function standingOf(state: OrderState, wasPlaced: boolean): KeptCustomOrder['order'] {
  if (wasPlaced || isBought(state)) return 'bought';
  return state === 'cancelled' || state === 'expired' ? 'ended' : 'open';
}

/** What a loaded order is, by what became of it. */
const AFTER_LOADING = { open: 'payment', bought: 'placed', ended: 'expired' } as const;

/** [R4.042] How an agent's order stands at `now`; throws on a row that this program never wrote. */
export function customOrderState(
  { state: stored, expiresAt, order }: KeptCustomOrder,
  now: Date,
): CustomOrderState {
  const state = CUSTOM_ORDER_STATES.find((candidate) => candidate === stored);
  if (state === undefined) throw new Error(`A custom order is in the unknown state ${stored}`);
  if (state === 'payment') return AFTER_LOADING[order];
  const isOpen = state === 'sent' || state === 'approved';
  return isOpen && expiresAt.getTime() <= now.getTime() ? 'expired' : state;
}

/** Why a link opens nothing any more. */
export type LinkRefusalCode = 'not_found' | 'link_used' | 'link_expired';

/** [R2.045, R7.126] Whether the link of an agent's order still shows it; undefined: it does. */
export function linkRefusal(state: CustomOrderState): LinkRefusalCode | undefined {
  switch (state) {
    case 'sent':
    case 'approved':
      return undefined;
    case 'drafted':
      return 'not_found';
    case 'expired':
      return 'link_expired';
    case 'payment':
    case 'placed':
    case 'declined':
      return 'link_used';
  }
}

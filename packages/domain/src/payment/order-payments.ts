import { accepted, refused, type Result } from '../shared/result.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { PaymentState } from './payment-state.ts';

/** One of the payments of an order. */
export interface OrderPayment {
  readonly id: string;
  readonly state: PaymentState;
  /** Minor units. */
  readonly amount: number;
}

const DEAD: ReadonlySet<PaymentState> = new Set(['refused', 'cancelled', 'refunded']);
const SECURED: ReadonlySet<PaymentState> = new Set(['authorised', 'captured']);

/** Whether a payment still counts: neither refused nor given up nor given back. */
export function isLive(state: PaymentState): boolean {
  return !DEAD.has(state);
}

/** Whether the provider has said that the money is there. */
function isSecured(state: PaymentState): boolean {
  return SECURED.has(state);
}

/** Whether the money of a payment may still come: the shopper, the bank or the provider has not answered. */
export function isOpenPayment(state: PaymentState): boolean {
  return isLive(state) && !isSecured(state);
}

/** [R7.118] What no payment covers yet, minor units; never below 0. */
export function leftToPay(total: number, payments: readonly OrderPayment[]): number {
  return Math.max(0, total - sumOf(payments.filter(({ state }) => isLive(state))));
}

/** [R7.129] Whether the money that is secured covers the order. */
export function isPaid(total: number, payments: readonly OrderPayment[]): boolean {
  return sumOf(payments.filter(({ state }) => isSecured(state))) >= total;
}

/** A means that a shopper puts on a draft. */
export interface PutShare {
  readonly method: PaymentMethod;
  /** How much of the order it pays, minor units; all of it where nothing is said. */
  readonly amount?: number | undefined;
  /** The most that it can pay, minor units: what is left on a gift card. */
  readonly atMost?: number | undefined;
}
/** A means that is on the draft already and that nobody was asked about. */
export interface PutPayment {
  readonly id: string;
  readonly method: string;
  readonly amount: number;
}
export interface Share {
  /** Minor units. */
  readonly amount: number;
  /** The payments whose place it takes. */
  readonly insteadOf: readonly string[];
}
export interface ShareRefusal {
  readonly code: 'bad_request';
  readonly about: 'amount';
  readonly scope: 'field';
}

/**
 * [R7.118] What a means pays of a draft and what it takes the place of. One that pays all, or all it can, takes the place
 * of every other; one that pays a part stands beside those of other methods, and all together never pay more than the order costs.
 */
export function shareOf(
  total: number,
  known: readonly PutPayment[],
  { method, amount, atMost = total }: PutShare,
): Result<Share, ShareRefusal> {
  if (amount === undefined)
    return accepted({ amount: Math.min(total, atMost), insteadOf: known.map(({ id }) => id) });
  const [same, others] = [
    known.filter((put) => put.method === method),
    known.filter((put) => put.method !== method),
  ];
  const isTooMuch = amount < 1 || amount > atMost || amount + sumOf(others) > total;
  return isTooMuch
    ? refused({ code: 'bad_request', about: 'amount', scope: 'field' })
    : accepted({ amount, insteadOf: same.map(({ id }) => id) });
}

/** How much of each payment is to have been taken in all, minor units, by its id. */
export type Captures = ReadonlyMap<string, number>;

/** [R7.129] Shares out what is due over the secured payments, in their order: one is taken whole before the next. */
export function capturesOf(due: number, payments: readonly OrderPayment[]): Captures {
  const captures = new Map<string, number>();
  let left = due;
  for (const { id, amount } of payments.filter(({ state }) => isSecured(state))) {
    const taken = Math.min(left, amount);
    if (taken > 0) captures.set(id, taken);
    left -= taken;
  }
  return captures;
}

function sumOf(payments: readonly { readonly amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

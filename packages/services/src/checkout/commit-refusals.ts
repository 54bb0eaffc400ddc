import {
  accepted,
  ageRefusal,
  type AgeRefusalCode,
  isAgent,
  isSellable,
  leftToPay,
  paymentStateOf,
  type Principal,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { ageAccessOf } from '../cart/index.ts';
import { meansOf } from '../payment/index.ts';
import type { CommitLine, CommitPayment, CommitRow } from './commit-order.store.ts';

export type CommitRefusalCode =
  | 'no_current_order'
  | 'consent_missing'
  | 'email_missing'
  | 'shipping_missing'
  | 'slot_taken'
  | 'payment_missing'
  | 'payment_refused'
  | 'out_of_stock'
  | 'sale_limit_reached'
  | 'price_changed'
  | 'cart_changed'
  | AgeRefusalCode;

/** [R7.129] What a draft lacks before it can be committed, the first step first; else the payments that cover it. */
export function readyPayments(
  draft: CommitRow,
): Result<readonly CommitPayment[], Refusals<CommitRefusalCode>> {
  if (draft.email === null) return refused({ code: 'email_missing' });
  if (!draft.hasShipping) return refused({ code: 'shipping_missing' });
  const applied = draft.payments.filter(({ state }) => state === 'applied');
  const known = applied.map(({ id, amount, state }) => ({ id, amount, state: paymentStateOf(state) }));
  if (applied.length === 0 || leftToPay(draft.total, known) > 0) return refused({ code: 'payment_missing' });
  const readiness = applied.map(({ method, token, lastFour, threeDSecure }) =>
    meansOf(method).readiness({ token, lastFour, threeDSecure }),
  );
  if (readiness.includes('missing')) return refused({ code: 'payment_missing' });
  return readiness.includes('refused') ? refused({ code: 'payment_refused' }) : accepted(applied);
}

/**
 * [R7.129] Whether what the shopper agreed to still holds: the same lines, each of which they may still have, at the same
 * prices, and stock for all. An order that an agent handed over keeps the prices that were agreed [R7.126].
 */
export function checkLines(
  lines: readonly CommitLine[],
  { principal, isHandedOver }: { readonly principal: Principal; readonly isHandedOver: boolean },
): Result<undefined, Refusals<CommitRefusalCode>> {
  const isSameCart = lines.every((line) => line.inCart === line.quantity && line.cartLines === lines.length);
  if (lines.length === 0 || !isSameCart) return refused({ code: 'cart_changed' });
  const ended = lines.find((line) => !line.isOpen);
  if (ended !== undefined) return refused({ code: 'cart_changed', about: ended.skuId });
  for (const line of lines) {
    const code = ageRefusal(ageAccessOf(line));
    if (code !== undefined) return refused({ code, about: line.skuId });
  }
  const seller = { isAgent: isHandedOver || isAgent(principal) };
  const isOffered = (line: CommitLine) => line.isGiven || isSellable(line, seller);
  const hasAgreedPrice = (line: CommitLine) => isHandedOver || line.amount === line.unitAmount;
  const [changed] = lines.filter((line) => !hasAgreedPrice(line) || !isOffered(line));
  if (changed !== undefined) return refused({ code: 'price_changed', about: changed.skuId });
  const short = new Set(lines.filter((line) => line.free < line.skuQuantity).map((line) => line.skuId));
  const [first, ...more] = [...short].map((about) => ({ code: 'out_of_stock', about }) as const);
  return first === undefined ? accepted(undefined) : refused([first, ...more]);
}

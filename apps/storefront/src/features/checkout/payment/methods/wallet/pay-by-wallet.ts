import type { AnswerOf } from '@vitrine/contracts';
import { followableRedirection, type RedirectionRefusal } from '@vitrine/domain';
import type { CallResult } from '../../../../../shared/api/call-failure.ts';
import type { PlacingEnd, PlacingFault } from '../../placing.ts';

/** The calls it makes, already bound to the shopper; replaced in tests. */
export interface WalletCalls {
  /** What must be there before anything is asked of the shop; a fault where it is not. */
  readonly prepare?: () => Promise<PlacingFault | undefined>;
  readonly saveBilling: () => Promise<CallResult<unknown>>;
  readonly apply: () => Promise<CallResult<unknown>>;
  readonly commit: () => Promise<CallResult<AnswerOf<'commitOrder'>>>;
  /** Asks for the address of the provider's page for a committed order. */
  readonly redirect: (orderId: string) => Promise<CallResult<AnswerOf<'redirectPayment'>>>;
}

interface Origins {
  readonly own: string;
  readonly providers: readonly string[];
}

/**
 * [R7.119, R5.002] One press on Place order: the order is committed, then the shopper is led to the provider's page. An
 * answer that leads nowhere we know leaves the shopper where they are.
 */
export async function payByWallet(calls: WalletCalls, origins: Origins): Promise<PlacingEnd> {
  const fault = await calls.prepare?.();
  if (fault !== undefined) return { type: 'faulted', fault };
  const billing = await calls.saveBilling();
  if (!billing.ok) return { type: 'refused', by: 'preparation', failure: billing.failure };
  const applied = await calls.apply();
  if (!applied.ok) return { type: 'refused', by: 'preparation', failure: applied.failure };
  const committed = await calls.commit();
  if (!committed.ok) return { type: 'refused', by: 'commit', failure: committed.failure };
  const placed = followableRedirection(committed.value.redirectionUrl, { own: origins.own, providers: [] });
  if (placed.ok) return { type: 'go', url: placed.value };

  return leadToWallet(() => calls.redirect(committed.value.orderId), origins);
}

/** [R7.119] The way to the provider's page, at first or once more. */
export async function leadToWallet(
  redirect: () => ReturnType<WalletCalls['redirect']>,
  origins: Origins,
): Promise<PlacingEnd> {
  const answer = await redirect();
  if (!answer.ok) return { type: 'refused', by: 'redirect', failure: answer.failure };
  const next = followableRedirection(answer.value.redirectionUrl, origins);
  return next.ok ? { type: 'leave', url: next.value } : { type: 'faulted', fault: faultOf(next.refusal) };
}

/** [R5.002, R7.119] The page shows the message of the specification within a sentence in its own language. */
function faultOf({ code, message }: RedirectionRefusal): PlacingFault {
  return { key: `checkout_error_${code}`, values: { message } };
}

import { isLive, paymentStateOf } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { ChallengeStatus } from '../gateways/index.ts';
import { askForMoney } from './ask-for-money.ts';
import { endChallenge } from './methods/credit-card/follow-challenge.ts';
import type { PaymentRow } from './payment.store.ts';

/**
 * The payment of an order, of all its payments, the newest first, that the bank asked about. Those that count come before
 * those that ended; where the bank asked about none, it is the newest.
 */
export function challengedOf(payments: readonly PaymentRow[]): PaymentRow | undefined {
  const live = payments.filter(({ state }) => isLive(paymentStateOf(state)));
  const known = live.length === 0 ? payments : live;
  return known.find(({ threeDSecure }) => threeDSecure !== null) ?? known[0];
}

/** [R7.116] How the bank's challenge stands; one that was just passed leads on to the money. */
export async function followChallenge(deps: ServiceDeps, payment: PaymentRow): Promise<ChallengeStatus> {
  const { status, isOurTurn } = await endChallenge(deps, payment);
  if (isOurTurn) await askForMoney(deps, payment);
  return status;
}

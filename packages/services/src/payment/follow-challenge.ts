import type { ServiceDeps } from '../deps.ts';
import type { ChallengeStatus } from '../gateways/index.ts';
import { askForMoney } from './ask-for-money.ts';
import { endChallenge } from './methods/credit-card/follow-challenge.ts';
import type { PaymentRow } from './payment.store.ts';

/** [R7.116] How the bank's challenge stands; one that was just passed leads on to the money. */
export async function followChallenge(deps: ServiceDeps, payment: PaymentRow): Promise<ChallengeStatus> {
  const { status, isOurTurn } = await endChallenge(deps, payment);
  if (isOurTurn) await askForMoney(deps, payment);
  return status;
}

import { isChallenged } from '../cards/test-cards.ts';
import { addToken, type CardRemainder } from '../cards/typed-card.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CardToken, Payment, StoredEnrolment, Wallet } from '../store/records.ts';
import { verdict } from './authorise.ts';
import { moveTo } from './change-payment.ts';
import { enrol } from './enrol.ts';
import { isAnswered } from './open-wallet.ts';

/**
 * Pays an opened payment with a card that was typed on our page: the payment as it stands then, or what the bank's page is
 * asked with where the bank wants to see the shopper first.
 */
export async function payOnPage(
  sandbox: Sandbox,
  { payment, wallet }: { readonly payment: Payment; readonly wallet: Wallet },
  card: CardRemainder,
): Promise<Payment | { readonly payload: string }> {
  const { amount, currency, reference } = payment;
  const token = addToken(sandbox, card);
  if (!isChallenged(token)) return decide(sandbox, payment, { token });
  const { locale, returnUrl } = wallet;
  const { payload = '' } = await enrol(sandbox, token, { amount, currency, locale, returnUrl, reference });
  return { payload };
}

/** Goes on with a payment whose bank has had its answer. */
export function goOnAfterBank(sandbox: Sandbox, payment: Payment, { id, tokenId }: StoredEnrolment): Payment {
  const token = sandbox.records.tokens.get(tokenId);
  return token === undefined ? payment : decide(sandbox, payment, { token, transactionId: id });
}

/** One payment is decided once: a card that comes later, from another window, changes nothing. */
function decide(
  sandbox: Sandbox,
  payment: Payment,
  { token, transactionId }: { readonly token: CardToken; readonly transactionId?: string },
): Payment {
  if (isAnswered(payment)) return payment;
  const { amount, currency, reference } = payment;
  const { state, ...more } = verdict(sandbox, token, { amount, currency, transactionId });
  sandbox.records.tokens.put(token.id, { ...token, usedFor: reference });
  const decided: Payment = { ...payment, ...more, tokenId: token.id };
  if (state !== 'pending') return moveTo(sandbox, decided, state);
  sandbox.records.payments.put(reference, decided);
  return decided;
}

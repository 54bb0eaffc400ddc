import { asBefore } from '../merchant/authorise.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import type { Payment, PayToken } from '../store/records.ts';
import { balanceOf } from './gift-cards.ts';

export interface TokenPayment {
  readonly reference: string;
  readonly token: string;
  readonly amount: number;
  readonly currency: string;
  readonly notifyUrl: string;
}

/** Takes money for a token, once per reference: whoever asks again hears how it stands. */
export function payWithToken(sandbox: Sandbox, request: TokenPayment): Payment | string {
  const { payments, payTokens } = sandbox.records;
  const { reference, amount, currency, notifyUrl } = request;
  const known = payments.get(reference);
  if (known !== undefined) {
    const before = asBefore(known, request);
    return typeof before === 'string' ? before : before.payment;
  }
  const token = payTokens.get(idIn(request.token));
  if (token === undefined || token.expiresAtMs <= sandbox.nowMs()) return 'unknown_token';
  if (token.usedFor !== undefined) return 'token_used';
  const { giftCard } = token;
  const payment: Payment = {
    id: newId('pay'),
    reference,
    amount,
    currency,
    notifyUrl,
    ...(giftCard !== undefined && { giftCard }),
    ...verdict(sandbox, token, request),
  };
  sandbox.records.together(() => {
    if (giftCard === undefined) payTokens.put(token.id, { ...token, usedFor: reference });
    payments.put(reference, payment);
  });
  return payment;
}

/** A gift card's token is its id; Apple Pay's is JSON with the id in it. */
export function idIn(token: string): string {
  return /^\{.*"data":"(\w+)"/u.exec(token)?.[1] ?? token;
}

function verdict(
  sandbox: Sandbox,
  { outcome, giftCard }: PayToken,
  { amount, currency }: TokenPayment,
): Pick<Payment, 'state' | 'reason' | 'settlesAtMs'> {
  const isShort =
    giftCard !== undefined && (!giftCard.endsWith(`.${currency}`) || balanceOf(sandbox, giftCard) < amount);
  if (isShort) return { state: 'refused', reason: 'insufficient_balance' };
  if (outcome === 'declined') return { state: 'refused', reason: 'declined' };
  if (outcome === 'paid') return { state: 'authorised' };
  return { state: 'pending', settlesAtMs: sandbox.nowMs() + sandbox.config.delayMs };
}

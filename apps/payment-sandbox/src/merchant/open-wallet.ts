import { newId, type Sandbox } from '../sandbox.ts';
import type { Payment, Wallet } from '../store/records.ts';

export interface NewWallet extends Wallet {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly notifyUrl: string;
}

/**
 * A payment that the shopper approves on the provider's own page. One reference is one payment: whoever opens it again
 * may change the ways back, as long as nobody has answered. Undefined where the reference is another payment's.
 */
export function openWallet(sandbox: Sandbox, request: NewWallet): Payment | undefined {
  const { payments } = sandbox.records;
  const { reference, amount, currency, notifyUrl, method, returnUrl, cancelUrl, locale } = request;
  const known = payments.get(reference);
  if (known !== undefined && isAnswered(known)) return known;
  if (known !== undefined && (known.amount !== amount || known.currency !== currency)) return undefined;
  const wallet = { method, returnUrl, cancelUrl, locale };
  const id = known?.id ?? newId('pay');
  const payment: Payment = { id, reference, amount, currency, state: 'pending', notifyUrl, wallet };
  payments.put(reference, payment);
  return payment;
}

/** Whether its page has been answered; the bank may still decide. */
export const isAnswered = ({ state, settlesAtMs }: Payment): boolean =>
  state !== 'pending' || settlesAtMs !== undefined;

/** The address of the page where a payment is approved: a wallet's, or the one that asks for a card. */
export async function pageUrl(
  { config, texts }: Sandbox,
  { reference }: Payment,
  page: 'wallet' | 'card-page',
): Promise<string> {
  const url = new URL(`/${page}`, config.origin);
  url.searchParams.set('payment', await texts.sign(page, { jti: reference }));
  return url.href;
}

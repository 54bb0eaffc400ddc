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
  if (known !== undefined && known.state !== 'pending') return known;
  if (known !== undefined && (known.amount !== amount || known.currency !== currency)) return undefined;
  const wallet = { method, returnUrl, cancelUrl, locale };
  const id = known?.id ?? newId('pay');
  const payment: Payment = { id, reference, amount, currency, state: 'pending', notifyUrl, wallet };
  payments.put(reference, payment);
  return payment;
}

/** The address of the page where a payment is approved. */
export async function walletUrl({ config, texts }: Sandbox, { reference }: Payment): Promise<string> {
  const url = new URL('/wallet', config.origin);
  url.searchParams.set('payment', await texts.sign('wallet', { jti: reference }));
  return url.href;
}

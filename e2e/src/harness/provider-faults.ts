export type ProviderFault =
  | { readonly fault: 'none' | 'down' | 'nonsense' }
  | { readonly fault: 'slow'; readonly slowMs: number };

/** Switches the payment provider's behaviour between server and server; the shopper's card fields go on working. */
export async function setProviderFault(paymentOrigin: string, fault: ProviderFault): Promise<void> {
  const answer = await fetch(`${paymentOrigin}/controls`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`The provider's controls answered ${answer.status}`);
}

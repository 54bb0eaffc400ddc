export type ProviderFault =
  | { readonly fault: 'none' | 'down' | 'nonsense' }
  | { readonly fault: 'slow'; readonly slowMs: number }
  /** Answers to what is asked below this path are not sent before the next change. */
  | { readonly fault: 'held'; readonly path: string; readonly notices: 'held' };

/** Switches the payment provider's behaviour between server and server; the shopper's card fields go on working. */
export async function setProviderFault(paymentOrigin: string, fault: ProviderFault): Promise<void> {
  const answer = await fetch(`${paymentOrigin}/controls`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!answer.ok) throw new Error(`The provider's controls answered ${answer.status}`);
}

/** How many answers the provider holds back at this moment. */
export async function heldAnswers(paymentOrigin: string): Promise<number> {
  const answer = await fetch(`${paymentOrigin}/controls`);
  const controls: { readonly heldAnswers: number } = await answer.json();
  return controls.heldAnswers;
}

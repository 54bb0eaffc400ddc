import { useEffect } from 'react';

/** What a provider's page brought back was read by the services; nobody needs it in the address. */
function forgetAnswer(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('result')) return;
  url.searchParams.delete('result');
  window.history.replaceState(window.history.state, '', url.pathname + url.search);
}

/** Cleans the address of a page that a payment provider leads back to. */
export function useForgottenAnswer(): void {
  useEffect(forgetAnswer, []);
}

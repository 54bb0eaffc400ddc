import { CONSENT_KEY, type ConsentEntry } from './consent-entry.ts';

/** What lies in the tab's session storage; none where the browser keeps nothing at all. */
export function readStoredConsent(): string | null {
  try {
    return sessionStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

/** [R4.007] Remembers an acceptance for the tab. Where nothing can be stored, it counts for this opening only. */
export function storeConsent(now: Date): void {
  const entry: ConsentEntry = { experience: 'tryon', date: now.toISOString() };
  try {
    sessionStorage.setItem(CONSENT_KEY, JSON.stringify(entry));
  } catch {
    // Asked again at the next opening.
  }
}

import { CONSENTS_KEY, type ConsentEntry, parseConsents, withConsent } from './consent-entry.ts';

/** What the tab remembers; nothing where the browser keeps nothing at all. */
export function readConsents(): readonly ConsentEntry[] {
  try {
    return parseConsents(sessionStorage.getItem(CONSENTS_KEY));
  } catch {
    return [];
  }
}

/** [R3.022, R4.007] Remembers an acceptance for the tab. Where nothing can be stored, it counts for this opening only. */
export function storeConsent(now: Date): void {
  const given: ConsentEntry = { experience: 'tryon', date: now.toISOString() };
  try {
    sessionStorage.setItem(CONSENTS_KEY, JSON.stringify(withConsent(readConsents(), given)));
  } catch {
    // Asked again at the next opening.
  }
}

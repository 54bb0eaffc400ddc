/** What the visitor said when they were asked whether their visit may be counted; undefined until they have. */
export type Consent = 'granted' | 'refused' | undefined;

const KEY = 'vitrine-consent';

/** As it was said in this browser, at whatever visit. */
export function readConsent(): Consent {
  const kept = localStorage.getItem(KEY);
  return kept === 'granted' || kept === 'refused' ? kept : undefined;
}

export const keepConsent = (said: NonNullable<Consent>): void => localStorage.setItem(KEY, said);

import type { TryOnType } from '@vitrine/try-on';

/** What the shopper agreed to, and when; kept in the tab's session storage and nowhere else. */
export interface ConsentEntry {
  readonly experience: 'tryon' | 'shadefinder';
  /** ISO 8601. */
  readonly date: string;
}

/** Where the entry lies in session storage, so that it ends with the tab. */
export const CONSENT_KEY = 'tryon.consent';

interface Question {
  readonly tryOnType: TryOnType;
  readonly nowMs: number;
  /** [R4.010] `tryon.consentValidityMs` of the configuration. */
  readonly validityMs: number;
}

/**
 * [R4.010, R4.011] Whether an earlier consent still counts. A date that lies ahead, from a clock that was set back,
 * does not: it would count for ever.
 */
export function isConsentValid(entry: ConsentEntry | undefined, question: Question): boolean {
  if (!entry) return false;
  const coversExperience = entry.experience === 'tryon' || question.tryOnType === 'lipsticks';
  const ageMs = question.nowMs - Date.parse(entry.date);
  return coversExperience && ageMs >= 0 && ageMs < question.validityMs;
}

/** The entry as it lies in storage, or `undefined` for anything else somebody may have put there. */
export function parseConsent(stored: string | null): ConsentEntry | undefined {
  const value = parsed(stored ?? '');
  if (typeof value !== 'object' || value === null || !('experience' in value) || !('date' in value)) return;
  const { experience, date } = value;
  if (experience !== 'tryon' && experience !== 'shadefinder') return;
  return typeof date === 'string' ? { experience, date } : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

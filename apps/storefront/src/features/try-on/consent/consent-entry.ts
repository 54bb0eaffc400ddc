import { TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';

/** [R3.022] What the shopper agreed to, and when; kept in the tab's session storage and nowhere else. */
export interface ConsentEntry {
  readonly experience: 'tryon' | 'shadefinder';
  /** ISO 8601. */
  readonly date: string;
}

/** Where the entries lie in session storage, as an array, so that they end with the tab. */
export const CONSENTS_KEY = 'consents';

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
export function isConsentValid(entries: readonly ConsentEntry[], question: Question): boolean {
  return entries.some(({ experience, date }) => {
    const coversExperience = experience === 'tryon' || TRY_ON_TYPES[question.tryOnType].hasShadeFinder;
    const ageMs = question.nowMs - Date.parse(date);
    return coversExperience && ageMs >= 0 && ageMs < question.validityMs;
  });
}

/** The entries as they lie in storage, without anything else that somebody may have put there. */
export function parseConsents(stored: string | null): readonly ConsentEntry[] {
  const value = parsed(stored ?? '');
  return Array.isArray(value) ? value.filter(isConsent) : [];
}

/** The entries with one more; it takes the place of an earlier one for the same experience. */
export function withConsent(entries: readonly ConsentEntry[], given: ConsentEntry): readonly ConsentEntry[] {
  return [...entries.filter(({ experience }) => experience !== given.experience), given];
}

function isConsent(value: unknown): value is ConsentEntry {
  if (typeof value !== 'object' || value === null || !('experience' in value) || !('date' in value))
    return false;
  const { experience, date } = value;
  return (experience === 'tryon' || experience === 'shadefinder') && typeof date === 'string';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

import type { Language } from '@vitrine/domain';
import type { AppointmentWords } from './appointment-wording.ts';
import { EASTERN_APPOINTMENT_WORDS } from './eastern-appointment-words.ts';
import { WESTERN_APPOINTMENT_WORDS } from './western-appointment-words.ts';

export const APPOINTMENT_WORDS: Readonly<Record<Language, AppointmentWords>> = {
  ...WESTERN_APPOINTMENT_WORDS,
  ...EASTERN_APPOINTMENT_WORDS,
};

/** What a kind of appointment is called. */
export const kindText = (type: string, language: Language): string =>
  APPOINTMENT_WORDS[language].kinds[type] ?? type;

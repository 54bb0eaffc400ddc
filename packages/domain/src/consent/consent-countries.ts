import type { Locale } from '../locale/locales.ts';

// Every page asks this, so it comes without the types of consents.

/** [R6.013] Whether a locale asks for Korea's consents. */
export const asksKoreaConsents = ({ country }: Pick<Locale, 'country'>): boolean => country === 'KR';

/** [R7.031] Whether a locale asks for those of mainland China. */
export const asksChinaConsents = ({ country }: Pick<Locale, 'country'>): boolean => country === 'CN';

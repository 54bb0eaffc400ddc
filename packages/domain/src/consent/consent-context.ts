import type { Locale } from '../locale/locales.ts';
import { asksChinaConsents, asksKoreaConsents } from './consent-countries.ts';
import {
  CHINA_CONSENT_TYPES,
  CONSENT_TYPES,
  type ChinaConsentType,
  type ConsentType,
  keptAs,
  MARKETING_CHANNELS,
  type MarketingChannel,
} from './consent-types.ts';

/** [R4.034] What somebody does that Korea asks consents for. */
export const CONSENT_CONTEXTS = ['checkout', 'appointments', 'newsletter', 'registration'] as const;
export type ConsentContext = (typeof CONSENT_CONTEXTS)[number];

/**
 * Where somebody answered: an act with consents of its own, the first visit, the page of the account, the two calls that only
 * keep answers, the link of a mail, an unsubscription that named an address, or a sign-in that brought a guest's answers along.
 */
export type ConsentPlace =
  | ConsentContext
  | 'visit'
  | 'preferences'
  | 'korea-consents'
  | 'mail-link'
  | 'unsubscription'
  | 'sign-in';

const OF_CONTEXT = {
  checkout: ['TERMS_OF_USE', 'MAIN_PERSONAL_DATA', 'THIRD_PARTIES_PERSONAL_DATA', 'REQUIRED_AGE'],
  appointments: ['MAIN_PERSONAL_DATA', 'STORE_APPOINTMENT'],
  newsletter: ['MAIN_PERSONAL_DATA', 'PROMOTION_PERSONAL_DATA', 'NEWSLETTER'],
  registration: ['TERMS_OF_USE', 'MAIN_PERSONAL_DATA', 'REQUIRED_AGE'],
} as const satisfies Record<ConsentContext, readonly ConsentType[]>;

/** [R4.034, R6.013] What an act asks consents for in a locale: nothing outside of Korea. */
export function consentsOfContext(
  context: ConsentContext,
  locale: Pick<Locale, 'country'>,
): readonly ConsentType[] {
  return asksKoreaConsents(locale) ? OF_CONTEXT[context] : [];
}

/** One answer. */
export interface ConsentAnswer {
  readonly type: ConsentType;
  readonly value: boolean;
}

/**
 * [R5.015] The consents of a context that are not given yet: by what is kept, and by what is said with the act, which counts
 * before it. The act may go on once there are none.
 */
export function missingConsents(
  asked: readonly ConsentType[],
  kept: ReadonlySet<string>,
  said: readonly ConsentAnswer[] = [],
): readonly ConsentType[] {
  const answers = new Map(said.map(({ type, value }) => [type, value]));
  return asked.filter((type) => !(answers.get(type) ?? kept.has(type)));
}

/** Where consents are shown: beside the contexts, the page of the account and the first visit from China. */
export const SHOWN_CONSENTS = [...CONSENT_CONTEXTS, 'preferences', 'china'] as const;
export type ShownConsents = (typeof SHOWN_CONSENTS)[number];

/** The consents whose words are shown somewhere, in their order. On the page of the account each is shown once. */
export function shownConsents(
  place: ShownConsents,
  locale: Pick<Locale, 'country'>,
): readonly (ConsentType | ChinaConsentType | MarketingChannel)[] {
  if (place === 'china') return asksChinaConsents(locale) ? CHINA_CONSENT_TYPES : [];
  if (place !== 'preferences') return consentsOfContext(place, locale);
  const channels: readonly string[] = MARKETING_CHANNELS.map(keptAs);
  const others = asksKoreaConsents(locale) ? CONSENT_TYPES.filter((type) => !channels.includes(type)) : [];
  return [...MARKETING_CHANNELS, ...others];
}

import type { ConsentsBody, ConsentTextsBody, KoreaConsentsBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  CONSENT_TYPES,
  foreignTag,
  type HouseLanguage,
  keptAs,
  type Locale,
  OPT_IN_FLAGS,
  OPT_IN_NAMES,
  type OptInFlag,
  recordOf,
  shownConsents,
  type ShownConsents,
} from '@vitrine/domain';
import { type ConsentSubject, consentAccount, keptConsents } from './consent.store.ts';
import { consentWords, versionOf } from './consent-words.ts';

type Given = ReadonlySet<string>;

async function givenBy(db: Queryable, subject: ConsentSubject): Promise<Given> {
  const kept = await keptConsents(db, subject);
  return new Set(kept.filter(({ value }) => value).map(({ type }) => type));
}

const everyType = (given: Given): KoreaConsentsBody =>
  CONSENT_TYPES.map((type) => ({ type, value: given.has(type) }));

/** [R3.030] The seven flags; also for the profile. */
const flagsOf = (given: Given): Readonly<Record<OptInFlag, boolean>> =>
  recordOf(OPT_IN_NAMES, (flag) => given.has(OPT_IN_FLAGS[flag]));

/** [R3.030] A customer's seven flags. */
export async function optInFlags(
  db: Queryable,
  customerId: string,
): Promise<Readonly<Record<OptInFlag, boolean>>> {
  return flagsOf(await givenBy(db, { customerId }));
}

/** [R7.173] Every type that Korea asks for, given or not. */
export async function koreaConsents(db: Queryable, subject: ConsentSubject): Promise<KoreaConsentsBody> {
  return everyType(await givenBy(db, subject));
}

/** [R7.171] All that a customer has consented to. */
export async function accountConsents(db: Queryable, customerId: string): Promise<ConsentsBody> {
  const given = await givenBy(db, { customerId });
  const account = await consentAccount(db, customerId);
  return {
    consents: everyType(given),
    ...flagsOf(given),
    hasPhone: Boolean(account?.phone),
    ...(account?.kisa ? { kisa: account.kisa } : {}),
  };
}

/** [R4.034] The consents that are asked somewhere, in the words that count now. */
export async function consentTexts(
  db: Queryable,
  place: ShownConsents,
  locale: Locale,
): Promise<ConsentTextsBody> {
  const types = shownConsents(place, locale);
  const wordsOf = await consentWords(db, locale);
  const consents = types.map((type) => {
    const { label, text, version, language } = wordsOf(keptAs(type));
    return { type, label, text, version, ...languageOf(language, locale) };
  });
  return { version: versionOf(consents.map(({ version }) => version)), consents };
}

function languageOf(language: HouseLanguage, locale: Locale): { readonly language?: string } {
  const tag = foreignTag(language, locale.language);
  return tag === undefined ? {} : { language: tag };
}

import {
  CHINA_CONSENT_TYPES,
  CONSENT_CONTEXTS,
  CONSENT_TYPES,
  MARKETING_CHANNELS,
  OPT_IN_NAMES,
  recordOf,
  SHOWN_CONSENTS,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { NameOfPerson } from './person-name.ts';

const CHANNELS_IN_CAPITALS: ReadonlyMap<string, string> = new Map(
  MARKETING_CHANNELS.map((channel) => [channel.toUpperCase(), channel]),
);

/** A type of a list; capitals and small letters mean the same. */
const typeOf = <Type extends string>(types: readonly [Type, ...Type[]]) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.transform((text: string) => {
        const capital = text.toUpperCase();
        return CHANNELS_IN_CAPITALS.get(capital) ?? capital;
      }),
    ),
    z.enum(types),
  );

/** A type that is answered twice: nobody could say which answer counts. */
const eachOnce = z.check<readonly { readonly type: string }[]>(({ value, issues }) => {
  const place = value.findIndex(({ type }, index) => value.findIndex((other) => other.type === type) < index);
  if (place === -1) return;
  issues.push({ code: 'custom', message: 'answered twice', path: [place, 'type'], input: value });
});

const answersOf = <Type extends string>(types: readonly [Type, ...Type[]]) =>
  z
    .array(z.strictObject({ type: typeOf(types), value: z.boolean() }))
    .check(z.minLength(1), z.maxLength(types.length), eachOnce);

const Answer = z.object({ type: z.enum(CONSENT_TYPES), value: z.boolean() });

/** [R7.173] Every type there is. */
export const KoreaConsentsBody = z.array(Answer);
export type KoreaConsentsBody = z.infer<typeof KoreaConsentsBody>;
/** [R7.174] For which act they are asked, where it is one. */
export const KoreaConsentsQuery = z.object({ context: z.optional(z.enum(CONSENT_CONTEXTS)) });
/** [R7.174] What is left out stays as it is. */
export const KoreaConsentsPatch = answersOf(CONSENT_TYPES);

const KISA_DATE = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
/** [R7.179] `kisaConsentDate`: a day of Korea, or a moment. */
export const KisaPatch = z.strictObject({ kisaConsentDate: KISA_DATE, value: z.boolean() });

/** [R7.179] What was last answered when Korea's consents to advertising were confirmed anew. */
export const KisaAnswer = z.object({ kisaConsentDate: z.string(), value: z.boolean() });

/** [R3.030] */
export const OptInFlags = recordOf(OPT_IN_NAMES, () => z.boolean());
/**
 * [R3.030, R7.171] Every type, and the seven flags. `hasPhone`: whether text messages can be sent [R5.016].
 */
export const ConsentsBody = z.object({
  consents: z.array(Answer),
  ...OptInFlags,
  hasPhone: z.boolean(),
  kisa: z.optional(KisaAnswer),
});
export type ConsentsBody = z.infer<typeof ConsentsBody>;
/** [R3.028, R3.029, R7.172] Types and channels alike; what is left out stays as it is. */
export const ConsentsPatch = z.strictObject({
  consents: answersOf([...CONSENT_TYPES, ...MARKETING_CHANNELS]),
});

/** [R7.031] `version`: that of the words that were shown, as `getConsentTexts` says it. */
export const ChinaConsents = z.strictObject({
  consents: answersOf(CHINA_CONSENT_TYPES),
  version: z.string().check(z.minLength(1), z.maxLength(60)),
});
/** Those that were answered to the words of now. */
export const ChinaConsentsBody = z.array(z.object({ type: z.enum(CHINA_CONSENT_TYPES), value: z.boolean() }));

export const ConsentTextsQuery = z.object({ context: z.enum(SHOWN_CONSENTS) });
/** [R4.034] The consents that are asked somewhere in this locale, in the house's words; `text`: what a consent is to, in full. */
export const ConsentTextsBody = z.object({
  /** Of all of them together. */
  version: z.string(),
  consents: z.array(
    z.object({
      type: z.enum([...CONSENT_TYPES, ...CHINA_CONSENT_TYPES, ...MARKETING_CHANNELS]),
      label: z.string(),
      text: z.string(),
      version: z.string(),
      /** Where the words are not in the language of the locale. */
      language: z.optional(z.string()),
    }),
  ),
});
export type ConsentTextsBody = z.infer<typeof ConsentTextsBody>;
export type ConsentText = ConsentTextsBody['consents'][number];

/** [R7.034, R7.129] What is said with an act, in Korea; what the act does not ask is left alone. */
export const SaidConsents = answersOf(CONSENT_TYPES);

/** An e-mail address; capitals and small letters mean the same. */
export const emailAddress = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(254)),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z.email(),
);
/**
 * [R7.129] `idempotencyKey` travels in the header Idempotency-Key. `korea`: what that country asks, where it is not kept on the
 * session or the account already [R4.034].
 */
export const CommitOrder = z.strictObject({
  consents: z.strictObject({ termsOfSale: z.literal(true), korea: z.optional(SaidConsents) }),
  /** [R6.010] Some clients say that an agent assists. Nothing follows from it: the session says who acts. */
  is_OOB: z.optional(z.unknown()),
});

const title = z.optional(z.string().check(z.trim(), z.maxLength(60)));
const name = z.optional(z.union([z.literal(''), NameOfPerson]));
/** [R7.034] */
export const NewsletterSubscription = z.strictObject({
  email: emailAddress,
  title,
  firstName: name,
  lastName: name,
  consents: z.optional(SaidConsents),
});
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;
/** [R7.033] The specification's spelling. */
export const NewsletterLogin = z.strictObject({ suscribedInNewsletter: z.boolean() });

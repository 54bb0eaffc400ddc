import * as z from 'zod/mini';
import { SuccessBody } from '../account.ts';
import * as consents from '../consents.ts';
import { ContentBody } from '../editorial.ts';
import type { CallSpec } from './call-spec.ts';

/** What somebody consents to, and the newsletter. */
export const CONSENT_SPECS = {
  getConsents: {
    summary: 'Every consent and opt-in flag of the customer',
    answer: consents.ConsentsBody,
    refusals: [],
  },
  updateConsents: {
    summary: 'Gives or withdraws consents and channels, as many as are named',
    body: consents.ConsentsPatch,
    answer: consents.ConsentsBody,
    refusals: ['phone_missing'],
  },
  getKoreaConsents: {
    summary: 'The consents of this session or customer that Korea asks for',
    answer: consents.KoreaConsentsBody,
    refusals: [],
  },
  updateKoreaConsents: {
    summary: 'Gives or withdraws consents that Korea asks for',
    query: consents.KoreaConsentsQuery,
    body: consents.KoreaConsentsPatch,
    answer: consents.KoreaConsentsBody,
    refusals: [],
  },
  updateKisa: {
    summary: 'Confirms the consents to advertising anew, in Korea',
    body: consents.KisaPatch,
    answer: SuccessBody,
    refusals: [],
  },
  getChinaConsents: {
    summary: 'The consents of mainland China that this session or customer has answered',
    answer: consents.ChinaConsentsBody,
    refusals: [],
  },
  saveChinaConsents: {
    summary: 'Answers the consents of mainland China',
    body: consents.ChinaConsents,
    answer: SuccessBody,
    refusals: [],
  },
  getConsentTexts: {
    summary: 'The consents that are asked somewhere in a locale, in the words of the house',
    query: consents.ConsentTextsQuery,
    answer: consents.ConsentTextsBody,
    refusals: [],
  },
  subscribeNewsletter: {
    summary: 'Asks for the newsletter; the same answer whether or not the address is known',
    body: consents.NewsletterSubscription,
    answer: SuccessBody,
    refusals: ['consent_missing'],
  },
  setNewsletter: {
    summary: 'Turns the newsletter of the signed-in customer on or off',
    body: consents.NewsletterLogin,
    answer: SuccessBody,
    refusals: ['consent_missing'],
  },
  unsubscribeNewsletter: {
    summary: 'Ends the newsletter of an address; the same answer whether or not it is known',
    params: z.object({ email: consents.emailAddress }),
    answer: SuccessBody,
    refusals: [],
  },
  getNewsletterContent: {
    summary: 'What the house says of its newsletter',
    answer: ContentBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;

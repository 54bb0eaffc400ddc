import * as z from 'zod/mini';
import * as account from '../account.ts';
import * as passkeys from '../passkeys.ts';
import type { CallSpec } from './call-spec.ts';

/** What leads into an account and where it is open, for its owner. */
export const SECURITY_SPECS = {
  updateEmail: {
    summary: 'Mails a link to a new address of the account, which counts once the link is opened',
    body: account.EmailChangeBody,
    answer: account.SuccessBody,
    refusals: ['proof_needed'],
  },
  askMobileCode: {
    summary: 'Sends a code to a new mobile number of the account',
    body: z.strictObject({ mobileNumber: account.MobileNumber }),
    answer: z.object({ sent: z.literal(true), expiresIn: z.int() }),
    refusals: ['proof_needed', 'phone_of_other_country', 'not_offered'],
  },
  changeMobile: {
    summary: 'Takes the code of a text message: the account has its new mobile number',
    body: account.MobileChangeBody,
    answer: z.object({ phone: z.string() }),
    refusals: ['proof_needed', 'otp_not_good', 'phone_of_other_country', 'not_offered'],
  },
  getSessions: {
    summary: 'Where the customer is signed in, the latest use first',
    answer: z.object({ sessions: z.array(account.OpenSession) }),
    refusals: [],
  },
  endSession: {
    summary: 'Signs the customer out in one place',
    params: z.object({ sessionId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: account.SuccessBody,
    refusals: [],
  },
  endSessions: {
    summary: 'Signs the customer out everywhere',
    answer: account.SuccessBody,
    refusals: [],
  },
  getPersonalData: {
    summary: 'What was packed for the customer of what the house holds of them, and what would be kept',
    answer: account.PersonalDataBody,
    refusals: [],
  },
  askForExport: {
    summary: 'Packs what the house holds of the customer; a mail says when it can be fetched',
    answer: account.SuccessBody,
    status: 202,
    refusals: ['proof_needed'],
  },
  getExport: {
    summary: 'What was packed, as ZIP, until it ends',
    params: z.object({ exportId: z.string().check(z.minLength(1), z.maxLength(60)) }),
    answer: undefined,
    file: 'application/zip',
    refusals: ['not_found'],
  },
  deleteAccount: {
    summary: 'Deletes the account and all that the law does not ask the house to keep',
    body: account.DeletionBody,
    answer: account.SuccessBody,
    refusals: ['proof_needed', 'repair_open'],
  },
  getPasskeys: {
    summary: 'The keys that the customer signs in with',
    answer: z.object({ passkeys: z.array(passkeys.PasskeyBody) }),
    refusals: [],
  },
  wishPasskey: {
    summary: 'What a device is asked for to make a key',
    answer: passkeys.PasskeyWish,
    refusals: ['proof_needed', 'passkeys_full'],
  },
  addPasskey: {
    summary: 'Takes the key that a device made',
    body: passkeys.NewPasskey,
    answer: passkeys.PasskeyBody,
    refusals: ['proof_needed', 'passkey_not_good'],
  },
  removePasskey: {
    summary: 'Forgets a key',
    params: z.object({ passkeyId: z.string().check(z.minLength(1), z.maxLength(60)) }),
    answer: account.SuccessBody,
    refusals: ['proof_needed', 'not_found'],
  },
} as const satisfies Record<string, CallSpec>;

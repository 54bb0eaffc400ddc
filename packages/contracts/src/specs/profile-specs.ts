import * as z from 'zod/mini';
import { SuccessBody } from '../account.ts';
import { FiscalData, ProfileBody, ProfilePatch } from '../profile.ts';
import type { CallSpec } from './call-spec.ts';
import { localeCode } from './parameters.ts';

/** The gateway’s path names no locale. */
const inLocale = z.object({ locale: localeCode });

/** What customers say of themselves. */
export const PROFILE_SPECS = {
  getProfile: {
    summary: 'What the shop keeps of the customer',
    query: inLocale,
    answer: ProfileBody,
    refusals: [],
  },
  patchProfile: {
    summary: 'Changes what is sent of the profile',
    query: inLocale,
    body: ProfilePatch,
    answer: ProfileBody,
    refusals: ['invalid_profile'],
  },
  updateFiscal: {
    summary: 'Keeps the fiscal code, in the countries whose papers carry one',
    body: FiscalData,
    answer: SuccessBody,
    refusals: ['invalid_profile'],
  },
} as const satisfies Record<string, CallSpec>;

import * as z from 'zod/mini';
import * as belongings from '../belongings.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

/** What a customer has, and what they are offered; nobody else's. */
export const BELONGING_SPECS = {
  getCertifiedProducts: {
    summary: 'The customer’s own pieces with a certificate',
    answer: belongings.CertifiedProductsBody,
    refusals: [],
  },
  getMaterial: {
    summary: 'A material of one of the customer’s own pieces',
    params: z.object({ id }),
    answer: belongings.MaterialBody,
    refusals: ['not_found'],
  },
  getClubEligibility: {
    summary: 'The clubs that the customer’s purchases open to them',
    answer: belongings.ClubEligibilityBody,
    refusals: [],
  },
  getExclusiveOffers: {
    summary: 'What is offered to this customer',
    answer: belongings.ExclusiveOffersBody,
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;

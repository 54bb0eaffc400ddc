import * as belongings from '../belongings.ts';
import type { CallSpec } from './call-spec.ts';

/** What a customer has, and what they are offered; nobody else's. */
export const BELONGING_SPECS = {
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

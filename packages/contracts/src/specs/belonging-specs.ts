import * as belongings from '../belongings.ts';
import * as z from 'zod/mini';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

/** What a customer has, and what they are offered; nobody else's. */
export const BELONGING_SPECS = {
  getClubEligibility: {
    summary: 'The clubs that the customer’s purchases open to them',
    answer: belongings.ClubEligibilityBody,
    refusals: [],
  },
  patchMemberInfos: {
    summary: 'Joins a club, changes what it calls its member, or leaves it',
    params: z.object({ name: id }),
    body: belongings.MemberInfosBody,
    answer: belongings.MemberBody,
    refusals: ['not_found', 'club_not_open'],
  },
  getExclusiveOffers: {
    summary: 'What is offered to this customer',
    answer: belongings.ExclusiveOffersBody,
    refusals: [],
  },
} as const satisfies Record<string, CallSpec>;

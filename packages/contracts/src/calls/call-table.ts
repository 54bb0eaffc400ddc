import { ADDRESS_CALLS } from './address-calls.ts';
import { AGENT_CALLS } from './agent-calls.ts';
import { APPOINTMENT_CALLS } from './appointment-calls.ts';
import type { CacheClass, CallRow, OriginCheck, RateClass } from './call-row.ts';
import { CARE_CALLS } from './care-calls.ts';
import { CERTIFICATE_CALLS } from './certificate-calls.ts';
import { CATALOGUE_CALLS } from './catalogue-calls.ts';
import { CHECKOUT_CALLS } from './checkout-calls.ts';
import { CONSENT_CALLS } from './consent-calls.ts';
import { CONTACT_CALLS } from './contact-calls.ts';
import { EDITORIAL_CALLS } from './editorial-calls.ts';
import { FINDING_CALLS } from './finding-calls.ts';
import { IDENTITY_CALLS } from './identity-calls.ts';
import { MEDIA_CALLS } from './media-calls.ts';
import { ORDER_CALLS } from './order-calls.ts';
import { PERSONALISATION_CALLS } from './personalisation-calls.ts';
import { PROFILE_CALLS } from './profile-calls.ts';
import { RECOMMENDATION_CALLS } from './recommendation-calls.ts';
import { SALE_CALLS } from './sale-calls.ts';
import { SECURITY_CALLS } from './security-calls.ts';
import { SHOPPER_CALLS } from './shopper-calls.ts';
import { WALLET_CALLS } from './wallet-calls.ts';

/**
 * Every call of the specification's section 7 that the shop answers, as plain data: the one place that says where a call
 * stands, who may make it, and how it is guarded, counted and kept. What it takes and gives stands in call-specs.ts;
 * what the browser needs of it, in call-routes.ts.
 */
export const CALLS = {
  ...FINDING_CALLS,
  ...CATALOGUE_CALLS,
  ...PERSONALISATION_CALLS,
  ...EDITORIAL_CALLS,
  ...MEDIA_CALLS,
  ...SHOPPER_CALLS,
  ...RECOMMENDATION_CALLS,
  ...AGENT_CALLS,
  ...CONSENT_CALLS,
  ...IDENTITY_CALLS,
  ...PROFILE_CALLS,
  ...SECURITY_CALLS,
  ...SALE_CALLS,
  ...WALLET_CALLS,
  ...CERTIFICATE_CALLS,
  ...CARE_CALLS,
  ...APPOINTMENT_CALLS,
  ...CONTACT_CALLS,
  ...ADDRESS_CALLS,
  ...CHECKOUT_CALLS,
  ...ORDER_CALLS,
} as const satisfies Record<string, CallRow>;

export type CallName = keyof typeof CALLS;

/** The names of CALLS in their own order. */
export function callNames(): readonly CallName[] {
  return Object.keys(CALLS).filter((name): name is CallName => name in CALLS);
}

export function originCheckOf(name: CallName): OriginCheck {
  const { origin, method }: CallRow = CALLS[name];
  return origin ?? (method === 'GET' ? 'any' : 'change');
}

export function rateClassOf(name: CallName): RateClass {
  const { rate }: CallRow = CALLS[name];
  return rate ?? 'common';
}

export function cacheClassOf(name: CallName): CacheClass {
  const { access, cache, method }: CallRow = CALLS[name];
  return cache ?? (access === 'public' && method === 'GET' ? 'shared' : 'never');
}

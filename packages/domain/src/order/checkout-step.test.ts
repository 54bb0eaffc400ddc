import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_EVENTS,
  CHECKOUT_STATES,
  CHECKOUT_STEPS,
  firstOpenStep,
  isStepOpen,
  nextCheckoutState,
} from './checkout-step.ts';

const LEGAL: readonly string[] = [
  'cart order-prepared → login',
  'login shopper-known → shipping',
  'shipping shipping-chosen → payment',
  'shipping login-edited → login',
  'payment payment-applied → ready',
  'payment login-edited → login',
  'payment shipping-edited → shipping',
  'ready committed → authorising',
  'ready login-edited → login',
  'ready shipping-edited → shipping',
  'ready payment-edited → payment',
  'authorising payment-accepted → placed',
  'authorising payment-refused → payment',
  'authorising challenged → challenge',
  'authorising sent-to-provider → redirected',
  'authorising payment-unsure → polling',
  'challenge payment-accepted → placed',
  'challenge payment-refused → payment',
  'challenge payment-unsure → polling',
  'redirected payment-accepted → placed',
  'redirected payment-refused → payment',
  'redirected payment-unsure → polling',
  'polling payment-accepted → placed',
  'polling payment-refused → payment',
  'polling order-cancelled → cancelled',
  'placed order-cancelled → cancelled',
];

describe('[R4.042] the checkout', () => {
  it('moves exactly as designed, over every pair of state and event', () => {
    const seen: string[] = [];
    for (const state of CHECKOUT_STATES) {
      for (const event of CHECKOUT_EVENTS) {
        const next = nextCheckoutState(state, event);
        if (next.ok) seen.push(`${state} ${event} → ${next.value}`);
        else expect(next.refusal).toEqual({ code: 'illegal_checkout_event', state, event });
      }
    }
    expect(seen.toSorted()).toEqual(LEGAL.toSorted());
  });

  it('opens its steps one after the other', () => {
    expect(open(false, false)).toEqual(['login']);
    expect(open(true, false)).toEqual(['login', 'shipping']);
    expect(open(true, true)).toEqual(['login', 'shipping', 'payment']);
  });

  it('asks who the shopper is before anything else', () => {
    expect(firstOpenStep({ hasEmail: false, hasShipping: true })).toBe('login');
  });
});

function open(hasEmail: boolean, hasShipping: boolean) {
  return CHECKOUT_STEPS.filter((step) => isStepOpen(step, { hasEmail, hasShipping }));
}

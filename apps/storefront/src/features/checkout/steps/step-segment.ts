import { CHECKOUT_STEPS, type CheckoutStep } from '@vitrine/domain';

/** [R2.041] Other names the steps are known by. */
const ALIASES: Readonly<Record<string, CheckoutStep>> = {
  identification: 'login',
  delivery: 'shipping',
  review: 'payment',
};

/** The step that a path segment after /checkout/ names; undefined for none of ours, which is a 404. */
export function stepOfSegment(segment: string): CheckoutStep | undefined {
  if (Object.hasOwn(ALIASES, segment)) return ALIASES[segment];
  return CHECKOUT_STEPS.find((step) => step === segment);
}

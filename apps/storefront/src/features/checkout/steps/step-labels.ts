import type { OrderBody } from '@vitrine/contracts';
import type { CheckoutStep } from '@vitrine/domain';
import type { LabelPart } from '../../../shared/i18n/label-parts.ts';
import { sameAddress } from '../../../shared/checkout/same-address.ts';

/** The parts of the labels that a step alone says, beside those of every page of the checkout. */
export const STEP_LABELS = {
  login: ['contact', 'account'],
  shipping: ['delivery', 'address'],
  payment: ['payment'],
} as const satisfies Readonly<Record<CheckoutStep, readonly LabelPart[]>>;

/** With those of the parts that the page of a step comes with for this order. */
export function labelsOfStep(step: CheckoutStep, order: OrderBody): readonly LabelPart[] {
  const isCollected = order.shippingGroups.some(({ kind }) => kind === 'collect');
  if (step === 'shipping' && isCollected) return [...STEP_LABELS.shipping, 'collecting'];
  if (step === 'payment' && (isCollected || isBilledElsewhere(order)))
    return [...STEP_LABELS.payment, 'address'];
  return STEP_LABELS[step];
}

/** Whether the bill of an order goes elsewhere than its parcel. */
export const isBilledElsewhere = ({ billingAddress, shippingGroups: [group] }: OrderBody): boolean =>
  !sameAddress(billingAddress, group?.address);

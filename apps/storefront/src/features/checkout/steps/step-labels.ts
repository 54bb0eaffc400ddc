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

/** What the parts of a step are shown by. */
interface StepParts {
  readonly order: OrderBody;
  readonly payment: { readonly isAssisted?: boolean | undefined };
  readonly consents: object | undefined;
}

/** With those of the parts that the page of a step comes with for this order: its document names all labels that it says. */
export function labelsOfStep(step: CheckoutStep, parts: StepParts): readonly LabelPart[] {
  const { order, payment, consents } = parts;
  const isCollected = order.shippingGroups.some(({ kind }) => kind === 'collect');
  if (step === 'login') return STEP_LABELS.login;
  if (step === 'shipping')
    return isCollected ? [...STEP_LABELS.shipping, 'collecting'] : STEP_LABELS.shipping;
  return [
    ...STEP_LABELS.payment,
    ...(isCollected || isBilledElsewhere(order) ? (['address'] as const) : []),
    ...(consents === undefined ? [] : (['consents'] as const)),
    ...(payment.isAssisted === true ? (['assisted'] as const) : []),
  ];
}

/** Whether the bill of an order goes elsewhere than its parcel. */
export const isBilledElsewhere = ({ billingAddress, shippingGroups: [group] }: OrderBody): boolean =>
  !sameAddress(billingAddress, group?.address);

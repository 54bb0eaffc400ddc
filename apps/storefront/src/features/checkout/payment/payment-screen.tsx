import type { ComponentProps } from 'react';
import { stepScreen } from '../steps/step-screen.tsx';
import { BILLING } from './billing-address.tsx';
import { CONSENTS, PaymentStep } from './payment-step.tsx';

/** [R6.002] In the place of the step, where an agent works. */
const ASSISTED = stepScreen(
  async () => (await import('./assisted/assisted-payment.tsx')).AssistedPayment,
  ['assisted'],
);
const { Screen: AssistedPayment } = ASSISTED;

/** The parts of the step that its page came with, before it is taken over. */
export async function fetchRenderedParts(): Promise<void> {
  await Promise.all([
    BILLING.fetchRendered('[data-part="billing"]'),
    CONSENTS.fetchRendered('[data-part="consents"]'),
    ASSISTED.fetchRendered('[data-part="assisted"]'),
  ]);
}

export function PaymentScreen(props: ComponentProps<typeof PaymentStep>) {
  return props.payment.isAssisted === true ? <AssistedPayment {...props} /> : <PaymentStep {...props} />;
}

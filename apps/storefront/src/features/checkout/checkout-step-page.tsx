import type { Address, OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { AddressRules, CheckoutProgress, CheckoutStep } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { type TelCode, TelCodes } from '../../shared/address/tel-codes.ts';
import type { AskedConsents } from '../../shared/consents/load-consents.ts';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './checkout-step-page.module.css';
import type { PaymentChoice } from './loading/load-payment.ts';
import type { DeliveryStepProps } from './delivery-step.tsx';
import './step-styles.ts';
import { STEP_LABELS } from './steps/step-labels.ts';
import { StepProgress } from './steps/step-progress.tsx';
import { stepScreen } from './steps/step-screen.tsx';
import { stepOfSegment } from './steps/step-segment.ts';
import { OrderSummary } from './summary/order-summary.tsx';

/** Each step brings its own scripts; its styles come with the page (step-styles.ts). */
const SCREENS = {
  login: stepScreen(async () => (await import('./login/login-step.tsx')).LoginStep, STEP_LABELS.login),
  shipping: stepScreen(async () => {
    const { DeliveryStep: Step, fetchRenderedParts } = await import('./delivery-step.tsx');
    await fetchRenderedParts();
    return Step;
  }, STEP_LABELS.shipping),
  payment: stepScreen(async () => {
    const { PaymentScreen: Step, fetchRenderedParts } = await import('./payment/payment-screen.tsx');
    await fetchRenderedParts();
    return Step;
  }, STEP_LABELS.payment),
} as const;
const { Screen: LoginStep } = SCREENS.login;
const { Screen: DeliveryStep } = SCREENS.shipping;
const { Screen: PaymentStep } = SCREENS.payment;

/** The server renders every step; a page that is taken over has the script of its own before. */
const isShown = (step: string): boolean =>
  typeof location === 'undefined' || stepOfSegment(location.pathname.split('/').at(-1) ?? '') === step;
await Promise.all(Object.entries(SCREENS).map(async ([step, screen]) => isShown(step) && screen.fetch()));

interface CheckoutStepPageProps {
  readonly step: CheckoutStep;
  readonly order: OrderBody;
  readonly progress: CheckoutProgress;
  /** Only in the shipping step. */
  readonly parcels: ShippingMethodsBody['parcels'];
  readonly collect: DeliveryStepProps['collect'];
  readonly leadTime: string | undefined;
  readonly rules: AddressRules;
  readonly payment: PaymentChoice;
  readonly telCodes: readonly TelCode[];
  /** [R7.024, R7.036] Of a signed-in customer: where parcels go, or, in the payment step, bills. */
  readonly savedAddresses: readonly Address[] | undefined;
  /** [R4.034] Only in the payment step. */
  readonly consents: AskedConsents | undefined;
}

/** One step of the checkout: where one is, what to do now, and what is being bought. */
export function CheckoutStepPage(props: CheckoutStepPageProps) {
  const { step, order, progress, parcels, collect, leadTime, rules, payment, telCodes, savedAddresses } =
    props;
  const t = useLabels();
  const [chosen, setChosen] = useState<OrderBody['totals']>();
  useEffect(() => {
    // The next step is there when it is asked for.
    SCREENS[step === 'login' ? 'shipping' : 'payment'].warm();
  }, [step]);
  return (
    <div className={styles['page']}>
      <StepProgress step={step} progress={progress} />
      <div className={styles['columns']}>
        <section className={styles['main']}>
          <h1 className={styles['title']}>{t(`checkout_step_${step}`)}</h1>
          <TelCodes value={telCodes}>
            {step === 'login' && <LoginStep email={order.email} />}
            {step === 'shipping' && (
              <DeliveryStep
                {...{ order, parcels, collect, leadTime, rules, savedAddresses }}
                onTotals={setChosen}
              />
            )}
            {step === 'payment' && (
              <PaymentStep {...{ order, rules, payment, savedAddresses, consents: props.consents }} />
            )}
          </TelCodes>
        </section>
        <OrderSummary order={order} chosen={chosen} />
      </div>
    </div>
  );
}

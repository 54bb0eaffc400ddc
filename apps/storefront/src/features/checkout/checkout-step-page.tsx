import type { OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { AddressRules, CheckoutProgress, CheckoutStep } from '@vitrine/domain';
import { useLabels } from '../../shared/page/page.tsx';
import styles from './checkout-step-page.module.css';
import type { PaymentChoice } from './loading/load-payment.ts';
import { LoginStep } from './login/login-step.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { DeliveryStep, type DeliveryStepProps } from './delivery-step.tsx';
import { StepProgress } from './steps/step-progress.tsx';
import { OrderSummary } from './summary/order-summary.tsx';

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
}

/** One step of the checkout: where one is, what to do now, and what is being bought. */
export function CheckoutStepPage({
  step,
  progress,
  parcels,
  collect,
  leadTime,
  ...props
}: CheckoutStepPageProps) {
  const { order, rules, payment } = props;
  const t = useLabels();
  return (
    <div className={styles['page']}>
      <StepProgress step={step} progress={progress} />
      <div className={styles['columns']}>
        <section className={styles['main']}>
          <h1 className={styles['title']}>{t(`checkout_step_${step}`)}</h1>
          {step === 'login' && <LoginStep email={order.email} />}
          {step === 'shipping' && <DeliveryStep {...{ order, parcels, collect, leadTime, rules }} />}
          {step === 'payment' && <PaymentStep {...{ order, rules, payment }} />}
        </section>
        <OrderSummary order={order} />
      </div>
    </div>
  );
}

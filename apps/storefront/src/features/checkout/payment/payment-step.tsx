import type { OrderBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { focusField, focusFirstFault } from '../address/focus-field.ts';
import { useAddressForm } from '../address/use-address-form.ts';
import { BillingAddress } from './billing-address.tsx';
import { CardFields } from './card-fields.tsx';
import { OrderReview } from './order-review.tsx';
import styles from './payment-step.module.css';
import { isBusy } from './placing.ts';
import { sameAddress } from './same-address.ts';
import { usePlacing } from './use-placing.ts';

interface PaymentStepProps {
  readonly order: OrderBody;
  readonly rules: AddressRules;
}

/** The order once more, the card, the consent, and the one button that buys. */
export function PaymentStep({ order, rules }: PaymentStepProps) {
  const t = useLabels();
  const formRef = useRef<HTMLFormElement>(null);
  const shippingAddress = order.shippingGroups[0]?.address;
  const [billsElsewhere, setBillsElsewhere] = useState(!sameAddress(order.billingAddress, shippingAddress));
  const billing = useAddressForm({
    address: order.billingAddress,
    rules,
    name: 'billing',
    country: order.country,
  });
  const { placing, tell, frameRef, view, place, reopen } = usePlacing(() => formRef.current?.requestSubmit());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = billsElsewhere ? billing.submit() : shippingAddress;
    if (!address) {
      focusFirstFault(form);
      return;
    }
    const terms = form.elements.namedItem('terms');
    if (!(terms instanceof HTMLInputElement) || !terms.checked) {
      tell({ type: 'faulted', fault: { key: 'checkout_terms_required' } });
      focusField(form, 'terms');
      return;
    }
    await place(address);
  };

  const fault = placing.step === 'ready' ? placing.fault : undefined;
  return (
    <form
      ref={formRef}
      method="post"
      className={styles['form']}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <OrderReview order={order} rules={rules} />
      <BillingAddress form={billing} isElsewhere={billsElsewhere} onChange={setBillsElsewhere} />
      <CardFields {...{ placing, frameRef, view }} onRetry={reopen} />
      <div className={styles['place']}>
        <label className={styles['check']}>
          <input
            type="checkbox"
            name="terms"
            required
            aria-invalid={fault !== undefined && 'key' in fault && fault.key === 'checkout_terms_required'}
          />
          <span>
            {t('checkout_terms')} <Link to="/terms-of-sale">{t('checkout_terms_link')}</Link>
          </span>
        </label>
        <p role="alert" className={styles['fault']}>
          {fault && ('key' in fault ? t(fault.key) : fault.text)}
        </p>
        <Button type="submit" disabled={placing.step !== 'ready'} aria-busy={isBusy(placing)}>
          {isBusy(placing)
            ? t('checkout_placing')
            : t('checkout_place_order', { total: order.totals.total.label })}
        </Button>
        <p className={styles['intro']}>{t('checkout_place_note')}</p>
      </div>
    </form>
  );
}

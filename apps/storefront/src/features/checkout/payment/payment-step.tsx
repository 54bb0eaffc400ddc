import type { Address, OrderBody, PostalAddress } from '@vitrine/contracts';
import type { AddressRules, PaymentMethod } from '@vitrine/domain';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { focusField, focusFirstFault } from '../../../shared/forms/field-faults.ts';
import { useAddressForm } from '../../../shared/address/use-address-form.ts';
import { BillingAddress } from './billing-address.tsx';
import type { PaymentChoice } from '../loading/load-payment.ts';
import { MeansChoice } from './means-choice.tsx';
import { PAYMENT_MEANS } from './methods/index.ts';
import type { PaymentMeansView, PaymentView } from './methods/payment-means.ts';
import { OrderReview } from './order-review.tsx';
import styles from './payment-step.module.css';
import { faultText, isBusy } from './placing.ts';
import { sameAddress } from '../../../shared/checkout/same-address.ts';

interface PaymentStepProps {
  readonly order: OrderBody;
  readonly rules: AddressRules;
  readonly payment: PaymentChoice;
  /** [R7.024] The billing addresses of a customer’s book. */
  readonly savedAddresses?: readonly Address[] | undefined;
}

/** The order once more, the means that pays, the consent, and the one button that buys. */
export function PaymentStep({ order, rules, payment, savedAddresses = [] }: PaymentStepProps) {
  const { methods, providerOrigins, savedCards } = payment;
  const [method, choose] = useState<PaymentMethod>(methods[0] ?? 'creditCard');
  const [isPlacing, setIsPlacing] = useState(false);
  const { shippingAddress, isCollected, billingStart } = addressesOf(order);
  const [isOther, setIsOther] = useState(!sameAddress(order.billingAddress, shippingAddress));
  const billsElsewhere = isCollected || isOther;
  const billing = useAddressForm({
    address: billingStart ?? savedAddresses.find(({ countryCode }) => countryCode === order.country),
    rules,
    name: 'billing',
    country: order.country,
  });

  return (
    <div className={styles['form']}>
      <OrderReview order={order} rules={rules} />
      <MeansChoice methods={methods} chosen={method} isBusy={isPlacing} onChoose={choose} />
      <PaymentForm
        key={method}
        means={PAYMENT_MEANS[method]}
        total={order.totals.total.label}
        addressOf={() => (billsElsewhere ? billing.submit() : shippingAddress)}
        providerOrigins={providerOrigins}
        savedCards={savedCards}
        onBusy={setIsPlacing}
      >
        <BillingAddress
          form={billing}
          isElsewhere={billsElsewhere}
          onChange={isCollected ? undefined : setIsOther}
        />
      </PaymentForm>
    </div>
  );
}

/** A store that has the order ready is no address of its buyer: the bill needs one, and begins with the buyer's name. */
function addressesOf({ shippingGroups: [group], billingAddress }: OrderBody) {
  const { store, address } = group ?? {};
  if (store === undefined || address === undefined)
    return { shippingAddress: address, isCollected: false, billingStart: billingAddress };
  const { firstName, lastName, phone, countryCode } = address;
  const named = { firstName, lastName, phone, address1: '', city: '', countryCode };
  return { shippingAddress: undefined, isCollected: true, billingStart: billingAddress ?? named };
}

interface PaymentFormProps {
  readonly means: PaymentMeansView;
  readonly total: string;
  /** The checked address of the bill; undefined while a field of it is at fault. */
  readonly addressOf: () => PostalAddress | false | undefined;
  readonly providerOrigins: readonly string[];
  readonly savedCards: PaymentChoice['savedCards'];
  readonly onBusy: (isBusy: boolean) => void;
  readonly children: ReactNode;
}

/** One means from its fields to the button; another means is another form. */
function PaymentForm({ means, providerOrigins, savedCards, children, ...rest }: PaymentFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { Payment, note } = means;
  return (
    <Payment onSubmitAsked={() => formRef.current?.requestSubmit()} {...{ providerOrigins, savedCards }}>
      {(view) => <PlacingForm {...{ ...rest, view, note, formRef }}>{children}</PlacingForm>}
    </Payment>
  );
}

interface PlacingFormProps extends Pick<PaymentFormProps, 'total' | 'addressOf' | 'onBusy' | 'children'> {
  readonly view: PaymentView;
  readonly note: PaymentMeansView['note'];
  readonly formRef: RefObject<HTMLFormElement | null>;
}

function PlacingForm({ view, note, formRef, total, addressOf, onBusy, children }: PlacingFormProps) {
  const t = useLabels();
  const { placing, tell, place, panel } = view;
  const busy = isBusy(placing);
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = addressOf();
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
      {children}
      {panel}
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
          {fault && faultText(fault, t)}
        </p>
        <Button type="submit" disabled={placing.step !== 'ready'} aria-busy={busy}>
          {busy ? t('checkout_placing') : t('checkout_place_order', { total })}
        </Button>
        {note !== undefined && <p className={styles['intro']}>{t(note)}</p>}
      </div>
    </form>
  );
}

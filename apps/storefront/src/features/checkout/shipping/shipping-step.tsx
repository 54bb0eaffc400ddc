import type { OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { AddressFields } from '../address/address-fields.tsx';
import { FaultSummary } from '../address/fault-summary.tsx';
import { focusFirstFault } from '../address/focus-field.ts';
import { useAddressForm } from '../address/use-address-form.ts';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { useIsHydrated } from '../steps/use-is-hydrated.ts';
import { firstMethods, ParcelMethodChoice } from './parcel-methods.tsx';
import styles from './shipping-step.module.css';

interface ShippingStepProps {
  readonly order: OrderBody;
  readonly parcels: ShippingMethodsBody['parcels'];
  readonly rules: AddressRules;
}

/** Where the order goes, and how. The country is the order's: another one has other prices. */
export function ShippingStep({ order, parcels, rules }: ShippingStepProps) {
  const { labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const [group] = order.shippingGroups;
  const form = useAddressForm({ address: group?.address, rules, name: 'shipping', country: order.country });
  const [chosen, choose] = useState(() => firstMethods(parcels, order.shippingGroups));
  const methodId = Object.values(chosen)[0];
  const [refusal, setRefusal] = useState<string>();
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const address = form.submit();
    if (!address || methodId === undefined) {
      focusFirstFault(element);
      return;
    }
    setIsBusy(true);
    setRefusal(undefined);
    const sent = await shopClient().call('shipToHome', {
      body: { shippingAddress: address, methodId, parcelMethods: chosen },
    });
    setIsBusy(false);
    if (sent.ok) await navigate(pathTo('/checkout/payment'));
    else if (form.refuse(sent.failure)) focusFirstFault(element);
    else setRefusal(failureText(sent.failure, labels));
  };

  return (
    <form method="post" className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <section className={styles['part']}>
        <h2>{t('checkout_address_title')}</h2>
        <FaultSummary form={form} />
        <AddressFields form={form} name="shipping" />
      </section>
      <ParcelMethodChoice lines={order.lines} parcels={parcels} chosen={chosen} onChoose={choose} />
      <p role="alert" className={styles['fault']}>
        {refusal}
      </p>
      <Button type="submit" disabled={isBusy || !isHydrated || methodId === undefined} aria-busy={isBusy}>
        {t(isBusy ? 'please_wait' : 'checkout_to_payment')}
      </Button>
    </form>
  );
}

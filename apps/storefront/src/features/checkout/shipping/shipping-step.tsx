import type { HomeDelivery, OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { AddressFields } from '../address/address-fields.tsx';
import { FaultSummary } from '../address/fault-summary.tsx';
import { focusFirstFault } from '../../../shared/forms/field-faults.ts';
import { refusedAddressFields, useAddressForm } from '../address/use-address-form.ts';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { useIsHydrated } from '../../../shared/forms/use-is-hydrated.ts';
import { ParcelMethodChoice } from './parcel-methods.tsx';
import styles from './shipping-step.module.css';
import { useWays } from './use-ways.ts';
import { bodyOfWays, firstWays, fitWays, withoutHours } from './way-choice.ts';

interface ShippingStepProps {
  readonly order: OrderBody;
  readonly parcels: ShippingMethodsBody['parcels'];
  /** So many working days until all of it is there, where a piece is made to order. */
  readonly leadTime?: string | undefined;
  readonly rules: AddressRules;
}

/** Where the order goes, and how. The country is the order's: another one has other prices. */
export function ShippingStep({ order, parcels, leadTime, rules }: ShippingStepProps) {
  const { labels } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const [group] = order.shippingGroups;
  const form = useAddressForm({ address: group?.address, rules, name: 'shipping', country: order.country });
  const [chosen, choose] = useState(() => firstWays(parcels, order.shippingGroups));
  const [isHourMissing, setIsHourMissing] = useState(false);
  const ways = useWays({
    postalCode: form.state.texts.postalCode ?? '',
    rules,
    parcels,
    onChange: (offered) => choose((before) => fitWays(before, offered)),
  });
  const isHydrated = useIsHydrated();
  const { run, isBusy, failure } = useMutation((body: HomeDelivery) =>
    shopClient().call('shipToHome', { body }),
  );
  const isOfAddress = failure !== undefined && refusedAddressFields(failure).length > 0;
  const isSlotLost = order.shippingGroups.some((each) => each.isSlotLost === true);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const address = form.submit();
    const way = bodyOfWays(chosen);
    setIsHourMissing(way === undefined);
    if (!address || way === undefined) {
      focusFirstFault(element);
      return;
    }
    const sent = await run({ shippingAddress: address, ...way });
    if (sent?.ok === true) await navigate(pathTo('/checkout/payment'));
    else if (sent?.failure.errorCode === 'slot_taken') choose(withoutHours);
    else if (sent !== undefined && form.refuse(sent.failure)) focusFirstFault(element);
  };

  return (
    <form method="post" className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {isSlotLost && <p className={styles['lost']}>{t('checkout_slot_lost')}</p>}
      <section className={styles['part']}>
        <h2>{t('checkout_address_title')}</h2>
        <FaultSummary form={form} />
        <AddressFields form={form} name="shipping" />
      </section>
      <ParcelMethodChoice
        {...ways}
        lines={order.lines}
        leadTime={leadTime}
        chosen={chosen}
        onChoose={choose}
      />
      <p role="alert" className={styles['fault']}>
        {isHourMissing ? t('checkout_slot_missing') : failure && !isOfAddress && failureText(failure, labels)}
      </p>
      <Button type="submit" disabled={isBusy || !isHydrated} aria-busy={isBusy}>
        {t(isBusy ? 'please_wait' : 'checkout_to_payment')}
      </Button>
    </form>
  );
}

import type { Address, OrderBody, ShippingMethodsBody } from '@vitrine/contracts';
import type { AddressRules } from '@vitrine/domain';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ANOTHER_ADDRESS } from '../../../shared/address/delivery-choice.ts';
import {
  type AddressFormHandle,
  refusedAddressFields,
  useAddressForm,
} from '../../../shared/address/use-address-form.ts';
import type { CallFailure } from '../../../shared/api/call-failure.ts';
import { failureText } from '../../../shared/api/failure-text.ts';
import { focusFirstFault } from '../../../shared/forms/field-faults.ts';
import { useIsHydrated } from '../../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../../shared/forms/use-mutation.ts';
import type { Labels } from '../../../shared/i18n/labels.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { useStore } from '../../../shared/session/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';
import { DeliveryPlace } from './delivery-place.tsx';
import { NewAddress } from './new-address.tsx';
import { ParcelMethodChoice } from './parcel-methods.tsx';
import { type DeliveryTo, sendToHome } from './send-to-home.ts';
import styles from './shipping-step.module.css';
import { useOrderCountry } from './use-order-country.ts';
import { type SavedChoice, useSavedChoice } from './use-saved-choice.ts';
import { useWays } from './use-ways.ts';
import { amountOfWays, bodyOfWays, totalsWith } from './way-choice.ts';

interface ShippingStepProps {
  readonly order: OrderBody;
  readonly parcels: ShippingMethodsBody['parcels'];
  /** So many working days until all of it is there, where a piece is made to order. */
  readonly leadTime?: string | undefined;
  readonly rules: AddressRules;
  /** Undefined for a guest. */
  readonly savedAddresses: readonly Address[] | undefined;
  /** Told what the order comes to with the ways that are chosen; undefined while that is what the order says. */
  readonly onTotals?: ((totals: OrderBody['totals'] | undefined) => void) | undefined;
}

/** Where the order goes, and how. The country is the order's: another one has other prices. */
export function ShippingStep({
  order,
  parcels,
  leadTime,
  rules,
  savedAddresses,
  onTotals,
}: ShippingStepProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const isHydrated = useIsHydrated();
  const address = order.shippingGroups[0]?.address;
  const form = useAddressForm({
    address,
    rules,
    keptAs: { orderId: order.orderId, name: 'shipping' },
    country: order.country,
  });
  useOwnName(form, savedAddresses !== undefined);
  const saved = useSavedChoice({ order, rules, savedAddresses });
  const place = useOrderCountry(order.country);
  const isNew = saved.chosen === ANOTHER_ADDRESS;
  const { postalCode = '' } = isNew ? form.state.texts : savedAddress(saved);
  const { chosen, choose, loseHours, ...ways } = useWays({ order, parcels, postalCode, rules });
  useChosenTotals(order, { chosen, parcels: ways.parcels }, onTotals);
  const [isHourMissing, setIsHourMissing] = useState(false);
  const { run, isBusy, failure } = useMutation(sendToHome);

  const refuse = (refusal: CallFailure, element: HTMLFormElement) => {
    if (refusal.errorCode === 'slot_taken' || refusal.errorCode === 'unknown_slot') loseHours();
    else if (isNew && form.refuse(refusal)) focusFirstFault(element);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const to = deliveryTo(form, saved);
    const way = bodyOfWays(chosen);
    setIsHourMissing(way === undefined);
    const sent = to && way ? await run({ ...to, ...way, locale, onKept: saved.put }) : 'faulty';
    if (sent === 'faulty') focusFirstFault(element);
    else if (sent?.ok === true) await navigate(pathTo('/checkout/payment'));
    else if (sent !== undefined) refuse(sent.failure, element);
  };

  return (
    <div className={styles['form']}>
      <LostHours order={order} />
      <DeliveryPlace {...{ order, rules, place }} saved={savedAddresses && saved} />
      <form method="post" className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {isNew && <NewAddress form={form} saved={savedAddresses && saved} />}
        <ParcelMethodChoice
          {...ways}
          lines={order.lines}
          leadTime={leadTime}
          chosen={chosen}
          onChoose={choose}
        />
        <p role="alert" className={styles['fault']}>
          {isHourMissing ? t('checkout_slot_missing') : faultOf(failure, isNew, labels)}
        </p>
        <Button
          type="submit"
          disabled={[isBusy, !isHydrated, place.isBusy].includes(true)}
          aria-busy={isBusy}
        >
          {t(isBusy ? 'please_wait' : 'checkout_to_payment')}
        </Button>
      </form>
    </div>
  );
}

/** Another address of a customer begins with their own name. */
function useOwnName({ tell }: AddressFormHandle, isCustomer: boolean): void {
  const user = useStore(shopper, (state) => state.user);
  useEffect(() => {
    if (!isCustomer || user === undefined) return;
    const { firstName, lastName } = user;
    tell({ type: 'restored', texts: { firstName, lastName } });
  }, [isCustomer, user, tell]);
}

/** Tells what the order comes to with the ways that are chosen, for the summary beside the step. */
function useChosenTotals(
  { totals, shippingGroups }: OrderBody,
  { chosen, parcels }: Pick<ReturnType<typeof useWays>, 'chosen' | 'parcels'>,
  onTotals: ShippingStepProps['onTotals'],
): void {
  const { bcp47 } = usePage().locale;
  const amount = amountOfWays(chosen, parcels);
  const known = shippingGroups.length > 0 ? totals.shipping.amount : undefined;
  useEffect(() => {
    onTotals?.(amount === undefined || amount === known ? undefined : totalsWith(totals, amount, bcp47));
    return () => onTotals?.(undefined);
  }, [amount, known, totals, bcp47, onTotals]);
}

const savedAddress = ({ addresses, chosen }: SavedChoice): { readonly postalCode?: string | undefined } =>
  addresses.find(({ identifier }) => identifier === chosen) ?? {};

/** The chosen address, or the one that is typed; undefined while a field of it is at fault. */
function deliveryTo(form: AddressFormHandle, { chosen, keeps }: SavedChoice): DeliveryTo | undefined {
  if (chosen !== ANOTHER_ADDRESS) return { addressId: chosen };
  const shippingAddress = form.submit();
  return shippingAddress && { shippingAddress, keep: keeps };
}

/** Hours that somebody else has by now are to be chosen again, and nothing else. */
function LostHours({ order }: Pick<ShippingStepProps, 'order'>) {
  const { t } = usePage().labels;
  const isLost = order.shippingGroups.some((group) => group.isSlotLost);
  return isLost ? <p className={styles['lost']}>{t('checkout_slot_lost')}</p> : undefined;
}

function faultOf(failure: CallFailure | undefined, isNew: boolean, labels: Labels): string | undefined {
  return failure && !(isNew && isOfAddress(failure)) ? failureText(failure, labels) : undefined;
}

/** The fields say it themselves. */
const isOfAddress = (failure: CallFailure): boolean => refusedAddressFields(failure).length > 0;

import type { Address, OrderBody, PostalAddress } from '@vitrine/contracts';
import { type AddressRules, type PaymentMethod, priceLabel } from '@vitrine/domain';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { AskedConsents } from '../../../shared/consents/load-consents.ts';
import { saidConsents } from '../../../shared/consents/said-consents.ts';
import type { Labels } from '../../../shared/i18n/labels.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useIsHydrated } from '../../../shared/forms/use-is-hydrated.ts';
import { focusField, focusFirstFault } from '../../../shared/forms/field-faults.ts';
import type { AddressFormHandle } from '../../../shared/address/use-address-form.ts';
import { BillingAddress } from './billing-address.tsx';
import type { PaymentChoice } from '../loading/load-payment.ts';
import { MeansChoice } from './means-choice.tsx';
import { PAYMENT_MEANS } from './methods/index.ts';
import { type AppliedGiftCard, giftCardOf, GiftCardPart } from './methods/gift-card/gift-card.tsx';
import type { Due, PaymentMeansView, PaymentView } from './methods/payment-means.ts';
import { OrderReview } from './order-review.tsx';
import styles from './payment-step.module.css';
import { isBilledElsewhere } from '../steps/step-labels.ts';
import { stepScreen } from '../steps/step-screen.tsx';
import { faultText, isBusy, type PlacingFault } from './placing.ts';
import { ChannelContext } from './use-attempt.ts';

interface PaymentStepProps {
  readonly order: OrderBody;
  readonly rules: AddressRules;
  readonly payment: PaymentChoice;
  /** [R7.024] The billing addresses of a customer’s book. */
  readonly savedAddresses?: readonly Address[] | undefined;
  /** [R4.034] */
  readonly consents?: AskedConsents | undefined;
}

/** The order once more, the means that pays, the consent, and the one button that buys. */
export function PaymentStep({ order, rules, payment, savedAddresses = [], consents }: PaymentStepProps) {
  const { providerOrigins, savedCards, transfer } = payment;
  const methods = useOfferedMeans(payment.methods);
  const [chosen, choose] = useState<PaymentMethod>(methods[0] ?? 'creditCard');
  const [giftCard, setGiftCard] = useState(giftCardOf(order));
  const due = useDue(order, giftCard);
  const method = due.amount === 0 ? 'giftCard' : chosen;
  const [isPlacing, setIsPlacing] = useState(false);
  const { shippingAddress, isCollected, billingStart } = addressesOf(order);
  const [isOther, setIsOther] = useState(() => isBilledElsewhere(order));
  const billsElsewhere = isCollected || isOther;
  const billing = useRef<AddressFormHandle>(null);
  const [typed, keepTyped] = useState<AddressFormHandle['state']>();

  return (
    <ChannelContext value={order.channel}>
      <div className={styles['form']}>
        <OrderReview order={order} rules={rules} />
        {payment.methods.includes('giftCard') && (
          <GiftCardPart applied={giftCard} rest={due.label} isBusy={isPlacing} onChange={setGiftCard} />
        )}
        {due.amount > 0 && (
          <MeansChoice methods={methods} chosen={chosen} isBusy={isPlacing} onChoose={choose} />
        )}
        <PaymentForm
          key={method}
          means={PAYMENT_MEANS[method]}
          due={due}
          transfer={transfer}
          addressOf={() => (billsElsewhere ? billing.current?.submit() : shippingAddress)}
          providerOrigins={providerOrigins}
          savedCards={savedCards}
          consents={consents}
          onBusy={setIsPlacing}
        >
          <BillingAddress
            address={billingStart ?? savedAddresses.find(({ countryCode }) => countryCode === order.country)}
            rules={rules}
            orderId={order.orderId}
            country={order.country}
            left={typed}
            formRef={billing}
            onTyped={keepTyped}
            isElsewhere={billsElsewhere}
            onChange={isCollected ? undefined : setIsOther}
          />
        </PaymentForm>
      </div>
    </ChannelContext>
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

/** [R7.118] What this browser can pay with beside a gift card, which has a part of its own. */
function useOfferedMeans(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const isHydrated = useIsHydrated();
  return methods.filter((method) => {
    const { isOffered } = PAYMENT_MEANS[method];
    return method !== 'giftCard' && (isOffered === undefined || (isHydrated && isOffered()));
  });
}

/** What is left to pay beside a gift card. */
function useDue({ totals, country }: OrderBody, giftCard: AppliedGiftCard | undefined): Due {
  const { locale } = usePage();
  const { amount: total, currency, label } = totals.total;
  if (giftCard === undefined) return { amount: total, currency, label, share: undefined, country };
  const amount = Math.max(0, total - giftCard.amount.amount);
  const rest = priceLabel({ amount, currency }, locale.bcp47);
  return { amount, currency, label: rest, share: amount, country };
}

interface PaymentFormProps {
  readonly means: PaymentMeansView;
  readonly due: Due;
  readonly transfer: PaymentChoice['transfer'];
  /** The checked address of the bill; undefined while a field of it is at fault. */
  readonly addressOf: () => PostalAddress | false | undefined;
  readonly providerOrigins: readonly string[];
  readonly savedCards: PaymentChoice['savedCards'];
  readonly consents: AskedConsents | undefined;
  readonly onBusy: (isBusy: boolean) => void;
  readonly children: ReactNode;
}

/** One means from its fields to the button; another means is another form. */
function PaymentForm({ means, providerOrigins, savedCards, transfer, children, ...rest }: PaymentFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const { Payment, note } = means;
  return (
    <Payment
      onSubmitAsked={() => formRef.current?.requestSubmit()}
      {...{ due: rest.due, providerOrigins, savedCards, transfer }}
    >
      {(view) => <PlacingForm {...{ ...rest, view, note, formRef }}>{children}</PlacingForm>}
    </Payment>
  );
}

interface PlacingFormProps extends Pick<
  PaymentFormProps,
  'due' | 'addressOf' | 'consents' | 'onBusy' | 'children'
> {
  readonly view: PaymentView;
  readonly note: PaymentMeansView['note'];
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** [R4.034] Only Korea asks. */
export const CONSENTS = stepScreen(
  async () => (await import('../../../shared/consents/consent-boxes.tsx')).ConsentBoxes,
  ['consents'],
);
const { Screen: ConsentBoxes } = CONSENTS;

/** [R5.015] Keeps what was ticked before the order is placed; what stands in the way, where one is missing or it fails. */
async function keepConsents(
  form: HTMLFormElement,
  { context, texts }: AskedConsents,
  labels: Labels,
): Promise<PlacingFault | undefined> {
  const body = saidConsents(form, texts);
  if (body === undefined) return { text: '' };
  const kept = await shopClient().call('updateKoreaConsents', { query: { context }, body });
  return kept.ok ? undefined : { text: failureText(kept.failure, labels) };
}

function PlacingForm({ view, note, formRef, due, addressOf, consents, onBusy, children }: PlacingFormProps) {
  const { labels } = usePage();
  const { t } = labels;
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
    const fault = consents && (await keepConsents(form, consents, labels));
    if (fault !== undefined) tell({ type: 'faulted', fault });
    else await place(address);
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
        {consents && (
          <div data-part="consents">
            <ConsentBoxes {...consents} />
          </div>
        )}
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
          {busy ? t('checkout_placing') : t('checkout_place_order', { total: due.label })}
        </Button>
        {note !== undefined && <p className={styles['intro']}>{t(note)}</p>}
      </div>
    </form>
  );
}

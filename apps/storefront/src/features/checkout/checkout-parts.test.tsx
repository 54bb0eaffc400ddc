import type { AddressRules } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { AddressFields } from './address/address-fields.tsx';
import { openAddressForm } from './address/address-form-state.ts';
import type { AddressFormHandle } from './address/use-address-form.ts';
import { ConfirmationPage } from './confirmation/confirmation-page.tsx';
import { CheckoutErrorPage } from './failure/checkout-error-page.tsx';
import { MethodChoice } from './shipping/method-choice.tsx';
import { ParcelMethodChoice } from './shipping/parcel-methods.tsx';
import { StepProgress } from './steps/step-progress.tsx';
import { OrderTotals } from './summary/order-totals.tsx';
import { anOrder, TO_ANA } from './test-harness/an-order.ts';
import { renderInPage } from './test-harness/render-in-page.tsx';

const aForm = (
  rules: AddressRules,
  faults: AddressFormHandle['state']['faults'] = {},
): AddressFormHandle => ({
  state: { ...openAddressForm({}, rules), faults },
  rules,
  country: 'US',
  tell: () => {},
  submit: () => undefined,
  refuse: () => false,
});
const fieldsOf = (rules: AddressRules, faults?: AddressFormHandle['state']['faults']) =>
  renderInPage(<AddressFields form={aForm(rules, faults)} name="shipping" />);

const inputOf = (html: string, name: string): string =>
  html.match(/<input[^>]*>/gu)?.find((input) => input.includes(`name="${name}"`)) ?? '';

describe('the progress of the checkout', () => {
  it('[R2.041] links the steps that are open, and only those', () => {
    const html = renderInPage(
      <StepProgress step="shipping" progress={{ hasEmail: true, hasShipping: false }} />,
    );
    expect(html).toContain('href="/eng-us/checkout/login"');
    expect(html).not.toContain('href="/eng-us/checkout/payment"');
    expect(html).toMatch(/aria-current="step"[^>]*><span>[^/]*2/u);
  });
});

describe('the address fields', () => {
  it('[R5.027] name their faults and tie them to the field', () => {
    const html = fieldsOf({ postalCodePattern: String.raw`\d{5}` }, { postalCode: 'field_invalid' });
    const [, note] = /aria-describedby="([^"]+)"/u.exec(inputOf(html, 'postalCode')) ?? [];
    expect(html).toContain(`id="${note ?? 'none'}"`);
    expect(html).toContain('field_invalid {&quot;field&quot;:&quot;address_postalCode&quot;');
  });

  it('[R4.041] make a dropdown of several states, without one chosen', () => {
    const html = fieldsOf({
      states: [
        { code: 'NY', name: 'New York' },
        { code: 'CA', name: 'California' },
      ],
    });
    expect(html).toMatch(/<select name="state"/u);
    expect(html).toContain('<option value="" selected="">address_choose</option>');
  });

  it('[R4.040] show a single city as read-only', () => {
    const city = inputOf(fieldsOf({ cities: [{ code: 'Singapore', name: 'Singapore' }] }), 'city');
    expect(city).toContain('readOnly=""');
    expect(city).toContain('value="Singapore"');
  });

  it('tell browsers what each of them is', () => {
    const html = fieldsOf({});
    expect(html).toContain('autoComplete="section-shipping shipping given-name"');
    expect(html).toContain('autoComplete="section-shipping shipping tel"');
  });
});

describe('the delivery methods', () => {
  it('[R4.035, R9.038] show price and days, and the chosen one', () => {
    const [group] = TO_ANA;
    const methods = group === undefined ? [] : [group.method];
    const html = renderInPage(
      <MethodChoice title="How" methods={methods} chosenId="courier" onChoose={() => {}} />,
    );
    expect(html).toContain('checkout_free');
    expect(html).toContain('November 24 to November 26');
    expect(html).not.toContain('2026');
    expect(html).toContain('data-type="standard"');
    expect(html).toContain('checked=""');
  });
});

describe('an order in two parcels', () => {
  const [first] = anOrder().lines;
  const [group] = TO_ANA;
  if (first === undefined || group === undefined) throw new Error('An order has a line and a parcel');
  const lines = [first, { ...first, itemId: '2', name: 'Corso' }];
  const later = { ...group, id: 'g-2', readiness: 'made_to_order' as const, itemIds: ['2'] };
  const order = anOrder({ lines, shippingGroups: [group, later], state: 'placed' });

  it('[R7.110, R7.115] says at the delivery step why, and lets each be sent its own way', () => {
    const parcels = [group, later].map(({ readiness, itemIds, method }) => ({
      readiness,
      itemIds,
      shippingMethods: [method],
    }));
    const choice = { lines, parcels, chosen: { in_stock: 'courier' }, onChoose: () => {} };
    const html = renderInPage(<ParcelMethodChoice {...choice} />);
    expect(html).toContain('checkout_parcels_why');
    expect(html.match(/<fieldset/gu)).toHaveLength(2);
    expect(html.match(/checked=""/gu)).toHaveLength(1);
    expect(html.indexOf('checkout_parcel_made_to_order')).toBeLessThan(html.indexOf('Corso'));
  });

  it('[R2.044] shows each with its pieces, and the one address once', () => {
    const html = renderInPage(<ConfirmationPage order={order} rules={{}} />);
    expect(html.match(/New York, NY 10003/gu)).toHaveLength(1);
    expect(html.match(/checkout_parcel_in_stock/gu)).toHaveLength(2);
    expect(html.match(/checkout_parcel_made_to_order/gu)).toHaveLength(2);
    expect(html.match(/>Corso</gu)).toHaveLength(1);
  });
});

describe('the sums of an order', () => {
  it('say nothing of delivery and sales tax before they are known', () => {
    const html = renderInPage(<OrderTotals order={anOrder()} />);
    expect(html.match(/checkout_next_step/gu)).toHaveLength(2);
    expect(html).not.toContain('$81.65');
  });

  it('are complete once it is known where the order goes', () => {
    const html = renderInPage(<OrderTotals order={anOrder({ shippingGroups: TO_ANA })} />);
    expect(html).toContain('checkout_free');
    expect(html).toContain('$81.65');
    expect(html).toContain('$1001.65');
  });
});

describe('the error page of the checkout', () => {
  it('[R2.042] says the reason in our words and leads back to the payment', () => {
    const html = renderInPage(<CheckoutErrorPage reason="payment-refused" />);
    expect(html).toContain('checkout_error_payment_refused');
    expect(html).toContain('href="/eng-us/checkout/payment"');
  });

  it('[R2.042] leads to the bag where another card would not help', () => {
    expect(renderInPage(<CheckoutErrorPage reason="out-of-stock" />)).toContain('href="/eng-us/cart"');
  });
});

describe('the confirmation', () => {
  const placed = anOrder({
    state: 'placed',
    orderNumber: 'AUR-7Q2M',
    email: 'ana@example.com',
    shippingGroups: TO_ANA,
  });

  it('[R2.044] shows number, lines, total and where it goes, by day and month', () => {
    const html = renderInPage(<ConfirmationPage order={placed} rules={{}} />);
    for (const part of ['AUR-7Q2M', 'Rive', '$1001.65', 'New York, NY 10003', 'November 24 to November 26']) {
      expect(html).toContain(part);
    }
    expect(html.match(/<h1/gu)).toHaveLength(1);
  });

  it('[R4.033] waits while the payment is under way', () => {
    const html = renderInPage(
      <ConfirmationPage order={{ ...placed, state: 'pending_payment' }} rules={{}} />,
    );
    expect(html).toContain('checkout_pending_title');
    expect(html).not.toContain('checkout_confirmation_title');
  });
});

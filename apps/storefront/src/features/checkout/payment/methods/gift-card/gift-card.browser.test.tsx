import { beforeEach, describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../../../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../../../test-harness/an-order.ts';
import { PaymentStep } from '../../payment-step.tsx';

const ORDER = anOrder({ shippingGroups: TO_ANA, billingAddress: TO_ANA[0]?.address });
const CHOICE = { methods: ['paypal', 'giftCard'], providerOrigins: [] } as const;
const TOTAL = ORDER.totals.total;
const price = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });
/** The order with a gift card on it that pays so much. */
const paidBy = (amount: number) => ({
  ...ORDER,
  payments: [{ method: 'giftCard', state: 'applied', amount: price(amount), lastFour: '0011' } as const],
});
const CHECKED = { body: { token: 'g-1', lastFour: '0011', balance: price(20_000) } };

describe('a gift card', () => {
  beforeEach(() => localStorage.clear());

  it('[R7.118] is checked, put on the order, and leaves the rest to another means', async () => {
    const sent = answerCalls({
      checkGiftCard: CHECKED,
      applyPayment: { body: paidBy(20_000) },
      setBillingAddress: { body: ORDER },
      commitOrder: { status: 502 },
    });
    const screen = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={CHOICE} />);
    await screen.getByText('Use a gift card').click();
    await screen.getByLabelText('Gift card number').fill('6036 2800 0000 0011');
    await screen.getByLabelText('PIN').fill('١٢٣٤');
    await screen.getByRole('button', { name: 'Use this gift card' }).click();
    await expect.element(screen.getByText('ending in 0011 pays $200')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Place order, $801.65' })).toBeEnabled();
    expect(sent).toEqual([
      { name: 'checkGiftCard', body: { number: '6036280000000011', pin: '1234' } },
      { name: 'applyPayment', body: { token: 'g-1' } },
    ]);
    await screen.getByRole('checkbox', { name: /terms of sale/u }).click();
    await screen.getByRole('button', { name: /^Place order/u }).click();
    const rest = { name: 'applyPayment', body: { amount: TOTAL.amount - 20_000 } };
    await expect.poll(() => sent.slice(2)).toContainEqual(rest);
  });

  it('[R7.118] that pays all needs no other means, and is taken off again', async () => {
    const sent = answerCalls({
      setBillingAddress: { body: ORDER },
      commitOrder: { status: 502 },
      withdrawPayment: { status: 200 },
    });
    const order = paidBy(TOTAL.amount);
    const screen = await renderScreen(<PaymentStep order={order} rules={{}} payment={CHOICE} />);
    await expect.element(screen.getByRole('button', { name: 'Place order, $0' })).toBeEnabled();
    await screen.getByRole('checkbox', { name: /terms of sale/u }).click();
    await screen.getByRole('button', { name: /^Place order/u }).click();
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['setBillingAddress', 'commitOrder']);
    await screen.getByRole('button', { name: 'Remove the gift card' }).click();
    await expect.element(screen.getByRole('button', { name: 'Place order, $1001.65' })).toBeVisible();
  });

  it('[R7.118] that cannot be used is said so, and the fields stay', async () => {
    const entry = anEntry({ errorCode: 'gift_card_refused', scope: 'global' });
    answerCalls({ checkGiftCard: { status: 400, body: aRefusal(entry) } });
    const screen = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={CHOICE} />);
    await screen.getByText('Use a gift card').click();
    await screen.getByLabelText('Gift card number').fill('6036280000000099');
    await screen.getByLabelText('PIN').fill('1234');
    await screen.getByRole('button', { name: 'Use this gift card' }).click();
    await expect.element(screen.getByText('do not belong to a gift card')).toBeVisible();
    await expect.element(screen.getByLabelText('Gift card number')).toHaveValue('6036280000000099');
  });
});

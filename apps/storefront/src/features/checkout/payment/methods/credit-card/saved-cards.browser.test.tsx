import type { SavedCard } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../../../../../shared/api/test-harness/a-failure.ts';
import { answerCalls } from '../../../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../../../shared/test-harness/render-screen.tsx';
import { anOrder, TO_ANA } from '../../../test-harness/an-order.ts';
import { PaymentStep } from '../../payment-step.tsx';

const ORDER = anOrder({ shippingGroups: TO_ANA, billingAddress: TO_ANA[0]?.address });
const card = (identifier: string, changes: Partial<SavedCard> = {}): SavedCard => ({
  identifier,
  creditCardType: 'visa',
  hideContent: '•••• 1111',
  expiryMonth: 4,
  expiryYear: 2029,
  isExpired: false,
  ...changes,
});
const AMEX = card('c-2', {
  creditCardType: 'amex',
  hideContent: '•••• 0005',
  isExpired: true,
  expiryYear: 2025,
});

/** The payment step of a customer who keeps these cards. */
function paymentStep(creditCards: readonly SavedCard[], mayKeepMore = true) {
  const savedCards = { creditCards: [...creditCards], mayKeepMore };
  const payment = { methods: ['creditCard'], providerOrigins: [], savedCards } as const;
  return renderScreen(<PaymentStep order={ORDER} rules={{}} payment={payment} />);
}

describe('the cards that a customer keeps', () => {
  beforeEach(() => localStorage.clear());

  it('[R3.026] are offered first, and their code is asked for by the provider; an expired one is named and not offered', async () => {
    const sent = answerCalls({ createCaptureContext: { status: 502 } });
    const screen = await paymentStep([card('c-1'), AMEX]);
    await expect.element(screen.getByRole('radio', { name: /Visa.*1111.*Expires .*04\/29/u })).toBeChecked();
    await expect
      .element(screen.getByRole('radio', { name: /American Express.*Expired .*04\/25/u }))
      .toBeDisabled();
    await expect
      .poll(() => sent)
      .toEqual([
        { name: 'createCaptureContext', body: { targetOrigins: [location.origin], savedCard: 'c-1' } },
      ]);
    await expect.element(screen.getByText('security code of this card')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Save this card/u }).query()).toBeNull();
  });

  it('[R5.014] may be left for a new one, which is removed again without a call', async () => {
    const sent = answerCalls({ createCaptureContext: { status: 502 } });
    const screen = await paymentStep([card('c-1')]);
    await screen.getByRole('button', { name: 'Use another card' }).click();
    await expect.element(screen.getByRole('radio', { name: 'New card' })).toBeChecked();
    await expect.element(screen.getByRole('region', { name: 'Card' })).toHaveFocus();
    await expect.element(screen.getByRole('checkbox', { name: /Save this card/u })).toBeVisible();
    await screen.getByRole('button', { name: 'Remove New card' }).click();
    await expect.element(screen.getByRole('radio', { name: /Visa/u })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'New card' }).query()).toBeNull();
    expect(sent.map(({ name }) => name)).not.toContain('deleteCreditCard');
    expect(sent.at(-1)?.body).toEqual({ targetOrigins: [location.origin], savedCard: 'c-1' });
  });

  it('[R7.170] are removed one by one, and where none is left a new one is entered', async () => {
    const sent = answerCalls({ createCaptureContext: { status: 502 }, deleteCreditCard: { status: 200 } });
    const screen = await paymentStep([card('c-1')]);
    await screen.getByRole('button', { name: /^Remove Visa/u }).click();
    await screen.getByRole('button', { name: /^Yes, remove Visa/u }).click();
    await expect.element(screen.getByText('Your card number never reaches us')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your cards' }).query()).toBeNull();
    expect(sent.filter(({ name }) => name === 'deleteCreditCard')).toHaveLength(1);
  });

  it('[R8.037] stay where the deletion failed, with the generic message, and can be removed again', async () => {
    let status = 500;
    const entry = anEntry({ errorCode: 'unexpected_error', message: 'internal words', scope: 'global' });
    answerCalls({
      createCaptureContext: { status: 502 },
      deleteCreditCard: () => ({ status, body: status === 500 ? aRefusal(entry) : {} }),
    });
    const screen = await paymentStep([card('c-1')]);
    await screen.getByRole('button', { name: /^Remove Visa/u }).click();
    await screen.getByRole('button', { name: /^Yes, remove Visa/u }).click();
    await expect.element(screen.getByText('Something went wrong')).toBeVisible();
    expect(screen.getByText('internal words').query()).toBeNull();
    await expect.element(screen.getByRole('radio', { name: /Visa/u })).toBeVisible();
    status = 200;
    await screen.getByRole('button', { name: /^Yes, remove Visa/u }).click();
    await expect.element(screen.getByText('Your card number never reaches us')).toBeVisible();
  });

  it('[R5.013] send nothing for a card without an identifier', async () => {
    const sent = answerCalls({ createCaptureContext: { status: 502 } });
    const screen = await paymentStep([card('')]);
    await screen.getByRole('button', { name: /^Remove Visa/u }).click();
    await screen.getByRole('button', { name: /^Yes, remove Visa/u }).click();
    await expect.element(screen.getByRole('radio', { name: /Visa/u })).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain('deleteCreditCard');
  });

  it('[R6.014] are kept by customers who tick so: a guest is not asked, and who keeps ten is told', async () => {
    answerCalls({ createCaptureContext: { status: 502 } });
    const guest = { methods: ['creditCard'], providerOrigins: [] } as const;
    const screen = await renderScreen(<PaymentStep order={ORDER} rules={{}} payment={guest} />);
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Save this card/u }).query()).toBeNull();
    await screen.unmount();
    const first = await paymentStep([]);
    await expect.element(first.getByRole('checkbox', { name: /Save this card/u })).toBeEnabled();
    await first.unmount();
    const full = await paymentStep([AMEX], false);
    await expect.element(full.getByRole('checkbox', { name: /Save this card/u })).toBeDisabled();
    await expect.element(full.getByText('You have saved 10 cards already')).toBeVisible();
  });
});

import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { aCart, aCartItem } from '../../shared/test-harness/a-cart.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { CartPage } from './cart-page.tsx';

const ALBA = aCartItem();

function ShownCart() {
  return <CartPage cart={useStore(shopper, ({ cart }) => cart)} />;
}

describe('the bag', () => {
  it('[R2.002] is made a gift by keys: wrapped, with words on a card and a receipt without prices', async () => {
    shopper.set({ cart: aCart([ALBA]), notice: undefined });
    const [wrapped, worded] = [{ isWrapped: true }, { isWrapped: true, message: 'For Ana' }];
    const gifts = [wrapped, worded, { ...worded, wantsReceipt: true }];
    const sent = answerCalls({ setGift: () => ({ body: aCart([ALBA], { gift: gifts.shift() }) }) });
    const screen = await renderScreen(<ShownCart />);
    const wrap = screen.getByRole('checkbox', { name: /^Wrap it/u });
    wrap.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(wrap).toBeChecked();
    const words = screen.getByLabelText('Words for a card');
    await words.fill('x'.repeat(241));
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(words).toHaveAccessibleDescription(/at most 240/u);
    await screen.getByRole('link', { name: 'Proceed to checkout' }).click();
    await expect.element(words).toHaveFocus();
    expect(sent).toHaveLength(1);
    await words.fill(' For Ana ');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(words).toHaveAccessibleDescription('Saved.');
    const receipt = screen.getByRole('checkbox', { name: /^Add a gift receipt/u });
    receipt.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(receipt).toBeChecked();
    expect(sent.map(({ body }) => body)).toEqual([
      { isWrapped: true, wantsReceipt: false, message: '' },
      { isWrapped: true, wantsReceipt: false, message: ' For Ana ' },
      { isWrapped: true, wantsReceipt: true, message: ' For Ana ' },
    ]);
  });

  it('[R2.002] keeps the words when their field is left, and with a tick that is pressed right after typing', async () => {
    shopper.set({ cart: aCart([ALBA]), notice: undefined });
    const kept = { isWrapped: false, message: 'For Ana' };
    const gifts = [kept, { ...kept, message: 'For Noor' }, { isWrapped: true, message: 'For Noor' }];
    const sent = answerCalls({ setGift: () => ({ body: aCart([ALBA], { gift: gifts.shift() }) }) });
    const screen = await renderScreen(<ShownCart />);
    const words = screen.getByLabelText('Words for a card');
    await words.fill('For Ana');
    await userEvent.tab();
    await expect.element(words).toHaveAccessibleDescription('Saved.');
    await words.fill('For Noor');
    await screen.getByRole('checkbox', { name: /^Wrap it/u }).click();
    await expect.poll(() => sent).toHaveLength(3);
    await expect.element(screen.getByRole('checkbox', { name: /^Wrap it/u })).toBeChecked();
    expect(sent.map(({ body }) => body)).toEqual([
      { isWrapped: false, wantsReceipt: false, message: 'For Ana' },
      { isWrapped: false, wantsReceipt: false, message: 'For Noor' },
      { isWrapped: true, wantsReceipt: false, message: 'For Noor' },
    ]);
  });

  it('[R2.002] leads on to the checkout once the words are kept, and says it where they are not', async () => {
    shopper.set({ cart: aCart([ALBA]), notice: undefined });
    let isAway = true;
    const gift = { isWrapped: false, message: 'For Ana' };
    const sent = answerCalls({
      setGift: () => (isAway ? { status: 503, body: {} } : { body: aCart([ALBA], { gift }) }),
    });
    const screen = await renderScreen(<ShownCart />, { path: '/eng-us/cart' });
    const words = screen.getByLabelText('Words for a card');
    const onward = screen.getByRole('link', { name: 'Proceed to checkout' });
    await words.fill('For Ana');
    await onward.click();
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveAttribute('aria-invalid', 'true');
    expect(screen.path()).toBe('/eng-us/cart');
    isAway = false;
    await onward.click();
    await expect.poll(screen.path).toBe('/eng-us/checkout');
    expect(sent.at(-1)?.body).toMatchObject({ message: 'For Ana' });
  });

  it('[R2.002] puts a piece aside and takes it back', async () => {
    shopper.set({ cart: aCart([ALBA]), notice: undefined });
    const sent = answerCalls({
      saveCartLine: { body: aCart([], { saved: [ALBA] }) },
      takeSavedLine: { body: aCart([ALBA], { saved: [] }) },
    });
    const screen = await renderScreen(<ShownCart />);
    await screen.getByRole('button', { name: 'Save for later: Alba' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Saved for later' })).toBeVisible();
    await screen.getByRole('button', { name: 'Move to bag: Alba' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove Alba' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Saved for later' })).not.toBeInTheDocument();
    expect(sent.map(({ name }) => name)).toEqual(['saveCartLine', 'takeSavedLine']);
  });

  it('[R2.002] says what changed, and names what cannot be ordered', async () => {
    const changed = { ...ALBA, available: false, left: 2, quantity: 3, formerPrice: ALBA.unitPrice };
    shopper.set({ cart: aCart([changed]), notice: undefined });
    answerCalls({});
    const screen = await renderScreen(<ShownCart />);
    await expect.element(screen.getByText('Only 2 left.')).toBeVisible();
    await expect.element(screen.getByText('Its price has changed. It was $460.')).toBeVisible();
    await expect.element(screen.getByText('To order, please change or remove: Alba.')).toBeVisible();
  });
});

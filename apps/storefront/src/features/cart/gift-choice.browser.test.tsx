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
  it('[R2.002] is made a gift by keys: wrapped, with words on a card', async () => {
    shopper.set({ cart: aCart([ALBA]), notice: undefined });
    const gifts = [{ isWrapped: true }, { isWrapped: true, message: 'For Ana' }];
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
    expect(sent).toHaveLength(1);
    await words.fill(' For Ana ');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(words).toHaveAccessibleDescription('Saved.');
    expect(sent.map(({ body }) => body)).toEqual([
      { isWrapped: true, message: '' },
      { isWrapped: true, message: ' For Ana ' },
    ]);
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

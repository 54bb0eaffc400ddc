import { beforeEach, describe, expect, it } from 'vitest';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { CartPage } from './cart-page.tsx';
import { aCart, aCartItem } from './test-harness/a-cart.ts';

const RIVE = aCartItem();
const QUAI = aCartItem({ commerceItemId: 'line-2', product: { ...RIVE.product, name: 'Quai' } });

/** The page as its route shows it: of the cart in the store. */
function ShownCart() {
  return <CartPage cart={useStore(shopper, ({ cart }) => cart)} isOpening={false} />;
}

describe('the bag', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ cart: aCart([RIVE, QUAI]), notice: undefined });
  });

  it('[R7.108] reads the full cart again after a line was removed', async () => {
    const sent = answerCalls({
      removeCartLine: { body: aCart([]) },
      getCart: { body: aCart([QUAI]) },
    });
    const screen = await renderScreen(<ShownCart />);
    await screen.getByRole('button', { name: /^Remove Rive/u }).click();
    await expect.element(screen.getByRole('link', { name: 'Rive' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Quai' })).toBeVisible();
    expect(sent.map(({ name }) => name)).toEqual(['removeCartLine', 'getCart']);
  });
});

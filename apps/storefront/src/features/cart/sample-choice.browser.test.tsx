import { userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { aCart, aCartItem } from '../../shared/test-harness/a-cart.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { CartPage } from './cart-page.tsx';

const SCENT = aCartItem();
const aSample = (identifier: string) =>
  aCartItem({
    commerceItemId: `line-${identifier}`,
    product: { ...SCENT.product, identifier, name: identifier },
    isSample: true,
  });
const SAMPLES = {
  allowed: true,
  maxSamples: 1,
  samples: ['Soir', 'Aube'].map((name) => ({
    identifier: name,
    productId: 'TH9',
    name,
    size: '2 mL',
    imageUrl: `/media/${name}/front`,
    chosen: false,
  })),
};

function ShownCart() {
  return <CartPage cart={useStore(shopper, ({ cart }) => cart)} samples={SAMPLES} />;
}

describe('the samples of the bag', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ cart: aCart([SCENT]), notice: undefined });
  });

  it('[R3.035] show their imageUrl, and are chosen by key up to the limit', async () => {
    const sent = answerCalls({ addToCart: { body: aCart([SCENT, aSample('Soir')]) } });
    const screen = await renderScreen(<ShownCart />);
    const soir = screen.getByRole('button', { name: 'Soir' });
    const aube = screen.getByRole('button', { name: 'Aube' });
    await expect.element(soir).toHaveAttribute('aria-pressed', 'false');
    expect(soir.element().querySelector('img')?.src).toContain('/media/Soir/front');
    soir.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(soir).toHaveAttribute('aria-pressed', 'true');
    await expect.element(aube).toBeDisabled();
    await expect.element(screen.getByText('You have chosen 1. Remove one to choose another.')).toBeVisible();
    expect(sent).toEqual([{ name: 'addToCart', body: { skuId: 'Soir', quantity: 1 } }]);
  });

  it('[R3.035] leave the bag when they are pressed again', async () => {
    shopper.set({ cart: aCart([SCENT, aSample('Soir')]) });
    const sent = answerCalls({ removeCartLine: { body: aCart([SCENT]) }, getCart: { body: aCart([SCENT]) } });
    const screen = await renderScreen(<ShownCart />);
    const soir = screen.getByRole('button', { name: 'Soir' });
    await expect.element(soir).toHaveAttribute('aria-pressed', 'true');
    await soir.click();
    await expect.element(soir).toHaveAttribute('aria-pressed', 'false');
    expect(sent.map(({ name }) => name)).toEqual(['removeCartLine', 'getCart']);
  });

  it('[R3.035, R7.101] are asked for anew when other pieces are in the bag, and gone where none come along', async () => {
    const sent = answerCalls({ getCartSamples: { body: { allowed: false, maxSamples: 1, samples: [] } } });
    const screen = await renderScreen(<ShownCart />);
    await expect.element(screen.getByRole('heading', { name: /^Samples/u })).toBeVisible();
    const other = aCartItem({ product: { ...SCENT.product, identifier: 'TS2011' } });
    shopper.set({ cart: aCart([other]) });
    await expect.element(screen.getByRole('heading', { name: /^Samples/u })).not.toBeInTheDocument();
    expect(sent.map(({ name }) => name)).toEqual(['getCartSamples']);
  });
});

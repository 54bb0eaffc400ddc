import type { Sku } from '@vitrine/contracts';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_FEATURES, FeatureSwitches } from '../../../shared/page/features.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { aPageAround, renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { aCart, aCartItem } from '../../../shared/test-harness/a-cart.ts';
import { aProduct, aSku } from '../../../shared/test-harness/a-sku.ts';
import { PurchaseArea } from './purchase-area.tsx';

/** The area of a SKU, on a page with these switches. */
const areaOf = (sku: Sku, features = ALL_FEATURES) =>
  renderScreen(
    <FeatureSwitches value={features}>
      <PurchaseArea product={aProduct()} sku={sku} isPersonalised={false} />
    </FeatureSwitches>,
  );

function withoutPrice(): Sku {
  const { price: _price, ...sku } = aSku();
  return sku;
}

describe('the purchase area', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ inStock: { TW1001: true }, notice: undefined });
  });

  it('[R4.001] waits while it is not known whether the piece is in stock, and offers it once it is', async () => {
    shopper.set({ inStock: {} });
    const screen = await areaOf(aSku());
    await expect.element(screen.getByRole('button', { name: 'Add to bag' })).toBeDisabled();
    shopper.set({ inStock: { TW1001: true } });
    await expect.element(screen.getByRole('button', { name: 'Add to bag' })).toBeEnabled();
    await expect.element(screen.getByText('In stock')).toBeVisible();
  });

  it('[R4.001] is the same for everybody as the server renders it, whatever a browser knows', async () => {
    const html = renderToString(
      aPageAround(<PurchaseArea product={aProduct()} sku={aSku()} isPersonalised={false} />),
    );
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    expect(
      [...body.querySelectorAll('button')].map(({ textContent, disabled }) => [textContent, disabled]),
    ).toEqual([
      ['Add to bag', true],
      ['Speak to an advisor', false],
    ]);
  });

  it.each([
    ['has no price', withoutPrice()],
    ['is not sellable', aSku({ sellable: false })],
  ])('[R4.001, R8.013] offers an advisor only for a SKU that %s', async (_case, sku) => {
    const screen = await areaOf(sku);
    await expect.element(screen.getByRole('button', { name: 'Speak to an advisor' })).toBeVisible();
    expect(screen.getByRole('button').all()).toHaveLength(1);
  });

  it('[R4.002, R1.009] offers a message where the SKU comes back, unless the house has switched that off', async () => {
    shopper.set({ inStock: { TW1001: false } });
    const sku = aSku({ backInStock: true });
    const on = await areaOf(sku);
    await expect.element(on.getByRole('button', { name: 'Notify me' })).toBeVisible();
    await on.unmount();
    const off = await areaOf(sku, { ...ALL_FEATURES, backInStock: false });
    await expect.element(off.getByRole('button', { name: 'Speak to an advisor' })).toBeVisible();
    await expect.element(off.getByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
  });

  it('[R4.003] adds the piece once, however often the button is pressed meanwhile', async () => {
    const answer = Promise.withResolvers<{ readonly body: unknown }>();
    const sent = answerCalls({ addToCart: () => answer.promise });
    const screen = await areaOf(aSku());
    await screen.getByRole('button', { name: 'Add to bag' }).dblClick();
    await screen.getByRole('button', { name: 'Adding…' }).click({ force: true });
    answer.resolve({ body: aCart([aCartItem()]) });
    await expect.element(screen.getByRole('button', { name: 'Add to bag' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

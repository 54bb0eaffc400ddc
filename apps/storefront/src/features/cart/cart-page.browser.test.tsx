import { beforeEach, describe, expect, it } from 'vitest';
import { anEntry, aRefusal } from '../../shared/api/test-harness/a-failure.ts';
import { shopper } from '../../shared/session/shopper.ts';
import { useStore } from '../../shared/session/store.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { CartPage } from './cart-page.tsx';
import { aCart, aCartItem } from '../../shared/test-harness/a-cart.ts';

const ALBA = aCartItem();
const BRISE = aCartItem({
  commerceItemId: 'line-2',
  product: { ...ALBA.product, identifier: 'TS2011', name: 'Brise' },
});

/** The page as its route shows it, with the cart of the store. */
function ShownCart() {
  return <CartPage cart={useStore(shopper, ({ cart }) => cart)} />;
}

describe('the cart', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ cart: aCart([ALBA, BRISE]), notice: undefined });
  });

  it('[R7.108] reads the full cart again after a line was removed', async () => {
    const sent = answerCalls({
      removeCartLine: { body: aCart([]) },
      getCart: { body: aCart([BRISE]) },
    });
    const screen = await renderScreen(<ShownCart />);
    await screen.getByRole('button', { name: /^Remove Alba/u }).click();
    await expect.element(screen.getByRole('link', { name: 'Alba' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Brise' })).toBeVisible();
    expect(sent.map(({ name }) => name)).toEqual(['removeCartLine', 'getCart']);
  });

  it('[R7.105] is priced for the country chosen, where the locale sends to several', async () => {
    const price = { amount: 39_000, currency: 'CHF', label: 'CHF 390' };
    const sent = answerCalls({
      repriceCart: { body: aCart([{ ...ALBA, lineTotal: price }], { country: 'CH', subtotal: price }) },
    });
    shopper.set({ cart: aCart([ALBA], { country: 'DE' }) });
    const screen = await renderScreen(<ShownCart />, { locale: 'eng-e1' });
    await screen.getByLabelText('Delivery country').selectOptions('Switzerland');
    await expect.element(screen.getByText('CHF 390').first()).toBeVisible();
    await expect.element(screen.getByLabelText('Delivery country')).toHaveValue('CH');
    expect(sent).toEqual([{ name: 'repriceCart', body: { dispatchCountry: 'CH' } }]);
  });

  it('asks for no country where the locale sends to one', async () => {
    answerCalls({});
    const screen = await renderScreen(<ShownCart />);
    await expect.element(screen.getByRole('link', { name: 'Alba' })).toBeVisible();
    await expect.element(screen.getByLabelText('Delivery country')).not.toBeInTheDocument();
  });

  it('[R8.003] names the piece and the limit at its own line when a change is refused', async () => {
    const limit = anEntry({
      errorCode: 'sku_limit_reached',
      max: 3,
      statusDetails: 'TS2011',
      scope: 'global',
    });
    answerCalls({ changeCartLine: { status: 409, body: aRefusal(limit) } });
    const screen = await renderScreen(<ShownCart />);
    const quantity = screen.getByLabelText('Quantity of Brise');
    quantity.element().focus();
    await quantity.selectOptions('2');
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Brise: You can order at most 3 of this piece.');
    expect(screen.getByRole('alert').element().closest('li')).toHaveTextContent(/Save for later/u);
    expect(screen.getByRole('alert').element().closest('li')).toContainElement(quantity.element());
    await expect.element(quantity).toHaveValue('1');
    await expect.element(quantity).toHaveFocus();
  });

  it('[R8.006] tells of an earlier order that is being paid before anything is tried, and of its end', async () => {
    shopper.set({ cart: aCart([ALBA], { hasPendingOrder: true }) });
    const sent = answerCalls({
      getLastOrder: { body: { orderId: 'o-1', state: 'pending_payment' } },
      cancelOrder: { body: {} },
      getCart: { body: aCart([ALBA]) },
    });
    const screen = await renderScreen(<ShownCart />);
    const notice = screen.getByRole('status');
    await expect.element(notice.getByRole('link', { name: 'Finish the payment' })).toBeVisible();
    await notice.getByRole('button', { name: 'Cancel that order' }).click();
    await expect.element(notice.getByText(/^That order is cancelled/u)).toBeVisible();
    expect(sent.map(({ name }) => name)).toEqual(['getLastOrder', 'cancelOrder', 'getCart']);
  });

  it('[R4.001] offers an advisor, and neither a gift nor the checkout, where the house sells nothing online', async () => {
    shopper.set({ cart: aCart([{ ...ALBA, available: false, byAdvisor: true }]) });
    answerCalls({});
    const screen = await renderScreen(<ShownCart />, { locale: 'eng-in' });
    await expect.element(screen.getByText(/^Not sold online here/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Speak to an advisor' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    for (const words of [/gift/iu, /complimentary/u, /No longer available/u, /To order/u])
      expect(screen.getByText(words).query()).toBeNull();
    expect(screen.getByRole('link', { name: 'Proceed to checkout' }).query()).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { aFailure, aRefusal, anEntry } from '../../shared/api/test-harness/a-failure.ts';
import { addToCart, removeCartLine } from '../../shared/session/cart-actions.ts';
import { shopper } from '../../shared/session/shopper.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { CartNotification } from './cart-notification.tsx';
import { aCart, aCartItem } from '../../shared/test-harness/a-cart.ts';

const ADDITIONS = [
  { skuId: 'TW1001', quantity: 1, name: 'Midi' },
  { skuId: 'TS2001', quantity: 1, name: 'Alba' },
] as const;
const PENDING = aRefusal(anEntry({ errorCode: 'PENDING_PAYMENT_ORDER', scope: 'global' }));

/** The notification after the services gave this answer to an add. */
async function notificationAfter(answer: { readonly status?: number; readonly body: unknown }) {
  answerCalls({ addToCart: answer });
  const screen = await renderScreen(<CartNotification />);
  await addToCart(ADDITIONS);
  return screen.getByRole('status');
}

describe('the notification after an add', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ cart: undefined, notice: undefined });
  });

  it('[R8.010] says what was added, and goes when it is dismissed', async () => {
    const note = await notificationAfter({ body: aCart([aCartItem()]) });
    await expect.element(note.getByText('Added to your bag')).toBeVisible();
    await expect.element(note.getByText('Midi')).toBeVisible();
    await note.getByRole('button', { name: 'Continue shopping' }).click();
    await expect.element(note).toBeEmptyDOMElement();
  });

  it('[R8.008] names the sold-out piece in an error and the other in the success line', async () => {
    const errors = [anEntry({ statusDetails: 'TW1001' })];
    const note = await notificationAfter({ body: aCart([aCartItem()], { errors }) });
    await expect.element(note.getByText('Midi: This piece has just sold out.')).toBeVisible();
    await expect.element(note.getByText('Alba', { exact: true })).toBeVisible();
  });

  it('[R8.007] shows errors only when all items failed', async () => {
    const entries = ADDITIONS.map(({ skuId }) => anEntry({ statusDetails: skuId }));
    const note = await notificationAfter({ status: 409, body: aRefusal(...entries) });
    await expect.element(note.getByText(/^Midi:/u)).toBeVisible();
    await expect.element(note.getByText(/^Alba:/u)).toBeVisible();
    await expect.element(note.getByText('Added to your bag')).not.toBeInTheDocument();
  });

  it('[R7.106, R8.050] names the piece that left the cart with its private sale, also when the cart is read again', async () => {
    const errors = [anEntry({ errorCode: 'sale_ended', statusDetails: 'TS2051', name: 'Brise Soir' })];
    answerCalls({ removeCartLine: { body: aCart([], { errors }) }, getCart: { body: aCart([]) } });
    const screen = await renderScreen(<CartNotification />);
    await removeCartLine({ commerceItemId: 'line-1' });
    await expect
      .element(
        screen.getByText(
          'Brise Soir: The private sale has closed for you, and this piece has left your bag.',
        ),
      )
      .toBeVisible();
    expect(shopper.get().cart).not.toHaveProperty('errors');
  });

  it('[R8.002, R8.050] shows the first valid global error alone, and never nothing', async () => {
    const entries = [
      anEntry({ errorCode: 'NO_LABEL', message: 'I' }),
      anEntry({ errorCode: 'NO_LABEL', scope: 'global', message: '' }),
      anEntry({ errorCode: 'NO_LABEL', scope: 'global', message: 'B' }),
    ];
    const note = await notificationAfter({ status: 400, body: aRefusal(...entries) });
    await expect
      .element(note)
      .toHaveTextContent(/^Something went wrong on our side\. Please try again\.Close$/u);
  });
});

describe('[R8.006] an order whose payment is under way', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ cart: undefined, notice: { added: [], errors: [], failure: aFailure(...PENDING.errors) } });
  });

  it('can be finished from the notification', async () => {
    answerCalls({});
    const screen = await renderScreen(<CartNotification />);
    await expect.element(screen.getByText(/payment of your last order is still under way/u)).toBeVisible();
    await screen.getByRole('link', { name: 'Finish the payment' }).click();
    expect(screen.path()).toBe('/eng-us/checkout');
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('can be cancelled from the notification', async () => {
    const sent = answerCalls({
      getLastOrder: { body: { orderId: 'o-7', state: 'pending_payment' } },
      cancelOrder: { body: { orderId: 'o-7', state: 'CANCELLED' } },
      getCart: { body: aCart([]) },
    });
    const screen = await renderScreen(<CartNotification />);
    await screen.getByRole('button', { name: 'Cancel that order' }).click();
    await expect.element(screen.getByText(/^That order is cancelled/u)).toBeVisible();
    expect(sent.map(({ name }) => name)).toEqual(['getLastOrder', 'cancelOrder', 'getCart']);
    expect(sent[1]?.body).toEqual({ cancelOrder: true });
  });

  it('says why it could not be cancelled', async () => {
    answerCalls({
      getLastOrder: { body: { orderId: 'o-7', state: 'pending_payment' } },
      cancelOrder: { status: 409, body: aRefusal(anEntry({ errorCode: 'too_late', scope: 'global' })) },
    });
    const screen = await renderScreen(<CartNotification />);
    await screen.getByRole('button', { name: 'Cancel that order' }).click();
    await expect.element(screen.getByText(/can no longer be cancelled/u)).toBeVisible();
  });
});

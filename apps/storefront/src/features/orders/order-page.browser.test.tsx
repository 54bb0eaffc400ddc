import type { OrderDetailsBody } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { OrderPage } from './order-page.tsx';

const price = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });
const ORDER: OrderDetailsBody = {
  orderId: 'o-1',
  orderNumber: 'AU7K2M9QXD',
  state: 'placed',
  createdAt: '2026-11-21T10:00:00Z',
  orderedAt: '2026-11-21T10:05:00Z',
  country: 'US',
  actions: ['cancel', 'changeAddress'],
  returns: [],
  returnable: [],
  lines: [
    {
      itemId: '1',
      skuId: 'TS2001',
      productId: 'TH2001',
      name: 'Alba',
      color: 'Tortoise',
      mediaUrl: '/media/th2001-tortoise/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
      url: '/eng-us/products/TH2001/TS2001',
      quantity: 2,
      unitPrice: price(46_000),
      lineTotal: price(92_000),
    },
  ],
  shippingGroups: [
    {
      id: 'g-1',
      kind: 'home',
      readiness: 'in_stock',
      itemIds: ['1'],
      state: 'planned',
      address: ANAS_ADDRESS,
      method: {
        id: 'courier',
        name: 'House courier',
        price: 'Complimentary',
        amount: 0,
        description: '',
        estimatedDeliveryDateLabel: 'November 24 to November 26',
      },
      steps: [
        { state: 'planned', isReached: true, at: '2026-11-21T10:05:00Z' },
        { state: 'preparing', isReached: false },
        { state: 'shipped', isReached: false },
        { state: 'delivered', isReached: false },
      ],
    },
  ],
  payments: [
    { method: 'creditCard', brand: 'visa', lastFour: '1111', state: 'authorised', amount: price(100_165) },
  ],
  totals: {
    subtotal: price(92_000),
    shipping: price(0),
    tax: price(8165),
    total: price(100_165),
    taxIncluded: false,
  },
};

const show = (changes: Partial<OrderDetailsBody> = {}, linkToken?: string) =>
  renderScreen(
    <OrderPage
      order={{ ...ORDER, ...changes }}
      rules={{}}
      linkToken={linkToken}
      returnAddress={['Maison Aurèle', 'Paris']}
    />,
  );

describe('the page of an order', () => {
  it('[R2.050] says its state, the way of its parcel in words, what paid it, and what it cost', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order AU7K2M9QXD');
    await expect.element(screen.getByText('Order received')).toBeVisible();
    const way = screen.getByRole('list', { name: 'The way of your parcel' });
    await expect.element(way).toHaveTextContent('Received, doneNov 21Prepared by hand, still ahead');
    await expect.element(screen.getByText('Paid with Visa ending in 1111')).toBeVisible();
    await expect.element(screen.getByText('$1001.65')).toBeVisible();
  });

  it('[R7.130] asks before it cancels, by keyboard too, and cancels once', async () => {
    const sent = answerCalls({ cancelOrder: { status: 200, body: { orderId: 'o-1', state: 'CANCELLED' } } });
    const screen = await show();
    await screen.getByRole('button', { name: 'Cancel this order' }).click();
    await userEvent.keyboard('{Escape}');
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Cancel this order' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('button', { name: 'Cancel this order' }).dblClick();
    await expect.element(screen.getByText('Your order is cancelled.')).toBeVisible();
    expect(sent.map(({ name }) => name)).toEqual(['cancelOrder']);
  });

  it('[R7.127] acts by the link where a guest came by it, and names no account', async () => {
    const sent = answerCalls({ cancelOrder: { status: 200, body: { orderId: 'o-1', state: 'CANCELLED' } } });
    const screen = await show({}, 'a-link');
    await expect.element(screen.getByText('This page is yours alone.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All orders' }).all()).toEqual([]);
    await screen.getByRole('button', { name: 'Cancel this order' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel this order' }).click();
    await expect.element(screen.getByText('Your order is cancelled.')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'cancelOrder', link: 'a-link' }]);
  });

  it('[R4.042] offers nothing that the service would refuse', async () => {
    const screen = await show({ state: 'cancelled', actions: [] });
    await expect.element(screen.getByRole('button', { name: 'Buy again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel this order' }).all()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Change the delivery address' }).all()).toEqual([]);
  });
});

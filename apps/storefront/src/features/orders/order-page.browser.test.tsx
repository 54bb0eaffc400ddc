import type { OrderDetailsBody, ShownReturn } from '@vitrine/contracts';
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
  channel: 'WEB',
  actions: ['cancel', 'changeAddress'],
  returns: [],
  papers: [],
  returnable: [],
  refundsDelivery: true,
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

const returned = (returnId: string, changes: Partial<ShownReturn> = {}): ShownReturn => ({
  returnId,
  kind: 'return',
  way: 'parcel',
  state: 'requested',
  steps: [],
  lines: [],
  ...changes,
});
const label = (returnId: string) => ({
  kind: 'returnLabel' as const,
  subjectId: returnId,
  returnId,
  issuedAt: '2026-11-22T10:05:00Z',
  size: 53_900,
  url: `/api/eng-us/order/papers/${returnId}`,
});

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
  it('[R2.050, R7.042] leads to its papers, each with number, parcel and size', async () => {
    answerCalls({});
    const [first] = ORDER.shippingGroups;
    if (first === undefined) throw new Error('The order has a parcel');
    const paper = { issuedAt: '2026-11-22T10:05:00Z', size: 53_900 };
    const order: OrderDetailsBody = {
      ...ORDER,
      shippingGroups: [first, { ...first, id: 'g-2', readiness: 'made_to_order' }],
      papers: [
        {
          ...paper,
          kind: 'invoice',
          subjectId: 'g-1',
          number: 'US-0000007',
          url: '/api/eng-us/order/papers/1',
        },
        { ...paper, kind: 'returnLabel', subjectId: 'r-1', url: '/api/eng-us/order/papers/2' },
      ],
    };
    const screen = await renderScreen(<OrderPage order={order} rules={{}} returnAddress={[]} />);
    await expect.element(screen.getByRole('heading', { name: 'Papers' })).toBeVisible();
    const link = screen.getByRole('link', {
      name: /^Invoice US-0000007.*1 of 2.*November 22, 2026 · PDF · 54 kB$/u,
    });
    await expect.element(link).toHaveAttribute('href', '/api/eng-us/order/papers/1');
    await expect.element(screen.getByText('Return label')).not.toBeInTheDocument();
  });

  it('[R2.050] says its state, the way of its parcel in words, what paid it, and what it cost', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order AU7K2M9QXD');
    await expect.element(screen.getByText('Order received')).toBeVisible();
    const way = screen.getByRole('list', { name: 'The way of your parcel' });
    await expect.element(way).toHaveTextContent('Received, doneNov 21Prepared by hand, still ahead');
    await expect.element(screen.getByText('By Visa ending in 1111')).toBeVisible();
    await expect.element(screen.getByText('$1001.65')).toBeVisible();
  });

  it('[R2.050, R7.118] names each means that paid a part', async () => {
    const payments: OrderDetailsBody['payments'] = [
      { method: 'giftCard', brand: 'giftCard', lastFour: '0011', state: 'authorised', amount: price(20_000) },
      { method: 'bankTransfer', state: 'captured', amount: price(30_000) },
      { method: 'paypal', state: 'authorised', amount: price(50_165) },
    ];
    const screen = await show({ payments });
    for (const said of [
      'Paid with a gift card ending in 0011 · $200',
      'Paid by bank transfer · $300',
      'Paid with PayPal · $501.65',
    ])
      await expect.element(screen.getByText(said)).toBeVisible();
  });

  it('[R7.043, R7.187] tells what to do for each return: its own label, the number where there is none yet, the store', async () => {
    const screen = await show({
      returns: [
        returned('R1'),
        returned('R2', { kind: 'exchange' }),
        returned('R3'),
        returned('R4', { way: 'store', store: ['Maison Aurèle Madison', 'New York, NY 10065'] }),
      ],
      papers: [label('R1'), label('R2')],
    });
    await expect.element(screen.getByRole('link', { name: /^Return label R1/u })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Exchange label R2/u })).toBeVisible();
    expect(screen.getByText(/^Please print the label below/u).all()).toHaveLength(2);
    await expect.element(screen.getByText(/write R3 on the parcel/u)).toBeVisible();
    expect(screen.getByText('Paris', { exact: true }).all()).toHaveLength(1);
    await expect.element(screen.getByText('New York, NY 10065')).toBeVisible();
  });

  it('[R7.130] says of a cancelled order what was released, what was given back and what is on its way back', async () => {
    const payments: OrderDetailsBody['payments'] = [
      { method: 'giftCard', brand: 'giftCard', lastFour: '0011', state: 'cancelled', amount: price(20_000) },
      { method: 'bankTransfer', state: 'captured', amount: price(30_000) },
      { method: 'paypal', state: 'refunded', amount: price(50_165) },
    ];
    const screen = await show({ payments, state: 'cancelled', actions: [] });
    for (const said of ['$200 released', '$300 is being given back', '$501.65 given back'])
      await expect.element(screen.getByText(said)).toBeVisible();
  });

  it('[R2.050, R2.002] shows what is done for a gift, and the words on its card', async () => {
    const screen = await show({
      gift: { isWrapped: true, message: 'For Ana, with love', wantsReceipt: true },
    });
    await expect.element(screen.getByText('Wrapped as a gift')).toBeVisible();
    await expect.element(screen.getByText('For Ana, with love')).toBeVisible();
  });

  it('[R2.050, R7.112] names the store where an order is collected, not a delivery address', async () => {
    const [group] = ORDER.shippingGroups;
    if (group === undefined) throw new Error('the order has a parcel');
    const store = { id: 's-1', slug: 'madison', name: 'Maison Aurèle Madison', phone: '+1 212 555 0100' };
    const screen = await show({ shippingGroups: [{ ...group, kind: 'collect', store }] });
    await expect.element(screen.getByText('Collect at')).toBeVisible();
    await expect.element(screen.getByText('Maison Aurèle Madison')).toBeVisible();
    expect(screen.getByText('Delivery address', { exact: true }).all()).toEqual([]);
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

  it('[R4.042] follows a parcel politely: its number once it has left, and a later day beside the promised one', async () => {
    const screen = await show();
    const news = screen.getByRole('status');
    await expect.element(news.getByText('Known once it has left our atelier')).toBeVisible();
    await expect.element(news.getByText('November 24 to November 26')).toBeVisible();
    const [group] = ORDER.shippingGroups;
    if (group === undefined) throw new Error('the order has a parcel');
    const left = {
      ...group,
      state: 'shipped',
      tracking: { carrier: 'Messagerie', number: 'M-1' },
      delay: { until: '2026-12-01', label: 'On December 1' },
    };
    const later = await show({ shippingGroups: [left] });
    const told = later.getByRole('status');
    await expect.element(told.getByText('On December 1')).toBeVisible();
    await expect.element(told.getByText('M-1')).toBeVisible();
    await expect.element(later.getByText('Promised before: November 24 to November 26')).toBeVisible();
  });
});

import type { OrderDetailsBody } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aStore } from '../../../shared/test-harness/a-store.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { ReturnDialog } from './return-dialog.tsx';

const price = { amount: 46_000, currency: 'USD', label: '$460' };
const line = (itemId: string, name: string): OrderDetailsBody['lines'][number] => ({
  itemId,
  skuId: `S${itemId}`,
  productId: 'P',
  name,
  color: 'Ivory',
  size: '38',
  mediaUrl: '/media/x/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
  url: '/eng-us/products/P',
  quantity: 2,
  unitPrice: price,
  lineTotal: price,
});
const may = (itemId: string): OrderDetailsBody['returnable'][number] => ({
  itemId,
  skuId: `S${itemId}`,
  requestId: 'g1',
  quantity: 2,
  isKitting: false,
  isMultiLinesShippingGroup: true,
  isSealedOnly: false,
  until: '2026-04-10T10:00:00Z',
});
const ORDER: OrderDetailsBody = {
  orderId: 'o',
  state: 'delivered',
  createdAt: '2026-03-01T10:00:00Z',
  country: 'US',
  channel: 'WEB',
  actions: ['return'],
  lines: [line('1', 'Allure'), line('2', 'Rive'), line('3', 'Signet')],
  shippingGroups: [],
  payments: [],
  totals: { subtotal: price, shipping: price, tax: price, total: price, taxIncluded: false },
  returns: [],
  papers: [],
  refundsDelivery: true,
  returnable: [may('1'), may('2'), { ...may('3'), quantity: 0, refusal: 'made_for_you' }],
};
const STORES = { queryStores: { body: { hits: [], nbHits: 0 } } };
const STORE = aStore();

const sku = (identifier: string, size: string) => ({
  identifier,
  color: 'Ivory',
  size,
  priceValue: 46_000,
});

const show = () =>
  renderScreen(<ReturnDialog order={ORDER} linkToken={undefined} onSent={() => {}} onClose={() => {}} />);

describe('the dialog of a return', () => {
  it('[R5.022, R5.023, R3.049, R9.031] sends an entry for each chosen piece, and cannot be sent with none', async () => {
    const sent = answerCalls({
      ...STORES,
      returnLines: {
        body: { results: [1, 2].map(() => ({ request_id: 'g1', item_id: '1', returnId: 'R1' })) },
      },
    });
    const screen = await show();
    const review = screen.getByRole('button', { name: 'Review' });
    await expect.element(review).toBeDisabled();
    await screen.getByLabelText('Pieces of Allure').selectOptions('2');
    await expect.element(screen.getByLabelText('Reason: Allure')).toHaveValue('didNotLike');
    await review.click();
    await expect.element(screen.getByText(/^To be given back: \$/u)).toBeVisible();
    await screen.getByRole('button', { name: 'Request the return' }).dblClick();
    await expect.element(screen.getByRole('heading', { name: 'Your request is with us' })).toHaveFocus();
    const entry = {
      request_id_to_return: 'g1',
      item_id_to_return: '1',
      reason_code: 'didNotLike',
      way: 'parcel',
    };
    expect(sent.filter(({ name }) => name === 'returnLines')).toEqual([
      { name: 'returnLines', body: [entry, entry] },
    ]);
    await expect.element(screen.getByText('Return number R1')).toBeVisible();
  });

  it('[R7.043] names the store and its address before it is sent, and what of the refund is for delivery and tax', async () => {
    const hits = [aStore({ id: 's-1' }), STORE];
    answerCalls({ queryStores: { body: { hits, nbHits: 2 } } });
    const totals = {
      subtotal: { ...price, amount: 46_000 },
      shipping: { ...price, amount: 2500 },
      tax: { ...price, amount: 1940 },
      total: { ...price, amount: 50_440 },
      taxIncluded: false,
    };
    const screen = await renderScreen(
      <ReturnDialog
        order={{ ...ORDER, totals }}
        linkToken={undefined}
        onSent={() => {}}
        onClose={() => {}}
      />,
    );
    await screen.getByLabelText('Pieces of Allure').selectOptions('1');
    await screen.getByRole('radio', { name: 'In a store' }).click();
    await screen.getByLabelText('Store', { exact: true }).selectOptions('s-2');
    await screen.getByRole('button', { name: 'Review' }).click();
    await expect.element(screen.getByText('Maison Aurèle Madison')).toBeVisible();
    await expect.element(screen.getByText('New York, NY 10065')).toBeVisible();
    await expect.element(screen.getByText('To be given back: $504.40')).toBeVisible();
    await expect.element(screen.getByText('of which delivery: $25')).toBeVisible();
    await expect.element(screen.getByText('of which tax: $19.40')).toBeVisible();
  });

  it('[R3.049] asks whether a piece is too small only where it has a size', async () => {
    answerCalls(STORES);
    const [shoe, ...others] = ORDER.lines;
    if (shoe === undefined) throw new Error('the order has lines');
    const { size: _size, ...set } = shoe;
    const screen = await renderScreen(
      <ReturnDialog
        order={{ ...ORDER, lines: [set, ...others] }}
        linkToken={undefined}
        onSent={() => {}}
        onClose={() => {}}
      />,
    );
    await screen.getByLabelText('Pieces of Allure').selectOptions('1');
    await screen.getByLabelText('Pieces of Rive').selectOptions('1');
    const small = (name: string) =>
      screen.getByLabelText(`Reason: ${name}`).getByRole('option', { name: 'Too small' });
    await expect.element(small('Rive')).toBeInTheDocument();
    await expect.element(small('Allure')).not.toBeInTheDocument();
  });

  it('[R4.038] says what came of each line where only a part is taken back', async () => {
    answerCalls({
      ...STORES,
      returnLines: {
        body: {
          results: [
            { request_id: 'g1', item_id: '1', returnId: 'R1' },
            {
              request_id: 'g1',
              item_id: '2',
              errorData: { errorCode: 'return_too_late', message: 'Too late for this one.', status: 409 },
            },
          ],
        },
      },
    });
    const screen = await show();
    await screen.getByLabelText('Pieces of Allure').selectOptions('1');
    await screen.getByLabelText('Pieces of Rive').selectOptions('1');
    await screen.getByRole('button', { name: 'Review' }).click();
    await screen.getByRole('button', { name: 'Request the return' }).click();
    await expect
      .element(screen.getByRole('heading', { name: 'Part of your request is with us' }))
      .toBeVisible();
    await expect.element(screen.getByText('Return number R1')).toBeVisible();
    await expect.element(screen.getByText('Too late for this one.')).toBeVisible();
  });

  it('[R7.043] says why a piece stays, and offers nothing for it', async () => {
    answerCalls(STORES);
    const screen = await show();
    await expect.element(screen.getByText('Made for you alone: it stays with you.')).toBeVisible();
    expect(screen.getByLabelText('Pieces of Signet').all()).toEqual([]);
  });

  it('[R7.187] exchanges for another size in stock, all of it by keyboard', async () => {
    const sent = answerCalls({
      ...STORES,
      getProduct: { body: { product: { skus: [sku('S1', '38'), sku('S9', '39'), sku('S8', '40')] } } },
      getSkuAvailability: { body: { S9: { inStock: true }, S8: { inStock: false } } },
      exchangeLines: { status: 201, body: { returnId: 'R2', orderId: 'o', state: 'requested' } },
    });
    const screen = await show();
    await screen.getByRole('radio', { name: 'Another size or colour' }).click();
    await screen.getByLabelText('Pieces of Allure').selectOptions('1');
    const wanted = screen.getByLabelText('Instead of Allure');
    await expect.element(screen.getByRole('option', { name: /40, sold out/u })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    await wanted.selectOptions('S9');
    screen.getByRole('button', { name: 'Review' }).element().focus();
    await userEvent.keyboard('{Enter}');
    const request = screen.getByRole('button', { name: 'Request the exchange' });
    await expect.element(request).toBeVisible();
    await expect.element(screen.getByText(/^In its place: .*39/u)).toBeVisible();
    request.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Return number R2')).toBeVisible();
    expect(sent.find(({ name }) => name === 'exchangeLines')?.body).toMatchObject({
      lines: [{ item_id_to_return: '1', skuId: 'S9' }],
      way: 'parcel',
    });
  });
});

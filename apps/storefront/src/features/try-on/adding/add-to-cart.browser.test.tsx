import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anEntry, aRefusal } from '../../../shared/api/test-harness/a-failure.ts';
import { shopper } from '../../../shared/session/shopper.ts';
import { aCart, aCartItem } from '../../../shared/test-harness/a-cart.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import type { Piece } from '../pieces/piece.ts';
import { A_PRODUCT, aSku } from '../test-harness/a-product.ts';
import { AddToCart } from './add-to-cart.tsx';
import { NotOnline } from './not-online.tsx';

const ALBA = aSku();
const CARMINE = aSku({ identifier: 'TL4109', name: 'Rouge', color: '109 Carmine', tryOnType: 'lipsticks' });
const PERLE = aSku({ identifier: 'TE8003', name: 'Perle', color: 'Gold', tryOnType: 'earrings' });
const IN_STOCK = { TS2001: { inStock: true }, TL4109: { inStock: true }, TE8003: { inStock: true } };
const ADDED = { body: aCart([aCartItem()]) };
const REFUSED = { status: 429, body: aRefusal(anEntry({ errorCode: 'too_many_requests', scope: 'global' })) };

interface Worn {
  readonly pieces: readonly Piece[];
  readonly isLoading?: boolean;
  readonly isMultiple?: boolean;
  readonly goesToCart?: boolean;
}

const screenOf = ({ pieces, isLoading = false, isMultiple = true, goesToCart = false }: Worn) =>
  renderScreen(
    <AddToCart
      product={A_PRODUCT}
      tryOnType={pieces[0]?.tryOnType ?? 'sunglasses'}
      settings={{ isMultiple, goesToCart }}
      {...{ pieces, isLoading }}
    />,
  );

const skusOf = ({ body }: { readonly body: unknown }) => JSON.stringify(body).match(/T[SLE]\d{4}/gu);

beforeEach(() => {
  localStorage.clear();
  shopper.set({ cart: undefined, notice: undefined, inStock: {} });
});

describe('the way into the bag', () => {
  it('[R2.093, R5.004, R5.012] rests while something loads, and where nothing has a number', async () => {
    answerCalls({});
    const button = { name: 'Add to bag' };
    const ready = await screenOf({ pieces: [ALBA] });
    await expect.element(ready.getByRole('button', button)).toBeEnabled();
    await ready.unmount();
    for (const worn of [
      { pieces: [ALBA], isLoading: true },
      { pieces: [] },
      { pieces: [aSku({ identifier: '' })] },
    ]) {
      const resting = await screenOf(worn);
      await expect.element(resting.getByRole('button', button)).toBeDisabled();
      await resting.unmount();
    }
  });

  it('[R4.022, R8.010] takes make-up straight into the bag, and says what was added', async () => {
    const sent = answerCalls({ addToCart: ADDED });
    const screen = await screenOf({ pieces: [CARMINE] });
    await screen.getByRole('button', { name: 'Add to bag' }).click();
    await expect.element(screen.getByRole('status').getByText('Added to your bag')).toBeVisible();
    await expect.element(screen.getByRole('status').getByText(/Rouge/u)).toBeVisible();
    expect(sent.map(({ name }) => name)).toEqual(['addToCart']);
    expect(sent.map(skusOf)).toEqual([['TL4109']]);
    expect(shopper.get().notice).toBeUndefined();
  });

  it('[R2.100, R4.021] leads everything else through a panel with the piece', async () => {
    const sent = answerCalls({ getSkuAvailability: { body: IN_STOCK }, addToCart: ADDED });
    const screen = await screenOf({ pieces: [ALBA] });
    await screen.getByRole('button', { name: 'Add to bag' }).click();
    const panel = screen.getByRole('dialog', { name: 'Add to bag' });
    await expect.element(panel.getByText('$420')).toBeVisible();
    await expect.element(panel.getByText('Tortoise')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'addToCart')).toEqual([]);
    await panel.getByRole('button', { name: 'Add to bag' }).click();
    await expect.element(screen.getByRole('status').getByText('Added to your bag')).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('[R8.014] says why it failed, and tries again', async () => {
    const addToCart = vi.fn<() => object>().mockReturnValueOnce(REFUSED).mockReturnValue(ADDED);
    answerCalls({ addToCart });
    const screen = await screenOf({ pieces: [CARMINE] });
    await screen.getByRole('button', { name: 'Add to bag' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('It could not be added');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Added to your bag')).toBeVisible();
    expect(addToCart).toHaveBeenCalledTimes(2);
  });

  it('[R4.024] leads to the bag where that is configured', async () => {
    answerCalls({ addToCart: ADDED });
    const screen = await screenOf({ pieces: [CARMINE], goesToCart: true });
    await screen.getByRole('button', { name: 'Add to bag' }).click();
    await vi.waitFor(() => expect(screen.path()).toBe('/eng-us/cart'));
  });

  it.each([
    [true, [['TS2001', 'TE8003']]],
    [false, [['TS2001'], ['TE8003']]],
  ])('[R2.099, R4.023] sends several that are ticked in one call: %s', async (isMultiple, calls) => {
    const sent = answerCalls({ getSkuAvailability: { body: IN_STOCK }, addToCart: ADDED });
    const screen = await screenOf({ pieces: [ALBA, PERLE], isMultiple });
    await screen.getByRole('button', { name: 'Add to bag' }).click();
    const list = screen.getByRole('dialog', { name: 'Add to your bag' });
    for (const piece of [/Alba/u, /Perle/u]) {
      await expect.element(list.getByRole('checkbox', { name: piece })).toBeChecked();
    }
    await list.getByRole('button', { name: 'Add to bag' }).click();
    await expect.element(list).not.toBeInTheDocument();
    const added = sent.filter(({ name }) => name === 'addToCart');
    expect(added.map(skusOf)).toEqual(calls);
  });

  it('[R2.099] leaves out what is unticked, and rests when nothing is left', async () => {
    answerCalls({ getSkuAvailability: { body: IN_STOCK } });
    const screen = await screenOf({ pieces: [ALBA, PERLE] });
    await screen.getByRole('button', { name: 'Add to bag' }).click();
    const list = screen.getByRole('dialog', { name: 'Add to your bag' });
    await list.getByRole('checkbox', { name: /Alba/u }).click();
    await expect.element(list.getByRole('button', { name: 'Add to bag' })).toBeEnabled();
    await list.getByRole('checkbox', { name: /Perle/u }).click();
    await expect.element(list.getByRole('button', { name: 'Add to bag' })).toBeDisabled();
  });
});

describe('a piece that cannot be bought now', () => {
  it.each([
    ['make-up', CARMINE, false],
    ['anything else', ALBA, false],
    ['what is sold by telephone alone', { ...CARMINE, sellable: false }, true],
  ])('[R2.093, R4.001] is never led to the bag by the main button: %s', async (_, piece, inStock) => {
    const gone = { ...piece, backInStock: false };
    answerCalls({ getSkuAvailability: { body: { [piece.identifier]: { inStock } } }, addToCart: ADDED });
    const screen = await screenOf({ pieces: [gone] });
    await screen.getByRole('button', { name: 'Speak to an advisor' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    for (const name of ['Add to bag', 'Notify me']) {
      await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it.each([
    [true, 'Notify me'],
    [false, 'Speak to an advisor'],
  ])(
    '[R4.001, R4.002, R8.014] has just sold out: coming back %s, the focus goes to %s',
    async (backInStock, way) => {
      let inStock = true;
      const entry = anEntry({ errorCode: 'out_of_stock', statusDetails: 'TL4109' });
      answerCalls({
        getSkuAvailability: () => ({ body: { TL4109: { inStock } } }),
        addToCart: () => {
          inStock = false;
          return { status: 422, body: aRefusal(entry) };
        },
      });
      const screen = await screenOf({ pieces: [{ ...CARMINE, backInStock }] });
      await screen.getByRole('button', { name: 'Add to bag' }).click();
      await expect.element(screen.getByRole('button', { name: way })).toHaveFocus();
      await expect.element(screen.getByRole('alert')).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    },
  );

  it.each([CARMINE, ALBA])('[R2.093, R4.002] is announced when it is back: $color', async (piece) => {
    answerCalls({ getSkuAvailability: { body: { [piece.identifier]: { inStock: false } } } });
    const screen = await screenOf({ pieces: [piece] });
    await screen.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add to bag' })).not.toBeInTheDocument();
  });

  it('[R4.001, R4.022] waits for the stock of make-up, which goes into the bag at once', async () => {
    const stock = Promise.withResolvers<{ body: object }>();
    answerCalls({ getSkuAvailability: async () => stock.promise });
    const screen = await screenOf({ pieces: [CARMINE] });
    await expect.element(screen.getByRole('button', { name: 'Add to bag' })).toBeDisabled();
    stock.resolve({ body: IN_STOCK });
    await expect.element(screen.getByRole('button', { name: 'Add to bag' })).toBeEnabled();
  });

  it('[R2.100, R2.102, R4.001] comes in sizes: they are shown first, and one that is sold out ends at a message', async () => {
    const sizes = ['36', '37'].map((size) => aSku({ identifier: `TS20${size}`, size }));
    const body = { TS2036: { inStock: false }, TS2037: { inStock: true } };
    answerCalls({ getSkuAvailability: { body } });
    const screen = await renderScreen(
      <AddToCart
        product={{ ...A_PRODUCT, skus: sizes }}
        tryOnType="sneakers"
        settings={{ isMultiple: true, goesToCart: false }}
        pieces={sizes.slice(0, 1)}
        isLoading={false}
      />,
    );
    await screen.getByRole('button', { name: 'Add to bag' }).click();
    const panel = screen.getByRole('dialog', { name: 'Add to bag' });
    await expect.element(panel.getByRole('radio', { name: '36' })).not.toBeChecked();
    panel.getByRole('radio', { name: '36' }).element().focus();
    await userEvent.keyboard(' ');
    await expect.element(panel.getByRole('button', { name: 'Notify me' })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Add to bag' })).not.toBeInTheDocument();
  });

  it('[R2.103] offers a message where it comes back, and opens its dialog', async () => {
    answerCalls({});
    const gone = await renderScreen(<NotOnline piece={ALBA} offer="call-advisor" />);
    await expect.element(gone.getByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
    await gone.unmount();
    const soldOut = await renderScreen(<NotOnline piece={ALBA} offer="notify-me" />);
    await soldOut.getByRole('button', { name: 'Notify me' }).click();
    await expect.element(soldOut.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });
});

import { describe, expect, it } from 'vitest';
import { accepted, refused } from '@vitrine/domain/result';
import type { WornProduct } from '../worn-product.ts';
import type { Engine } from './boot.ts';
import { createWishes } from './wear-products.ts';

const SUNGLASSES: WornProduct = { type: 'sunglasses', modelUrl: '/a.glb' };

const EARRINGS: WornProduct = { type: 'earrings', modelUrl: '/b.glb' };

/** An engine that notes what it is asked to wear, and wears it when the test says so. */
function anEngine() {
  const worn: { readonly products: readonly WornProduct[]; readonly wish: AbortSignal }[] = [];
  const waiting: (() => void)[] = [];
  const view: Pick<Engine['view'], 'wear' | 'endComparing'> = {
    endComparing: () => undefined,
    wear: (_half, products, wish) =>
      new Promise((resolve) => {
        worn.push({ products, wish });
        waiting.push(() => resolve(accepted(undefined)));
      }),
  };
  const tracker: Pick<Engine['tracker'], 'start'> = { start: () => Promise.resolve(true) };
  const closing = new AbortController();
  const wishes = createWishes({
    loaded: Promise.resolve(accepted({ view, tracker })),
    slot: { shown: () => undefined },
    type: 'sunglasses',
    signal: closing.signal,
  });
  return { wishes, worn, closing, settle: (index: number) => waiting[index]?.() };
}

describe('the wishes of a shopper', () => {
  it('give up the one on its way when another comes: the last counts', async () => {
    const { wishes, worn, settle } = anEngine();
    const outcomes = [wishes.wear('left', [SUNGLASSES]), wishes.wear('left', [])];
    await Promise.resolve();
    await Promise.resolve();
    expect(worn.map(({ wish }) => wish.aborted)).toEqual([true, false]);
    settle(0);
    settle(1);
    expect(await Promise.all(outcomes)).toEqual([accepted(undefined), accepted(undefined)]);
  });

  it('go on looking for what was worn last when everything is taken off', async () => {
    const { wishes, settle } = anEngine();
    const off = wishes.wear('left', []);
    await Promise.resolve();
    settle(0);
    await off;
    expect(wishes.types()).toEqual(['sunglasses']);
  });

  it('of one half leave the other as it is, and end with the comparison', async () => {
    const { wishes, worn, settle } = anEngine();
    const outcomes = [wishes.wear('left', [SUNGLASSES]), wishes.wear('right', [EARRINGS])];
    await Promise.resolve();
    await Promise.resolve();
    expect(worn.map(({ wish }) => wish.aborted)).toEqual([false, false]);
    settle(0);
    settle(1);
    await Promise.all(outcomes);
    expect(wishes.types()).toEqual(['sunglasses', 'earrings']);
    await wishes.endComparing();
    expect(wishes.types()).toEqual(['sunglasses']);
    expect(worn.map(({ wish }) => wish.aborted)).toEqual([false, true]);
  });

  it('are refused for a type the engine has no kind for, which leaves the rest as it was', async () => {
    const { wishes, worn } = anEngine();
    const unknown: WornProduct = Object.assign({ ...SUNGLASSES }, { type: 'hats' });
    expect(await wishes.wear('left', [unknown])).toEqual(refused({ code: 'type-unsupported', type: 'hats' }));
    expect(worn).toEqual([]);
  });

  it('are refused once the try-on is closed, also those under way', async () => {
    const { wishes, closing, settle } = anEngine();
    const late = wishes.wear('left', [SUNGLASSES]);
    await Promise.resolve();
    closing.abort();
    settle(0);
    expect(await late).toEqual(refused({ code: 'closed' }));
  });
});

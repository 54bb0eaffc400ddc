import { describe, expect, it } from 'vitest';
import { accepted, refused } from '@vitrine/domain/result';
import type { WornProduct } from '../worn-product.ts';
import type { Comparison } from '../kinds/comparison.ts';
import type { Engine } from './start-engine.ts';
import { createWearQueue } from './wear-queue.ts';

const SUNGLASSES: WornProduct = { type: 'sunglasses', modelUrl: '/a.glb' };

const EARRINGS: WornProduct = { type: 'earrings', modelUrl: '/b.glb' };

/** An engine that notes what it is asked to wear, and wears it when the test says so. */
function anEngine() {
  const worn: { readonly products: readonly WornProduct[]; readonly request: AbortSignal }[] = [];
  const waiting: (() => void)[] = [];
  const comparison: Pick<Comparison, 'wear' | 'endComparing'> = {
    endComparing: () => undefined,
    wear: (_half, products, request) =>
      new Promise((resolve) => {
        worn.push({ products, request });
        waiting.push(() => resolve(accepted(undefined)));
      }),
  };
  const tracker: Pick<Engine['tracker'], 'start'> = { start: () => Promise.resolve(true) };
  const closing = new AbortController();
  const queue = createWearQueue({
    loaded: Promise.resolve(accepted({ renderer: { comparison }, tracker })),
    slot: { shown: () => undefined },
    type: 'sunglasses',
    signal: closing.signal,
  });
  return { queue, worn, closing, settle: (index: number) => waiting[index]?.() };
}

describe('requests to wear', () => {
  it('give up the one under way when another comes: the last counts', async () => {
    const { queue, worn, settle } = anEngine();
    const outcomes = [queue.wear('left', [SUNGLASSES]), queue.wear('left', [])];
    await Promise.resolve();
    await Promise.resolve();
    expect(worn.map(({ request }) => request.aborted)).toEqual([true, false]);
    settle(0);
    settle(1);
    expect(await Promise.all(outcomes)).toEqual([accepted(undefined), accepted(undefined)]);
  });

  it('go on looking for what was worn last when everything is taken off', async () => {
    const { queue, settle } = anEngine();
    const off = queue.wear('left', []);
    await Promise.resolve();
    settle(0);
    await off;
    expect(queue.types()).toEqual(['sunglasses']);
  });

  it('of one half leave the other as it is, and end with the comparison', async () => {
    const { queue, worn, settle } = anEngine();
    const outcomes = [queue.wear('left', [SUNGLASSES]), queue.wear('right', [EARRINGS])];
    await Promise.resolve();
    await Promise.resolve();
    expect(worn.map(({ request }) => request.aborted)).toEqual([false, false]);
    settle(0);
    settle(1);
    await Promise.all(outcomes);
    expect(queue.types()).toEqual(['sunglasses', 'earrings']);
    await queue.endComparing();
    expect(queue.types()).toEqual(['sunglasses']);
    expect(worn.map(({ request }) => request.aborted)).toEqual([false, true]);
  });

  it('are refused for a type the engine has no kind for, which leaves the rest as it was', async () => {
    const { queue, worn } = anEngine();
    const unknown: WornProduct = Object.assign({ ...SUNGLASSES }, { type: 'hats' });
    expect(await queue.wear('left', [unknown])).toEqual(refused({ code: 'type-unsupported', type: 'hats' }));
    expect(worn).toEqual([]);
  });

  it('are refused once the try-on is closed, also those under way', async () => {
    const { queue, closing, settle } = anEngine();
    const late = queue.wear('left', [SUNGLASSES]);
    await Promise.resolve();
    closing.abort();
    settle(0);
    expect(await late).toEqual(refused({ code: 'closed' }));
  });
});

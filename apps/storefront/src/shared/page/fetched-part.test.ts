import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopper } from '../session/shopper.ts';
import { fetchedPart } from './fetched-part.ts';
import { failureOf } from '../api/call-failure.ts';

const NOT_REACHED = { added: [], errors: [], failure: failureOf('network') };
beforeEach(() => shopper.set({ notice: undefined }));

/** Opens a part and records what it is told, in order. */
function opened(part: { readonly open: ReturnType<typeof fetchedPart<string>>['open'] }) {
  const told: string[] = [];
  const callOff = part.open({ show: (shown) => told.push(shown), close: () => told.push('closed') });
  return { told, callOff };
}

describe('a part that is fetched when it is opened', () => {
  it('is shown when it has come, and fetched once for all openings', async () => {
    const load = vi.fn(async () => 'the panel');
    const part = fetchedPart(load);
    const first = opened(part);
    expect([part.current(), first.told]).toEqual([undefined, []]);
    await expect.poll(() => first.told).toEqual(['the panel']);
    const second = opened(part);
    await expect.poll(() => second.told).toEqual(['the panel']);
    expect(part.current()).toBe('the panel');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched says that the house was not reached, counts as closed, and is tried again', async () => {
    const load = vi.fn(async () => 'the panel').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = fetchedPart(load);
    const first = opened(part);
    await expect.poll(() => first.told).toEqual(['closed']);
    expect(shopper.get().notice).toEqual(NOT_REACHED);
    const second = opened(part);
    await expect.poll(() => second.told).toEqual(['the panel']);
  });

  it('tells nothing to an opening that was called off, whether it comes or not', async () => {
    const load = vi.fn(async () => 'the panel').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = fetchedPart(load);
    const [failing, gone] = [opened(part), opened(part)];
    failing.callOff();
    gone.callOff();
    await expect.poll(() => part.current()).toBe('the panel');
    expect([failing.told, gone.told, shopper.get().notice]).toEqual([[], [], undefined]);
  });

  it('may be fetched ahead; that this fails is nobody’s concern', async () => {
    const load = vi.fn(async () => 'the panel').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const part = fetchedPart(load);
    part.warm();
    await expect.poll(() => load.mock.calls.length).toBe(1);
    expect(shopper.get().notice).toBeUndefined();
    part.warm();
    await expect.poll(() => part.current()).toBe('the panel');
  });
});

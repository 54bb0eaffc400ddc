import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';
import { takeTurns } from './take-turns.ts';

/** Work that ends when it is told to, and counts how much of it runs. */
function aWorkshop() {
  const { promise: open, resolve: finish } = Promise.withResolvers<void>();
  const seen = { running: 0, most: 0, done: 0 };
  const work = async (): Promise<number> => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await open;
    seen.running -= 1;
    seen.done += 1;
    return seen.done;
  };
  return { work, finish, seen };
}

describe('limited concurrency', () => {
  it('runs so much at once, lets so much wait and refuses the rest', async () => {
    const { work, finish, seen } = aWorkshop();
    const run = limitConcurrency({ atOnce: 2, waiting: 3 });
    const outcomes = Promise.all(Array.from({ length: 7 }, async () => run(work)));
    finish();
    const values = await outcomes;
    expect(values.filter(({ ok }) => ok)).toHaveLength(5);
    expect(values.filter(({ ok }) => !ok)).toHaveLength(2);
    expect(seen).toEqual({ running: 0, most: 2, done: 5 });
  });

  it('gives its place on when the work fails', async () => {
    const run = limitConcurrency({ atOnce: 1, waiting: 5 });
    const failed = run(async () => Promise.reject(new Error('no')));
    const next = run(async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toEqual({ ok: true, value: 'yes' });
    expect(await run(async () => 'again')).toEqual({ ok: true, value: 'again' });
  });
});

describe('turns', () => {
  it('are taken one by one under a key, and apart under others', async () => {
    const { work, finish, seen } = aWorkshop();
    const turns = takeTurns(5);
    const outcomes = Promise.all(['a', 'a', 'a', 'b'].map(async (key) => turns(key, work)));
    finish();
    expect((await outcomes).every(({ ok }) => ok)).toBe(true);
    expect(seen).toEqual({ running: 0, most: 2, done: 4 });
  });
});

import { catalogueVersion, raiseCatalogueVersion } from '@vitrine/database';
import { aFakeClock, openTestDatabase, type TestDatabase } from '@vitrine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingAfresh } from './read-afresh.ts';
import { createVersionMemory } from './version-memory.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

function aMemory() {
  const clock = aFakeClock();
  let loads = 0;
  const memory = createVersionMemory<number>({ db: test.db, clock });
  const load = async (): Promise<number> => {
    loads += 1;
    return loads;
  };
  return { clock, memory, load };
}

describe('what is kept of public answers', () => {
  it('is loaded once for a key and a version', async () => {
    const { clock, memory, load } = aMemory();
    const all = await Promise.all([memory.get('a', load), memory.get('a', load)]);
    clock.advance(5_000);
    expect([...all, await memory.get('a', load), await memory.get('b', load)]).toEqual([1, 1, 1, 2]);
  });

  it('is forgotten within a second of a new version', async () => {
    const { clock, memory, load } = aMemory();
    await memory.get('a', load);
    const before = await test.db.first(catalogueVersion, []);
    const after = await test.db.first(raiseCatalogueVersion, []);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(await memory.get('a', load)).toBe(1);
    clock.advance(1_000);
    expect(await memory.get('a', load)).toBe(2);
  });

  it('[R7.004] is passed by where a developer asks for it, and kept for the others', async () => {
    const { memory, load } = aMemory();
    expect(await memory.get('a', load)).toBe(1);
    const { promise: afresh, resolve } = Promise.withResolvers<number>();
    readingAfresh(() => resolve(memory.get('a', load)));
    expect(await afresh).toBe(2);
    expect(await memory.get('a', load)).toBe(2);
  });

  it('does not keep a failure', async () => {
    const { memory, load } = aMemory();
    await expect(memory.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(await memory.get('a', load)).toBe(1);
  });
});

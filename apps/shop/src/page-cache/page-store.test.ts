import { describe, expect, it } from 'vitest';
import { createPageStore, type StoredPage } from './page-store.ts';

const aPage = (bytes: number): StoredPage => ({
  brotli: Buffer.alloc(bytes),
  etag: '"e"',
  headers: [],
  filledAtMs: 0,
  version: '1',
});

describe('the page store', () => {
  it('drops the least recently read page first when it is full', () => {
    const store = createPageStore(20_000);
    store.set('a', aPage(6000));
    store.set('b', aPage(6000));
    store.get('a');
    store.set('c', aPage(6000));
    expect([store.get('a'), store.get('b'), store.get('c')].map((page) => page !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('counts a page that replaces another only once', () => {
    const store = createPageStore(20_000);
    store.set('a', aPage(6000));
    const once = store.calculatedSize;
    store.set('a', aPage(6000));
    expect(store.calculatedSize).toBe(once);
    store.delete('a');
    expect(store.calculatedSize).toBe(0);
  });

  it('keeps nothing when it may hold nothing', () => {
    const store = createPageStore(0);
    store.set('a', aPage(100));
    expect(store.get('a')).toBeUndefined();
  });

  it('does not empty itself for a page that could never fit', () => {
    const store = createPageStore(10_000);
    store.set('small', aPage(100));
    store.set('huge', aPage(50_000));
    expect(store.get('small')).toBeDefined();
    expect(store.get('huge')).toBeUndefined();
  });
});

import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  FRESH_FOR_MS,
  PageCache,
  RENEW_AGAIN_AFTER_MS,
  STALE_FOR_MS,
  type RenderedPage,
} from './page-cache.ts';

const page = { key: '/eng-us/homepage', url: '/eng-us/homepage' };

function setUp(answer: (count: number) => Partial<RenderedPage> = () => ({})) {
  const state = { nowMs: 0, version: '1', renders: 0, errors: 0 };
  const cache = new PageCache({
    maxBytes: 1_000_000,
    nowMs: () => state.nowMs,
    version: () => state.version,
    onRefreshError: () => {
      state.errors += 1;
    },
    render: async () => {
      state.renders += 1;
      return {
        status: 200,
        headers: {},
        cookies: [],
        body: `<p>render ${state.renders}</p>`,
        isPublic: true,
        ...answer(state.renders),
      };
    },
  });
  return { cache, state };
}

const textOf = (stored: { brotli: Buffer } | undefined) =>
  stored && brotliDecompressSync(stored.brotli).toString();

describe('the page cache', () => {
  it('renders once for everybody who waits for the same page', async () => {
    const { cache, state } = setUp();
    await Promise.all([cache.obtain(page), cache.obtain(page), cache.obtain(page)]);
    expect(state.renders).toBe(1);
    expect(textOf(cache.find(page))).toBe('<p>render 1</p>');
  });

  it('serves a stale page while it makes a new one', async () => {
    const { cache, state } = setUp();
    await cache.obtain(page);
    state.nowMs = FRESH_FOR_MS + 1;
    expect(textOf(cache.find(page))).toBe('<p>render 1</p>');
    await cache.obtain(page);
    expect(textOf(cache.find(page))).toBe('<p>render 2</p>');
  });

  it('serves no page that is too old even for that', async () => {
    const { cache, state } = setUp();
    await cache.obtain(page);
    state.nowMs = FRESH_FOR_MS + STALE_FOR_MS + 1;
    expect(cache.find(page)).toBeUndefined();
  });

  it('serves what it has, however old, while the services are away, and asks no more often than it says', async () => {
    const { cache, state } = setUp((count) => (count === 2 ? { status: 503, isPublic: false } : {}));
    await cache.obtain(page);
    state.nowMs = 2 * (FRESH_FOR_MS + STALE_FOR_MS);
    expect(cache.find(page)).toBeUndefined();
    const filled = await cache.obtain(page);
    expect(filled.kind === 'stored' && textOf(filled.page)).toBe('<p>render 1</p>');
    expect(textOf(cache.find(page))).toBe('<p>render 1</p>');
    expect(state.renders).toBe(2);
    state.nowMs += RENEW_AGAIN_AFTER_MS;
    await cache.obtain(page);
    expect(textOf(cache.find(page))).toBe('<p>render 3</p>');
  });

  it('holds the bytes it counts, not the block that the compressor worked in', async () => {
    const { cache } = setUp();
    await cache.obtain(page);
    const brotli = cache.find(page)?.brotli;
    expect(brotli?.buffer.byteLength).toBe(brotli?.byteLength);
  });

  it('drops everything when the catalogue moves, also what was being rendered meanwhile', async () => {
    const { cache, state } = setUp();
    await cache.obtain(page);
    state.version = '2';
    expect(cache.find(page)).toBeUndefined();
    const filling = cache.obtain(page);
    state.version = '3';
    await filling;
    expect(cache.find(page)).toBeUndefined();
  });

  it.each([{ status: 404 }, { isPublic: false }, { cookies: ['a=b'] }])(
    'keeps nothing of %o',
    async (answer) => {
      const { cache } = setUp(() => answer);
      expect((await cache.obtain(page)).kind).toBe('passed');
      expect(cache.find(page)).toBeUndefined();
    },
  );

  it('keeps the stale page and says so when renewing it fails', async () => {
    const { cache, state } = setUp((count) => {
      if (count > 1) throw new Error('the services are down');
      return {};
    });
    await cache.obtain(page);
    state.nowMs = FRESH_FOR_MS + 1;
    cache.find(page);
    await cache.obtain(page).catch(() => undefined);
    expect(textOf(cache.find(page))).toBe('<p>render 1</p>');
    expect(state.errors).toBeGreaterThan(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSkus } from '../api/read-skus.ts';
import { shopper } from '../session/shopper.ts';
import { loadStock } from './load-stock.ts';
import { readCategory, readWholeCategory } from './read-category.ts';
import { readPrices } from './read-prices.ts';

const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `TS${1000 + index}`);
const GUEST = { accessToken: 'guest-token', usid: 'u', expiresIn: 900 };
const PIECES = 120;

/** What was asked for, in order: the last word of a path, or what stands behind its `?`. */
let asked: string[] = [];

function answer(url: string): unknown {
  const { pathname, searchParams } = new URL(url, location.origin);
  const parts = decodeURIComponent(pathname).split('/');
  if (pathname.includes('/filter/')) {
    const range = searchParams.get('range') ?? '';
    asked.push(range);
    const [first = 0, last = 0] = range.split('-').map(Number);
    const skus = idsUpTo(PIECES).slice(first, last + 1);
    return {
      dimId: 'rings',
      skus: skus.map((defaultSkuId) => ({ defaultSkuId })),
      total: PIECES,
      facets: [],
    };
  }
  if (pathname.includes('/skuavailability/')) {
    const ids = (parts.at(-1) ?? '').split(',');
    asked.push(String(ids.length));
    return Object.fromEntries(ids.map((id) => [id, { inStock: id !== 'TS1002' }]));
  }
  if (!pathname.includes('/catalog/skus/')) return GUEST;
  const ids = (parts.at(-2) ?? '').split(',');
  const country = searchParams.get('dispatchCountry');
  asked.push([ids.length, parts.at(-1), ...(country === null ? [] : [country])].join(' '));
  return { skuList: ids.map((identifier) => ({ identifier })), skuListSize: ids.length };
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => Response.json(answer(url)));
});
afterEach(() => vi.unstubAllGlobals());

describe('the readers of the catalogue', () => {
  it('[R7.053, R9.009, R9.035] ask for 120 SKUs in requests of 50, 50 and 20 at precision low, each SKU once', async () => {
    expect(await readSkus([...idsUpTo(120), 'TS1000'])).toHaveLength(121);
    expect(asked).toEqual(['50 low', '50 low', '20 low']);
  });

  it('[R7.054, R9.009] ask for 51 prices in requests of 50 and 1, in the country that is named', async () => {
    expect((await readPrices(idsUpTo(51), 'CH')).size).toBe(51);
    expect(asked).toEqual(['50 price CH', '1 price CH']);
  });

  it('[R7.047, R9.008] ask for the stock of 150 SKUs in requests of 100 and 50, and keep it', async () => {
    expect(await loadStock([...idsUpTo(150), 'TS1001'])).toBeUndefined();
    expect(asked).toEqual(['100', '50']);
    expect(shopper.get().inStock).toMatchObject({ TS1001: true, TS1002: false });
  });

  it('[R7.056, R9.012] ask for the first 18 pieces of a category where nobody says another range', async () => {
    const { skus, total } = await readCategory('rings');
    expect([skus.length, total, asked]).toEqual([18, PIECES, ['0-17']]);
  });

  it('[R9.012] ask for the rest of a category by the places behind them', async () => {
    const pieces = await readWholeCategory('rings');
    expect(pieces.map(({ defaultSkuId }) => defaultSkuId)).toEqual(idsUpTo(PIECES));
    expect(asked).toEqual(['0-17', '18-67', '68-117', '118-167']);
  });
});

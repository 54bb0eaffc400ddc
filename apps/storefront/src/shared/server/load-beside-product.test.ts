import type { CallName, ProductResponse, Sku } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { loadBesideProduct } from './load-beside-product.ts';
import type { PageScope } from './page-scope.ts';

const CARD = { productId: 'TH2', medias: [], skus: [] };
const OTHER = {
  productId: 'TH3',
  medias: [{ view: 'front' }, { view: 'back' }],
  skus: [{ color: 'Red', url: '/x' }],
};
const PART = { identifier: 'TP1' };
const FURTHER = { productId: 'TH4', medias: [], skus: [] };
const BODIES: Partial<Record<CallName, unknown>> = {
  getRecommended: { items: [CARD, FURTHER] },
  getProductPush: { products: [CARD, OTHER] },
  getInfoStaticProduct: { title: 'With every piece', blocks: [] },
  getPersoDetails: { imageUrl: '/media/th1/front', offer: {} },
  getLook: { thelook: {}, looks: {} },
  getSkuList: { skuList: [PART], skuListSize: 1 },
};
const SKU: Pick<Sku, 'identifier' | 'bundleSkuIds'> = { identifier: 'TS1', bundleSkuIds: ['TP1'] };
const THE_LOOK = { looks: [{ lookId: 'soir', skuIds: ['TS1'] }] };

type Reply = 'refuses' | 'is silent';

/** What stands beside a product where one call does as told and the others answer; and what was reported. */
async function besideWhere(name?: CallName, reply?: Reply) {
  const reported: unknown[] = [];
  const ask: PageScope['ask'] = (asked, ..._request) => {
    if (asked !== name) {
      const body = JSON.parse(JSON.stringify(BODIES[asked]));
      return Promise.resolve({ ok: true, status: 200, body, setCookies: [] });
    }
    return reply === 'is silent'
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve({ ok: false, status: 500, error: undefined, setCookies: [] });
  };
  const response: ProductResponse = JSON.parse(
    JSON.stringify({
      product: { identifier: 'TH1', skus: [SKU] },
      thelook: THE_LOOK,
      relatedProducts: [CARD],
      similarProducts: [],
    }),
  );
  const sku: Sku = JSON.parse(JSON.stringify(SKU));
  const scope = {
    ask,
    isNavigation: false,
    reportError: (error: unknown) => void reported.push(error),
    setPartial: () => undefined,
  };
  return { beside: await loadBesideProduct(scope, response, sku), reported };
}

const PUSHED = { productId: 'TH3', medias: [{ view: 'front' }], skus: [{ color: 'Red' }] };
const ROWS = { worn: [CARD], similar: [], pushed: [PUSHED], recommended: [FURTHER] };

const WHOLE = {
  bundle: [PART],
  thelook: THE_LOOK,
  rows: ROWS,
  info: { title: 'With every piece', blocks: [] },
  persoDetails: { imageUrl: '/media/th1/front' },
};

describe('what stands beside a product', () => {
  it('[R7.060, R7.062, R7.076] is asked for part by part', async () => {
    expect(await besideWhere()).toEqual({ beside: WHOLE, reported: [] });
  });

  it.each([
    ['getLook', { thelook: {} }],
    ['getRecommended', { rows: { ...ROWS, recommended: [] } }],
    ['getProductPush', { rows: { ...ROWS, pushed: [] } }],
    ['getInfoStaticProduct', { info: {} }],
    ['getPersoDetails', { persoDetails: {} }],
    ['getSkuList', { bundle: [] }],
  ] as const)(
    '[R7.193, R7.062] goes without what %s does not give, and with the rest',
    async (name, lost) => {
      expect(await besideWhere(name, 'refuses')).toEqual({ beside: { ...WHOLE, ...lost }, reported: [] });
      const { beside, reported } = await besideWhere(name, 'is silent');
      expect(beside).toEqual({ ...WHOLE, ...lost });
      expect(reported).toEqual([expect.any(TypeError)]);
    },
  );
});

import {
  CALL_SPECS,
  type CallName,
  HomepageBody,
  ListingBody,
  MenuBody,
  ProductResponse,
} from '@vitrine/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestRequest, useServices } from '../test-harness/open-services.ts';
import { seeChanges } from '../test-harness/see-changes.ts';

const services = useServices();
let pictures: string;
beforeAll(async () => {
  const { rows } = await services.db.executeSql('SELECT media FROM sku LIMIT 1');
  pictures = JSON.stringify(rows[0]?.['media']);
});

/** What the studio has delivered of some looks; the pages kept of the time before are forgotten. */
async function setPictures(looks: string, media: string): Promise<void> {
  await services.db.executeSql(`UPDATE sku SET media = '${media}' WHERE look LIKE '${looks}'`);
  await seeChanges(services);
}
const status = async (name: CallName, request: TestRequest): Promise<number> =>
  (await services.call(name, request)).status;
const product = async (id: string): Promise<ProductResponse> =>
  ProductResponse.parse((await services.call('getProduct', { params: { id } })).body);
const listed = async (dimId: string): Promise<readonly string[]> => {
  const { body } = await services.call('getListing', { params: { dimId } });
  return ListingBody.parse(body).hits.map((card) => card.productId);
};
const seo = (query: Readonly<Record<string, string>>) => services.call('getSeoTags', { query });
const content = (seoUrl: string) => services.call('getContent', { query: { seoUrl } });

/** The ids of all categories in the menu. */
async function menu(): Promise<readonly string[]> {
  const { categories } = MenuBody.parse((await services.call('getMenu')).body);
  return categories.flatMap((root) => [
    root.dimId,
    ...root.children.flatMap((child) => [child.dimId, ...(child.children ?? []).map(({ dimId }) => dimId)]),
  ]);
}
/** The SKUs in the rows of the home page. */
async function onHomepage(): Promise<readonly string[]> {
  const { componentList } = HomepageBody.parse((await services.call('getHomepage')).body);
  return componentList.flatMap((part) =>
    part.type === 'products' ? part.skus.map(({ identifier }) => identifier) : [],
  );
}

describe('a product none of whose looks has a picture', () => {
  beforeEach(() => setPictures('au2002-%', '[]'));

  it('[R7.048, R7.055] is not found, alone or in a list', async () => {
    expect(await status('getProduct', { params: { id: 'AU2002' } })).toBe(404);
    expect(await status('getProductVariant', { params: { id: 'AU2002', variant: 'QS2011' } })).toBe(404);
    expect(await status('getProducts', { params: { list: 'AU2002' } })).toBe(404);
  });

  it('[R7.048] is not found even where it is exclusive', async () => {
    await services.db.executeSql("UPDATE product SET is_exclusive = true WHERE id = 'AU2002'");
    expect(await status('getProduct', { params: { id: 'AU2002' } })).toBe(404);
    await services.db.executeSql("UPDATE product SET is_exclusive = false WHERE id = 'AU2002'");
  });

  it('[R7.009, R3.037, R7.062] stays out of listings, of rows below others, and of the home page', async () => {
    expect(await listed('eyewear')).not.toContain('AU2002');
    const { similarProducts, relatedProducts, relatedFinishOptions } = await product('AU2001');
    const beside = [...similarProducts, ...relatedProducts, ...relatedFinishOptions];
    expect(beside.map(({ productId }) => productId)).not.toContain('AU2002');
    const { body } = await services.call('getRecommended', { params: { id: 'QS2001' } });
    const { items } = CALL_SPECS.getRecommended.answer.parse(body);
    expect(items.map(({ productId }) => productId)).not.toContain('AU2002');
    expect(await onHomepage()).not.toContain('QS2011');
  });

  it('[R7.088] has no head for search engines, and takes with it a category that holds nothing else', async () => {
    expect((await seo({ page: 'product', contentId: 'AU2002' })).status).toBe(404);
    expect((await seo({ page: 'category', contentId: 'eyewear-sunglasses-round' })).status).toBe(404);
    expect(await menu()).not.toContain('eyewear-sunglasses-round');
    expect(await menu()).toContain('eyewear-sunglasses');
    expect(await status('getListing', { params: { dimId: 'eyewear-sunglasses-round' } })).toBe(404);
    expect((await content('eyewear/sunglasses/round')).status).toBe(404);
    expect((await content('eyewear/sunglasses')).status).toBe(200);
  });

  it('is there as soon as one of its looks has one', async () => {
    await setPictures('au2002-smoke', pictures);
    expect((await product('AU2002')).product).toMatchObject({
      defaultSkuId: 'QS2013',
      skus: [{ identifier: 'QS2013' }],
    });
    expect(await listed('eyewear')).toContain('AU2002');
    expect(await menu()).toContain('eyewear-sunglasses-round');
    expect(await onHomepage()).not.toContain('QS2011');
    await setPictures('au2002-%', pictures);
    expect((await product('AU2002')).product.defaultSkuId).toBe('QS2011');
    expect(await onHomepage()).toContain('QS2011');
  });
});

describe('a look without a picture, of a product that has some', () => {
  it('[R7.066] is no choice on the page and no swatch on a card', async () => {
    await setPictures('au2001-black', '[]');
    const { skus } = (await product('AU2001')).product;
    expect(skus.map(({ identifier }) => identifier)).not.toContain('QS2002');
    const { body } = await services.call('getListing', { params: { dimId: 'eyewear' } });
    const card = ListingBody.parse(body).hits.find(({ productId }) => productId === 'AU2001');
    expect(card?.skus.map(({ identifier }) => identifier)).toEqual(skus.map(({ identifier }) => identifier));
    expect(await status('getProductVariant', { params: { id: 'AU2001', variant: 'QS2002' } })).toBe(404);
    await setPictures('au2001-black', pictures);
  });
});

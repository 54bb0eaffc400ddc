import { CALL_SPECS, type CallName, MenuBody, ProductResponse } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { guestToken, signIn, type TestRequest, useServices } from '../test-harness/open-services.ts';

const services = useServices();

const product = async (id: string, locale: LocaleCode = 'eng-us'): Promise<ProductResponse> =>
  ProductResponse.parse((await services.call('getProduct', { locale, params: { id } })).body);
const status = async (name: CallName, request: TestRequest): Promise<number> =>
  (await services.call(name, request)).status;
const skuList = CALL_SPECS.getSkuList.answer;
const variant = (id: string, sku: string) =>
  services.call('getProductVariant', { params: { id, variant: sku } });
const productsOf = async (ids: string) => services.call('getProducts', { params: { list: ids } });
const skuAt = async (precision: string) =>
  skuList.parse((await services.call('getSkus', { params: { sku: 'QS2001', precision } })).body).skuList[0];
const skusOf = (ids: string) => services.call('getSkuList', { params: { list: ids, precision: 'low' } });
const inContext = (context: string, list: string, precision = 'high') =>
  services.call('getSkuListInContext', { params: { context, list, precision } });
const prices = async (query: Record<string, string>) => {
  const { body } = await services.call('getSkuPrices', { params: { list: 'QS2001,QW1003' }, query });
  return CALL_SPECS.getSkuPrices.answer.parse(body).skuList;
};
const manyIds = (count: number): string => Array.from({ length: count }, (_, index) => `Q${index}`).join(',');
/** What Intl puts between digits and around amounts, as the eye sees it. */
const seen = (label: string | undefined): string =>
  (label ?? '').replaceAll(/\p{Zs}/gu, ' ').replaceAll('\u200f', '');

async function anExclusiveProduct(): Promise<void> {
  await services.db.executeSql("UPDATE product SET is_exclusive = true WHERE id = 'AU8001'");
}
/** But for the house's own. */
async function noExclusiveProduct(): Promise<void> {
  await services.db.executeSql('UPDATE product SET is_exclusive = exclusive_sale_id IS NOT NULL');
}

describe('a product', () => {
  it('[R3.004, R3.006, R7.048] answers with its SKUs, its way from the root, and the cards below it', async () => {
    const body = await product('AU2001');
    expect(body.product).toMatchObject({
      identifier: 'AU2001',
      name: 'Rive',
      url: '/eng-us/products/rive-AU2001',
      defaultSkuId: 'QS2001',
      price: '$420',
      priceValue: 42_000,
      currency: 'USD',
      mom: null,
    });
    expect(body.product.skus.map((sku) => sku.identifier)).toEqual(['QS2001', 'QS2002', 'QS2003']);
    expect(body.product.categories.map((crumb) => crumb.url)).toEqual([
      '/eng-us/eyewear',
      '/eng-us/eyewear/sunglasses',
      '/eng-us/eyewear/sunglasses/square',
    ]);
    expect(body.relatedProducts.map((card) => card.productId)).toEqual(['AU5001', 'AU8001']);
    expect(body.similarProducts.map((card) => card.productId)).toEqual(['AU2002', 'AU2003']);
    expect(body.isExclusive).toBe(false);
  });

  it('[R7.048] speaks the language and the currency of its locale', async () => {
    const [french, arabic] = await Promise.all([product('AU1001', 'fra-fr'), product('AU1001', 'ara-ae')]);
    expect(french.product).toMatchObject({ priceValue: 490_000, currency: 'EUR' });
    expect(seen(french.product.price)).toBe('4 900 €');
    expect(arabic.product.name).toBe('أور فيرت، 39 ملم');
    expect(arabic.product).toMatchObject({ priceValue: 1_850_000, currency: 'AED' });
    expect(arabic.product.url).toBe('/ara-ae/products/heure-verte-AU1001');
    expect(arabic.product.skus[0]?.color).toBe('أخضر');
  });

  it('says in which language the long texts are, where the language of the page has the short ones alone', async () => {
    await services.db.executeSql(
      `UPDATE product_text SET description = NULL, details = NULL, fit_information = NULL, page_edito = NULL,
         short_description = 'Cinq morceaux de cuir.'
       WHERE product_id = 'AU5001' AND language = 'fra'`,
    );
    const [french, english] = await Promise.all([product('AU5001', 'fra-fr'), product('AU5001')]);
    expect(french.product).toMatchObject({
      name: 'Sac Aurèle',
      shortDescription: 'Cinq morceaux de cuir.',
      textLanguage: 'en',
      description: english.product.description,
      details: english.product.details,
    });
    expect(french.pageEdito).toEqual(english.pageEdito);
    expect(english.product).not.toHaveProperty('textLanguage');
  });

  it('falls back to English where a language is not written', async () => {
    await services.db.executeSql(
      "DELETE FROM product_text WHERE product_id = 'AU6001' AND language = 'fra'; DELETE FROM sku_text WHERE sku_id = 'QM6001' AND language = 'fra'",
    );
    const { product: found } = await product('AU6001', 'fra-fr');
    expect(found.description).toContain('Five pieces of leather');
    expect(found.skus.map((sku) => sku.color)).toEqual(['Black', 'Bordeaux', 'Vert']);
  });

  it('[R3.001] shows pictures by look, with placeholders for their size, the front first', async () => {
    const sku = (await product('AU3001')).product.skus[0];
    expect(sku?.mediaUrl).toBe('/media/au3001-ivory/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}');
    expect(sku?.medias.map((media) => media.view)).toEqual(['front', 'detail']);
    expect(sku).toMatchObject({ size: '39', tryOnType: 'sneakers', tryOnEnabled: false });
  });

  it('[R7.066] opens on the SKU that is asked for, and only on one of its own', async () => {
    const { body } = await variant('AU2001', 'QS2003');
    expect(ProductResponse.parse(body).product.defaultSkuId).toBe('QS2003');
    expect((await variant('AU2001', 'QS2011')).status).toBe(404);
    expect((await variant('AU9999', 'QS2011')).status).toBe(404);
  });

  it('says where the model is that it is looked at in, and which of its variants each colour is', async () => {
    const { model } = (await product('AU2001')).product;
    expect(model).toEqual({
      url: '/models/au2001.glb?v=bbbbbbbb',
      bytes: 530_000,
      variants: { tortoise: 'tortoise', black: 'black', green: 'green' },
    });
    expect((await product('AU5001')).product.model).toBeUndefined();
  });

  it('[R7.048] that nobody knows is not found', async () => {
    expect(await status('getProduct', { params: { id: 'AU9999' } })).toBe(404);
    expect(await status('getProduct', { params: { id: "x'; DROP" } })).toBe(400);
  });

  it('[R7.048] that is exclusive tells neither name nor price', async () => {
    await anExclusiveProduct();
    const answer = await services.call('getProduct', { params: { id: 'AU8001' } });
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toMatch(/Créole|1,?250/u);
    expect(await status('getProducts', { params: { list: 'AU8001' } })).toBe(404);
    expect(await status('getSkus', { params: { sku: 'QE8001', precision: 'low' } })).toBe(404);
    expect((await product('AU7001')).relatedProducts).toEqual([]);
    await noExclusiveProduct();
  });

  it('[R8.043] without a SKU to open on is not found, and says why', async () => {
    await services.db.executeSql("UPDATE product SET default_sku_id = NULL WHERE id = 'AU5002'");
    const answer = await services.call('getProduct', { params: { id: 'AU5002' } });
    expect(answer).toMatchObject({ status: 404, errorCode: 'default_sku_missing' });
    expect(JSON.stringify(answer.body)).toContain('DefaultSku cannot be retrieved');
    await services.db.executeSql("UPDATE product SET default_sku_id = 'QB5011' WHERE id = 'AU5002'");
  });

  it('[R7.055] stands in a list in the order asked for, without the unknown ones', async () => {
    const { body } = await productsOf('AU2002,AU9999,AU1001,AU2002');
    const { productList, productListSize } = CALL_SPECS.getProducts.answer.parse(body);
    expect(productList.map((found) => found.identifier)).toEqual(['AU2002', 'AU1001']);
    expect(productListSize).toBe(2);
    expect((await productsOf('AU9999')).status).toBe(404);
    expect((await productsOf(manyIds(51))).status).toBe(400);
  });
});

describe('SKUs', () => {
  it('[R3.001, R7.052] have further pictures only at precision high', async () => {
    expect((await skuAt('low'))?.medias).toEqual([]);
    expect((await skuAt('high'))?.medias).toHaveLength(2);
    expect(await skuAt('low')).toMatchObject({
      identifier: 'QS2001',
      commercialTag: 'New',
      price: '$420',
      priceValue: 42_000,
      currency: 'USD',
    });
    expect(await status('getSkus', { params: { sku: 'QS2001', precision: 'mid' } })).toBe(400);
    expect(await status('getSkus', { params: { sku: 'QX0000', precision: 'low' } })).toBe(404);
  });

  it('[R7.053, R9.009] come in the order asked for, at most 50, without the unknown ones', async () => {
    const { skuList: found, skuListSize } = skuList.parse((await skusOf('QW1003,QX0000,QS2001')).body);
    expect(found.map((sku) => sku.identifier)).toEqual(['QW1003', 'QS2001']);
    expect(found[0]?.price).toBeUndefined();
    expect(skuListSize).toBe(2);
    expect((await skusOf(manyIds(50))).status).toBe(200);
    expect((await skusOf(manyIds(51))).status).toBe(400);
  });

  it('[R7.053] come by what they are for, too; another context than the known ones is not found', async () => {
    for (const context of ['perso', 'tryon']) {
      const { body } = await inContext(context, 'QW1003,QX0000,QS2001');
      const { skuList: found, skuListSize } = skuList.parse(body);
      expect(found.map((sku) => sku.identifier)).toEqual(['QW1003', 'QS2001']);
      expect(found[1]?.medias).toHaveLength(2);
      expect(skuListSize).toBe(2);
    }
    expect((await inContext('perso', 'QS2001', 'mid')).status).toBe(400);
    expect((await inContext('perso', manyIds(51))).status).toBe(400);
    expect((await inContext('xyz', 'QS2001')).status).toBe(404);
  });

  it('[R7.053] of an exclusive sale are told to nobody who is not entitled, and to no guest at all', async () => {
    await anExclusiveProduct();
    const exclusive = (list: string, token?: string) =>
      services.call('getExclusiveSkuList', {
        params: { list, precision: 'low' },
        ...(token === undefined ? {} : { token }),
      });
    const { token } = await signIn(services);
    expect((await exclusive('QS2001')).status).toBe(401);
    expect((await exclusive('QS2001', await guestToken(services))).status).toBe(401);
    const refused = await exclusive('QS2001,QE8001', token);
    expect(refused).toMatchObject({ status: 403, errorCode: 'exclusive' });
    expect(JSON.stringify(refused.body)).not.toMatch(/Créole|1,?250/u);
    const open = await exclusive('QS2001', token);
    expect(skuList.parse(open.body).skuListSize).toBe(1);
    expect(open.headers['cache-control']).toBe('private, no-store');
    expect((await inContext('tryon', 'QS2001,QE8001')).body).toMatchObject({ skuListSize: 1 });
    await noExclusiveProduct();
  });

  it('[R7.053] of an exclusive sale are told to its customers while it is open', async () => {
    const { token } = await signIn(services);
    const ask = () =>
      services.call('getExclusiveSkuList', { params: { list: 'QS2051,QS2001', precision: 'low' }, token });
    expect(skuList.parse((await ask()).body).skuList.map((sku) => sku.identifier)).toEqual([
      'QS2051',
      'QS2001',
    ]);
    for (const list of ['QN7051', 'QS2061'])
      expect(
        (await services.call('getExclusiveSkuList', { params: { list, precision: 'low' }, token })).status,
        list,
      ).toBe(403);
    await services.db.executeSql(
      "UPDATE exclusive_sale SET opens_at = '2026-03-10T09:00:01Z' WHERE id = 'soir'",
    );
    expect((await ask()).status).toBe(403);
    await services.db.executeSql(
      "UPDATE exclusive_sale SET opens_at = '2026-03-01', closes_at = '2026-03-10T09:00:00Z' WHERE id = 'soir'",
    );
    expect((await ask()).status).toBe(403);
    await services.db.executeSql("UPDATE exclusive_sale SET closes_at = '2026-03-11' WHERE id = 'soir'");
    expect((await ask()).status).toBe(200);
    await services.db.executeSql("DELETE FROM exclusive_entitlement WHERE sale_id = 'soir'");
    expect((await ask()).status).toBe(403);
  });

  it('[R3.002] name one of the seven kinds of try-on, or none at all', async () => {
    const { rows } = await services.db.executeSql('SELECT id FROM sku');
    const ids = rows.map(({ id }) => String(id));
    const kinds = new Set<string | undefined>();
    for (let from = 0; from < ids.length; from += 50) {
      const { body } = await skusOf(ids.slice(from, from + 50).join(','));
      for (const { tryOnType } of skuList.parse(body).skuList) kinds.add(tryOnType);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['watches', 'sunglasses', 'sneakers', undefined]));
    const bag = await services.call('getSkus', { params: { sku: 'QB5001', precision: 'high' } });
    expect(JSON.stringify(bag.body)).not.toContain('tryOnType');
  });

  it('[R3.003] inside a kit lead to a page, also those that are samples', async () => {
    const [kit] = (await product('AU4203')).product.skus;
    const inside = kit?.bundleSkuIds ?? [];
    const params = { list: inside.join(','), precision: 'high' };
    const parts = skuList.parse((await services.call('getSkuList', { params })).body).skuList;
    expect(parts.map(({ identifier }) => identifier)).toEqual(inside);
    for (const { url, productId } of parts) expect(url).toMatch(new RegExp(`-${productId}$`, 'u'));
    expect(inside).not.toEqual([]);
  });

  it('[R7.054] are priced in the country asked for', async () => {
    expect(await prices({})).toMatchObject([
      { identifier: 'QS2001', price: { amount: 42_000, currency: 'USD' } },
      { identifier: 'QW1003' },
    ]);
    const [inFrance] = await prices({ dispatchCountry: 'FR' });
    expect(inFrance?.price).toMatchObject({ amount: 39_000, currency: 'EUR' });
    expect(seen(inFrance?.price?.label)).toBe('390 €');
    const [inSwitzerland] = await prices({ dispatchCountry: 'CH' });
    expect(inSwitzerland?.price?.currency).toBe('CHF');
    expect((await prices({ dispatchCountry: 'BR' }))[0]?.price).toBeUndefined();
    expect(await status('getSkuPrices', { params: { list: manyIds(51) } })).toBe(400);
    expect(
      await status('getSkuPrices', { params: { list: 'Q1' }, query: { dispatchCountry: 'france' } }),
    ).toBe(400);
  });

  it('[R3.044, R7.062] recommend other products, never themselves', async () => {
    const { body } = await services.call('getRecommended', { locale: 'fra-fr', params: { id: 'QS2002' } });
    const { items } = CALL_SPECS.getRecommended.answer.parse(body);
    expect(items.map((card) => card.productId)).toEqual(['AU2002', 'AU2003', 'AU8001', 'AU5002']);
    expect(items[0]).toMatchObject({ name: 'Quai', url: '/fra-fr/products/quai-AU2002', tryOnEnabled: true });
    expect(await status('getRecommended', { params: { id: 'QX0000' } })).toBe(404);
  });
});

describe('availability', () => {
  it('[R7.046, R3.010] is told for every SKU of a product, and changes with the last piece', async () => {
    const token = await guestToken(services);
    const ask = async () => {
      const answer = await services.call('getProductAvailability', {
        token,
        params: { productId: 'AU2002' },
      });
      expect(answer.headers['cache-control']).toContain('no-store');
      return CALL_SPECS.getProductAvailability.answer.parse(answer.body).skuAvailability;
    };
    expect(await ask()).toEqual([
      { skuId: 'QS2011', inStock: true },
      { skuId: 'QS2012', inStock: true },
      { skuId: 'QS2013', inStock: false },
    ]);
    await services.db.executeSql("UPDATE stock SET reserved = on_hand WHERE sku_id = 'QS2012'");
    expect((await ask())[1]).toEqual({ skuId: 'QS2012', inStock: false });
    expect(await status('getProductAvailability', { token, params: { productId: 'AU9999' } })).toBe(404);
    expect(await status('getProductAvailability', { params: { productId: 'AU2002' } })).toBe(401);
  });

  it('[R7.047, R9.008] is told for at most 100 SKUs, without the unknown ones', async () => {
    const token = await guestToken(services);
    const ask = (ids: string) => services.call('getSkuAvailability', { token, params: { ids } });
    expect((await ask('QW1012,QB5012,QX0000')).body).toEqual({
      QW1012: { inStock: true },
      QB5012: { inStock: false },
    });
    expect((await ask(manyIds(100))).status).toBe(200);
    expect((await ask(manyIds(101))).status).toBe(400);
    expect(await status('getSkuAvailability', { params: { ids: 'QW1012' } })).toBe(401);
  });
});

describe('the menu', () => {
  it('[R7.162] is the tree of the categories in the language of the locale', async () => {
    const { categories } = MenuBody.parse((await services.call('getMenu', { locale: 'fra-fr' })).body);
    expect(categories.map((root) => root.name)).toEqual([
      'Montres',
      'Maroquinerie',
      'Lunettes',
      'Souliers',
      'Beauté',
      'Joaillerie',
      'Soies',
      'Cadeaux',
    ]);
    expect(categories[1]?.children[0]).toMatchObject({
      dimId: 'leather-goods-handbags',
      url: '/fra-fr/leather-goods/handbags',
      children: [{ name: 'Sacs porté main' }, { name: 'Mini sacs' }],
    });
  });

  it('[R7.162] hides an exclusive category, as soon as the catalogue says so', async () => {
    await services.db.executeSql(
      "UPDATE category SET is_exclusive = true WHERE dim_id = 'beauty'; UPDATE catalogue_version SET version = version + 1",
    );
    services.clock.advance(1_001);
    const { categories } = z.parse(MenuBody, (await services.call('getMenu')).body);
    expect(categories.map((root) => root.dimId)).not.toContain('beauty');
    await services.db.executeSql('UPDATE category SET is_exclusive = false');
  });
});

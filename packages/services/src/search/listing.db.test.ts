import { ListingBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { addProducts, aProduct } from '@vitrine/testing';
import { describe, expect, it } from 'vitest';
import { type TestAnswer, useServices } from '../test-harness/open-services.ts';
import { seeChanges } from '../test-harness/see-changes.ts';

const services = useServices();

interface Wanted {
  readonly dimId: string;
  readonly page?: string;
  readonly locale?: LocaleCode;
}
const ask = ({ dimId, page, locale = 'eng-us' }: Wanted): Promise<TestAnswer> =>
  services.call('getListing', { locale, params: { dimId }, ...(page && { query: { page } }) });
const listed = async (wanted: Wanted): Promise<ListingBody> => ListingBody.parse((await ask(wanted)).body);

/** Thirty products in a category of their own. */
async function aLongCategory(): Promise<void> {
  await services.db.executeSql(
    "INSERT INTO category (dim_id, path, url_code, rank) VALUES ('long', 'long', 'long', 900); INSERT INTO category_text VALUES ('long', 'eng', 'Long', '')",
  );
  const products = Array.from({ length: 30 }, (_, index) => aProduct({ id: `TP${index}`, dimId: 'long' }));
  await addProducts(services.db, products);
  await seeChanges(services);
}

describe('a listing', () => {
  it.each(['-1', '1.5', '0x10', '1e3', '', ' ', '01', '10001', '9'.repeat(30)])(
    '[R7.009] refuses the page %j',
    async (page) => {
      expect(
        await services.call('getListing', { params: { dimId: 'eyewear' }, query: { page } }),
      ).toMatchObject({
        status: 400,
        body: { statusDetails: 'page' },
      });
    },
  );

  it('[R7.009] shows the products of a category and of all below it', async () => {
    const eyewear = await listed({ dimId: 'eyewear', locale: 'fra-fr' });
    expect(eyewear).toMatchObject({
      name: 'Lunettes',
      url: '/fra-fr/eyewear',
      nbHits: 5,
      nbPages: 1,
      page: 0,
    });
    expect(eyewear.hits.map((card) => card.name)).toEqual(['Rive', 'Pont', 'Quai', 'Faîte', 'Aile']);
    expect(eyewear.breadcrumb).toEqual([{ dimId: 'eyewear', name: 'Lunettes', url: '/fra-fr/eyewear' }]);
    const round = await listed({ dimId: 'eyewear-sunglasses-round' });
    expect(round.hits.map((card) => card.productId)).toEqual(['AU2002']);
    expect(round.breadcrumb.map((crumb) => crumb.name)).toEqual(['Eyewear', 'Sunglasses', 'Round frames']);
  });

  it('[R2.031] says what there is to read between its pieces, and which of them stand wide', async () => {
    const [article] = (await services.db.executeSql("SELECT chunk FROM article WHERE status = 'published'"))
      .rows;
    const [story] = (await services.db.executeSql("SELECT ref FROM content WHERE kind = 'story'")).rows;
    const tiles = [
      { after: 3, kind: 'article', ref: article?.['chunk'] },
      { after: 4, kind: 'story', ref: story?.['ref'] },
      { after: 5, kind: 'story', ref: 'never-written' },
    ];
    await services.db.executeSql(
      "UPDATE category SET tiles = $1::jsonb, wide_products = '{AU2001,AU9999}' WHERE dim_id = 'eyewear'",
      [JSON.stringify(tiles)],
    );
    await seeChanges(services);
    const eyewear = await listed({ dimId: 'eyewear', locale: 'fra-fr' });
    expect(eyewear.tiles?.map(({ after, url }) => [after, url])).toEqual([
      [3, `/fra-fr/magazine/articles/${String(article?.['chunk'])}`],
      [4, `/fra-fr/stories/${String(story?.['ref'])}`],
    ]);
    expect(eyewear.wide).toEqual(['AU2001']);
    for (const query of [{ colour: 'black' }, { sort: 'price-asc' }]) {
      const answer = await services.call('getListing', { params: { dimId: 'eyewear' }, query });
      expect(ListingBody.parse(answer.body)).not.toHaveProperty('tiles');
    }
  });

  it('[R7.009] opens with a still life where the house has taken one of the category', async () => {
    expect((await listed({ dimId: 'watches' })).picture).toEqual({
      view: 'wide',
      url: '/media/still-life-watches/wide?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
      width: 1920,
      height: 1080,
      widths: [640, 1920],
    });
    expect(await listed({ dimId: 'watches-automatic' })).not.toHaveProperty('picture');
    await services.db.executeSql("DELETE FROM still_life WHERE name = 'still-life-silks'");
    await seeChanges(services);
    expect(await listed({ dimId: 'silks' })).not.toHaveProperty('picture');
  });

  it('[R7.009] shows on each card the price of the country, a swatch of each look, and whether it can be tried on', async () => {
    const { hits } = await listed({ dimId: 'shoes', locale: 'ara-ae' });
    expect(hits[0]).toMatchObject({
      defaultSkuId: 'QK3001-41',
      url: '/ara-ae/products/court-low-AU3001',
      price: { amount: 268_000, currency: 'AED' },
      tryOnEnabled: false,
      skus: [
        { identifier: 'QK3001-39', color: 'عاجي' },
        { identifier: 'QK3002-39', color: 'أسود' },
        { identifier: 'QK3003-39', color: 'أخضر' },
      ],
      categories: ['shoes-sneakers-low'],
    });
    expect((await listed({ dimId: 'eyewear' })).hits[0]?.tryOnEnabled).toBe(true);
  });

  it('[R3.045] says of a perfume what its smallest bottle costs, and of all else the one price there is', async () => {
    const { hits } = await listed({ dimId: 'beauty', locale: 'fra-fr' });
    const card = (id: string) => hits.find(({ productId }) => productId === id);
    expect(card('AU4201')?.priceFrom?.amount).toBeLessThanOrEqual(card('AU4201')?.price?.amount ?? 0);
    expect(card('AU4001')?.priceFrom).toBeUndefined();
  });

  it('[R7.009] has 24 cards a page, no card twice, and nothing behind its end', async () => {
    await aLongCategory();
    const pages = await Promise.all(['0', '1', '2'].map((page) => listed({ dimId: 'long', page })));
    expect(pages.map(({ hits }) => hits.length)).toEqual([24, 6, 0]);
    expect(pages.map(({ nbHits, nbPages }) => [nbHits, nbPages])).toEqual([
      [30, 2],
      [30, 2],
      [30, 2],
    ]);
    const ids = pages.flatMap(({ hits }) => hits.map((card) => card.productId));
    expect(new Set(ids).size).toBe(30);
  });

  it('[R7.009] leaves out exclusive products and those without a SKU to show', async () => {
    await services.db.executeSql(
      "UPDATE product SET is_exclusive = true WHERE id = 'AU2001'; UPDATE product SET default_sku_id = NULL WHERE id = 'AU2003'",
    );
    await seeChanges(services);
    const { hits, nbHits } = await listed({ dimId: 'eyewear' });
    expect(hits.map((card) => card.productId)).toEqual(['AU2002', 'AU2004', 'AU2005']);
    expect(nbHits).toBe(3);
  });

  it.each(['-1', '1.5', 'two', '10001'])('[R7.009] refuses the page %s', async (page) => {
    expect((await ask({ dimId: 'eyewear', page })).status).toBe(400);
  });

  it('[R7.009] of an unknown category is not found, of an exclusive one forbidden', async () => {
    expect(await ask({ dimId: 'nowhere' })).toMatchObject({ status: 404, errorCode: 'not_found' });
    await services.db.executeSql("UPDATE category SET is_exclusive = true WHERE dim_id = 'jewellery'");
    await seeChanges(services);
    expect(await ask({ dimId: 'jewellery' })).toMatchObject({ status: 403, errorCode: 'exclusive' });
  });
});

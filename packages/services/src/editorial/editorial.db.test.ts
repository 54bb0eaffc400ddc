import { ContentBody, HomepageBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

/** What an editor's tool does: changes the page and raises the version; a second later every process shows it. */
async function edit(change: string): Promise<void> {
  await services.db.executeSql(`${change}; UPDATE catalogue_version SET version = version + 1`);
  services.clock.advance(1_001);
}
const homepage = async (locale: LocaleCode = 'eng-us'): Promise<HomepageBody> =>
  HomepageBody.parse((await services.call('getHomepage', { locale })).body);
const content = (seoUrl: string, locale: LocaleCode = 'eng-us') =>
  services.call('getContent', { locale, query: { seoUrl } });

const deliveryPage = (dispatchCountry: string) =>
  services.call('getContent', { locale: 'eng-e1', query: { seoUrl: 'delivery-returns', dispatchCountry } });
const delivery = (query: Readonly<Record<string, string>>, locale: LocaleCode = 'fra-fr') =>
  services.call('getDeliveryReturns', { locale, query });

describe('the home page', () => {
  it('[R3.036, R7.073] lists its components in the order they were written', async () => {
    const { componentList } = await homepage('fra-fr');
    expect(componentList.map((component) => component.type)).toEqual([
      'hero',
      'products',
      'categories',
      'quote',
      'products',
      'products',
    ]);
    expect(componentList[0]).toMatchObject({
      cta: 'Découvrir la montre',
      url: '/fra-fr/products/heure-verte-AU1001',
    });
  });

  it('[R3.037, R7.073] holds SKUs by their ids with a picture, and categories with their names', async () => {
    const { componentList } = await homepage('ara-ae');
    expect(componentList[1]).toMatchObject({
      url: '/ara-ae/eyewear/sunglasses',
      skus: [
        { identifier: 'QS2001', media: { view: 'front' } },
        { identifier: 'QS2031' },
        { identifier: 'QS2011' },
        { identifier: 'QS2041' },
      ],
    });
    expect(componentList[2]).toMatchObject({
      items: [{}, { name: 'منتجات جلدية', url: '/ara-ae/leather-goods' }, {}, {}, {}, {}, {}, {}],
    });
  });

  it('[R3.037] says in which widths a picture is kept, and nothing of one that does not exist yet', async () => {
    const media = JSON.stringify([{ view: 'front', width: 1600, height: 2000, widths: [320, 640] }]);
    await edit(`UPDATE sku SET media = '[]' WHERE look LIKE 'au8001%';
      UPDATE sku SET media = '${media}' WHERE look = 'au1001-green'`);
    const { componentList } = await homepage();
    expect(componentList[0]).toMatchObject({
      picture: {
        media: {
          url: '/media/au1001-green/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
          width: 1600,
          height: 2000,
          widths: [320, 640],
        },
      },
    });
    expect(componentList.find(({ type }) => type === 'quote')).toMatchObject({
      picture: {
        look: 'still-life-homepage',
        media: { view: 'wide', widths: [640, 1920] },
        upright: { view: 'upright', widths: [480, 1080] },
      },
    });
    const categories = componentList[2];
    const pictures = categories?.type === 'categories' ? categories.items.map(({ picture }) => picture) : [];
    expect(pictures).toContainEqual({
      look: 'au8001-gold',
      view: 'front',
      alt: 'Créole in yellow gold',
    });
  });

  it('[R3.038] drops SKUs without details and keeps the others', async () => {
    await edit(
      `UPDATE content SET body = jsonb_set(body, '{componentList,1,skuIds,0}', '"QX0000"') WHERE kind = 'homepage' AND language = 'eng'`,
    );
    const { componentList } = await homepage();
    expect(componentList[1]).toMatchObject({
      skus: [{ identifier: 'QS2031' }, { identifier: 'QS2011' }, { identifier: 'QS2041' }],
    });
  });

  it('[R7.073] shows what an editor changed, one second later at the latest', async () => {
    await edit(
      `UPDATE content SET body = jsonb_set(body, '{componentList,0,title}', '"New title"') WHERE kind = 'homepage' AND language = 'eng'`,
    );
    expect((await homepage()).componentList[0]).toMatchObject({ title: 'New title' });
  });

  it('[R7.073] that nobody wrote is not found', async () => {
    await edit("DELETE FROM content WHERE kind = 'homepage'");
    expect((await services.call('getHomepage')).status).toBe(404);
  });
});

describe('a path of the catch-all route', () => {
  it.each(['delivery-returns', '/delivery-returns', '/delivery-returns/'])(
    '[R7.070] is a written page in the language of the locale: %s',
    async (seoUrl) => {
      const { body } = await content(seoUrl, 'fra-fr');
      expect(ContentBody.parse(body)).toMatchObject({
        target: 'content',
        ref: 'delivery-returns',
        title: 'Livraisons et retours',
        blocks: [{ heading: 'Livraison' }, { heading: 'Taxes et droits' }, { heading: 'Retours' }],
      });
    },
  );

  it('[R7.070] is the edition for the country of the parcel, where there is one', async () => {
    const texts = await Promise.all(
      ['CH', 'DE', 'NO'].map(async (iso) => ContentBody.parse((await deliveryPage(iso)).body).blocks[1]),
    );
    expect(texts.map((block) => block?.heading)).toEqual([
      'Taxes and duties',
      'Taxes and duties',
      'Packaging',
    ]);
    expect(texts[0]?.text).not.toBe(texts[1]?.text);
    expect((await content('delivery-returns.CH')).status).toBe(404);
  });

  it('[R7.070] is a story with its picture and the pieces it speaks of, without those that are not shown', async () => {
    await services.db.executeSql("UPDATE sku SET media = '[]' WHERE look LIKE 'au5001-black'");
    const { body } = await content('stories/one-pair-of-hands', 'fra-fr');
    const story = ContentBody.parse(body);
    expect(story).toMatchObject({
      target: 'content',
      ref: 'stories/one-pair-of-hands',
      title: 'Une seule paire de mains',
      lead: 'De la première coupe au dernier point.',
      picture: {
        alt: 'Sac Aurèle, Porte-cartes et Sac Aurèle mini',
        media: { view: 'wide', url: expect.stringContaining('/media/still-life-leather/wide') },
      },
    });
    expect(story).not.toHaveProperty('language');
    expect(story.products?.map(({ defaultSkuId }) => defaultSkuId)).toEqual(['QB5001', 'QB5011']);
    expect((await content('stories/one-pair-of-hands', 'ara-ae')).body).toMatchObject({
      title: 'One pair of hands',
      language: 'en',
    });
    await services.db.executeSql("DELETE FROM still_life WHERE name = 'still-life-leather'");
    expect((await content('stories/one-pair-of-hands')).body).not.toHaveProperty('picture');
  });

  it('[R7.070] is a category, whatever the language', async () => {
    const { body } = await content('/eyewear/sunglasses', 'ara-ae');
    expect(body).toEqual({
      target: 'category',
      ref: 'eyewear-sunglasses',
      title: 'نظارات شمسية',
      blocks: [],
    });
  });

  it('[R7.070] is English where a language is not written, and says so', async () => {
    await services.db.executeSql("DELETE FROM content WHERE ref = 'care-service' AND language = 'ara'");
    const { body } = await content('care-service', 'ara-ae');
    expect(body).toMatchObject({ title: 'Care and repair', language: 'en' });
    expect((await content('care-service', 'fra-fr')).body).not.toHaveProperty('language');
  });

  it.each(['nowhere', '/', 'eyewear/sunglasses/nowhere', 'homepage', '%', '../legal-privacy'])(
    '[R7.070] is nothing at %j',
    async (seoUrl) => {
      expect((await content(seoUrl)).status).toBe(404);
    },
  );

  it('[R2.031] is an old address, where nothing else is: in any spelling of its letters', async () => {
    await services.db.executeSql(
      "INSERT INTO redirect VALUES ('old/été 2019.html', 'eyewear'), ('faq', 'eyewear')",
    );
    const redirect = { target: 'redirect', ref: '/eyewear', title: '', blocks: [] };
    for (const seoUrl of ['/old/%C3%A9t%C3%A9%202019.html', 'old/été 2019.html/'])
      expect((await content(seoUrl, 'fra-fr')).body).toEqual(redirect);
    expect((await content('faq')).body).toMatchObject({ target: 'content' });
    for (const seoUrl of ['old', 'old/%00', 'old/%C3', 'Old/été 2019.html'])
      expect((await content(seoUrl)).status).toBe(404);
  });

  it('[R2.112] says for how long the page of an old address stays closed', async () => {
    await services.db.executeSql("INSERT INTO redirect VALUES ('closed-salon', 'homepage', 500)");
    expect((await content('/closed-salon')).body).toMatchObject({
      target: 'redirect',
      ref: '/homepage',
      closedForMs: 500,
    });
  });

  it('[R7.070] must be given, in reasonable length', async () => {
    expect((await services.call('getContent')).status).toBe(400);
    expect((await content('a'.repeat(301))).status).toBe(400);
  });
});

describe('how parcels come to a country and go back', () => {
  it('[R7.084] is told for the country asked for, else for that of the locale', async () => {
    const [swiss, german, own] = await Promise.all([
      delivery({ dispatchCountry: 'CH' }),
      delivery({ dispatchCountry: 'DE' }),
      delivery({}),
    ]);
    const bodies = [swiss, german, own].map(({ body }) => ContentBody.parse(body));
    expect(new Set(bodies.map(({ blocks }) => blocks[1]?.text)).size).toBe(3);
    expect(bodies[2]).toEqual((await content('delivery-returns', 'fra-fr')).body);
    expect(bodies[2]?.blocks[1]?.text).toContain('TVA à 20');
  });

  it('[R7.084] is English where the language of the locale is not written, and says so', async () => {
    expect((await delivery({ dispatchCountry: 'CH' }, 'ara-ae')).body).toMatchObject({ language: 'en' });
    expect((await delivery({}, 'ara-ae')).body).not.toHaveProperty('language');
  });

  it('[R7.084] of an unknown country is not found', async () => {
    expect((await delivery({ dispatchCountry: 'XX' })).status).toBe(404);
    expect((await delivery({ dispatchCountry: 'Suisse' })).status).toBe(400);
  });
});

import { CALL_SPECS, LookBody, ProductResponse, ShadesBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();
beforeAll(async () => {
  // Colours whose pictures are still to be taken are not shown; here all are.
  await services.db
    .executeSql(`UPDATE sku SET media = '[{"view":"front","width":960,"height":1200,"widths":[320]}]'
    WHERE try_on_type IN ('lipsticks', 'eyeshadows') AND media = '[]'`);
});

const lookOf = async (id: string, locale: LocaleCode = 'eng-us'): Promise<LookBody> =>
  LookBody.parse((await services.call('getLook', { locale, params: { id } })).body);
const looksOfProduct = async (id: string) =>
  ProductResponse.parse((await services.call('getProduct', { params: { id } })).body).thelook;
const shades = async (query: Readonly<Record<string, string>>): Promise<ShadesBody> =>
  ShadesBody.parse((await services.call('getShades', { query })).body);

describe('a look', () => {
  it('[R7.059, R3.039] is found by a SKU of it, with its pieces in order and how it is put on', async () => {
    const { thelook, looks } = await lookOf('QY4114');
    expect(thelook.lookId).toBe('rosewood-blurred');
    expect(thelook.skus.map(({ defaultSkuId }) => defaultSkuId)).toEqual(['QY4110', 'QY4114', 'QL4204']);
    const { howToApply } = looks['rosewood-blurred'] ?? {};
    expect(howToApply?.steps).toHaveLength(5);
    for (const text of [howToApply?.intro, howToApply?.stepByStepTitle, howToApply?.stepByStepDesc])
      expect(text).toMatch(/\w/u);
    expect(howToApply).toMatchObject({ lookId: 'rosewood-blurred', imageAlt: expect.any(String) });
  });

  it('[R3.043] has its name in the language of the page, and its tutorial in English where it is not written', async () => {
    const [french, japanese] = [await lookOf('QL4109', 'fra-fr'), await lookOf('QL4109', 'jpn-jp')];
    expect(french.looks['carmine-at-noon']).toMatchObject({ lookName: 'Carmin à midi', lookNumber: '1' });
    expect(french.looks['carmine-at-noon']?.howToApply).not.toHaveProperty('textLanguage');
    expect(japanese.looks['carmine-at-noon']).toMatchObject({
      lookName: '正午のカーマイン',
      hasTutorialData: true,
      howToApply: { textLanguage: 'en' },
    });
  });

  it('[R7.059] is not found for a SKU without one, an unknown one, or one that is not shown', async () => {
    for (const id of ['QW1001', 'nothing'])
      expect((await services.call('getLook', { params: { id } })).status).toBe(404);
  });

  it('[R3.006] comes with the product whose SKUs belong to it, and with no other', async () => {
    const { looks = [] } = await looksOfProduct('AU4001');
    expect(looks.map(({ lookNumber }) => lookNumber)).toEqual(['1', '2', '3', '8']);
    expect(await looksOfProduct('AU1001')).toEqual({});
  });
});

describe('the shades of a kind', () => {
  it('[R7.164] come page by page, the selected one first, none twice', async () => {
    const first = await shades({ tryOnType: 'lipsticks', selectedSku: 'QL4402' });
    expect(first.shades[0]?.skuId).toBe('QL4402');
    expect(first).toMatchObject({ page: 0, nbPages: 3 });
    const pages = await Promise.all(
      [1, 2].map((page) => shades({ tryOnType: 'lipsticks', selectedSku: 'QL4402', page: String(page) })),
    );
    const all = [first, ...pages].flatMap((page) => page.shades);
    expect(new Set(all.map(({ skuId }) => skuId)).size).toBe(30);
    expect(new Set(all.map(({ tryOnType }) => tryOnType))).toEqual(new Set(['lipsticks']));
    expect(await shades({ tryOnType: 'lipsticks', page: '9' })).toMatchObject({ shades: [], nbPages: 3 });
  });

  it('[R3.042, R3.043] say their colour, their state and the looks they belong to', async () => {
    const { shades: palettes } = await shades({ tryOnType: 'eyeshadows', selectedSku: 'QY4201' });
    expect(palettes[0]).toMatchObject({
      productId: 'AU4102',
      omsAvailabilityStatus: 'IN_STOCK',
      tryOnEnabled: true,
      looks: [
        { lookId: 'quay-at-dusk', hasTutorialData: true, lookName: expect.any(String), skuIds: ['QY4201'] },
      ],
    });
    expect(palettes[0]?.powders).toHaveLength(2);
    const stateOf = async (selectedSku: string, tryOnType: string) =>
      (await shades({ tryOnType, selectedSku })).shades[0]?.omsAvailabilityStatus;
    expect(await stateOf('QL5409', 'lipsticks')).toBe('BACK_ORDER');
    expect(await stateOf('QY4133', 'eyeshadows')).toBe('OUT_OF_STOCK');
    for (const { color } of palettes) expect(color).toMatch(/^#[\da-f]{6}$/u);
  });

  it('[R7.164] are of lipsticks and eyeshadows alone', async () => {
    expect((await services.call('getShades', { query: { tryOnType: 'hats' } })).status).toBe(400);
    expect((await services.call('getShades')).status).toBe(400);
  });
});

describe('shades to begin with', () => {
  const { getRecommendedShades } = CALL_SPECS;
  it('[R7.165, R7.190] are of the kind asked for, all worn in the try-on, the same at both addresses', async () => {
    for (const type of ['lipsticks', 'eyeshadows']) {
      const [one, other] = [
        await services.call('getShadeRecommendations', { params: { type } }),
        await services.call('getRecommendedShades', { params: { type } }),
      ];
      expect(one.body).toEqual(other.body);
      const { skus } = getRecommendedShades.answer.parse(one.body);
      expect(skus).toHaveLength(8);
      for (const sku of skus) expect(sku).toMatchObject({ tryOnType: type, tryOnEnabled: true });
    }
  });

  it('[R7.165] are refused for any other kind', async () => {
    for (const name of ['getShadeRecommendations', 'getRecommendedShades'] as const)
      expect((await services.call(name, { params: { type: 'hats' } })).status).toBe(400);
  });
});

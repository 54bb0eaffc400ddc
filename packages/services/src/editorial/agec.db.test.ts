import { AgecSearchBody, callUrl, ProductResponse } from '@vitrine/contracts';
import { type LocaleCode, toSkuId } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const search = async (sku: string | undefined, locale: LocaleCode = 'eng-us'): Promise<AgecSearchBody> => {
  const query = sku === undefined ? {} : { query: { sku } };
  return AgecSearchBody.parse((await services.call('getAgecSearchPage', { locale, ...query })).body);
};
const sheetsOf = async (id: string, locale: LocaleCode) =>
  ProductResponse.parse((await services.call('getProduct', { locale, params: { id } })).body).agecSheets;
const paperOf = (skuId: string, locale: LocaleCode = 'fra-fr') =>
  services.app.inject({ url: callUrl('getAgecPaper', { locale, params: { skuId: toSkuId(skuId) } }) });

describe('the sheet of environmental qualities', () => {
  it('[R2.022] stands on the French page of every eligible product, once for all its SKUs', async () => {
    for (const id of ['AU3001', 'AU3002', 'AU3003', 'AU3004', 'AU9001', 'AU9002', 'AU9003']) {
      const sheets = await sheetsOf(id, 'fra-fr');
      expect(sheets, id).toHaveLength(1);
      expect(sheets?.[0]?.lines).toHaveLength(6);
    }
    const [sneaker] = (await sheetsOf('AU3001', 'fra-fr')) ?? [];
    expect(sneaker?.skuIds).toContain('QK3001-41');
    expect(sneaker?.lines).toContainEqual({
      title: 'Traçabilité',
      text: 'Piqûre : Portugal\nMontage : Portugal\nFinition : Portugal',
    });
  });

  it('[R2.022] stands on no other product’s page and on none elsewhere', async () => {
    expect(await sheetsOf('AU1001', 'fra-fr')).toBeUndefined();
    for (const locale of ['eng-us', 'eng-e1', 'ita-it'] as const)
      expect(await sheetsOf('AU3001', locale), locale).toBeUndefined();
  });
});

describe('a sheet as PDF', () => {
  it('[R2.022] is where the page of its piece says it is', async () => {
    const { paper } = await search('QK3001-41', 'fra-fr');
    expect(paper?.label).toBe('La fiche en PDF');
    const answer = await services.app.inject({ url: paper?.url ?? '' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.body).toMatch(/^%PDF/u);
    expect(answer.body).toContain('Piqûre : Portugal');
  });

  it('[R2.022] is there in every language, and for nothing that has no sheet or is for some alone', async () => {
    for (const locale of ['ara-ae', 'jpn-jp'] as const)
      expect((await paperOf('QK3001-41', locale)).statusCode, locale).toBe(200);
    for (const skuId of ['QW1001', 'QX9999', 'QS2051'])
      expect((await paperOf(skuId)).statusCode, skuId).toBe(404);
    expect((await search('QW1001')).paper).toBeUndefined();
  });
});

describe('the search for a sheet', () => {
  it('[R7.074] says what its page says, each locale in its language', async () => {
    const [english, french] = [await search(undefined), await search(undefined, 'fra-fr')];
    expect([english.title, french.title]).toEqual(['Environmental qualities', 'Qualités environnementales']);
    expect(english.searchLabel).not.toBe(french.searchLabel);
    for (const page of [english, french]) expect(page.resultText ?? page.piece ?? page.sheet).toBeUndefined();
  });

  it('[R2.022] finds the sheet of an eligible SKU by its reference, in whatever case it is typed', async () => {
    const found = await search('qk3001-41', 'fra-fr');
    expect(found.piece).toMatchObject({ identifier: 'QK3001-41', url: expect.stringMatching(/QK3001-41$/u) });
    expect(found.sheet?.title).toBe('Qualités et caractéristiques environnementales');
    const arabic = await search('QK3001-41', 'ara-ae');
    expect(arabic.sheet).toMatchObject({ textLanguage: 'en' });
  });

  it('[R2.022] says so where a piece has no sheet, and where no piece has the reference', async () => {
    const watch = await search('QW1001');
    expect(watch.piece?.identifier).toBe('QW1001');
    expect(watch.sheet).toBeUndefined();
    expect(watch.resultText).toMatch(/no sheet/u);
    const nothing = await search('QX9999');
    expect(nothing.piece).toBeUndefined();
    expect(nothing.resultText).toContain('QX9999');
  });

  it('[R2.022] knows nothing of what is for entitled customers alone', async () => {
    expect((await search('QS2051')).piece).toBeUndefined();
  });

  it('[R7.074] is not found while its page is not written', async () => {
    await services.db.executeSql("DELETE FROM content WHERE ref = 'environmental-characteristics'");
    expect((await services.call('getAgecSearchPage')).status).toBe(404);
  });
});

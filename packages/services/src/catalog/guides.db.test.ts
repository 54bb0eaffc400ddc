import { CareLink, SizeGuide } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const guide = async (id: string, locale: LocaleCode = 'eng-us'): Promise<SizeGuide> =>
  SizeGuide.parse((await services.call('getSizeGuide', { locale, params: { id } })).body);
const care = async (id: string, locale: LocaleCode): Promise<CareLink> =>
  CareLink.parse((await services.call('getCareLink', { locale, params: { id } })).body);

describe('a size guide', () => {
  it('[R7.058, R3.031] has the same rows in centimetres and inches, which differ by 2.54', async () => {
    const { tables, countries, mediaCategories } = await guide('sneakers');
    expect(mediaCategories).toEqual(['foot']);
    expect((await guide('bottles')).mediaCategories).toEqual([]);
    expect(countries).toEqual(['EU', 'US men', 'US women', 'UK', 'JP']);
    const [cm, inches] = [tables.cm, tables.inches];
    expect(cm.map(({ head }) => head)).toEqual(inches.map(({ head }) => head));
    expect(cm.filter(({ head }) => head)).toHaveLength(1);
    for (const [row, { head, cells }] of cm.entries()) {
      const measures = cells.slice(countries.length).map(Number);
      for (const [column, length] of head ? [] : measures.entries()) {
        const inch = Number(inches[row]?.cells[countries.length + column]);
        expect(Math.abs(inch * 2.54 - length)).toBeLessThan(0.02);
      }
    }
  });

  it('[R7.058] is found by the product that has it, in the language of the page', async () => {
    const [own, ofProduct] = [await guide('sneakers', 'fra-fr'), await guide('AU3001', 'fra-fr')];
    expect(ofProduct).toEqual(own);
    expect(own).not.toHaveProperty('textLanguage');
    expect(own.topDescription).not.toBe((await guide('sneakers')).topDescription);
    expect(own.countries).toEqual(['EU', 'US homme', 'US femme', 'UK', 'JP']);
    expect(own.tables.cm[0]?.cells.slice(0, 5)).toEqual(own.countries);
  });

  it('[R3.031] brings a PDF to print, under a label in the language of the page', async () => {
    const [english, french] = [await guide('rings'), await guide('rings', 'fra-fr')];
    expect(english.pdfLink).toMatch(/^\/documents\/maison-aurele-rings-en\.pdf\?v=[0-9a-f]{8}$/u);
    expect(french.pdfLink).toMatch(/^\/documents\/maison-aurele-rings-fr\.pdf\?v=[0-9a-f]{8}$/u);
    expect(french.pdfLabel).toContain('grandeur nature');
    for (const key of ['title1', 'title2', 'title3', 'title4', 'bottomDescription'] as const)
      expect(french[key], key).not.toBe(english[key]);
  });

  it('[R7.058] is not found for a product without one, nor under a name nobody gave', async () => {
    for (const id of ['AU2001', 'nothing'])
      expect((await services.call('getSizeGuide', { params: { id } })).status).toBe(404);
  });
});

describe('how to care for a piece', () => {
  it('[R7.061] is told in the language of the page, else in English and marked so', async () => {
    const french = await care('silk', 'fra-fr');
    expect(french.sections.length).toBeGreaterThan(0);
    expect(french).not.toHaveProperty('textLanguage');
    await services.db.executeSql(`DELETE FROM care_link WHERE id = 'silk' AND language = 'ita'`);
    expect(await care('AU9001', 'ita-it')).toMatchObject({ title: 'Caring for silk', textLanguage: 'en' });
    expect((await services.call('getCareLink', { params: { id: 'nothing' } })).status).toBe(404);
    const product = await services.call('getProduct', { params: { id: 'AU9001' } });
    expect(product.body).toMatchObject({ product: { careLink: 'silk' } });
  });
});

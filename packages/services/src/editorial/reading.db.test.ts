import { ContentBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const ask = (seoUrl: string, locale: LocaleCode = 'fra-fr') =>
  services.call('getContent', { locale, query: { seoUrl } });
const page = async (seoUrl: string, locale: LocaleCode = 'fra-fr'): Promise<ContentBody> =>
  ContentBody.parse((await ask(seoUrl, locale)).body);
const linksOf = ({ blocks }: ContentBody): readonly string[] =>
  blocks.flatMap(({ links = [] }) => links.map(({ url }) => url));
const tilesOf = ({ tiles = [] }: ContentBody): readonly string[] => tiles.map(({ url }) => url);

describe('a page of text', () => {
  it.each([
    ['faq', 52],
    ['stories', 8],
  ])('[R7.070] at /%s leads to all that is published below it', async (path, count) => {
    const contents = await page(path);
    expect(contents).toMatchObject({ target: 'content', ref: path });
    const links = [...linksOf(contents), ...tilesOf(contents)];
    expect(links).toHaveLength(count);
    const answers = await Promise.all(links.map((url) => ask(url.replace('/fra-fr', ''))));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { target: 'content' } });
  });

  it('[R7.070] is a theme with its questions, those asked most first', async () => {
    const theme = await page('faq/returns');
    expect(theme).toMatchObject({ title: 'Retours et échanges', lead: 'Pour quand ce n’était pas le bon.' });
    expect(linksOf(theme)[0]).toBe('/fra-fr/faq/returns/how-to-return');
    expect(linksOf(theme)).toHaveLength(5);
  });

  it('[R7.070, R7.096] is a category of the magazine, or a tag of it', async () => {
    const workshop = await page('magazine/workshop');
    expect(workshop).toMatchObject({ title: 'L’atelier', ref: 'magazine/workshop' });
    expect((await page('magazine/workshop/leather')).title).toBe('L’atelier: Cuir');
  });

  it('[R7.070] is an answer, or an article with its picture and pieces', async () => {
    expect(await page('faq/returns/how-to-return')).toMatchObject({
      title: 'Comment renvoyer une pièce ?',
      blocks: [{ text: expect.stringContaining('30 jours') }],
    });
    const article = await page('magazine/articles/fourteen-hours');
    expect(article).toMatchObject({
      title: 'Quatorze heures',
      prose: [{ text: 'Première heure' }, {}, {}, {}, {}, {}],
    });
    expect(article.products?.map(({ defaultSkuId }) => defaultSkuId)).toEqual(['QB5002', 'QB5001', 'QB5011']);
  });

  it('[R7.070] says what of it is English where the language of the locale is not written', async () => {
    const contents = await page('faq', 'ara-ae');
    expect(contents.title).toBe('أسئلة');
    expect(contents.blocks[0]).not.toHaveProperty('language');
    expect(contents).not.toHaveProperty('language');
    expect((await page('stories', 'ara-ae')).tiles?.[0]).toMatchObject({ language: 'en' });
    expect(await page('magazine/articles/fourteen-hours', 'ara-ae')).toMatchObject({ language: 'en' });
  });

  it('[R2.033, R7.097] is the landing of the magazine, whose own call answers the same', async () => {
    const landing = await services.app.inject('/api/fra-fr/magazine/homepage');
    expect(landing.json()).toEqual(await page('magazine'));
    expect((await services.app.inject('/api/fra-fr/homepage')).json()).toHaveProperty('componentList');
  });

  it('[R2.027] ends with three to read next, none of which is the one just read', async () => {
    for (const path of ['stories/one-pair-of-hands', 'stories/the-courtyard-at-six']) {
      const { more = [], trail = [] } = await page(path);
      expect(new Set(more.map(({ url }) => url)).size).toBe(3);
      expect(more.map(({ url }) => url)).not.toContain(`/fra-fr/${path}`);
      expect(trail[0]?.url).toBe(`/fra-fr/${path.split('/', 1)[0]}`);
    }
  });

  it('[R2.010] says under which theme an answer stands', async () => {
    const { trail = [] } = await page('faq/returns/how-to-return');
    expect(trail.map(({ url }) => url)).toEqual(['/fra-fr/faq', '/fra-fr/faq/returns']);
  });

  it.each([
    'faq/nowhere',
    'faq/returns/nowhere',
    'faq/delivery/how-to-return',
    'faq/pieces-and-sizes/engraving-preview',
    'faq/returns/how-to-return/more',
    'magazine/articles/next-winter',
    'magazine/articles',
    'magazine/nowhere',
    'magazine/workshop/nowhere',
    'magazine/workshop/leather/more',
    'stories/nowhere',
  ])('[R7.070] is not found at /%s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

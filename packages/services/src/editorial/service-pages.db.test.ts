import { type CallName, ContentBody, InfoStaticProductBody } from '@vitrine/contracts';
import { type LocaleCode, LOCALES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const answered = async (name: CallName, locale: LocaleCode): Promise<ContentBody> =>
  ContentBody.parse((await services.call(name, { locale })).body);
const page = async (seoUrl: string, locale: LocaleCode, dispatchCountry?: string): Promise<ContentBody> => {
  const query = { seoUrl, ...(dispatchCountry === undefined ? {} : { dispatchCountry }) };
  return ContentBody.parse((await services.call('getContent', { locale, query })).body);
};
const urlsOf = ({ blocks }: ContentBody): readonly string[] =>
  blocks.flatMap(({ links = [] }) => links.map(({ url }) => url));

describe('the pages of the client services', () => {
  it.each([
    ['getContactUs', 'contact-us'],
    ['getOnlineRepair', 'online-repair'],
    ['getCareService', 'care-service'],
  ] as const)(
    '[R7.077, R7.079, R7.080] %s answers what stands at /%s, each locale in its language',
    async (name, path) => {
      const [english, french] = [await answered(name, 'eng-us'), await answered(name, 'fra-fr')];
      expect(english).toEqual(await page(path, 'eng-us'));
      expect(french.title).not.toBe(english.title);
      expect(french).not.toHaveProperty('language');
    },
  );

  it('[R7.077, R2.012] say the telephone number of the locale, and lead on within it', async () => {
    const urls = urlsOf(await answered('getContactUs', 'ara-ae'));
    expect(urls[0]).toBe(`tel:${LOCALES['ara-ae'].phone}`);
    expect(urls[2]).toMatch(/^mailto:[^{]+@/u);
    expect([urls[1], ...urls.slice(3)]).toEqual(['/ara-ae/email-us', '/ara-ae/stores', '/ara-ae/faq']);
  });

  it('[R7.079, R7.080, R2.014] lead from care to repair, and are not found while nobody wrote them', async () => {
    expect(urlsOf(await answered('getCareService', 'fra-fr'))).toContain('/fra-fr/online-repair');
    await services.db.executeSql("DELETE FROM content WHERE ref = 'online-repair'");
    expect((await services.call('getOnlineRepair')).status).toBe(404);
  });
});

describe('delivery and returns', () => {
  it('[R2.021] can be read for every country that is sent to and has an edition, the chosen one marked', async () => {
    const { filters: [countries = []] = [] } = await page('delivery-returns', 'fra-fr', 'CH');
    expect(countries).toHaveLength(19);
    expect(countries.filter(({ isCurrent }) => isCurrent)).toEqual([
      { label: 'Suisse', url: '/fra-fr/delivery-returns?dispatchCountry=CH', isCurrent: true },
    ]);
    const own = await page('delivery-returns', 'fra-fr');
    expect(own.filters?.[0]?.find(({ isCurrent }) => isCurrent)?.label).toBe('France');
  });
});

const info = async (locale: LocaleCode) =>
  InfoStaticProductBody.parse((await services.call('getInfoStaticProduct', { locale })).body);

describe('what the page of every product says', () => {
  it('[R7.076] is said in the language of the locale, and leads on within it', async () => {
    const [english, french] = [await info('eng-us'), await info('fra-fr')];
    expect(french.blocks).toHaveLength(english.blocks.length);
    expect(french).not.toHaveProperty('language');
    for (const [place, { heading, links = [] }] of french.blocks.entries()) {
      expect(heading).not.toBe(english.blocks[place]?.heading);
      for (const { url } of links) expect(url).toMatch(/^(?:\/fra-fr\/|tel:\+33)/u);
    }
  });

  it('[R7.076] is not found while nobody wrote it', async () => {
    await services.db.executeSql("DELETE FROM content WHERE kind = 'product'");
    expect((await services.call('getInfoStaticProduct')).status).toBe(404);
  });
});

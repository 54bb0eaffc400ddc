import { CALL_SPECS, FooterBody, readPageAddress } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { openServices, useServices } from '../test-harness/open-services.ts';

const services = useServices();

const file = (group: string, name: string) => services.call('getConfig', { params: { group, name } });

describe('the configuration', () => {
  it('[R7.006, R7.007] lists its files, and serves every one that it lists', async () => {
    const { body } = await services.call('getConfigIndex');
    const index = CALL_SPECS.getConfigIndex.answer.parse(body);
    expect(index).toContainEqual({ nodeEnv: 'production', group: 'front', appConfig: 'main' });
    for (const { group, appConfig } of index) expect((await file(group, appConfig)).status).toBe(200);
  });

  it('[R7.007, R5.027] says what a country asks of an address', async () => {
    const { body } = await file('address', 'US');
    expect(body).toMatchObject({
      postalCodePattern: '[0-9]{5}(-[0-9]{4})?',
      states: expect.arrayContaining([
        { code: 'NY', name: 'New York', postalCodes: expect.stringMatching(/^005/u) },
      ]),
    });
    expect((await file('address', 'AE')).body).not.toHaveProperty('postalCodePattern');
  });

  it('[R5.009] names the engine that wears sunglasses', async () => {
    expect((await file('front', 'tryon')).body).toMatchObject({
      providers: {
        sunglasses: { sdkFile: '/try-on/manifest.json', licenses: { default: 'vitrine-embedded' } },
      },
    });
  });

  it.each([
    ['front', 'secrets', 404],
    ['nowhere', 'main', 404],
    ['..', 'main', 404],
    ['../..', 'main', 400],
  ])('[R7.007] looks %s/%s up in the index and nowhere else', async (group, name, ...[status]) => {
    expect((await file(group, name)).status).toBe(status);
  });

  it('[R7.006] of an environment without files is empty', async () => {
    const others = await openServices({ config: { nodeEnv: 'staging' } });
    expect((await others.call('getConfigIndex')).body).toEqual([]);
    await others.close();
  });
});

describe('the footer', () => {
  it('[R7.086] has its sections and links in order, in the language of the locale', async () => {
    const { sections } = FooterBody.parse(
      (await services.call('getFooterSections', { locale: 'fra-fr' })).body,
    );
    expect(sections.map((section) => section.title)).toEqual([
      'La maison',
      'À votre service',
      'Informations légales',
    ]);
    expect(sections[1]?.links[0]).toEqual({
      label: 'Nous joindre',
      url: '/fra-fr/contact-us',
    });
  });

  it('[R7.086] leads to pages that exist', async () => {
    const { sections } = FooterBody.parse((await services.call('getFooterSections')).body);
    const links = sections.flatMap((section) => section.links);
    // Other pages than those that the house writes have a route of their own.
    expect(links.map(({ url }) => url)).toContain('/eng-us/stores');
    for (const { url } of links.filter((link) => readPageAddress(link.url)?.page === 'slug')) {
      const seoUrl = url.replace('/eng-us', '');
      expect([url, (await services.call('getContent', { query: { seoUrl } })).status]).toEqual([url, 200]);
    }
  });

  it('[R2.005, R7.087] stands in the site map, behind every category that shows something', async () => {
    const { sections } = FooterBody.parse((await services.call('getSitemap', { locale: 'fra-fr' })).body);
    expect(sections[0]?.title).toBe('Montres');
    expect(sections.slice(-3).map(({ title }) => title)).toEqual([
      'La maison',
      'À votre service',
      'Informations légales',
    ]);
    const links = sections.slice(0, -3).flatMap((section) => section.links);
    expect(links.map(({ url }) => url)).toContain('/fra-fr/eyewear/sunglasses/round');
    expect(links.map(({ url }) => url).filter((url) => url.includes('salon'))).toEqual([]);
    for (const { url } of links) {
      const { body } = await services.call('getContent', {
        locale: 'fra-fr',
        query: { seoUrl: url.replace('/fra-fr', '') },
      });
      expect(body).toMatchObject({ target: 'category' });
    }
  });

  it('[R2.005] keeps out of the site map what search engines are not shown, and pages to come', async () => {
    await services.db.executeSql(`INSERT INTO footer_link (id, section, rank, url)
      SELECT 'test-' || url, section, 900, url FROM (VALUES ('cart'), ('mylv/profile'), ('faq')) AS added (url),
        (SELECT section FROM footer_link LIMIT 1) AS one`);
    await services.db.executeSql(`INSERT INTO footer_link_text (id, language, section_title, label)
      SELECT id, 'eng', 'Test', url FROM footer_link WHERE id LIKE 'test-%'`);
    const { sections } = FooterBody.parse((await services.call('getSitemap')).body);
    const added = sections.flatMap(({ links }) => links).filter(({ label }) => label === label.toLowerCase());
    expect(added.map(({ url }) => url)).toEqual(['/eng-us/faq']);
  });
});

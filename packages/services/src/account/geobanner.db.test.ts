import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();
const ask = (headers: Readonly<Record<string, string>>, query: Readonly<Record<string, string>> = {}) =>
  services.call('getGeobanner', { headers, query });

describe('the banner of another country', () => {
  it('[R7.018] leads to the same page there, by the proxy’s header, and is never kept', async () => {
    const { status, body, headers } = await ask(
      { 'x-country-code': 'FR' },
      { seoUrl: '/products/alba-TH2001' },
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      display: true,
      country: 'FR',
      locale: 'fra-fr',
      url: '/fra-fr/products/alba-TH2001',
    });
    expect(headers['cache-control']).toContain('no-store');
  });

  it('[R7.018] leads to the home page where no page is named, and goes by the languages without the header', async () => {
    const { body } = await ask({ 'accept-language': 'it-IT,it;q=0.9' });
    expect(body).toMatchObject({ country: 'IT', url: '/ita-it/homepage' });
  });

  it.each([
    ['in the page’s own country', { 'x-country-code': 'US' }],
    ['where nothing is known', {}],
  ])('[R7.018] is not shown %s', async (_case, headers) => {
    const { status, body } = await ask(headers);
    expect([status, body]).toEqual([200, { display: false }]);
  });

  it.each(['https://evil.test/', '//evil.test', '\\evil.test', '../x y'])(
    '[R7.018] leads nowhere else: %s',
    async (seoUrl) => {
      const { status, body } = await ask({ 'x-country-code': 'FR' }, { seoUrl });
      if (status === 200) expect(body).toMatchObject({ url: expect.stringMatching(/^\/fra-fr\/\w/u) });
      else expect(status).toBe(400);
    },
  );
});

import type { CallName } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { PageError } from './page-error.ts';
import { loadSeoTags, seoHead } from './page-head.ts';
import type { PageScope } from './page-scope.ts';

const TAGS = { title: 'Alba', description: '', canonical: 'https://shop.example/', robots: '', hreflang: [] };
type Reply = 'answers' | 'refuses' | 'is silent';

/** A page whose two calls for tags behave as told, and the calls it makes. */
function aPage(gateway: Reply, legacy: Reply) {
  const asked: CallName[] = [];
  const behave: Readonly<Partial<Record<CallName, Reply>>> = {
    getSeoTags: gateway,
    getSeoTagsLegacy: legacy,
  };
  const ask: PageScope['ask'] = (name, ..._request) => {
    asked.push(name);
    if (behave[name] === 'is silent') return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(
      behave[name] === 'answers'
        ? { ok: true, status: 200, body: JSON.parse(JSON.stringify(TAGS)), setCookies: [] }
        : { ok: false, status: 500, error: undefined, setCookies: [] },
    );
  };
  return { asked, tags: () => loadSeoTags({ ask, path: '/eng-us/x' }, { page: 'product' }) };
}

describe('the head of a page', () => {
  it('shows the piece where its address is shared', () => {
    const picture = { address: 'https://shop.example/alba.webp', alt: 'Alba, gold' };
    expect(seoHead(TAGS, [], picture).meta).toEqual(
      expect.arrayContaining([
        { property: 'og:image', content: picture.address },
        { property: 'og:image:alt', content: picture.alt },
      ]),
    );
    expect(seoHead(TAGS).meta.map(({ property }) => property)).not.toContain('og:image');
  });
});

describe('the tags of a page', () => {
  it('[R7.088] are the gateway’s, and nobody else is asked', async () => {
    const page = aPage('answers', 'refuses');
    expect(await page.tags()).toEqual(TAGS);
    expect(page.asked).toEqual(['getSeoTags']);
  });

  it.each(['refuses', 'is silent'] as const)(
    '[R7.088] are the legacy call’s where the gateway %s',
    async (gateway) => {
      const page = aPage(gateway, 'answers');
      expect(await page.tags()).toEqual(TAGS);
      expect(page.asked).toEqual(['getSeoTags', 'getSeoTagsLegacy']);
    },
  );

  it.each(['refuses', 'is silent'] as const)(
    '[R8.045] make the page a 404 where the legacy call %s as well',
    async (legacy) => {
      const failed = aPage('is silent', legacy).tags();
      await expect(failed).rejects.toThrow(PageError);
      await expect(failed).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /eng-us/x' });
    },
  );
});

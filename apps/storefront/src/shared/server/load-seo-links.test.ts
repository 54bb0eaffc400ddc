import type { CallName } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { loadSeoLinks } from './load-seo-links.ts';
import type { PageScope } from './page-scope.ts';

const LINKS = [{ label: 'Bags', url: '/eng-us/bags' }];
type Reply = 'answers' | 'refuses' | 'is silent';

/** The links of a page whose two calls behave as told, and the calls it made. */
async function linksOf(gateway: Reply, legacy: Reply) {
  const asked: CallName[] = [];
  const ask: PageScope['ask'] = (name, ..._request) => {
    asked.push(name);
    const reply = name === 'getSeoLinks' ? gateway : legacy;
    if (reply === 'is silent') return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(
      reply === 'answers'
        ? { ok: true, status: 200, body: JSON.parse(JSON.stringify({ links: LINKS })), setCookies: [] }
        : { ok: false, status: 500, error: undefined, setCookies: [] },
    );
  };
  return { links: await loadSeoLinks({ ask }, { type: 'category', seoUrl: 'bags' }), asked };
}

describe('the links at the foot of a page', () => {
  it('[R7.089] are the gateway’s, and nobody else is asked', async () => {
    expect(await linksOf('answers', 'refuses')).toEqual({ links: LINKS, asked: ['getSeoLinks'] });
  });

  it.each(['refuses', 'is silent'] as const)(
    '[R7.089] are the legacy call’s where the gateway %s',
    async (gateway) => {
      expect(await linksOf(gateway, 'answers')).toEqual({
        links: LINKS,
        asked: ['getSeoLinks', 'getSeoLinksLegacy'],
      });
    },
  );

  it('[R7.089] are none where both fail, and the page goes on', async () => {
    expect((await linksOf('is silent', 'is silent')).links).toEqual([]);
  });
});

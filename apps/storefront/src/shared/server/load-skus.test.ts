import { describe, expect, it } from 'vitest';
import { loadSkus } from './load-skus.ts';
import type { PageScope } from './page-scope.ts';
import { createServicesClient } from './services-client.ts';

const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `TS${1000 + index}`);

/** A page's request whose services all behave as told. */
function aScope(reply: 'answer' | 'refuse' | 'are away', isNavigation = false) {
  const asked: { readonly count: number; readonly precision: string | undefined }[] = [];
  const marks: string[] = [];
  const services = createServicesClient((_name, { params }) => {
    const ids = String(params?.['list']).split(',');
    asked.push({ count: ids.length, precision: params?.['precision'] });
    if (reply === 'are away') return Promise.reject(new Error('away'));
    const skuList = ids.map((identifier) => ({ identifier }));
    const status = reply === 'answer' ? 200 : 500;
    return Promise.resolve({ status, body: { skuList }, setCookies: [] });
  });
  const ask: PageScope['ask'] = (name, ...[options]) => services.call(name, { ...options, locale: 'eng-us' });
  return {
    scope: { ask, isNavigation, reportError: () => undefined, setPartial: () => marks.push('partial') },
    asked,
    marks,
  };
}

describe('the SKUs of a page', () => {
  it('[R9.009, R9.035] come 50 in a request, at precision low where nothing else is said', async () => {
    const { scope, asked, marks } = aScope('answer');
    const skus = await loadSkus(scope, [...idsUpTo(120), ...idsUpTo(3)]);
    expect(skus).toHaveLength(123);
    expect(asked).toEqual([50, 50, 20].map((count) => ({ count, precision: 'low' })));
    expect(marks).toEqual([]);
  });

  it('[R3.037] are left to the browser in a navigation within the shop', async () => {
    const { scope, asked } = aScope('answer', true);
    expect(await loadSkus(scope, idsUpTo(2))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each(['refuse', 'are away'] as const)(
    '[R7.194] are none where the services %s, and the page is not kept',
    async (reply) => {
      const { scope, marks } = aScope(reply);
      expect(await loadSkus(scope, idsUpTo(2), 'high')).toEqual([]);
      expect(marks).toEqual(['partial']);
    },
  );
});

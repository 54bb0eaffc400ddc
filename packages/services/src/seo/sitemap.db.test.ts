import { gunzipSync } from 'node:zlib';
import { SeoTagsBody } from '@vitrine/contracts';
import { LOCALE_LIST, productIdOf } from '@vitrine/domain';
import { addProducts, aProduct } from '@vitrine/testing';
import { describe, expect, it } from 'vitest';
import { TEST_ORIGIN, useServices } from '../test-harness/open-services.ts';
import { createSitemap } from './sitemap.ts';

const services = useServices();

const read = async (name: string): Promise<string | undefined> => {
  const file = await createSitemap(services.deps)(name);
  return file && gunzipSync(file.gzip).toString();
};
const addressesIn = (xml = ''): readonly string[] =>
  [...xml.matchAll(/<loc>(?<url>[^<]+)<\/loc>/gu)].map(({ groups }) => groups?.['url'] ?? '');
const parts = async (): Promise<readonly string[]> =>
  addressesIn(await read('index')).map((url) => url.slice(`${TEST_ORIGIN}/sitemaps/`.length, -'.xml'.length));
const pathsOf = async (name: string): Promise<readonly string[]> =>
  addressesIn(await read(name)).map((url) => url.slice(`${TEST_ORIGIN}/eng-us/`.length));
const raiseVersion = async (change: string): Promise<void> => {
  await services.db.executeSql(`${change}; UPDATE catalogue_version SET version = version + 1`);
  services.clock.advance(1_001);
};

/** The page of the shop at a path below the locale, as its head asks for its tags. */
function pageOf(path: string): Record<string, string> {
  if (path === 'homepage') return { page: 'homepage' };
  if (path.startsWith('products/')) return { page: 'product', contentId: productIdOf(path) };
  if (path.startsWith('point-of-sale/')) return { page: 'store', contentId: path.split('/')[1] ?? '' };
  if (path === 'experiences/exposedExperiences') return { page: 'experiences' };
  if (path.startsWith('experiences/'))
    return { page: 'experience', contentId: path.slice('experiences/'.length) };
  return path === 'stores' ? { page: 'stores' } : { page: 'content', contentId: path };
}

describe('the sitemap', () => {
  it('[R7.088] names a part of each kind in each locale, and each of them exists', async () => {
    const names = await parts();
    expect(names).toEqual(
      LOCALE_LIST.flatMap(({ code }) => [`written-${code}-1`, `categories-${code}-1`, `products-${code}-1`]),
    );
    for (const name of names) expect(addressesIn(await read(name)).length, name).toBeGreaterThan(0);
  });

  it.each(['written-eng-us-1', 'products-eng-us-1'])(
    '[R7.088] lists in %s what search engines may show, at the address that its head calls its own',
    async (name) => {
      const paths = await pathsOf(name);
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) {
        const { status, body } = await services.call('getSeoTags', { query: pageOf(path) });
        expect(status, path).toBe(200);
        expect(SeoTagsBody.parse(body)).toMatchObject({
          canonical: `${TEST_ORIGIN}/eng-us/${path}`,
          robots: 'index, follow',
        });
      }
    },
  );

  it('[R6.011, R6.012] has every piece and category that anybody finds, and none that is exclusive, asks for the age or is empty', async () => {
    const { rows } = await services.db.executeSql(
      `SELECT id, is_exclusive OR age_restricted
         OR NOT EXISTS (SELECT FROM sku WHERE product_id = p.id AND is_shown) AS hidden FROM product p ORDER BY id`,
    );
    const shown = rows.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
    expect(shown.length).toBeLessThan(rows.length);
    expect((await pathsOf('products-eng-us-1')).map(productIdOf)).toEqual(shown);
    const hidden = await services.db.executeSql(
      'SELECT path FROM category WHERE is_exclusive OR age_restricted',
    );
    expect(hidden.rows).not.toEqual([]);
    const categories = await pathsOf('categories-eng-us-1');
    for (const { path } of hidden.rows) expect(categories).not.toContain(path);
  });

  it('keeps from search engines what the house’s texts keep from them', async () => {
    await raiseVersion(
      `UPDATE content SET body = body || '{"robots": "noindex, follow"}' WHERE kind = 'seo' AND ref = 'category'`,
    );
    expect((await parts()).filter((name) => name.startsWith('categories-'))).toEqual([]);
    expect(await read('categories-eng-us-1')).toBeUndefined();
    await raiseVersion(
      `UPDATE content SET body = body || '{"robots": "index, follow"}' WHERE kind = 'seo' AND ref = 'category'`,
    );
  });

  it.each(['', 'products', 'products-eng-us-0', 'products-xxx-yy-1', 'products-eng-us-99999', '../index'])(
    'has no part %j',
    async (name) => {
      expect(await read(name)).toBeUndefined();
    },
  );

  it('is made once for a version of the catalogue, however many ask', async () => {
    const readPart = createSitemap(services.deps);
    await Promise.all(Array.from({ length: 5 }, () => readPart('products-eng-us-1')));
    await services.db.executeSql(
      `UPDATE product SET slug = 'renamed' WHERE id = (SELECT min(id) FROM product)`,
    );
    expect((await pathsOf('products-eng-us-1'))[0]).not.toMatch(/^products\/renamed-/u);
    await raiseVersion('');
    expect((await pathsOf('products-eng-us-1'))[0]).toMatch(/^products\/renamed-/u);
    await read('index');
    const kept = await services.db.executeSql('SELECT DISTINCT version FROM sitemap_part');
    expect(kept.rows).toHaveLength(1);
  });

  it('is parted, so that no part has more pages than it may, and every page is in one', async () => {
    await addProducts(
      services.db,
      Array.from({ length: 30 }, (_, index) => aProduct({ id: `TP${index}` })),
    );
    await raiseVersion('');
    const whole = await pathsOf('products-eng-us-1');
    await raiseVersion('');
    const readPart = createSitemap(services.deps, 7);
    const index = gunzipSync((await readPart('index'))?.gzip ?? '').toString();
    const names = addressesIn(index).filter((url) => url.includes('/products-eng-us-'));
    expect(names).toHaveLength(Math.ceil(whole.length / 7));
    const paths: string[] = [];
    for (const place of names.keys()) {
      const part = await readPart(`products-eng-us-${place + 1}`);
      const own = addressesIn(gunzipSync(part?.gzip ?? '').toString());
      expect(own.length).toBeLessThanOrEqual(7);
      paths.push(...own.map((url) => url.slice(`${TEST_ORIGIN}/eng-us/`.length)));
    }
    expect(paths).toEqual(whole);
  });
});

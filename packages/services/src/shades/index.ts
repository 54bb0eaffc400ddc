import { recommendedShades, shades } from '@vitrine/database';
import { accepted, ONLINE_POOL, RECOMMENDED_SHADES, SHADES_PAGE_SIZE } from '@vitrine/domain';
import { toSku } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call, MountCall } from '../http/call.ts';
import { toShade } from './to-shade.ts';

/** The shades of make-up, page by page, and those to begin with. */
export function mountShades(mount: MountCall, { db }: ServiceDeps): void {
  mount('getShades', async ({ query, locale }) => {
    const { tryOnType, selectedSku = '', page = 0 } = query;
    const pageOf = (limit: number, offset: number) =>
      db.all(shades, [locale.language, locale.country, tryOnType, selectedSku, ONLINE_POOL, limit, offset]);
    const records = await pageOf(SHADES_PAGE_SIZE, page * SHADES_PAGE_SIZE);
    // A page behind the end does not say how many there are; the first one does.
    const [counted] = records.length > 0 ? records : await pageOf(1, 0);
    return accepted({
      shades: records.map((record) => toShade(record, tryOnType, locale)),
      page,
      nbPages: Math.ceil((counted?.total ?? 0) / SHADES_PAGE_SIZE),
    });
  });
  // [R7.165, R7.190] Two addresses for one list.
  const recommend = async ({ params, locale }: Pick<Call<'getRecommendedShades'>, 'params' | 'locale'>) => {
    const wanted = [locale.language, locale.country, params.type, RECOMMENDED_SHADES] as const;
    const records = await db.all(recommendedShades, [...wanted]);
    return accepted({ skus: records.map(({ sku }) => toSku(sku, locale, 'low')) });
  };
  mount('getShadeRecommendations', recommend);
  mount('getRecommendedShades', recommend);
}

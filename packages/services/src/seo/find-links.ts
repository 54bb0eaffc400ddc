import type { SeoLinksBody } from '@vitrine/contracts';
import type { CategoryRecord, Queryable } from '@vitrine/database';
import { type Locale, pageUrl, productIdOf } from '@vitrine/domain';
import { categoriesOfProduct } from './links.store.ts';

/** The page whose links are asked for: its path below the locale. */
export interface PageOfLinks {
  readonly type: 'category' | 'product';
  readonly seoUrl: string;
}

/** More than these nobody reads at the foot of a page. */
const MOST_LINKS = 12;

/**
 * [R7.089] Where a page leads to beside its own contents: a category to those below it, then to those beside it; a product to
 * its categories, the closest first, then to those beside the closest. `shown`: every category that anybody may see.
 * Undefined where there is no such page.
 */
export async function findLinks(
  { db, shown }: { readonly db: Queryable; readonly shown: readonly CategoryRecord[] },
  { type, seoUrl }: PageOfLinks,
  locale: Locale,
): Promise<SeoLinksBody | undefined> {
  const found = type === 'category' ? aroundCategory(shown, seoUrl) : await aroundProduct(db, shown, seoUrl);
  if (found === undefined) return undefined;
  const links = [...new Set(found)].slice(0, MOST_LINKS);
  return { links: links.map(({ name, path }) => ({ label: name, url: pageUrl(locale.code, path) })) };
}

function aroundCategory(
  shown: readonly CategoryRecord[],
  path: string,
): readonly CategoryRecord[] | undefined {
  const own = shown.find((each) => each.path === path);
  if (own === undefined) return undefined;
  return [...shown.filter(({ parentId }) => parentId === own.dimId), ...beside(shown, own)];
}

async function aroundProduct(
  db: Queryable,
  shown: readonly CategoryRecord[],
  path: string,
): Promise<readonly CategoryRecord[] | undefined> {
  const [area, segment] = path.split('/');
  if (area !== 'products' || segment === undefined) return undefined;
  const dimIds = await categoriesOfProduct(db, productIdOf(segment));
  if (dimIds === undefined) return undefined;
  const closest = shown.filter(({ dimId }) => dimIds.includes(dimId));
  const trail = closest.flatMap((each) => [each, ...above(shown, each)]);
  return [...trail, ...closest.flatMap((each) => beside(shown, each))];
}

function beside(shown: readonly CategoryRecord[], own: CategoryRecord): readonly CategoryRecord[] {
  return shown.filter((each) => each.parentId === own.parentId && each !== own);
}

/** The parent first. */
function above(shown: readonly CategoryRecord[], own: CategoryRecord): readonly CategoryRecord[] {
  const parent = shown.find(({ dimId }) => dimId === own.parentId);
  return parent === undefined ? [] : [parent, ...above(shown, parent)];
}

import type { MenuBody } from '@vitrine/contracts';
import { categories, type CategoryRecord } from '@vitrine/database';
import { accepted, type Locale, pageUrl } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { magazineCategories, toMagazineCategory } from '../magazine-categories/index.ts';

type Root = MenuBody['categories'][number];
type Branch = Root['children'][number];

/** [R7.162, R7.011] The tree of the categories that anybody may see: the menu, and what a search can be narrowed to. */
export function mountMenu(mount: MountCall, deps: ServiceDeps): void {
  const menus = createVersionMemory<MenuBody>(deps);
  const menuIn = (locale: Locale): Promise<MenuBody> =>
    menus.get(locale.code, async () => {
      const records = await deps.db.all(categories, [locale.language]);
      const editorial = await magazineCategories(deps.db);
      return {
        categories: branchesBelow(null, records, locale),
        editorialCategories: editorial.map((record) => toMagazineCategory(record, locale)),
      };
    });
  mount('getMenu', async ({ locale }) => accepted(await menuIn(locale)));
  mount('getSearchCategories', async ({ locale }) => accepted(await menuIn(locale)));
}

/** The categories directly below one (below none: the roots), each with its own. */
function branchesBelow(
  parentId: string | null,
  records: readonly CategoryRecord[],
  locale: Locale,
): (Root & Branch)[] {
  return records
    .filter((record) => record.parentId === parentId)
    .map((record) => ({
      dimId: record.dimId,
      name: record.name,
      url: pageUrl(locale.code, record.path),
      children: branchesBelow(record.dimId, records, locale),
    }));
}

import { type BreadcrumbRecord, listedCategories, type RowOf } from '@vitrine/database';
import type { Locale } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';

/** A category with the way to it from the root of the catalogue. */
export interface ListedCategory extends RowOf<typeof listedCategories> {
  readonly breadcrumb: readonly BreadcrumbRecord[];
}
type CategoriesById = ReadonlyMap<string, ListedCategory>;

/** The categories of the house in the language of a locale, by their ids and in the order of the tree. */
export type FindCategories = (locale: Locale) => Promise<CategoriesById>;

/** Reads them once for a language and a version of the catalogue. */
export function createCategoryMemory({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): FindCategories {
  const memory = createVersionMemory<CategoriesById>({ db, clock });
  return ({ language }) =>
    memory.get(language, async () => withTrails(await db.all(listedCategories, [language])));
}

function withTrails(rows: readonly RowOf<typeof listedCategories>[]): CategoriesById {
  const byId = new Map(rows.map((row) => [row.dimId, row]));
  return new Map(
    rows.map((row) => {
      const breadcrumb: BreadcrumbRecord[] = [];
      for (let step: typeof row | undefined = row; step !== undefined; step = byId.get(step.parentId ?? '')) {
        breadcrumb.unshift({ dimId: step.dimId, name: step.name, path: step.path });
      }
      return [row.dimId, { ...row, breadcrumb }];
    }),
  );
}

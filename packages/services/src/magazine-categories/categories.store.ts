import { named, type Queryable, type RowOf } from '@vitrine/database';

const CATEGORIES = named('magazine-categories')<[]>(
  'SELECT chunk, texts, tags FROM magazine_category ORDER BY rank',
);

export type MagazineCategoryRecord = RowOf<typeof CATEGORIES>;

/** In the order of the house. */
export function magazineCategories(db: Queryable): Promise<readonly MagazineCategoryRecord[]> {
  return db.all(CATEGORIES, []);
}

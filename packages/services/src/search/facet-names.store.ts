import { named, type Queryable, type RowOf } from '@vitrine/database';

const VALUES = named('facet-names')<[]>('SELECT facet, value, names, hex FROM facet_value');

/** [R7.009] What the house calls the values of facets, and what colours look like. */
export function facetValues(db: Queryable): Promise<readonly RowOf<typeof VALUES>[]> {
  return db.all(VALUES, []);
}

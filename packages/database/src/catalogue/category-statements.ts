import { named } from '../connection/statement.ts';
import { mayHave } from './access-sql.ts';
import { CATEGORY_IS_SHOWN } from './shown-sql.ts';

export interface CategoryRecord {
  readonly dim_id: string;
  readonly parent_id: string | null;
  readonly path: string;
  readonly name: string;
  readonly intro: string;
}

const NAMED_CATEGORY = `
  SELECT c.dim_id, c.parent_id, c.path, coalesce(ct.name, cf.name) AS name, coalesce(ct.intro, cf.intro) AS intro
  FROM category c
  JOIN category_text cf ON cf.dim_id = c.dim_id AND cf.language = 'eng'
  LEFT JOIN category_text ct ON ct.dim_id = c.dim_id AND ct.language = $1
  WHERE ${CATEGORY_IS_SHOWN}`;

/** [R7.162] Every category that anybody may see something in, in the order of the tree. */
export const categories = named<[language: string], CategoryRecord>(
  'categories',
  `${NAMED_CATEGORY} ORDER BY c.rank`,
);

/** [R6.012] Whether an exclusive category, or one below it, is at a path without slashes at its ends. */
export const exclusiveCategoryAt = named<[path: string], { readonly dimId: string }>(
  'exclusive-category-at',
  `SELECT dim_id AS "dimId" FROM category c
   WHERE NOT ${mayHave('c')} AND starts_with($1 || '/', c.path || '/') LIMIT 1`,
);

/** The category at a path without slashes at its ends. */
export const categoryAtPath = named<[language: string, path: string], CategoryRecord>(
  'category-at-path',
  `${NAMED_CATEGORY} AND c.path = $2`,
);

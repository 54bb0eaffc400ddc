import { named } from '../connection/statement.ts';
import { mayHave } from './access-sql.ts';
import { columnsOf } from './fields-sql.ts';
import { CATEGORY_IS_SHOWN } from './shown-sql.ts';
import { wordsOf } from './words-sql.ts';

export interface CategoryRecord {
  readonly dimId: string;
  readonly parentId: string | null;
  readonly path: string;
  readonly name: string;
  readonly intro: string;
}

/** The house writes them all in the fallback language, so none is null. */
const CATEGORY_WORDS = wordsOf({ table: 'category_text', of: ['dim_id', 'c.dim_id'], language: '$1' });

const NAMED_CATEGORY = `
  SELECT ${columnsOf('c', ['dimId', 'parentId', 'path'])},
    ${CATEGORY_WORDS.text('name')} AS "name!", ${CATEGORY_WORDS.text('intro')} AS "intro!"
  FROM category c ${CATEGORY_WORDS.joins}
  WHERE ${CATEGORY_IS_SHOWN}`;

/** [R7.162] Every category that anybody may see something in, in the order of the tree. */
export const categories = named('categories')<[language: string]>(`${NAMED_CATEGORY} ORDER BY c.rank`);

/**
 * [R7.009] Every category with what its listing opens with, in the order of the tree: those of private sales and those
 * that are empty, too.
 */
export const listedCategories = named('listed-categories')<[language: string]>(
  `SELECT ${columnsOf('c', ['dimId', 'parentId', 'path', 'urlCode', 'isExclusive', 'ageRestricted', 'stillLife', 'tiles', 'wideProducts'])},
     ${CATEGORY_WORDS.text('name')} AS "name!", ${CATEGORY_WORDS.text('intro')} AS "intro!", still.media
   FROM category c ${CATEGORY_WORDS.joins}
   LEFT JOIN still_life still ON still.name = c.still_life
   ORDER BY c.rank`,
);

/** [R6.012] The exclusive category that is at a path without slashes at its ends, or else the nearest above that path. */
export const exclusiveCategoryAt = named('exclusive-category-at')<[path: string]>(
  `SELECT c.dim_id, c.path = $1 AS "is_there!" FROM category c
   WHERE NOT ${mayHave('c')} AND starts_with($1 || '/', c.path || '/')
   ORDER BY length(c.path) DESC LIMIT 1`,
);

/** The category at a path without slashes at its ends. */
export const categoryAtPath = named('category-at-path')<[language: string, path: string]>(
  `${NAMED_CATEGORY} AND c.path = $2`,
);

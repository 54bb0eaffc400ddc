import { FALLBACK_LANGUAGE } from '@vitrine/domain';

/**
 * The one rule for languages, as SQL: what is not written in the language asked for is read in FALLBACK_LANGUAGE, every
 * text by itself. `language` is the parameter that asks for it, such as `$1`.
 */

/** FALLBACK_LANGUAGE as a value. */
export const IN_FALLBACK = `'${FALLBACK_LANGUAGE}'`;

/** Where the words of a row stand: a table with one row for each language. */
interface WordsPlace {
  readonly table: string;
  /** The column that names the row, and the value it has. */
  readonly of: readonly [column: string, value: string];
  readonly language: string;
  /** Tells these words from others of the same table. */
  readonly as?: string;
}
export interface WordsSql {
  /** To be put behind the FROM of the row. */
  readonly joins: string;
  /** A text; null where it is in neither language. */
  readonly text: (column: string) => string;
  /** The language that a text is in. */
  readonly languageOf: (column: string) => string;
}

/** The words of a row that stand in a table of their own. */
export function wordsOf({ table, of: [column, value], language, as: alias = table }: WordsPlace): WordsSql {
  const [own, fallback] = [`${alias}_own`, `${alias}_fallback`];
  return {
    joins: `
      LEFT JOIN ${table} ${own} ON ${own}.${column} = ${value} AND ${own}.language = ${language}
      LEFT JOIN ${table} ${fallback} ON ${fallback}.${column} = ${value} AND ${fallback}.language = ${IN_FALLBACK}`,
    text: (name) => `coalesce(${own}.${name}, ${fallback}.${name})`,
    languageOf: (name) => `CASE WHEN ${own}.${name} IS NULL THEN ${IN_FALLBACK} ELSE ${language} END`,
  };
}

/** The words in a JSON column whose keys are languages. */
export function wordsIn(column: string, language: string): string {
  return `coalesce(${column} -> ${language}, ${column} -> ${IN_FALLBACK})`;
}

/** Of rows with a column `language`: those that may be read, and the order in which the better one comes first. */
export function readableIn(
  language: string,
  row = '',
): { readonly isReadable: string; readonly best: string } {
  const column = row === '' ? 'language' : `${row}.language`;
  return {
    isReadable: `${column} IN (${language}, ${IN_FALLBACK})`,
    best: `${column} = ${language} DESC`,
  };
}

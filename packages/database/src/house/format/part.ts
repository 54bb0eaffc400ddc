import type * as z from 'zod/mini';

/**
 * Where the rows of a part lie: a file that lists them, a tree of them, or a folder with a file for each. `proseIn`: the
 * property with the texts in each language, whose `prose` may stand in a Markdown file beside: `name.eng.md`.
 */
type Source =
  | { readonly list: string }
  | { readonly tree: string }
  | { readonly folder: string; readonly proseIn?: string };

/** Keys and places from the root of a row down to something in it. */
export type JsonPath = readonly (string | number)[];

/** That a row names another one, which must be there. */
export interface Reference {
  readonly path: JsonPath;
  readonly kind: string;
  readonly id: string;
}

/** Something that is wrong with a row. */
export interface Fault {
  readonly path: JsonPath;
  readonly message: string;
}

/** One kind of row of a house's folder. */
export interface Part<Row> {
  /** What reports call such a row. */
  readonly kind: string;
  readonly source: Source;
  readonly schema: z.ZodMiniType<Row>;
  /** The properties that name a row, joined by `/`. */
  readonly idKeys: readonly string[];
  /**
   * What may be refused without its row: paths with `*` for any key, such as `skus/*`. What is not listed and wrong
   * refuses the row.
   */
  readonly loose: readonly string[];
  /** The rows it names. */
  references(row: Row): readonly Reference[];
  /** What it must not name: rows that are there, in its own part or before it. */
  avoids(row: Row): readonly Reference[];
  /** What can be named because of it, beside the row itself: the SKUs of a product. */
  brings(row: Row): readonly Reference[];
  readonly bringsKinds: readonly string[];
  /** What a schema cannot say. */
  check(row: Row): readonly Fault[];
}

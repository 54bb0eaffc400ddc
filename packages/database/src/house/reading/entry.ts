import type { JsonPath, Part } from '../format/part.ts';

/** What a file holds of one row, not yet judged. */
export interface FoundEntry {
  /** Below the house's folder, with `/`. */
  readonly file: string;
  /** The file's text, and where in it the row stands. */
  readonly text: string;
  /** Which line of the file the text is, from 1; undefined where it is the whole file. */
  readonly line?: number;
  readonly path: JsonPath;
  readonly value: unknown;
  /** Its place among all rows of its part, from 0. */
  readonly rank: number;
  /** What of the value was refused already. */
  readonly cuts: readonly JsonPath[];
  /** Of a tree: the id of the row above. */
  readonly parentId?: string | undefined;
}

/** A row that may be loaded. */
export interface Entry<Row> {
  readonly kind: string;
  readonly id: string;
  readonly row: Row;
  readonly found: FoundEntry;
  readonly part: Part<Row>;
}

/** A row, or something in it, that will not be loaded. What the database holds of it stays as it is. */
export interface EntryRefusal {
  readonly kind: string;
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** Below the row; empty for the row itself. */
  readonly path: JsonPath;
  readonly message: string;
  /** The part of the row that is refused; the whole row when undefined. */
  readonly cut: JsonPath | undefined;
}

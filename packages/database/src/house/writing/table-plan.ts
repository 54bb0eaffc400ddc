import type { Selectable } from 'kysely';
import type { Tables } from '../../tables/tables.generated.ts';

type Name = keyof Tables;
/** A row of a table as JSON has it; columns that are left out take their defaults. */
export type PlannedRow<Table extends Name> = Partial<Selectable<Tables[Table]>>;
type Column<Table extends Name> = string & keyof Tables[Table];
/** Some columns of a key: all rows with these values. */
type KeyPart<Table extends Name> = Partial<Selectable<Tables[Table]>>;

/** What one table shall hold, and what becomes of the rows that the files do not name. */
export interface TablePlan {
  readonly table: Name;
  readonly key: readonly string[];
  readonly rows: readonly object[];
  /** The plan speaks only of the rows with one of these values in this column; left out: of all. */
  readonly within?: { readonly column: string; readonly ids: readonly string[] };
  /** What happens to a row of the same key: the files rule, or what is there stays. */
  readonly ruling: 'files' | 'database';
  /** What happens to the rows that are not planned: nothing, they go, or they get these values. */
  readonly others: 'stay' | 'go' | { readonly become: object };
  /** Rows that stay whatever the files say, by parts of their key. */
  readonly frozen: readonly object[];
  /** A row that is still named from here does not go: table and column. */
  readonly heldBy: readonly { readonly table: Name; readonly column: string }[];
  /** What a report calls the row of the files that a row of the table belongs to. */
  readonly owner: { readonly kind: string; readonly columns: readonly string[] };
}

/** The same, with rows and keys that the table knows. */
export interface TableRows<Table extends Name> {
  readonly key: readonly Column<Table>[];
  readonly rows: readonly PlannedRow<Table>[];
  readonly owner: { readonly kind: string; readonly columns: readonly Column<Table>[] };
  readonly ruling?: TablePlan['ruling'];
  readonly others?: 'stay' | 'go' | { readonly become: PlannedRow<Table> };
  readonly frozen?: readonly KeyPart<Table>[];
  readonly heldBy?: TablePlan['heldBy'];
}

/** Plans one table; unless said otherwise the files rule and rows they do not name go. */
export function planTable<Table extends Name>(table: Table, rows: TableRows<Table>): TablePlan {
  return { ruling: 'files', others: 'go', frozen: [], heldBy: [], ...rows, table };
}

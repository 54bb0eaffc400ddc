import type { Entry, EntryRefusal } from './reading/entry.ts';
import type { House } from './reading/read-house.ts';
import { columnOf } from '../connection/statement.ts';
import type { SurveyedProduct } from './reading/survey-products.ts';
import type { RowChange } from './writing/write-table.ts';

/** What an import did, or would do, with one row of the files, or with one that the files no longer name. */
export interface ReportLine {
  readonly state: 'added' | 'changed' | 'unchanged' | 'withdrawn' | 'refused';
  readonly kind: string;
  readonly id: string;
  /** The file, and of what is refused the line; empty for what is in no file. */
  readonly file: string;
  readonly line?: number;
  /** What changed of it, or why it was refused. */
  readonly note: string;
}

/** Every row of the files in their order, then what was withdrawn, then what was refused. */
export function reportLines(
  { facts: _facts, ...parts }: Partial<House>,
  changes: readonly RowChange[],
): readonly ReportLine[] {
  const byRow = Map.groupBy(changes, nameOf);
  const rows = Object.values(parts).flatMap(({ entries }): readonly Row[] => entries.flatMap(rowsOf));
  const known = new Set(rows.map(nameOf));
  const unnamed = [...byRow].filter(([name]) => !known.has(name)).flatMap(([, own]) => own.slice(0, 1));
  return [
    ...rows.map((row) => lineOf(row, byRow.get(nameOf(row)) ?? [])),
    ...unnamed.map(({ kind, id }) => lineOf({ kind, id, file: '' }, byRow.get(`${kind} ${id}`) ?? [])),
    ...Object.values(parts).flatMap(({ refusals }) => refusals.map(refusedLine)),
  ];
}

/** Products whose files are the same as when they were loaded, and their SKUs. */
export function unchangedLines(products: readonly SurveyedProduct[]): readonly ReportLine[] {
  return products.flatMap(({ productId, skuIds, place: { file } }) => [
    { state: 'unchanged', kind: 'product', id: productId, file, note: '' },
    ...skuIds.map((id): ReportLine => ({ state: 'unchanged', kind: 'sku', id, file, note: '' })),
  ]);
}

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly file: string;
}

function nameOf({ kind, id }: Pick<Row, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** The row, and what it brings: a SKU is reported for itself. */
function rowsOf<Content>({ kind, id, found, part, row }: Entry<Content>): readonly Row[] {
  const skus = part.brings(row).filter((brought) => brought.kind === 'sku');
  return [{ kind, id }, ...skus].map((each) => ({ kind: each.kind, id: each.id, file: found.file }));
}

function lineOf(row: Row, changes: readonly RowChange[]): ReportLine {
  const tables = [...new Set(changes.map(({ table }) => columnOf(table).replaceAll('_', ' ')))];
  return { ...row, state: stateOf(changes, row), note: tables.join(', ') };
}

/** A row is new when the table that is called after it got it. */
function stateOf(changes: readonly RowChange[], { file }: Row): ReportLine['state'] {
  if (changes.length === 0) return 'unchanged';
  if (file === '' && changes.every(({ change }) => change === 'withdrawn')) return 'withdrawn';
  return changes.every(({ change }) => change === 'added') ? 'added' : 'changed';
}

function refusedLine({ kind, id, file, line, path, message }: EntryRefusal): ReportLine {
  const where = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return {
    state: 'refused',
    kind,
    id,
    file,
    line,
    note: where === '' ? message : `${where.replace(/^\./u, '')}: ${message}`,
  };
}

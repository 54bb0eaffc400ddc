import { limitText, measuredText, verdict } from './figure.ts';
import type { Figures, RelevanceRow, TypeRow } from './figures-file.ts';

type Rows = readonly (readonly string[])[];

/** A Markdown table. */
function markdown(columns: readonly string[], rows: Rows): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Every table that a document may hold, by its name. */
export function tablesOf(figures: Figures): ReadonlyMap<string, string> {
  const { shop, large, relevance, types, lookedAt, noted, trials } = figures;
  return new Map([
    ['shop', figureTable(shop)],
    ['large', figureTable(large)],
    ['relevance', relevanceTable(relevance)],
    [
      'types',
      markdown(
        ['', 'position', 'must', 'turn', 'scale', 'tremble', 'lag', 'off by, moving', 'of', 'on'],
        types.map(typeCells),
      ),
    ],
    ['looked-at', markdown(lookedAt.columns, lookedAt.rows)],
    ['noted', notedTable(noted)],
    ['trials', notedTable(trials)],
  ]);
}

const figureTable = (figures: Figures['shop']): string =>
  markdown(
    ['', 'measured', 'must', 'aim', 'reaches', 'on'],
    figures.map((figure) => [
      figure.name,
      measuredText(figure),
      limitText(figure.must, figure.unit),
      limitText(figure.aim, figure.unit),
      verdict(figure),
      figure.on,
    ]),
  );

const gain = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(3));

/** How well the search answers, row by row: a Markdown table. */
export function relevanceTable(rows: readonly RelevanceRow[]): string {
  return markdown(
    ['', 'queries', 'open: pieces', 'open: all kinds', 'kept: pieces', 'kept: all kinds', 'on'],
    rows.map(({ name, queries, open, kept, on }) => [
      name,
      String(queries),
      ...[open, kept].flatMap(({ pieces, allKinds }) => [gain(pieces), gain(allKinds)]),
      on,
    ]),
  );
}

const notedTable = (rows: Figures['noted']): string =>
  markdown(
    ['', 'measured', 'how', 'on'],
    rows.map(({ what, value, how, on }) => [what, value, how, on]),
  );

function typeCells(row: TypeRow): readonly string[] {
  return [
    row.type,
    `${spread(row.position, ' %')} of ${row.partName}`,
    row.position.must === undefined ? '–' : `${row.position.must} %`,
    spread(row.turnDeg, '°'),
    spread(row.scalePercent, ' %'),
    single(row.tremblePx, 'px'),
    single(row.lagFrames, 'frames'),
    single(row.trailPx, 'px'),
    `${row.pictures} pictures`,
    row.on,
  ];
}

const short = (value: number): string => String(Number(value.toFixed(1)));

function spread(value: { readonly mean: number; readonly worst: number } | undefined, unit: string): string {
  return value === undefined ? '–' : `${short(value.mean)}${unit} (${short(value.worst)})`;
}

function single(value: number | undefined, unit: string): string {
  return value === undefined ? '–' : `${Number(value.toFixed(2))} ${unit}`;
}

const MARKED = /(?<=<!-- figures: ([a-z-]+) -->\n)[\s\S]*?(?=<!-- \/figures -->)/gu;

/**
 * The text of a document with its tables as they are now: whatever stands between `<!-- figures: name -->` and
 * `<!-- /figures -->`. Throws when it asks for a table that there is not.
 */
export function withTables(text: string, tables: ReadonlyMap<string, string>): string {
  return text.replace(MARKED, (_former, name: string) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`there is no table ${name}`);
    return `${table}\n`;
  });
}

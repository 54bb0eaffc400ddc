import { decimalSign, sizeText } from './size-text.ts';

/** A row of a size guide; the head row names the columns. */
export interface SizeRow {
  readonly head: boolean;
  readonly cells: readonly string[];
}

/** The two tables of a size guide: the same rows and columns, with measures in one unit each. */
export interface SizeTables {
  /** How the sizes are counted, one column each, before the columns of measures: `['EU', 'US']`. */
  readonly countries: readonly string[];
  readonly cm: readonly SizeRow[];
  readonly inches: readonly SizeRow[];
}

/** One size that a shopper can pick. */
export interface SelectableSize {
  /** The size as it is counted first, which is how the house's SKUs name it. */
  readonly id: string;
  readonly label: string;
  /** The size as each country counts it, with the language's decimal sign. */
  readonly sizes: readonly string[];
  readonly cm: readonly string[];
  readonly inches: readonly string[];
}

/** How a locale reads a guide; `bcp47` is its language tag. */
export interface SizeReading {
  readonly isRtl: boolean;
  readonly bcp47: string;
}

const PART_SEPARATOR = ' / ';
const VALUE_SEPARATOR = ' - ';

/**
 * [R3.032, R3.033] The sizes of a guide: each row below the head, under a label of column names and values
 * ('EU - 38 / US - 7'), with its measures, which read from the right in a right-to-left locale.
 */
export function selectableSizes(
  { countries, cm, inches }: SizeTables,
  { isRtl, bcp47 }: SizeReading,
): readonly SelectableSize[] {
  const sign = decimalSign(bcp47);
  const heads = cm.find((row) => row.head)?.cells ?? [];
  const inchRows = inches.filter((row) => !row.head);
  const measures = (cells: readonly string[]): readonly string[] => {
    const own = cells.slice(countries.length);
    return isRtl ? own.toReversed() : own;
  };
  return cm
    .filter((row) => !row.head)
    .map(({ cells }, place) => {
      const sizes = cells.slice(0, countries.length).map((size) => sizeText(size, sign));
      return {
        id: cells[0] ?? '',
        label: labelOf(heads, sizes),
        sizes,
        cm: measures(cells),
        inches: measures(inchRows[place]?.cells ?? []),
      };
    });
}

/** A size that a country does not count is left out of the label. */
function labelOf(heads: readonly string[], sizes: readonly string[]): string {
  return sizes
    .map((size, column) => [heads[column] ?? '', size])
    .filter(([, size]) => size !== '')
    .map((part) => part.join(VALUE_SEPARATOR))
    .join(PART_SEPARATOR);
}

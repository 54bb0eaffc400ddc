import type { SizeGuide } from '@vitrine/contracts';
import { evenLengths, selectableSizes, type SizeReading, type SizeUnit } from '@vitrine/domain';

export interface SizeTableRow {
  /** The size as the house's SKUs name it. */
  readonly id: string;
  /** [R3.032] 'EU - 38 / US - 7' */
  readonly label: string;
  readonly sizes: readonly string[];
  readonly measures: readonly string[];
}

/** [R3.033] A guide in one unit, as a locale reads it: sizes by country, then measures, from the right turned round. */
export function sizeTable(
  { countries, tables }: Pick<SizeGuide, 'countries' | 'tables'>,
  unit: SizeUnit,
  locale: SizeReading,
): { readonly heads: readonly string[]; readonly rows: readonly SizeTableRow[] } {
  const [head] = tables[unit].filter((row) => row.head);
  const named = head?.cells.slice(countries.length) ?? [];
  const sizes = selectableSizes({ countries, ...tables }, locale);
  const columns = named.map((_name, column) =>
    evenLengths(
      sizes.map((size) => size[unit][column] ?? ''),
      locale.bcp47,
    ),
  );
  return {
    heads: [...countries, ...(locale.isRtl ? named.toReversed() : named)],
    rows: sizes.map((size, place) => ({
      id: size.id,
      label: size.label,
      sizes: size.sizes,
      measures: columns.map((lengths) => lengths[place] ?? ''),
    })),
  };
}

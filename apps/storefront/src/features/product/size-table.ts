import type { SizeGuide } from '@vitrine/contracts';
import { selectableSizes, type SizeUnit } from '@vitrine/domain';

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
  locale: { readonly isRtl: boolean; readonly bcp47: string },
): { readonly heads: readonly string[]; readonly rows: readonly SizeTableRow[] } {
  const numbers = new Intl.NumberFormat(locale.bcp47);
  const [head] = tables[unit].filter((row) => row.head);
  const named = head?.cells.slice(countries.length) ?? [];
  const rows = tables[unit].filter((row) => !row.head);
  return {
    heads: [...countries, ...(locale.isRtl ? named.toReversed() : named)],
    rows: selectableSizes({ countries, ...tables }, locale).map((size, place) => ({
      id: size.id,
      label: size.label,
      sizes: rows[place]?.cells.slice(0, countries.length) ?? [],
      measures: size[unit].map((length) => numbers.format(Number(length))),
    })),
  };
}

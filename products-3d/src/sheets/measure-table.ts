import { decimalSign, evenLengths, sizeText } from '@vitrine/domain';
import type { Html } from '@vitrine/html';
import { markup } from './markup.ts';
import { type SheetContext, sizesOf } from './sheet.ts';

/** [R3.031] The sizes by country, then every measure in both units. */
export function measureTable(context: SheetContext): Html {
  const { guide, words, locale } = context;
  const measures = measuresOf(context);
  const [, ...others] = guide.countries;
  const units = measures.map(
    () => markup`<th scope="col" class="apart">${words.cm}</th><th scope="col">${words.inches}</th>`,
  );
  const rows = sizesOf(guide).map(([size = '', ...sizes], row) => {
    const cells = sizes.map(
      (cell) => markup`<td><bdi dir="ltr">${sizeText(cell, decimalSign(locale.bcp47))}</bdi></td>`,
    );
    const lengths = measures.map(
      ({ cm, inches }) => markup`<td class="apart">${cm[row]}</td><td class="quiet">${inches[row]}</td>`,
    );
    return markup`<tr><th scope="row"><bdi dir="ltr">${sizeText(size, decimalSign(locale.bcp47))}</bdi></th>${cells}${lengths}</tr>`;
  });
  return markup`<table><thead><tr>
    <th scope="col" rowspan="2">${guide.countries[0]}</th>
    ${others.map((country) => markup`<th scope="col" rowspan="2">${country}</th>`)}
    ${measures.map(({ name }) => markup`<th scope="colgroup" colspan="2" class="apart">${name}</th>`)}
  </tr><tr>${units}</tr></thead><tbody>${rows}</tbody></table>`;
}

interface Measure {
  readonly name: string;
  readonly cm: readonly string[];
  readonly inches: readonly string[];
}

/** In the order in which the dialog of the shop has them (R3.033). */
function measuresOf({ guide, locale }: SheetContext): readonly Measure[] {
  const [heads] = guide.tables.cm;
  const first = guide.countries.length;
  const named = heads?.cells.slice(first) ?? [];
  const lengths = (unit: 'cm' | 'inches', column: number): readonly string[] =>
    evenLengths(
      guide.tables[unit].filter(({ head }) => !head).map(({ cells }) => cells[first + column] ?? ''),
      locale.bcp47,
    );
  const measures = named.map((name, column) => ({
    name,
    cm: lengths('cm', column),
    inches: lengths('inches', column),
  }));
  return locale.isRtl ? measures.toReversed() : measures;
}

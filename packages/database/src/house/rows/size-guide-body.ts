import { type HouseLanguage, inchesOf, type SizeRow } from '@vitrine/domain';
import type { HouseSizeGuide } from '../format/catalogue-format.ts';
import { written } from '../format/texts.ts';

type GuideText = HouseSizeGuide['texts']['eng'];

/** [R3.031] A size guide in one language as the wire has it, with both tables. */
export type SizeGuideBody = Omit<GuideText, 'pdfLabel' | 'pdfLink'> &
  Pick<HouseSizeGuide, 'mediaCategories' | 'noUnit' | 'productFunction'> & {
    readonly countries: readonly string[];
    readonly tables: { readonly cm: readonly SizeRow[]; readonly inches: readonly SizeRow[] };
  };

/** Inches are computed, and the names of columns said in `language` or, where it has none, in English. */
export function sizeGuideBody(
  guide: HouseSizeGuide,
  language: HouseLanguage,
  { pdfLabel: _label, pdfLink: _link, ...text }: GuideText,
): SizeGuideBody {
  const inWords = (name: HouseSizeGuide['countries'][number]): string =>
    typeof name === 'string' ? name : (new Map(written(name)).get(language) ?? name.eng);
  const countries = guide.countries.map(inWords);
  const heads = guide.measures.map(({ names }) => inWords(names));
  const table = (lengths: (row: HouseSizeGuide['rows'][number]) => readonly number[]): readonly SizeRow[] => [
    { head: true, cells: [...countries, ...heads] },
    ...guide.rows.map((row) => ({ head: false, cells: [...row.sizes, ...lengths(row).map(String)] })),
  ];
  return {
    ...text,
    countries,
    mediaCategories: guide.mediaCategories,
    noUnit: guide.noUnit,
    productFunction: guide.productFunction,
    tables: { cm: table(({ cm }) => cm), inches: table(({ cm }) => cm.map(inchesOf)) },
  };
}

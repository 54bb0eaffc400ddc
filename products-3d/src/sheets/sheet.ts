import type { SizeGuideBody } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';
import type { SheetWords } from './sheet-words.ts';

/** A size guide in one language, to be printed. */
export interface Sheet {
  /** The name of its file, as the house's data have it. */
  readonly name: string;
  readonly language: HouseLanguage;
  readonly guide: SizeGuideBody;
}

/** What every part of a sheet is written with. */
export interface SheetContext {
  readonly guide: SizeGuideBody;
  readonly words: SheetWords;
  /** How numbers are written, and from which side one reads. */
  readonly locale: { readonly bcp47: string; readonly isRtl: boolean };
}

const MM_PER_CM = 10;

/** A column of lengths, row by row, in mm: the first is that next to the sizes. */
export function lengthsMm(guide: SizeGuideBody, column: number): readonly number[] {
  return guide.tables.cm
    .filter(({ head }) => !head)
    .map(({ cells }) => Number(cells[guide.countries.length + column]) * MM_PER_CM);
}

/** The sizes of a row as countries count them, row by row. */
export function sizesOf(guide: SizeGuideBody): readonly (readonly string[])[] {
  return guide.tables.cm
    .filter(({ head }) => !head)
    .map(({ cells }) => cells.slice(0, guide.countries.length));
}

import { sha256 } from '../export/write-glb.ts';
import { facesOf } from './faces.ts';
import { guideSheet } from './guide-sheet.ts';
import type { Sheet } from './sheet.ts';

/** Raised when how a page is printed changes so that sheets are to be printed again, other than by what stands on them. */
const SHEET_EDITION = 1;

const SOURCE_LENGTH = 16;

/** What a sheet is printed from, page and faces. Needs no browser, so that a check can tell at once which are out of date. */
export function sheetSource(sheet: Sheet): string {
  return sha256(JSON.stringify([SHEET_EDITION, facesOf(sheet.language), guideSheet(sheet)])).slice(
    0,
    SOURCE_LENGTH,
  );
}

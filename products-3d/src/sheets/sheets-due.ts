import type { Manifest } from '../manifest.ts';
import type { Sheet } from './sheet.ts';
import { sheetSource } from './sheet-source.ts';

/** Printed guides by what is the matter with them, as the names of their files. */
export interface SheetsDue {
  readonly missing: readonly string[];
  /** Printed of an earlier guide, or in an earlier form. */
  readonly old: readonly string[];
  /** Named by no guide any more. */
  readonly orphaned: readonly string[];
}

/** Compares the sheets that should be there with those of the manifest. */
export function sheetsDue(sheets: readonly Sheet[], { documents }: Pick<Manifest, 'documents'>): SheetsDue {
  const names = new Set(sheets.map(({ name }) => name));
  const there = sheets.filter(({ name }) => documents[name]);
  return {
    missing: sheets.filter(({ name }) => !documents[name]).map(({ name }) => name),
    old: there
      .filter((sheet) => documents[sheet.name]?.source !== sheetSource(sheet))
      .map(({ name }) => name),
    orphaned: Object.keys(documents).filter((name) => !names.has(name)),
  };
}

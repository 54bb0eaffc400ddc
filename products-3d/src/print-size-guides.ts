import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DOCUMENTS_FOLDER } from './built-paths.ts';
import { sha256, writeWhole } from './export/write-glb.ts';
import { changeManifest, readManifest } from './manifest.ts';
import type { Sheet } from './sheets/sheet.ts';
import { openSheetPrinter, type SheetPrinter } from './sheets/sheet-printer.ts';
import { sheetSource } from './sheets/sheet-source.ts';
import { readSheets } from './sheets/sheets-of-house.ts';

/** Prints the size guides whose PDFs are missing or out of date; with names of files, those, and forgets what is orphaned. */
async function print(sheet: Sheet, printer: SheetPrinter): Promise<void> {
  const bytes = await printer.print(sheet);
  await writeWhole(`${DOCUMENTS_FOLDER}${sheet.name}`, bytes);
  const record = {
    file: `documents/${sheet.name}`,
    bytes: bytes.byteLength,
    sha256: sha256(bytes),
    source: sheetSource(sheet),
  };
  await changeManifest((latest) => ({ ...latest, documents: { ...latest.documents, [sheet.name]: record } }));
  process.stdout.write(`${sheet.name}: ${Math.ceil(bytes.byteLength / 1000)} KB\n`);
}

const { positionals: named } = parseArgs({ allowPositionals: true });
const sheets = await readSheets();
const { documents } = await readManifest();
const wanted = sheets.filter((sheet) =>
  named.length > 0 ? named.includes(sheet.name) : documents[sheet.name]?.source !== sheetSource(sheet),
);
await mkdir(DOCUMENTS_FOLDER, { recursive: true });
const printer = await openSheetPrinter();
try {
  for (const sheet of wanted) await print(sheet, printer);
} finally {
  await printer.close();
}
const names = new Set(sheets.map(({ name }) => name));
await changeManifest((latest) => ({
  ...latest,
  documents: Object.fromEntries(Object.entries(latest.documents).filter(([name]) => names.has(name))),
}));

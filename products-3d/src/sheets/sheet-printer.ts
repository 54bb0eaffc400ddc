import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChromium } from '@vitrine/testing/chromium';
import { faceRules } from './faces.ts';
import { guideSheet } from './guide-sheet.ts';
import type { Sheet } from './sheet.ts';

/** A browser that prints sheets. */
export interface SheetPrinter {
  /** The sheet as PDF. Throws when a face did not come, or something does not fit onto its page. */
  print(sheet: Sheet): Promise<Buffer>;
  close(): Promise<void>;
}

const run = promisify(execFile);
const PACKING = '--object-streams=generate --recompress-flate --compression-level=9 --deterministic-id'.split(
  ' ',
);
/** Throws without Chromium. */
export async function openSheetPrinter(): Promise<SheetPrinter> {
  const browser = await startChromium();
  const page = await browser.newPage();
  return {
    async print(sheet) {
      const html = guideSheet(sheet);
      const faces = await faceRules(sheet.language, html);
      await page.setContent(html.replace('</title>', `</title><style>${faces}</style>`));
      await page.emulateMedia({ media: 'print' });
      const faults = await page.evaluate(readyToPrint);
      if (faults.length > 0) throw new Error(`${sheet.name}: ${faults.join(', ')}`);
      return packed(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }));
    },
    close: () => browser.close(),
  };
}

/** The same document with all its parts compressed: how it is tagged weighs as much as what it says. Throws without qpdf. */
async function packed(pdf: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-sheet-'));
  try {
    const [loose, tight] = [join(folder, 'loose.pdf'), join(folder, 'tight.pdf')];
    await writeFile(loose, pdf);
    await run('qpdf', [...PACKING, loose, tight]);
    return await readFile(tight);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In the page: waits for its faces, and answers what is wrong with it. */
async function readyToPrint(): Promise<readonly string[]> {
  await document.fonts.ready;
  const faces = [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
  const pages = [...document.querySelectorAll('.page')].filter(
    (page) => page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
  );
  return [...faces.map((family) => `${family} is not there`), ...pages.map(() => 'a page is too full')];
}

import { readFileSync } from 'node:fs';
import { decimalSign, evenLengths, languageTag, LOCALE_LIST, sizeText } from '@vitrine/domain';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DOCUMENTS_FOLDER } from '../built-paths.ts';
import { lengthsMm, type Sheet, sizesOf } from './sheet.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { readSheets } from './sheets-of-house.ts';

// Thirty-five documents are opened, on a machine that tests everything at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PT_PER_MM = 72 / 25.4;
const A4_MM = { width: 210, height: 297 };
/** Chromium snaps drawings to parts of a pixel. */
const OFF_BY_MM = 0.05;

/** Documents are cached, because reading one takes longer than the test. */
function once<Value>(read: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (name) => {
    const value = known.get(name) ?? read(name);
    known.set(name, value);
    return value;
  };
}

const open = once((name) => getDocumentProxy(new Uint8Array(readFileSync(`${DOCUMENTS_FOLDER}${name}`))));
const bcp47Of = ({ language }: Sheet): string =>
  LOCALE_LIST.find((locale) => locale.language === language)?.bcp47 ?? '';
/** The text without spaces, because line breaks do not matter. */
const bare = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '');
const inOrder = (words: readonly string[]): string => words.toSorted((a, b) => (a < b ? -1 : 1)).join(' ');

interface Box {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The text of the first page, line by line, with the words of a line in alphabetical order. */
async function linesOf(name: string): Promise<readonly string[]> {
  const page = await (await open(name)).getPage(1);
  const { items } = await page.getTextContent();
  const lines = new Map<number, string[]>();
  for (const item of items) {
    if (!('str' in item)) continue;
    const y = Math.round(Number(item.transform[5]));
    lines.set(y, [...(lines.get(y) ?? []), ...item.str.split(' ').filter((word) => word !== '')]);
  }
  return [...lines.values()].map(inOrder);
}

const boxOf = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[], mm: number): Box => ({
  widthMm: (right - left) * mm,
  heightMm: (bottom - top) * mm,
});

/** Every path of the page at true scale, as large as it is printed. */
const pathsOf = once(async (name): Promise<readonly Box[]> => {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await open(name)).getPage(2);
  const { fnArray, argsArray } = await page.getOperatorList();
  const scales = [1];
  const boxes: Box[] = [];
  for (const [place, operation] of fnArray.entries()) {
    const [scale = 1] = scales.slice(-1);
    if (operation === OPS.save) scales.push(scale);
    if (operation === OPS.restore) scales.pop();
    if (operation === OPS.transform) scales.splice(-1, 1, scale * Number(argsArray[place][0]));
    if (operation !== OPS.constructPath) continue;
    boxes.push(boxOf([...argsArray[place][2]].map(Number), scale / PT_PER_MM));
  }
  return boxes;
});

let sheets: readonly Sheet[];
beforeAll(async () => {
  sheets = await readSheets();
});
const guides = (part: string): readonly Sheet[] =>
  sheets.filter(({ guide }) => guide.mediaCategories.some((each) => each === part));

describe('[R3.031] the printed size guides', () => {
  it('are one for every guide and language', () => {
    expect(sheets).toHaveLength(5 * 7);
    expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
  });

  it('say every size and every measure in both units, row by row, as their language writes numbers', async () => {
    for (const sheet of sheets) {
      const { guide, name } = sheet;
      const lines = await linesOf(name);
      const first = guide.countries.length;
      const columns = (['cm', 'inches'] as const).flatMap((unit) =>
        (guide.tables[unit][0]?.cells.slice(first) ?? []).map((_name, column) =>
          evenLengths(
            guide.tables[unit].slice(1).map(({ cells }) => cells[first + column] ?? ''),
            bcp47Of(sheet),
          ),
        ),
      );
      for (const [row, sizes] of sizesOf(guide).entries()) {
        const cells = [
          ...sizes.map((size) => sizeText(size, decimalSign(bcp47Of(sheet)))),
          ...columns.map((lengths) => lengths[row] ?? ''),
        ];
        expect(lines, `${name}, row ${row}`).toContain(inOrder(cells.join(' ').split(' ')));
      }
    }
  });

  it('say what the guide says, whole, and how to print it', async () => {
    // Arabic letters come out of a PDF in the order they are drawn.
    for (const { guide, name, language } of sheets.filter((sheet) => sheet.language !== 'ara')) {
      const pages = (await extractText(await open(name))).text.map(bare);
      expect(pages[0], name).toContain(bare(guide.topDescription));
      expect(pages[0], name).toContain(bare(guide.sizeGuideText));
      if (guide.mediaCategories.length > 0)
        expect(pages[1], name).toContain(bare(SHEET_WORDS[language].print));
      expect(pages).toHaveLength(guide.mediaCategories.length > 0 ? 2 : 1);
    }
  });

  it('are A4, tagged, and name their language and title', async () => {
    for (const { guide, name, language } of sheets) {
      const pdf = await open(name);
      const [, , width, height] = (await pdf.getPage(1)).view;
      expect(Number(width) / PT_PER_MM).toBeCloseTo(A4_MM.width, 0);
      expect(Number(height) / PT_PER_MM).toBeCloseTo(A4_MM.height, 0);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({
        Language: languageTag(language),
        Title: `${guide.title1} · Maison Aurèle`,
      });
    }
  });

  it('have lines of 50 mm and 2 inches where something is at true scale', async () => {
    for (const { name } of ['belt', 'finger', 'foot', 'wrist'].flatMap(guides)) {
      const lines = (await pathsOf(name)).filter(({ heightMm }) => heightMm === 0);
      for (const lengthMm of [50, 50.8])
        expect(
          lines.some(({ widthMm }) => Math.abs(widthMm - lengthMm) < OFF_BY_MM),
          `${name}, ${lengthMm} mm`,
        ).toBe(true);
    }
  });

  it('draw rings as large as they are inside', async () => {
    for (const { guide, name } of guides('finger')) {
      const round = (await pathsOf(name)).filter(
        ({ widthMm, heightMm }) => widthMm > 5 && Math.abs(widthMm - heightMm) < OFF_BY_MM,
      );
      for (const [row, circumferenceMm] of lengthsMm(guide, 0).entries()) {
        const diameterMm = circumferenceMm / Math.PI;
        expect(
          round.some(({ widthMm }) => Math.abs(widthMm - diameterMm) < OFF_BY_MM / 2),
          `${name}, ${diameterMm} mm`,
        ).toBe(true);
        // The table says the same, to a tenth of a millimetre.
        expect(Math.abs((lengthsMm(guide, 1)[row] ?? 0) - diameterMm)).toBeLessThanOrEqual(0.055);
      }
    }
  });

  it('draw the strip as long as it says, piece by piece', async () => {
    for (const [part, pieces] of [
      ['finger', [80]],
      ['wrist', [130, 130]],
      ['foot', [150, 150]],
      ['belt', [160, 160, 160, 160, 160, 160, 160]],
    ] as const)
      for (const { name } of guides(part)) {
        const ticks = (await pathsOf(name)).filter(({ heightMm }) => Math.abs(heightMm - 3.4) < OFF_BY_MM);
        expect(
          ticks.map(({ widthMm }) => Math.round(widthMm * 5) / 5),
          name,
        ).toEqual(pieces);
      }
  });
});

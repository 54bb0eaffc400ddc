import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guideSheet } from './guide-sheet.ts';
import { markup } from './markup.ts';
import { paperStrip, piecesOf, type StripMark } from './paper-strip.ts';
import type { Sheet } from './sheet.ts';
import { sheetSource } from './sheet-source.ts';
import { sheetsDue } from './sheets-due.ts';

const table = (lengths: readonly string[]) => [
  { head: true, cells: ['EU', 'US', 'Around', 'Across'] },
  { head: false, cells: ['50', '5.25', ...lengths] },
];
const RINGS: Sheet = {
  name: 'rings-fr.pdf',
  language: 'fra',
  guide: {
    title1: 'Bagues <fines>',
    title2: '',
    topDescription: '',
    sizeGuideText: '',
    cmLabel: '',
    inchesLabel: '',
    mediaCategories: ['finger'],
    noUnit: false,
    productFunction: 'rings',
    countries: ['EU', 'US'],
    tables: { cm: table(['5', '1.59']), inches: table(['1.97', '0.63']) },
  },
};

const at = (atMm: number): StripMark => ({ kind: 'at', label: '', atMm });
const strip = (marks: readonly StripMark[]) => ({
  marks,
  numbers: { name: 'cm', everyMm: 10 },
  counted: 'EU',
});

describe('markup', () => {
  it('escapes what is said and keeps what is drawn', () => {
    const said = fc.string();
    fc.assert(
      fc.property(said, (text) => {
        const { html } = markup`<p title="${text}">${markup`<b>${text}</b>`}</p>`;
        expect(html.replaceAll(/<p title="[^"<>]*"><b>[^"<>]*<\/b><\/p>/gu, '')).toBe('');
      }),
    );
  });
});

describe('[R3.031] a size guide to print', () => {
  it('draws a ring by its circumference, and writes its figures as the language does', () => {
    const html = guideSheet(RINGS);
    expect(html).toContain(`r="${Math.round((50 / Math.PI / 2) * 1000) / 1000}"`);
    expect(html).toContain('Ø 15,9 mm');
    expect(html).toContain('US 5,25');
    expect(html).toContain('Bagues &lt;fines&gt;');
  });

  it('has no page at true scale where nothing is measured', () => {
    const guide = { ...RINGS.guide, mediaCategories: [] };
    expect(guideSheet({ ...RINGS, guide }).match(/<section/gu)).toHaveLength(1);
    expect(guideSheet(RINGS).match(/<section/gu)).toHaveLength(2);
  });

  it('reads from the right in Arabic, and its strip from the left', () => {
    const html = guideSheet({ ...RINGS, language: 'ara' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html.indexOf('Across')).toBeLessThan(html.indexOf('Around'));
    expect(html).toMatch(/\.strips \{[^}]*direction: ltr/u);
  });
});

describe('a strip of paper', () => {
  it('is cut into pieces of whole centimetres that fit onto a page and reach beyond the last mark', () => {
    const places = fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(places, (placesMm) => {
        const { count, lengthMm } = piecesOf(strip(placesMm.map(at)));
        expect(lengthMm % 10).toBe(0);
        expect(lengthMm).toBeLessThanOrEqual(180);
        expect(count * lengthMm).toBeGreaterThan(Math.max(...placesMm));
      }),
    );
  });

  it('shows every mark once, also where two pieces meet', () => {
    const places = fc.uniqueArray(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(places, (placesMm) => {
        const drawn = paperStrip(strip(placesMm.map(at))).map((piece) => piece.html);
        expect(drawn.join('').match(/class="mark"/gu)).toHaveLength(placesMm.length);
      }),
    );
  });

  it('names a range on every piece that it lies on', () => {
    const range: StripMark = { kind: 'between', label: 'M', fromMm: 125, toMm: 240 };
    const pieces = paperStrip(strip([range]));
    expect(pieces.map((piece) => piece.html.match(/>M</gu)?.length)).toEqual([1, 1]);
  });
});

describe('which printed guides are due', () => {
  const document = { file: '', bytes: 1, sha256: '', source: sheetSource(RINGS) };

  it('are those that were never printed, those whose guide has changed, and those that no guide names', () => {
    const documents = { [RINGS.name]: document };
    expect(sheetsDue([RINGS], { documents })).toEqual({ missing: [], old: [], orphaned: [] });
    expect(sheetsDue([RINGS], { documents: {} }).missing).toEqual([RINGS.name]);
    expect(sheetsDue([], { documents }).orphaned).toEqual([RINGS.name]);
    const guide = { ...RINGS.guide, sizeGuideText: 'Mesurez.' };
    expect(sheetsDue([{ ...RINGS, guide }], { documents }).old).toEqual([RINGS.name]);
  });
});

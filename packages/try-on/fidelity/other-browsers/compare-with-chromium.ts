import type { Browser } from 'playwright-core';
import { comparePictures } from '../picture/compare-pictures.ts';
import { serveAssets } from '../runner/serve-assets.ts';
import { at } from '../geometry/point.ts';
import type { OtherBrowser } from './other-browser.ts';
import type { WornOnPhoto } from './photo-mode.ts';

/**
 * The verdict on one type in another browser. `faults` are in words; an empty list means that it looks as in Chromium.
 */
type Row = {
  readonly type: string;
  readonly told: string;
  readonly png?: Buffer;
  readonly faults: readonly string[];
};

/** All browsers sample and compute in the same way, so points agree far below what a person sees. */
const MOST_APART_PX = 0.1;
/** The tolerated share of all pixels, because every renderer smooths edges differently. */
const MOST_DIFFERENT_SHARE = 0.01;
const MOST_DIFFERENT_MEAN = 0.5;
const READY_WITHIN_MS = 60_000;

/** The picture of Chromium. */
export type Expected = {
  readonly chromium: Browser;
  readonly assetsFolder: string;
  readonly expected: readonly WornOnPhoto[];
};

type Where = { readonly page: string; readonly chromium: Browser };

/** Puts every type on in that browser too, each in a page of its own. */
export async function compareWithChromium(
  browser: OtherBrowser,
  { chromium, assetsFolder, expected }: Expected,
): Promise<readonly Row[]> {
  const server = await serveAssets(assetsFolder);
  const rows: Row[] = [];
  try {
    for (const worn of expected) {
      const page = `${server.origin}/probe.html`;
      rows.push(await compared(browser, worn, { page, chromium }));
    }
    return rows;
  } finally {
    await server.close();
  }
}

async function compared(browser: OtherBrowser, worn: WornOnPhoto, { page, chromium }: Where): Promise<Row> {
  const { type } = worn;
  try {
    await browser.open(page);
    const apartPx = mostApart(worn.points, await pointsIn(browser, worn));
    const png = await wornIn(browser, worn);
    const { mean, changedShare } = await comparePictures(chromium, worn.png, png);
    const faults = [
      ...(apartPx <= MOST_APART_PX ? [] : ['its points lie elsewhere']),
      ...(mean <= MOST_DIFFERENT_MEAN && changedShare <= MOST_DIFFERENT_SHARE ? [] : ['it looks different']),
    ];
    const told =
      `${type.padEnd(12)} points ${apartPx.toFixed(3)} px apart, ` +
      `${(100 * changedShare).toFixed(2)} % of the pixels differ, by ${mean.toFixed(2)} of 255 in the mean`;
    return { type, png, faults, told: [told, ...faults.map((fault) => `✗ ${fault}`)].join('  ') };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { type, faults: [fault], told: `${type.padEnd(12)} ✗ ${fault}` };
  }
}

function mostApart(points: readonly (readonly number[])[], others: readonly (readonly number[])[]): number {
  if (points.length !== others.length) return Infinity;
  const apart = points.map((point, index) => {
    const other = at(others, index);
    return Math.hypot(at(point, 0) - at(other, 0), at(point, 1) - at(other, 1));
  });
  return Math.max(...apart);
}

const asBlob = (file: Buffer): string => `new Blob([Uint8Array.fromBase64('${file.toString('base64')}')])`;

/** Waits for the script of the probe page, which comes after the page itself. */
const ONCE_READY = `new Promise((resolve, reject) => {
  const late = Date.now() + ${READY_WITHIN_MS};
  const look = () =>
    window.probe && window.wearing ? resolve() : Date.now() > late ? reject(new Error('no probe')) : setTimeout(look, 50);
  look();
})`;

async function pointsIn(
  browser: OtherBrowser,
  { subject, photo }: WornOnPhoto,
): Promise<readonly number[][]> {
  const detected =
    subject === 'head'
      ? `window.probe.detect(${asBlob(photo)}).then(({ points }) => points ?? [])`
      : `window.hands.detect(${asBlob(photo)}).then(([hand]) => hand?.points ?? [])`;
  const points = await browser.ask(`${ONCE_READY}.then(() => ${detected})`);
  return Array.isArray(points)
    ? points.map((point: unknown) => Object.values(Object(point)).map(Number))
    : [];
}

async function wornIn(browser: OtherBrowser, { photo, product }: WornOnPhoto): Promise<Buffer> {
  const base64 = await browser.ask(
    `window.wearing.worn(${asBlob(photo)}, [${JSON.stringify(product)}])
      .then((picture) => picture.arrayBuffer())
      .then((bytes) => { window.wearing.close(); return new Uint8Array(bytes).toBase64(); })`,
  );
  if (typeof base64 !== 'string') throw new Error('no picture came back');
  return Buffer.from(base64, 'base64');
}

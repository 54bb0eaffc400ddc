import type { Browser } from 'playwright-core';

/** The smallest rectangle around the pixels that differ, from the picture's left and top edges. */
export type ChangedBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The difference from which a colour counts as changed. It is more than the soft shadow of a worn product. */
const CLEARLY = 24;

/** Where two PNG files of one size differ between these shares of their width; undefined if nowhere. */
export async function changedBox(
  browser: Browser,
  [one, other]: readonly [Uint8Array, Uint8Array],
  [from, to]: readonly [number, number] = [0, 1],
): Promise<ChangedBox | undefined> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (ask) => {
        const [first, second] = await Promise.all(
          ask.files.map(async (file) => {
            const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(file)]));
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
            context?.drawImage(bitmap, 0, 0);
            return context?.getImageData(0, 0, bitmap.width, bitmap.height);
          }),
        );
        if (!first || !second) return undefined;
        const { width, height } = first;
        const isChanged = (at: number): boolean =>
          [0, 1, 2].some(
            (k) => Math.abs((first.data[at + k] ?? 0) - (second.data[at + k] ?? 0)) > ask.clearly,
          );
        let [left, top, right, bottom] = [width, height, -1, -1];
        for (let y = 0; y < height; y += 1) {
          for (let x = Math.floor(ask.from * width); x < ask.to * width; x += 1) {
            if (!isChanged(4 * (y * width + x))) continue;
            [left, right] = [Math.min(left, x), Math.max(right, x)];
            [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
          }
        }
        return right < 0 ? undefined : { left, top, right: right + 1, bottom: bottom + 1 };
      },
      { files: [one, other].map((file) => Buffer.from(file).toString('base64')), clearly: CLEARLY, from, to },
    );
  } finally {
    await page.close();
  }
}

import type { Browser } from 'playwright-core';

/**
 * The difference between two pictures of one size: the mean over all pixels and colours, 0 to 255, and the share of
 * pixels that differ.
 */
export type PictureDifference = { readonly mean: number; readonly changedShare: number };

/**
 * The difference from which a colour counts as changed. It is more than a rounding error, and less than a person sees.
 */
const NOTICEABLE = 6;

/** Compares two PNG files pixel by pixel in a tab of `browser`; rejects when their sizes differ. */
export async function comparePictures(
  browser: Browser,
  one: Uint8Array,
  other: Uint8Array,
): Promise<PictureDifference> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ({ files, noticeable }) => {
        const [first, second] = await Promise.all(
          files.map(async (file) => {
            const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(file)]));
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
            context?.drawImage(bitmap, 0, 0);
            return context?.getImageData(0, 0, bitmap.width, bitmap.height);
          }),
        );
        if (!first || !second || first.width !== second.width || first.height !== second.height)
          throw new Error('the pictures are not of one size');
        let [sum, changed] = [0, 0];
        for (let at = 0; at < first.data.length; at += 4) {
          const by = [0, 1, 2].map((k) => Math.abs((first.data[at + k] ?? 0) - (second.data[at + k] ?? 0)));
          sum += by.reduce((total, value) => total + value, 0);
          if (Math.max(...by) > noticeable) changed += 1;
        }
        const pixels = first.data.length / 4;
        return { mean: sum / pixels / 3, changedShare: changed / pixels };
      },
      {
        files: [one, other].map((file) => Buffer.from(file).toString('base64')),
        noticeable: NOTICEABLE,
      },
    );
  } finally {
    await page.close();
  }
}

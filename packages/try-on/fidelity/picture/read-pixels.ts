import type { Browser, Page } from 'playwright-core';
import type { Pixels } from '../makeup/reference-picture.ts';

/** The pixels of a PNG file, read in a tab of `browser`. */
export async function readPixels(browser: Browser, file: Uint8Array): Promise<Pixels> {
  const page = await browser.newPage();
  try {
    return await pixelsIn(page, file);
  } finally {
    await page.close();
  }
}

/** The pixels of a picture's file, read in that tab. */
export async function pixelsIn(page: Page, file: Uint8Array): Promise<Pixels> {
  const { base64, ...size } = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(bytes)]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('no 2D context');
    context.drawImage(bitmap, 0, 0);
    const {
      data,
      width: widthPx,
      height: heightPx,
    } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { base64: new Uint8Array(data.buffer).toBase64(), widthPx, heightPx };
  }, Buffer.from(file).toString('base64'));
  return { ...size, bytes: new Uint8ClampedArray(Buffer.from(base64, 'base64')) };
}

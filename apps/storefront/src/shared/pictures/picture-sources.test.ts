import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const URL = '/media/th1001-green/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}';

describe('pictureSources', () => {
  it('offers every width that exists, and no other', () => {
    const { avif, webp } = pictureSources({ url: URL, widths: [320, 640] });
    expect(avif).toBe(
      '/media/th1001-green/front.avif?wid=320 320w, /media/th1001-green/front.avif?wid=640 640w',
    );
    expect(webp).toBe(avif.replaceAll('.avif', '.webp'));
  });

  it.each([
    [[320, 960, 1600], 960],
    [[320, 1280], 1280],
    [[320, 640], 640],
  ])('falls back to one address of %j', (widths, width) => {
    expect(pictureSources({ url: URL, widths }).fallback).toBe(`/media/th1001-green/front.webp?wid=${width}`);
  });
});

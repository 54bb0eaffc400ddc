import { describe, expect, it } from 'vitest';
import { mediaUrl, sizedMediaUrl, withoutSizePlaceholders } from './media-url.ts';

describe('media addresses', () => {
  it('[R3.013] fills the placeholders with a size', () => {
    expect(sizedMediaUrl(mediaUrl('au1001-green', 'front'), { widthPx: 640, heightPx: 800 })).toBe(
      '/media/au1001-green/front?wid=640&hei=800',
    );
  });

  it.each([
    ['/media/a.jpg?wid={IMG_WIDTH}&hei={IMG_HEIGHT}&v=2', '/media/a.jpg?v=2'],
    ['/media/a?wid={IMG_WIDTH}&hei={IMG_HEIGHT}', '/media/a'],
    ['/media/a?v=2', '/media/a?v=2'],
    ['/media/a', '/media/a'],
  ])('[R3.013] strips the placeholders of %s', (url, expected) => {
    expect(withoutSizePlaceholders(url)).toBe(expected);
  });
});

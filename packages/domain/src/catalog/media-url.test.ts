import { describe, expect, it } from 'vitest';
import { mediaUrl, pictureAt, sizedMediaUrl, withoutSizePlaceholders } from './media-url.ts';

describe('media addresses', () => {
  it('[R3.013] fills the placeholders with a size', () => {
    expect(sizedMediaUrl(mediaUrl('th1001-green', 'front'), { widthPx: 640, heightPx: 800 })).toBe(
      '/media/th1001-green/front?wid=640&hei=800',
    );
  });

  it('[R3.013] names the picture again that an address was made of, and none for another', () => {
    const picture = { look: 'th1001-green', view: 'front' };
    expect(pictureAt(mediaUrl(picture.look, picture.view))).toEqual(picture);
    for (const url of ['/media/../front', '/media/a/b/c', 'https://x.test/media/a/b', '/models/a/b'])
      expect(pictureAt(url)).toBeUndefined();
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

import { describe, expect, it } from 'vitest';
import { pictureWidth } from './picture-width.ts';

describe('the width of a picture', () => {
  it('is rounded up to one that exists: nothing is ever encoded for a request', () => {
    expect(pictureWidth([800, 320, 640], 321)).toBe(640);
    expect(pictureWidth([320, 640, 800], 320)).toBe(320);
  });

  it('is the largest when nothing, or more than there is, is asked', () => {
    expect(pictureWidth([320, 640, 800], undefined)).toBe(800);
    expect(pictureWidth([320, 640, 800], 5000)).toBe(800);
  });

  it('is unknown for a picture without files', () => {
    expect(pictureWidth([], 320)).toBeUndefined();
  });
});

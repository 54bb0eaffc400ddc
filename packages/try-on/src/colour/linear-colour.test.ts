import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded, encoded, linearOf, luminanceOf } from './linear-colour.ts';

describe('colours in linear light', () => {
  it('come back from encoding as the byte they were', () => {
    assert(
      property(integer({ min: 0, max: 255 }), (byte) => {
        expect(Math.round(255 * encoded(decoded(byte / 255)))).toBe(byte);
      }),
    );
  });

  it('are cut off where a screen has no more', () => {
    expect(encoded(-0.2)).toBe(0);
    expect(encoded(1.7)).toBeCloseTo(1, 12);
  });

  it('[R3.042] are read from the hexadecimal notation shades are written in', () => {
    expect(linearOf('#FF0080')).toEqual([1, 0, decoded(128 / 255)]);
    expect(luminanceOf(linearOf('#ffffff') ?? [0, 0, 0])).toBeCloseTo(1, 6);
  });

  it.each(['', 'red', '#fff', '#12345g', 'x#123456', '#1234567'])('are not read from “%s”', (text) => {
    expect(linearOf(text)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSlug } from './place-slug.ts';

describe('placeSlug', () => {
  it.each([
    ['France', 'france'],
    ['United States', 'united-states'],
    ['København', 'kobenhavn'],
    ['Zürich', 'zurich'],
    ['Hong Kong SAR China', 'hong-kong-sar-china'],
  ])('[R2.016] writes %s as %s', (name, slug) => {
    expect(placeSlug(name)).toBe(slug);
  });

  it('[R2.016] makes one part of an address of any name, and leaves a part as it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(placeSlug(name)).not.toMatch(/[\s/?#]|^-|-$|--/u);
        expect(placeSlug(placeSlug(name))).toBe(placeSlug(name));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { ASSORTMENT } from '../assortment.ts';
import { readManifest } from '../manifest.ts';
import { maskedPictures, maskName, masksDue } from './masks.ts';

describe('the parts of a piece that is made to order', () => {
  it.each(ASSORTMENT.filter(({ parts }) => parts).map((product) => [product.id, product] as const))(
    'of %s are in its model, each by all the places it is said to have',
    (_, { archetype, parts = {} }) => {
      const there = new Set(archetype.build('tryOn').parts.map(({ node, slot }) => `${node} ${slot}`));
      const wanted = Object.values(parts).flatMap((places) =>
        places.flatMap(({ node, slots }) => slots.map((slot) => `${node} ${slot}`)),
      );
      expect(wanted.filter((place) => !there.has(place))).toEqual([]);
      expect(new Set(wanted).size).toBe(wanted.length);
    },
  );

  it('have a mask in every picture of theirs, and the pictures of the manifest are those', async () => {
    const manifest = await readManifest();
    expect(masksDue(manifest)).toEqual({ missing: [], old: [], orphaned: [] });
    const [picture] = maskedPictures();
    expect(picture && manifest.masks[maskName(picture, 'upper')]?.view).toBe('front');
  });

  it('are drawn again when their picture is, and those of nothing are told', async () => {
    const manifest = await readManifest();
    const { models, masks } = manifest;
    const shoe = models['AU3004'];
    const [name = '', record] = Object.entries(masks)[0] ?? [];
    if (!shoe || !record) throw new Error('The shoe that is made to order is not there');
    const changed = { ...shoe, sources: { ...shoe.sources, 'ivory-camel': 'of another shape' } };
    expect(masksDue({ ...manifest, models: { ...models, AU3004: changed } }).old).toContain(name);
    expect(masksDue({ ...manifest, masks: { ...masks, 'of-nothing.webp': record } }).orphaned).toEqual([
      'of-nothing.webp',
    ]);
    expect(masksDue({ ...manifest, masks: {} }).missing).toContain(name);
  });
});

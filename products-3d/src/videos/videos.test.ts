import { describe, expect, it } from 'vitest';
import { ASSORTMENT } from '../assortment.ts';
import { VIDEOS } from './videos.ts';

describe('the films of the house', () => {
  it('show a look of the assortment each, under a name of its own', () => {
    const looks = new Set(
      ASSORTMENT.flatMap(({ id, looks: own }) => own.map(({ colour }) => `${id} ${colour}`)),
    );
    expect(VIDEOS.filter(({ product, colour }) => !looks.has(`${product} ${colour}`))).toEqual([]);
    expect(new Set(VIDEOS.map(({ id }) => id)).size).toBe(VIDEOS.length);
    expect(
      VIDEOS.filter(({ id, product, colour }) => !id.startsWith(`${product.toLowerCase()}-${colour}-`)),
    ).toEqual([]);
  });

  it('show one of each kind that is worn or carried', () => {
    const kinds = new Map(ASSORTMENT.map(({ id, archetype }) => [id, archetype.type]));
    const filmed = new Set(VIDEOS.map(({ product }) => kinds.get(product)));
    for (const kind of ['watch', 'sunglasses', 'ring', 'earrings', 'sneaker', 'lipstick', 'bag', 'fragrance'])
      expect([...filmed]).toContain(kind);
  });
});

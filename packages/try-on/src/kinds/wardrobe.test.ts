import { Scene } from 'three';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../snapshot/visible-part.ts';
import type { OutfitParts } from './outfit.ts';
import { createWardrobe } from './wardrobe.ts';

/** Nothing is worn, so nothing is fetched or drawn. */
const NOTHING = { stage: { scene: new Scene() } } as unknown as OutfitParts; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double

const SQUARE = { widthPx: 100, heightPx: 100 };
const layout: Layout = { picture: SQUARE, box: SQUARE, fit: 'cover', mirrored: false, zoom: 1 };

describe('two outfits that are compared', () => {
  const { signal } = new AbortController();
  const compared = async () => {
    const wardrobe = createWardrobe(NOTHING);
    await wardrobe.wear('right', [], signal);
    return wardrobe;
  };

  it('[R2.087] meet in the middle at first, then where they are told to', async () => {
    const wardrobe = await compared();
    expect(wardrobe.parts(layout)?.[0]).toMatchObject({ from: 0, to: 0.5 });
    wardrobe.divideAt(0.2);
    expect(wardrobe.parts(layout)?.[0]).toMatchObject({ from: 0, to: 0.2 });
    expect(wardrobe.parts({ ...layout, mirrored: true })?.[0]).toMatchObject({ from: 0, to: 0.8 });
  });

  it('[R2.087] meet in the middle again the next time, where the line is drawn', async () => {
    const wardrobe = await compared();
    wardrobe.divideAt(0.2);
    wardrobe.endComparing();
    expect(wardrobe.parts(layout)).toBeUndefined();
    await wardrobe.wear('right', [], signal);
    expect(wardrobe.parts(layout)?.[0]).toMatchObject({ from: 0, to: 0.5 });
  });
});

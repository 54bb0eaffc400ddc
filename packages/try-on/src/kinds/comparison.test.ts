import { Scene } from 'three';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../snapshot/visible-part.ts';
import type { ProductLayerParts } from './product-layer.ts';
import { createComparison } from './comparison.ts';

/** Nothing is worn, so nothing is fetched or drawn. */
const NOTHING = { pictureScene: { scene: new Scene() } } as unknown as ProductLayerParts; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double

const SQUARE = { widthPx: 100, heightPx: 100 };
const layout: Layout = { picture: SQUARE, box: SQUARE, fit: 'cover', mirrored: false, zoom: 1 };

describe('two product layers that are compared', () => {
  const { signal } = new AbortController();
  const compared = async () => {
    const comparison = createComparison(NOTHING, () => undefined);
    await comparison.wear('right', [], signal);
    return comparison;
  };

  it('[R2.087] meet in the middle at first, then where they are told to', async () => {
    const comparison = await compared();
    expect(comparison.parts(layout)?.[0]).toMatchObject({ from: 0, to: 0.5 });
    comparison.divideAt(0.2);
    expect(comparison.parts(layout)?.[0]).toMatchObject({ from: 0, to: 0.2 });
    expect(comparison.parts({ ...layout, mirrored: true })?.[0]).toMatchObject({ from: 0, to: 0.8 });
  });

  it('[R2.087] meet in the middle again the next time, where the line is drawn', async () => {
    const comparison = await compared();
    comparison.divideAt(0.2);
    comparison.endComparing();
    expect(comparison.parts(layout)).toBeUndefined();
    await comparison.wear('right', [], signal);
    expect(comparison.parts(layout)?.[0]).toMatchObject({ from: 0, to: 0.5 });
  });
});

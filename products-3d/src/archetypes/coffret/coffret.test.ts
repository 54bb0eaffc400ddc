import { Box3, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Archetype, Part } from '../../model.ts';
import { giftBox } from './gift-box.ts';
import { parure } from './parure.ts';

function boxOf(parts: readonly Part[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}

/** Slots of nodes that are products, and the boxes that hold them. */
const HOLDERS = ['Box', 'BoxLid', 'Tray'];

describe.each<[string, Archetype, string]>([
  ['the gift box', giftBox, 'rouge'],
  ['the set of ring and hoops', parure, 'gold'],
])('%s', (_name, archetype, colour) => {
  const { parts } = archetype.build('hero');
  const pieces = Map.groupBy(
    parts.filter(({ node }) => !HOLDERS.includes(node)),
    ({ node }) => node,
  );
  const holder = boxOf(parts.filter(({ node }) => node === 'Box' || node === 'Tray'));

  it('holds every piece within its walls, and none reaches through its floor', () => {
    for (const [node, own] of pieces) {
      const { min, max } = boxOf(own);
      const footprint = new Box3(new Vector3(min.x, 1, min.z), new Vector3(max.x, 1, max.z));
      expect(holder.containsBox(footprint), node).toBe(true);
      expect(min.y, node).toBeGreaterThan(1.5);
    }
  });

  it('dresses every piece in its own finishes', async () => {
    const finishes = await archetype.finishes(colour);
    expect(parts.filter(({ slot }) => !finishes[slot]).map(({ slot }) => slot)).toEqual([]);
    await expect(archetype.finishes('no-such-colour')).rejects.toThrow();
  }, 30_000);
});

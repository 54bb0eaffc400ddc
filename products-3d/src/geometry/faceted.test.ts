import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { facetedSolid, type Girdle, octagon } from './faceted.ts';

const BLOCK: readonly Girdle[] = [
  { y: 0, halfWidthMm: 30, halfDepthMm: 16, cutMm: 8 },
  { y: 50, halfWidthMm: 30, halfDepthMm: 16, cutMm: 8 },
];

describe('a faceted solid', () => {
  it('holds the volume of an octagonal block, faces outward', () => {
    const block = facetedSolid(BLOCK, { edgeMm: 0.2 }).toNonIndexed();
    const position = block.getAttribute('position');
    const corner = (i: number): Vector3 => new Vector3(position.getX(i), position.getY(i), position.getZ(i));
    let volume = 0;
    for (let i = 0; i < position.count; i += 3) {
      volume += corner(i).dot(corner(i + 1).cross(corner(i + 2))) / 6;
    }
    expect(volume / ((60 * 32 - 2 * 8 * 8) * 50)).toBeCloseTo(1, 2);
  });

  it('shades its facets flat: where the front is, every normal looks to the front', () => {
    const block = facetedSolid(BLOCK, { edgeMm: 0.4, lids: { bottom: false, top: false } });
    const [position, normal] = [block.getAttribute('position'), block.getAttribute('normal')];
    const front = Array.from({ length: position.count }, (_, i) => i).filter(
      (i) => position.getZ(i) > 15.999 && Math.abs(position.getX(i)) < 21,
    );
    for (const i of front) expect(normal.getZ(i)).toBeGreaterThan(0.999);
  });

  it('cuts the corners of its levels', () => {
    const [level] = BLOCK;
    const outline = level ? octagon(level, 0.3) : [];
    expect(Math.max(...outline.map(({ x, y }) => Math.abs(x) + Math.abs(y)))).toBeLessThan(
      30 + 16 - 8 + 0.01,
    );
  });
});

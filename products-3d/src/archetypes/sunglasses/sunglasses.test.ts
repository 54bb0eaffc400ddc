import { Box3, type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Archetype, Part } from '../../model.ts';
import { aviator } from './aviator.ts';
import { AILE, QUAI_SOIR } from './evening-shapes.ts';
import { RIVE } from './frame-shapes.ts';
import { sunglasses } from './sunglasses.ts';

const FRAMES: readonly (readonly [string, Archetype])[] = [
  ['Rive', sunglasses(RIVE)],
  ['Faîte', aviator],
  ['Aile', sunglasses(AILE)],
  ['Quai Série Soir', sunglasses(QUAI_SOIR)],
];

const pointsOf = (geometry: BufferGeometry): readonly Vector3[] => {
  const position = geometry.getAttribute('position');
  return Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i));
};

const boxOf = (parts: readonly Part[], ...nodes: readonly string[]): Box3 =>
  new Box3().setFromPoints(
    parts.filter(({ node }) => nodes.includes(node)).flatMap(({ geometry }) => pointsOf(geometry)),
  );

describe.each(FRAMES)('sunglasses (%s)', (_name, archetype) => {
  const { parts, origins, facts } = archetype.build('tryOn');
  const originOf = (node: string): Vector3 =>
    new Vector3(...(origins.find((origin) => origin.node === node)?.atMm ?? [Number.NaN]));

  it.each([
    ['TempleL', 1],
    ['TempleR', -1],
  ])('turn %s at its front end, on its own side', (node, side) => {
    const [box, hinge] = [boxOf(parts, node), originOf(node)];
    expect(box.clone().expandByScalar(3).containsPoint(hinge)).toBe(true);
    expect(box.max.z - hinge.z).toBeLessThan(6);
    expect(Math.min(box.min.x * side, box.max.x * side)).toBeGreaterThan(50);
  });

  it('are the same left and right', () => {
    const [left, right] = [boxOf(parts, 'TempleL', 'LensL'), boxOf(parts, 'TempleR', 'LensR')];
    expect(left.max.x).toBeCloseTo(-right.min.x, 1);
    expect(left.min.y).toBeCloseTo(right.min.y, 1);
    expect(left.min.z).toBeCloseTo(right.min.z, 1);
  });

  it('are as wide as their facts say, and their lenses too', () => {
    const [frame, lens] = [boxOf(parts, 'Frame'), boxOf(parts, 'LensL')];
    expect(Math.abs(frame.max.x - frame.min.x - Number(facts['widthMm']))).toBeLessThan(2.5);
    expect(Math.abs(lens.max.x - lens.min.x - Number(facts['lensWidthMm']))).toBeLessThan(2);
    expect(Math.abs(lens.max.y - lens.min.y - Number(facts['lensHeightMm']))).toBeLessThan(2);
  });

  it('rest on the nose where `wear` is, between the lenses', () => {
    const nearNose = parts
      .filter(({ node }) => node === 'Frame')
      .flatMap(({ geometry }) => pointsOf(geometry))
      .filter(({ x, y }) => Math.abs(x) < 9 && y > -14 && y < 0);
    const rearmost = nearNose.reduce((least, { z }) => Math.min(least, z), Infinity);
    expect(Math.abs(rearmost - originOf('wear').z)).toBeLessThan(6);
    expect(nearNose.every(({ x }) => Math.abs(x) > 4)).toBe(true);
  });
});

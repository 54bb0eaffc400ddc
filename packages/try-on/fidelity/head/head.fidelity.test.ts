import { describe, expect, it } from 'vitest';
import { canonicalFace } from '../canonical-face.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { at } from '../geometry/point.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { lengthOf, minus } from '../../src/geometry/vectors.ts';
import { IRIS_RADIUS_CM } from './eyes.ts';
import { buildHead } from './head.ts';
import { CANONICAL_SHAPE } from './head-shape.ts';

const BUILT_WITHIN_MS = 30_000;

const head = buildHead(canonicalFace(), CANONICAL_SHAPE);
const { landmarks, irises, rests, lobes } = head.truth;

function nearest(place: Vector, mesh: Mesh): number {
  return mesh.points.reduce((least, point) => Math.min(least, lengthOf(minus(point, place))), Infinity);
}

describe('buildHead', () => {
  it('keeps the 468 landmarks on its own skin, near where the canonical face has them', () => {
    expect(landmarks).toHaveLength(468);
    const moved = canonicalFace().points.map((point, index) => lengthOf(minus(point, at(landmarks, index))));
    expect(Math.max(...moved)).toBeLessThan(1.2);
    for (const [index, landmark] of landmarks.entries()) expect(at(head.skin.points, index)).toBe(landmark);
  });

  it('has an adult’s measures: pupils about 6 cm apart, irises 11.7 mm wide, ears about 16 cm apart', () => {
    expect(lengthOf(minus(...irises))).toBeCloseTo(6.01, 1);
    expect(IRIS_RADIUS_CM * 2).toBeCloseTo(1.17);
    expect(lengthOf(minus(...rests))).toBeGreaterThan(13);
    expect(lengthOf(minus(...rests))).toBeLessThan(17);
  });

  it('closes the mouth and leaves the eyes open', () => {
    expect(at(landmarks, 13)[1] - at(landmarks, 14)[1]).toBeLessThan(0.25);
    expect(at(landmarks, 159)[1] - at(landmarks, 145)[1]).toBeGreaterThan(0.6);
  });

  it('tells where glasses and earrings rest: within 3 mm of the skin it draws', () => {
    for (const rest of rests) expect(nearest(rest, head.skin)).toBeLessThan(0.3);
    for (const lobe of lobes) expect(nearest(lobe, head.ears)).toBeLessThan(0.3);
  });

  it('has no point out of its place', () => {
    const parts = [head.skin, head.ears, head.hair, head.lashes];
    const reaches = parts.map(({ points }) =>
      points.reduce((most, point) => Math.max(most, lengthOf(point)), 0),
    );
    expect(Math.max(...reaches)).toBeLessThan(30);
  });

  it(
    'differs in width, height, jaw and nose when told to',
    () => {
      const other = buildHead(canonicalFace(), { width: 1.1, height: 0.95, jaw: 0.9, nose: 1.2 }).truth
        .landmarks;
      expect(at(other, 263)[0] / at(landmarks, 263)[0]).toBeCloseTo(1.1, 1);
      expect(at(other, 10)[1]).toBeLessThan(at(landmarks, 10)[1]);
      expect(at(other, 4)[2]).toBeGreaterThan(at(landmarks, 4)[2]);
    },
    BUILT_WITHIN_MS,
  );
});

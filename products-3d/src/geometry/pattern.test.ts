import fc from 'fast-check';
import { type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { courseThrough } from './course.ts';
import { foldsOf } from './folds.ts';
import { joined } from './join.ts';
import { clamp, flat, point } from './numbers.ts';
import {
  faceAt,
  type Form,
  formOf,
  insetOutline,
  laidOn,
  laned,
  lifted,
  outlineOf,
  paintedEdge,
  ringed,
  seamOn,
  skin,
  stripOutline,
} from './pattern.ts';
import { plate, roundedRectangle } from './solids.ts';

const RADIUS = 40;

/** Leather around a pillar: x runs around it, y up, the face looks outward. */
const aroundPillar: Form = formOf((x, y) =>
  point(Math.sin(x / RADIUS) * RADIUS, y, Math.cos(x / RADIUS) * RADIUS),
);

const cornersOf = (geometry: BufferGeometry, name: 'position' | 'normal'): readonly Vector3[] => {
  const attribute = geometry.getAttribute(name);
  return Array.from(
    { length: attribute.count },
    (_, i) => new Vector3(attribute.getX(i), attribute.getY(i), attribute.getZ(i)),
  );
};

/** Volume by the divergence theorem. */
function volumeOf(geometry: BufferGeometry): number {
  const points = cornersOf(geometry.toNonIndexed(), 'position');
  let volume = 0;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [a, b, c] = points.slice(i, i + 3);
    if (a && b && c) volume += a.dot(b.clone().cross(c)) / 6;
  }
  return volume;
}

/** How far each normal looks away from the pillar: 1 straight out, -1 straight in. */
function outward(geometry: BufferGeometry): readonly number[] {
  const normals = cornersOf(geometry, 'normal');
  return cornersOf(geometry, 'position').map((p, i) =>
    p
      .setY(0)
      .normalize()
      .dot(normals[i] ?? p),
  );
}

const aPiece = outlineOf(roundedRectangle({ widthMm: 60, heightMm: 40, radiusMm: 8 }), 1);

describe('a pattern laid on a form', () => {
  it('leaves its middle layer by just as much as it is told to, towards the face', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (x, offMm) => {
          const p = aroundPillar(x, 12, offMm);
          expect(Math.hypot(p.x, p.z)).toBeCloseTo(RADIUS + offMm, 3);
          expect(p.y).toBeCloseTo(12, 6);
        },
      ),
    );
  });

  it('is closed by its face, its back and its painted edge, the volume of leather inside', () => {
    const thicknessMm = 2;
    const layout = ringed(aPiece, 20);
    const closed = joined([
      skin(aroundPillar, layout, { offMm: 1 }),
      skin(aroundPillar, layout, { offMm: -1, reverse: true }),
      paintedEdge(aroundPillar, aPiece, { thicknessMm, bulgeMm: 0 }),
    ]);
    const areaMm2 = 60 * 40 - (4 - Math.PI) * 8 * 8;
    expect(volumeOf(closed) / (areaMm2 * thicknessMm)).toBeCloseTo(1, 1);
  });

  it('shows its normals on the face outward and on the back inward', () => {
    const layout = ringed(aPiece, 6);
    expect(Math.min(...outward(skin(aroundPillar, layout, { offMm: 1 })))).toBeGreaterThan(0.99);
    expect(Math.max(...outward(skin(aroundPillar, layout, { offMm: -1, reverse: true })))).toBeLessThan(
      -0.99,
    );
  });

  it('keeps seams on the leather and stamps upright on it', () => {
    for (const { at, normal } of seamOn(aroundPillar, insetOutline(aPiece, 3), 1)) {
      expect(Math.hypot(at.x, at.z)).toBeCloseTo(RADIUS + 1, 3);
      expect(normal.length()).toBeCloseTo(1, 6);
    }
    const stamp = plate(roundedRectangle({ widthMm: 20, heightMm: 6, radiusMm: 1 }), {
      thicknessMm: 0.4,
      bevelMm: 0,
    });
    const radii = cornersOf(laidOn(stamp, aroundPillar, { origin: [10, 5], offMm: 1 }), 'position').map((p) =>
      Math.hypot(p.x, p.z),
    );
    expect(Math.min(...radii)).toBeCloseTo(RADIUS + 1, 2);
    expect(Math.max(...radii)).toBeCloseTo(RADIUS + 1.4, 2);
  });

  it('moves an outline inward by the same distance everywhere', () => {
    const inside = insetOutline(aPiece, 2);
    inside.forEach((p, i) => {
      expect(p.distanceTo(aPiece[i] ?? p)).toBeCloseTo(2, 5);
      expect(Math.abs(p.x)).toBeLessThan(30);
      expect(Math.abs(p.y)).toBeLessThan(20);
    });
  });

  it('turns its face with what lifts it', () => {
    const slope = lifted(
      formOf((x, y) => point(x, y, 0)),
      (x) => x,
    );
    expect(faceAt(slope, 3, 4).distanceTo(point(-Math.SQRT1_2, 0, Math.SQRT1_2))).toBeLessThan(1e-3);
  });
});

describe('the course of a strap', () => {
  const course = courseThrough([
    { at: point(0, 0, 0), face: point(0, 0, 1) },
    { at: point(0, 60, 10), face: point(0, 0, 1) },
    { at: point(50, 110, 20), face: point(-0.6, 0.8, 0) },
    { at: point(120, 120, 0), face: point(0, 1, 0) },
  ]);

  it('is as wide everywhere as its strap, and lies flat across', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const x = share * course.lengthMm;
        expect(course.form(x, -9).distanceTo(course.form(x, 9))).toBeCloseTo(18, 3);
        expect(course.form(x, 0, 2).distanceTo(course.form(x, 0))).toBeCloseTo(2, 3);
      }),
    );
  });

  it('begins and ends where it was told, and is at least as long as the straight way', () => {
    expect(course.form(0, 0).distanceTo(point(0, 0, 0))).toBeLessThan(0.2);
    expect(course.form(course.lengthMm, 0).distanceTo(point(120, 120, 0))).toBeLessThan(0.2);
    expect(course.lengthMm).toBeGreaterThan(Math.hypot(120, 120));
  });

  it('is laid out in lanes that its outline runs around', () => {
    const strip = { lengthMm: 100, halfWidthAt: (x: number) => clamp(10 - x / 20, 4, 10), steps: 50 };
    const { rows } = laned({ ...strip, lanes: 4 });
    const outline = stripOutline(strip);
    expect(rows.at(-1)?.at(-1)).toEqual(flat(100, 5));
    expect(outline[0]).toEqual(flat(0, -10));
    expect(outline.at(-1)).toEqual(flat(0, 10));
  });
});

describe('folds', () => {
  const foldAt = foldsOf([{ from: [0, 0], to: [100, 0], widthMm: 10, heightMm: 4 }]);

  it('rise along a fold and leave the rest of the leather as it lies', () => {
    expect(foldAt(40, 0)).toBeGreaterThan(2);
    expect(foldAt(40, 80)).toBeCloseTo(0, 6);
    expect(foldAt(-40, 0)).toBe(0);
    expect(foldAt(140, 0)).toBe(0);
  });

  it('never rise higher than they were told to', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -200, max: 200, noNaN: true }),
        fc.double({ min: -200, max: 200, noNaN: true }),
        (x, y) => {
          expect(Math.abs(foldAt(x, y))).toBeLessThanOrEqual(4);
        },
      ),
    );
  });
});

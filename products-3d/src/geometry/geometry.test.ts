import fc from 'fast-check';
import { BoxGeometry, type BufferGeometry, CylinderGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { flutedBox, wallOf } from './fluted-box.ts';
import { mirroredX, smoothed, wrappedAroundY } from './join.ts';
import { raisedLetters } from './lettering.ts';
import { clamp, point, randomSequence, smoothStep } from './numbers.ts';
import { plate, rounded, roundedRectangle, smoothCurve, turnedY } from './solids.ts';
import { stitched } from './stitches.ts';
import { surface } from './surface.ts';
import { ellipseSection, swept } from './sweep.ts';

const corners = (geometry: BufferGeometry, name: 'position' | 'normal'): readonly Vector3[] => {
  const attribute = geometry.getAttribute(name);
  return Array.from(
    { length: attribute.count },
    (_, i) => new Vector3(attribute.getX(i), attribute.getY(i), attribute.getZ(i)),
  );
};

/** Volume by the divergence theorem: positive when faces look outward. */
function volumeOf(geometry: BufferGeometry): number {
  const loose = geometry.index ? geometry.toNonIndexed() : geometry;
  const points = corners(loose, 'position');
  let volume = 0;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [a, b, c] = points.slice(i, i + 3);
    if (a && b && c) volume += a.dot(b.clone().cross(c)) / 6;
  }
  return volume;
}

const sphere = (radius: number, flip = false): BufferGeometry =>
  surface(
    [24, 48],
    (u, v) => {
      const [polar, turn] = [u * Math.PI, v * Math.PI * 2];
      const ring = Math.sin(polar) * radius;
      return point(Math.sin(turn) * ring, Math.cos(polar) * radius, Math.cos(turn) * ring);
    },
    { closedV: true, flip },
  );

describe('surfaces', () => {
  it('have unit normals that point outward everywhere, poles and seam included', () => {
    const ball = sphere(10);
    const points = corners(ball, 'position');
    corners(ball, 'normal').forEach((normal, i) => {
      expect(normal.length()).toBeCloseTo(1, 5);
      expect(normal.dot(points[i]?.clone().normalize() ?? normal)).toBeGreaterThan(0.99);
    });
  });

  it('enclose the volume they draw, and the negative of it when turned inside out', () => {
    const exact = (4 / 3) * Math.PI * 1000;
    expect(volumeOf(sphere(10)) / exact).toBeGreaterThan(0.98);
    expect(volumeOf(sphere(10, true)) / exact).toBeLessThan(-0.98);
  });

  it('measure their texture in millimetres: one repeat per tile', () => {
    const sheet = surface([10, 10], (u, v) => point(u * 60, v * 90), { tileMm: 30 });
    const uv = sheet.getAttribute('uv');
    expect(uv.getX(uv.count - 1)).toBeCloseTo(2, 5);
    expect(uv.getY(uv.count - 1)).toBeCloseTo(3, 5);
  });
});

describe('solids', () => {
  it('are closed and face outward when turned, cut or swept', () => {
    const can = turnedY([
      [0, 0],
      [5, 0],
      [5, 8],
      [0, 8],
    ]);
    expect(volumeOf(can)).toBeCloseTo(Math.PI * 25 * 8, -1);
    const slab = plate(roundedRectangle({ widthMm: 20, heightMm: 10, radiusMm: 2 }), {
      thicknessMm: 3,
      bevelMm: 0.2,
    });
    expect(volumeOf(slab) / (20 * 10 * 3)).toBeGreaterThan(0.95);
    const rod = swept({
      curve: smoothCurve([point(0, 0, 0), point(0, 0, 20)]),
      steps: 8,
      sides: 32,
      section: ellipseSection(2, 2),
      up: () => point(0, 1, 0),
    });
    expect(volumeOf(rod) / (Math.PI * 4 * 20)).toBeGreaterThan(0.97);
  });

  it('keep the ends of a rounded profile and stay within its corners', () => {
    const profile = [
      [0, 0],
      [10, 0],
      [10, 6],
    ] as const;
    const soft = rounded(profile, 2);
    expect(soft[0]).toEqual([0, 0]);
    expect(soft.at(-1)).toEqual([10, 6]);
    expect(soft.every(([x, y]) => x <= 10 && y >= 0)).toBe(true);
    expect(soft).not.toContainEqual([10, 0]);
  });

  it('are closed and face outward as a fluted box, which has a little less in it than a plain one', () => {
    const box = { widthMm: 50, depthMm: 40, cornerMm: 6, fromMm: 0, toMm: 10, edgeMm: 0.5, sides: 8 };
    const plain = volumeOf(flutedBox({ ...box, sides: 240 }));
    const fluted = volumeOf(flutedBox({ ...box, flutes: { depthMm: 0.4, pitchMm: 2 } }));
    expect(plain / ((50 * 40 - (4 - Math.PI) * 36) * 10)).toBeCloseTo(1, 1);
    expect(fluted).toBeLessThan(plain);
    expect(fluted).toBeGreaterThan(plain * 0.94);
  });

  it('walk around a rounded rectangle at an even pace', () => {
    const { lengthMm, walk } = wallOf({ widthMm: 50, depthMm: 40, cornerMm: 6 });
    const step = lengthMm / 400;
    const along = Array.from({ length: 401 }, (_, i) => walk((i % 400) / 400).at);
    along.slice(1).forEach((p, i) => expect(p.distanceTo(along[i] ?? p) / step).toBeCloseTo(1, 2));
  });

  it('keep facing outward in the mirror', () => {
    const box = new BoxGeometry(2, 2, 2).translate(5, 0, 0);
    expect(volumeOf(mirroredX(box))).toBeCloseTo(8, 5);
    expect(corners(mirroredX(box), 'position').every(({ x }) => x < 0)).toBe(true);
  });

  it('have the same volume when smoothed', () => {
    const can = new CylinderGeometry(3, 3, 5, 32);
    expect(volumeOf(smoothed(can))).toBeCloseTo(volumeOf(can), 3);
  });
});

describe('details', () => {
  it('lay stitches along a seam without overlapping its ends', () => {
    const seam = [0, 50, 100].map((x) => ({ at: point(x), normal: point(0, 1, 0) }));
    const xs = corners(stitched(seam, { lengthMm: 3, gapMm: 1 }), 'position').map(({ x }) => x);
    expect(Math.min(...xs)).toBeGreaterThan(0);
    expect(Math.max(...xs)).toBeLessThan(100);
  });

  it('set letters centred on the origin and wrap them around a cylinder', () => {
    const letters = raisedLetters({
      text: 'AURÈLE',
      sizeMm: 5,
      spacingMm: 1,
      heightMm: 0.2,
      curveSegments: 3,
    });
    const xs = corners(letters, 'position').map(({ x }) => x);
    expect(Math.abs(Math.min(...xs) + Math.max(...xs))).toBeLessThan(0.6);
    const radii = corners(wrappedAroundY(letters, 8), 'position').map(({ x, z }) => Math.hypot(x, z));
    expect(Math.min(...radii)).toBeCloseTo(8, 3);
    expect(Math.max(...radii)).toBeCloseTo(8.2, 3);
  });

  it('step smoothly and stay within 0 and 1', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -5, max: 5 }), (x) => {
        const value = smoothStep(0, 1, x);
        expect(value).toBe(clamp(value));
        expect(smoothStep(0, 1, x + 0.1)).toBeGreaterThanOrEqual(value);
      }),
    );
  });

  it('repeat the same random sequence for the same seed', () => {
    const [a, b] = [randomSequence(7), randomSequence(7)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
  });
});

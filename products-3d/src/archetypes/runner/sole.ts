import type { BufferGeometry, Vector3 } from 'three';
import { at, mix, point } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { outlineAt } from '../sneaker/last.ts';
import {
  bedAt,
  foamAt,
  foamOutMm,
  FINE_HALF,
  overGround,
  rubberOutMm,
  rubberTopAt,
  TREAD_MM,
} from './sole-form.ts';
import { treadParts } from './tread.ts';

/** The fluted part of the outline takes this share of the steps. */
const FINE_SHARE = 0.62;

/** Places around the shoe: close together where the heel is fluted. */
function aroundAt(share: number, detail: Detail): number {
  if (detail === 'tryOn') return share;
  const fromHeel = Math.min(share, 1 - share) * 2;
  const half =
    fromHeel < FINE_SHARE
      ? (fromHeel / FINE_SHARE) * FINE_HALF
      : mix(FINE_HALF, 0.5, (fromHeel - FINE_SHARE) / (1 - FINE_SHARE));
  return share < 0.5 ? half : 1 - half;
}

/** How far the foam's inner edge turns in and down, row by row. */
const TURNED_IN_MM = [
  [1.4, 0.1],
  [4, 1.6],
  [8, 6],
] as const;

/** The foam: its carved wall, and the edge that the upper sinks into. */
function foam(detail: Detail): BufferGeometry {
  const rows = steps(detail, 28, { share: 0.4 });
  const all = rows + TURNED_IN_MM.length;
  return surface(
    [all, steps(detail, 424, { share: 0.24 })],
    (u, share): Vector3 => {
      const [a, row] = [aroundAt(share, detail), Math.round(u * all)];
      if (row <= rows) return foamAt(a, row / rows, detail === 'hero');
      const [inMm, downMm] = at(TURNED_IN_MM, row - rows - 1);
      const p = outlineAt(a, inMm - foamOutMm(a, 1, false));
      return point(p.x, foamAt(a, 1, false).y - downMm, p.z);
    },
    { closedV: true, tileMm: 40 },
  );
}

const MIDDLE = point(0, 0, 145);

/** The rubber under the foam, from the middle of its underside to the lip at its side. */
function rubber(detail: Detail): BufferGeometry {
  const under = detail === 'hero' ? TREAD_MM : 0;
  const profile = (a: number): readonly (readonly [outMm: number, heightMm: number])[] => {
    const [out, top] = [rubberOutMm(a), rubberTopAt(a)];
    return [
      [-14, under],
      [-4, under],
      [out - 1.6, under + 0.1],
      [out - 0.4, under + 0.7],
      [out, under + 1.8],
      [out, top - 0.9],
      [out - 0.4, top - 0.1],
      [out - 1.4, top + 0.1],
      [out - 3, top],
    ];
  };
  const rows = profile(0).length;
  return surface(
    [rows, steps(detail, 300, { share: 0.36 })],
    (u, a) => {
      const row = Math.round(u * rows);
      if (row === 0) return overGround(MIDDLE.clone().lerp(outlineAt(a, 9), 0.02), under);
      const [outMm, heightMm] = at(profile(a), row - 1);
      return overGround(outlineAt(a, -outMm), heightMm);
    },
    { closedV: true, tileMm: 40 },
  );
}

function insole(detail: Detail): BufferGeometry {
  return surface(
    [steps(detail, 14), steps(detail, 120)],
    (r, v) => {
      const p = outlineAt(v, 8).lerp(point(0, 0, 140), 1 - r);
      return point(p.x, bedAt(p.z), p.z);
    },
    { closedV: true, tileMm: 26, flip: true },
  );
}

/** Rubber with its tread, carved foam and the insole. */
export const soleParts = (detail: Detail): readonly Part[] => [
  { node: 'Sole', slot: 'outsole', geometry: rubber(detail) },
  ...(detail === 'hero' ? treadParts() : []),
  { node: 'Sole', slot: 'foam', geometry: foam(detail) },
  { node: 'Upper', slot: 'insole', geometry: insole(detail) },
];

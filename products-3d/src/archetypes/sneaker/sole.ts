import type { BufferGeometry } from 'three';
import { at, mix, point } from '../../geometry/numbers.ts';
import type { Profile } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { surface } from '../../geometry/surface.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { onSole, outlineAt, outwardAt, springAt } from './last.ts';

/** Inset from the outline and height, from the ground up. The first row closes the sole in the middle. */
const OUTSOLE: Profile = [
  [40, 0],
  [9, 0],
  [4, 0.2],
  [1.6, 1.2],
  [0.7, 2.6],
  [0.6, 4.6],
  [1.1, 5],
];
const CUP: Profile = [
  [1.4, 4.8],
  [0.5, 5.2],
  [0.05, 6.2],
  [-0.1, 9],
  [-0.25, 14],
  [-0.2, 19],
  [0, 23],
  [0.25, 25],
  [0.9, 26.6],
  [2, 27.4],
  [3.4, 27.5],
  [5, 26.6],
  [9, 24],
];
const MIDDLE_INSET_MM = 40;

function ring(profile: Profile, detail: Detail): BufferGeometry {
  return surface(
    [profile.length - 1, steps(detail, 260, { share: 0.4 })],
    (u, v) => {
      const [inset, height] = at(profile, Math.round(u * (profile.length - 1)));
      const p = inset >= MIDDLE_INSET_MM ? point(0, 0, 145).lerp(outlineAt(v, 9), 0.02) : outlineAt(v, inset);
      return onSole(p, height);
    },
    { closedV: true },
  );
}

/** The stitch that runs round the cup. */
function cupStitch(detail: Detail): BufferGeometry {
  const count = detail === 'hero' ? 700 : 300;
  const seam = Array.from({ length: count + 1 }, (_, k): SeamPoint => {
    const a = k / count;
    return { at: onSole(outlineAt(a, -0.25), 21.2), normal: outwardAt(a) };
  });
  return stitched(
    seam,
    detail === 'hero'
      ? { lengthMm: 3.2, gapMm: 1.5, radiusMm: 0.42 }
      : { lengthMm: 6, gapMm: 2, radiusMm: 0.42, sides: 3, steps: 2 },
  );
}

function insole(detail: Detail): BufferGeometry {
  return surface(
    [steps(detail, 14), steps(detail, 120)],
    (r, v) => {
      const p = outlineAt(v, 9).lerp(point(0, 0, 140), 1 - r);
      return mixHeight(p.x, p.z);
    },
    { closedV: true, tileMm: 26, flip: true },
  );
}

const mixHeight = (x: number, z: number) => {
  const edge = onSole(point(x, 0, z), 27);
  return point(x, mix(edge.y, edge.y - springAt(z), 0.1), z);
};

/** Outsole, cup, its stitch and the insole. */
export const soleParts = (detail: Detail): readonly Part[] => [
  { node: 'Sole', slot: 'outsole', geometry: ring(OUTSOLE, detail) },
  { node: 'Sole', slot: 'cup', geometry: ring(CUP, detail) },
  { node: 'Sole', slot: 'cupThread', geometry: cupStitch(detail) },
  { node: 'Upper', slot: 'insole', geometry: insole(detail) },
];

import type { BufferGeometry, Vector3 } from 'three';
import { point, unitSteps } from '../../geometry/numbers.ts';
import { plate, roundedRectangle } from '../../geometry/solids.ts';
import type { Part } from '../../model.ts';
import { set } from '../hardware/frame.ts';
import { outlineAt, outwardAt } from '../sneaker/last.ts';
import { overGround, rubberOutMm, springAt, TREAD_MM } from './sole-form.ts';

/** A block of rubber, its face at z = `TREAD_MM`. */
const block = (widthMm: number, heightMm: number): BufferGeometry =>
  plate(roundedRectangle({ widthMm, heightMm, radiusMm: 1.3 }), {
    thicknessMm: TREAD_MM + 0.3,
    bevelMm: 0,
    curveSegments: 2,
  });

/** Turns a block face down and lays it under the rubber, along a direction, as the ground falls away there. */
function laid(geometry: BufferGeometry, p: Vector3, along: Vector3): BufferGeometry {
  const slope = (springAt(p.z + 1) - springAt(p.z - 1)) / 2;
  const right = point(along.x, along.z * slope, along.z);
  const ahead = point(0, slope, 1);
  const side = point(1, 0, 0);
  const down = ahead.clone().cross(side).negate();
  return set(geometry, overGround(p, TREAD_MM + 0.3), [right, down.cross(right)]);
}

const EDGE_LUGS = 58;
const ROW_MM = 12.5;

/** Blocks all around the edge, as seen from the side. */
const edgeLugs = (): readonly BufferGeometry[] =>
  unitSteps(EDGE_LUGS)
    .slice(0, -1)
    .map((a) => {
      const out = outwardAt(a);
      return laid(block(8.6, 10), outlineAt(a, 6 - rubberOutMm(a)), point(-out.z, 0, out.x));
    });

/** Chevrons across the middle, their points to the toe. */
function chevrons(): readonly BufferGeometry[] {
  const edge = unitSteps(500).map((a) => outlineAt(a, 14));
  const rows = unitSteps(18).map((t) => 26 + t * 18 * ROW_MM);
  return rows.flatMap((z) => {
    const across = edge.filter((p) => Math.abs(p.z - z) < 2).map(({ x }) => x);
    const [left, right] = [Math.min(...across), Math.max(...across)];
    const wide = (right - left) / 2;
    return [-1, 1].map((side) => {
      const middle = point((left + right) / 2 + (side * wide) / 2, 0, z - 2.6);
      return laid(block(wide * 1.02, 5.4), middle, point(1, 0, -side * 0.3));
    });
  });
}

/** The tread under the rubber. */
export const treadParts = (): readonly Part[] =>
  [...edgeLugs(), ...chevrons()].map((geometry): Part => ({ node: 'Sole', slot: 'outsole', geometry }));

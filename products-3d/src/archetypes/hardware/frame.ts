import { type BufferGeometry, Matrix4, type Shape, type Vector3 } from 'three';
import { placed } from '../../geometry/join.ts';
import { point } from '../../geometry/numbers.ts';
import { roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import { type Section, swept } from '../../geometry/sweep.ts';

interface FrameOptions {
  readonly shape: Shape;
  readonly section: Section;
  readonly steps?: number;
  readonly sides?: number;
}

/** A bar bent to a closed flat outline: the section's first axis lies in the plane, its second along +Z. */
export function bentBar({ shape, section, steps = 160, sides = 28 }: FrameOptions): BufferGeometry {
  const outline = shape.getSpacedPoints(steps).slice(0, steps);
  return swept({
    curve: smoothCurve(
      outline.map(({ x, y }) => point(x, y)),
      true,
    ),
    steps,
    sides,
    section,
    up: () => point(0, 0, 1),
    closed: true,
  });
}

interface RingOptions {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cornerMm: number;
  readonly section: Section;
  readonly steps?: number;
  readonly sides?: number;
}

/** A rectangular ring with round corners, measured along the middle of its bar. */
export const ring = ({ widthMm, heightMm, cornerMm, ...bar }: RingOptions): BufferGeometry =>
  bentBar({ shape: roundedRectangle({ widthMm, heightMm, radiusMm: cornerMm }), ...bar });

/** Puts a piece made in its own axes (x, y, z) where those axes should lie. */
export function set(
  geometry: BufferGeometry,
  at: Vector3,
  [x, y]: readonly [Vector3, Vector3],
): BufferGeometry {
  const right = x.clone().normalize();
  const out = right.clone().cross(y).normalize();
  const up = out.clone().cross(right);
  return placed(geometry, new Matrix4().makeBasis(right, up, out).setPosition(at));
}

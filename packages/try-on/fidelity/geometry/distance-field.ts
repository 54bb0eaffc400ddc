import { clamp } from '../../src/geometry/numbers.ts';
import type { Vector } from '../../src/geometry/rotation.ts';
import { dot, lengthOf, minus, plus, times } from '../../src/geometry/vectors.ts';

/** About how far a point is outside a body (negative inside), in centimetres. */
export type DistanceField = (point: Vector) => number;

/** An ellipsoid with its axes along x, y, z (I. Quilez' first-order bound). */
export function ellipsoid(centre: Vector, radii: Vector): DistanceField {
  return (point) => {
    const [x, y, z] = minus(point, centre);
    const near = lengthOf([x / radii[0], y / radii[1], z / radii[2]]);
    const slope = lengthOf([x / radii[0] ** 2, y / radii[1] ** 2, z / radii[2] ** 2]);
    // The bound is undefined in the very middle.
    return slope === 0 ? -Math.min(...radii) : (near * (near - 1)) / slope;
  };
}

/** A round rod from `from` to `to` whose radius goes from `fromRadius` to `toRadius`. */
export function rod(ends: { from: Vector; to: Vector; fromRadius: number; toRadius: number }): DistanceField {
  const axis = minus(ends.to, ends.from);
  return (point) => {
    const offset = minus(point, ends.from);
    const along = clamp(dot(offset, axis) / dot(axis, axis), 0, 1);
    return (
      lengthOf(minus(offset, times(axis, along))) -
      (ends.fromRadius + (ends.toRadius - ends.fromRadius) * along)
    );
  };
}

/** A bent round wire through the given points. */
export function wire(points: readonly Vector[], radius: number): DistanceField {
  const rods = points
    .slice(1)
    .map((to, index) => rod({ from: points[index] ?? to, to, fromRadius: radius, toRadius: radius }));
  return (point) => Math.min(...rods.map((field) => field(point)));
}

/** The union of both bodies, blended over about `blend` centimetres. */
export function melted(blend: number, first: DistanceField, second: DistanceField): DistanceField {
  return (point) => smoothMinimum(first(point), second(point), blend);
}

/** `body` without `hole`, its edge rounded over about `blend` centimetres. */
export function carved(blend: number, body: DistanceField, hole: DistanceField): DistanceField {
  return (point) => -smoothMinimum(-body(point), hole(point), blend);
}

function smoothMinimum(a: number, b: number, blend: number): number {
  const share = clamp(0.5 + (0.5 * (b - a)) / blend, 0, 1);
  return b * (1 - share) + a * share - blend * share * (1 - share);
}

/** The point where a ray that starts inside the body leaves it, at most `reachCm` away. */
export function exitOf(body: DistanceField, ray: { from: Vector; towards: Vector; reachCm: number }): Vector {
  let travelled = 0;
  for (let step = 0; step < 60; step += 1) {
    const ahead = body(plus(ray.from, times(ray.towards, travelled)));
    // The factor 0.9 keeps the march from overshooting, because blended fields are only roughly distances.
    travelled = clamp(travelled - ahead * 0.9, 0, ray.reachCm);
  }
  return plus(ray.from, times(ray.towards, travelled));
}

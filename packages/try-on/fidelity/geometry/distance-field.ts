import { add, dot, length, scale, subtract } from './point.ts';
import type { Point3 } from './point.ts';

/** About how far a point is outside a body (negative inside), in centimetres. */
export type DistanceField = (point: Point3) => number;

/** An ellipsoid with its axes along x, y, z (I. Quilez' first-order bound). */
export function ellipsoid(centre: Point3, radii: Point3): DistanceField {
  return (point) => {
    const [x, y, z] = subtract(point, centre);
    const near = length([x / radii[0], y / radii[1], z / radii[2]]);
    const slope = length([x / radii[0] ** 2, y / radii[1] ** 2, z / radii[2] ** 2]);
    // In its very middle the bound says nothing.
    return slope === 0 ? -Math.min(...radii) : (near * (near - 1)) / slope;
  };
}

/** A round rod from `from` to `to` whose radius goes from `fromRadius` to `toRadius`. */
export function rod(ends: { from: Point3; to: Point3; fromRadius: number; toRadius: number }): DistanceField {
  const axis = subtract(ends.to, ends.from);
  return (point) => {
    const offset = subtract(point, ends.from);
    const along = Math.min(1, Math.max(0, dot(offset, axis) / dot(axis, axis)));
    return (
      length(subtract(offset, scale(axis, along))) -
      (ends.fromRadius + (ends.toRadius - ends.fromRadius) * along)
    );
  };
}

/** A bent round wire through the given points. */
export function wire(points: readonly Point3[], radius: number): DistanceField {
  const rods = points
    .slice(1)
    .map((to, index) => rod({ from: points[index] ?? to, to, fromRadius: radius, toRadius: radius }));
  return (point) => Math.min(...rods.map((field) => field(point)));
}

/** Both bodies, melted into each other over about `blend` centimetres. */
export function melted(blend: number, first: DistanceField, second: DistanceField): DistanceField {
  return (point) => smoothMinimum(first(point), second(point), blend);
}

/** `body` without `hole`, its edge rounded over about `blend` centimetres. */
export function carved(blend: number, body: DistanceField, hole: DistanceField): DistanceField {
  return (point) => -smoothMinimum(-body(point), hole(point), blend);
}

function smoothMinimum(a: number, b: number, blend: number): number {
  const share = Math.min(1, Math.max(0, 0.5 + (0.5 * (b - a)) / blend));
  return b * (1 - share) + a * share - blend * share * (1 - share);
}

/** Where the ray from a point inside the body leaves it; stops `reachCm` away at the latest. */
export function exitOf(body: DistanceField, ray: { from: Point3; towards: Point3; reachCm: number }): Point3 {
  let travelled = 0;
  for (let step = 0; step < 60; step += 1) {
    const ahead = body(add(ray.from, scale(ray.towards, travelled)));
    // 0.9 keeps the march from overshooting where fields are melted and only roughly distances.
    travelled = Math.min(ray.reachCm, Math.max(0, travelled - ahead * 0.9));
  }
  return add(ray.from, scale(ray.towards, travelled));
}

import type { Vec3 } from './vectors.ts';
import type { Surface } from './surface.ts';
import { type Turn, turned } from './turns.ts';

/** A surface set on one of its faces: each point as its place between the ends of the box, 0 to 1. */
export interface PosedSurface {
  readonly turn: Turn;
  /** The sides of the box along the wear frame, in the model's unit. */
  readonly sides: Vec3;
  readonly min: Vec3;
  readonly points: readonly Vec3[];
  /** Where the volume balances, 0 to 1. */
  readonly balance: Vec3;
}

/** The surface after a turn. */
export function posed(surface: Surface, turn: Turn): PosedSurface {
  const corners = [turned(turn, surface.min), turned(turn, surface.max)] as const;
  const min = joined((axis) => Math.min(corners[0][axis], corners[1][axis]));
  const sides = joined((axis) => Math.abs(corners[1][axis] - corners[0][axis]));
  const placed = (point: Vec3): Vec3 => {
    const at = turned(turn, point);
    return joined((axis) => (sides[axis] === 0 ? 0.5 : (at[axis] - min[axis]) / sides[axis]));
  };
  const { points } = surface;
  return {
    turn,
    sides,
    min,
    points: Array.from({ length: points.length / 3 }, (_, at) =>
      placed([points[3 * at] ?? 0, points[3 * at + 1] ?? 0, points[3 * at + 2] ?? 0]),
    ),
    balance: placed(surface.balance),
  };
}

function joined(value: (axis: 0 | 1 | 2) => number): Vec3 {
  return [value(0), value(1), value(2)];
}

/** The least and the greatest value of some points along an axis; nothing where there are no points. */
export function span(points: readonly Vec3[], axis: 0 | 1 | 2): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const point of points) {
    least = Math.min(least, point[axis]);
    most = Math.max(most, point[axis]);
  }
  return least > most ? [0, 0] : [least, most];
}

/** The extent of some points along an axis. */
export function reach(points: readonly Vec3[], axis: 0 | 1 | 2): number {
  const [least, most] = span(points, axis);
  return most - least;
}

/** The points between two places along an axis. */
export function slice(
  points: readonly Vec3[],
  axis: 0 | 1 | 2,
  [from, to]: readonly [number, number],
): readonly Vec3[] {
  return points.filter((point) => point[axis] >= from && point[axis] <= to);
}

/** The mean of some points along an axis; the middle where there are none. */
export function mean(points: readonly Vec3[], axis: 0 | 1 | 2): number {
  return points.length === 0 ? 0.5 : points.reduce((sum, point) => sum + point[axis], 0) / points.length;
}

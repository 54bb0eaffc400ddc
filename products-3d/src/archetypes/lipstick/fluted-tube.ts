import type { BufferGeometry } from 'three';
import { joined } from '../../geometry/join.ts';
import { at, mix, point, unitSteps } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { disc } from '../../geometry/sweep.ts';

const FLUTES = 24;
const DEPTH_MM = 0.75;
const EDGE_MM = 0.7;

/** Outer radius of every fluted piece. */
const TUBE_RADIUS_MM = 9.6;

const radiusAt = (angle: number): number =>
  TUBE_RADIUS_MM - DEPTH_MM * Math.abs(Math.sin((angle * FLUTES) / 2)) ** 1.6;

/** A closed cylinder with 24 flutes and softened edges, standing from one height to another. */
export function flutedTube(fromMm: number, toMm: number): BufferGeometry {
  const quarter = unitSteps(5).map((t) => (t * Math.PI) / 2);
  const levels: readonly (readonly [heightMm: number, insetMm: number])[] = [
    ...quarter.map((a) => [fromMm + EDGE_MM * (1 - Math.cos(a)), EDGE_MM * (1 - Math.sin(a))] as const),
    ...unitSteps(16)
      .slice(1, -1)
      .map((t) => [mix(fromMm + EDGE_MM, toMm - EDGE_MM, t), 0] as const),
    ...quarter.map((a) => [toMm - EDGE_MM + EDGE_MM * Math.sin(a), EDGE_MM * (1 - Math.cos(a))] as const),
  ];
  const sides = FLUTES * 10;
  const pointAt = (level: number, angle: number) => {
    const [height, inset] = at(levels, level);
    const radius = radiusAt(angle) - inset;
    return point(Math.cos(angle) * radius, height, Math.sin(angle) * radius);
  };
  const rim = (level: number) =>
    Array.from({ length: sides }, (_, j) => pointAt(level, (j / sides) * Math.PI * 2));
  const wall = surface(
    [levels.length - 1, sides],
    (u, v) => pointAt(Math.round(u * (levels.length - 1)), v * Math.PI * 2),
    { closedV: true },
  );
  return joined([wall, disc(rim(levels.length - 1), point(0, 1, 0)), disc(rim(0), point(0, -1, 0))]);
}

import type { Vector3 } from 'three';
import { clipped } from '../../geometry/convex-solid.ts';
import { at, point } from '../../geometry/numbers.ts';

/** A strip of metal, unrolled: x along it, y across, in millimetres. */
export interface PaveLayout {
  readonly stoneMm: number;
  /** Middles of the stones. */
  readonly stones: readonly Vector3[];
  readonly fromMm: number;
  readonly toMm: number;
  readonly halfWidthMm: number;
}

interface Rows {
  readonly fromMm: number;
  readonly toMm: number;
  readonly pitchMm: number;
  readonly rows: number;
}

/** Rows of stones, every other row shifted by half a stone: as dense as circles can lie. */
export function staggeredRows({ fromMm, toMm, pitchMm, rows }: Rows): readonly Vector3[] {
  const apart = (pitchMm * Math.sqrt(3)) / 2;
  const whole = Math.floor((toMm - fromMm) / pitchMm);
  const pitch = (toMm - fromMm) / whole;
  return Array.from({ length: rows }, (_, row) => {
    const shift = (row + (rows - 1) / 2) % 2;
    return Array.from({ length: whole - shift }, (__, i) =>
      point(fromMm + pitch * (i + 0.5 + shift / 2), (row - (rows - 1) / 2) * apart),
    );
  }).flat();
}

/** The metal that belongs to a stone: all that is nearer to it than to any other, within the strip. */
export function cellOf(stone: Vector3, layout: PaveLayout): readonly Vector3[] {
  const { stones, stoneMm, fromMm, toMm, halfWidthMm } = layout;
  const strip = [
    point(fromMm, -halfWidthMm),
    point(toMm, -halfWidthMm),
    point(toMm, halfWidthMm),
    point(fromMm, halfWidthMm),
  ];
  return stones
    .filter((other) => other !== stone && other.distanceTo(stone) < stoneMm * 3)
    .reduce<readonly Vector3[]>((cell, other) => {
      const normal = other.clone().sub(stone).normalize();
      const middle = other.clone().add(stone).multiplyScalar(0.5);
      return clipped(cell, { normal, offset: normal.dot(middle) });
    }, strip);
}

/** Corners nearer to each other than this share of a stone are one. */
const SAME_CORNER = 0.02;

/**
 * Where beads of a radius hold the stones: in every corner where cells meet, moved in until they overlap the
 * girdles by a share of their radius.
 */
export function beadPlaces(
  layout: PaveLayout,
  bead: { readonly radiusMm: number; readonly overlap: number },
) {
  const { stones, stoneMm } = layout;
  const corners = new Map<string, Vector3>();
  for (const corner of stones.flatMap((stone) => cellOf(stone, layout))) {
    const key = [corner.x, corner.y].map((mm) => Math.round(mm / stoneMm / SAME_CORNER)).join(' ');
    corners.set(key, corner);
  }
  const reach = stoneMm / 2 + bead.radiusMm * (1 - bead.overlap);
  return [...corners.values()].flatMap((corner): readonly Vector3[] => {
    const near = stones.toSorted((a, b) => a.distanceTo(corner) - b.distanceTo(corner)).slice(0, 2);
    const [nearest, second] = [at(near, 0), at(near, 1)];
    if (second.distanceTo(corner) > nearest.distanceTo(corner) + stoneMm * SAME_CORNER) return [];
    const middle = nearest.clone().add(second).multiplyScalar(0.5);
    const halfApart = nearest.distanceTo(second) / 2;
    const wanted = Math.sqrt(Math.max(0, reach * reach - halfApart * halfApart));
    const distance = corner.distanceTo(middle);
    return distance <= wanted ? [corner] : [middle.lerp(corner, wanted / distance)];
  });
}

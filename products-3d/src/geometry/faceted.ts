import { BufferGeometry, Float32BufferAttribute, type Vector2 } from 'three';
import { smoothed } from './join.ts';
import { at, flat, mix, point, unitSteps } from './numbers.ts';

/** A level of a cut solid: an octagon, a rectangle whose corners are cut off. */
export interface Girdle {
  readonly y: number;
  readonly halfWidthMm: number;
  readonly halfDepthMm: number;
  readonly cutMm: number;
}

interface FacetedOptions {
  /** How far edges between facets are rounded. */
  readonly edgeMm: number;
  /** Ends without a lid are left open. */
  readonly lids?: { readonly bottom: boolean; readonly top: boolean };
}

const EDGE_STEPS = 3;

type Place = readonly number[];

const between = (a: Place, b: Place, t: number): Place => a.map((value, i) => mix(value, at(b, i), t));

const distance = (a: Place, b: Place): number => Math.hypot(...a.map((value, i) => value - at(b, i)));

/** A corner replaced by a short curve that begins and ends `reach` from it. */
function eased([before, corner, after]: readonly [Place, Place, Place], reach: number): readonly Place[] {
  const start = between(corner, before, Math.min(0.45, reach / distance(corner, before)));
  const end = between(corner, after, Math.min(0.45, reach / distance(corner, after)));
  return unitSteps(EDGE_STEPS).map((t) => between(between(start, corner, t), between(corner, end, t), t));
}

/** The levels with their horizontal edges rounded. */
function softened(girdles: readonly Girdle[], edgeMm: number): readonly Girdle[] {
  const rows = girdles.map(({ y, halfWidthMm, halfDepthMm, cutMm }) => [y, halfWidthMm, halfDepthMm, cutMm]);
  return rows
    .flatMap((row, i): readonly Place[] => {
      const [before, after] = [rows[i - 1], rows[i + 1]];
      return before && after ? eased([before, row, after], edgeMm) : [row];
    })
    .map((row) => ({ y: at(row, 0), halfWidthMm: at(row, 1), halfDepthMm: at(row, 2), cutMm: at(row, 3) }));
}

/** The octagon of a level with its upright edges rounded: x to the right, y to the back, counter-clockwise. */
export function octagon(
  { halfWidthMm: w, halfDepthMm: d, cutMm: c }: Girdle,
  edgeMm: number,
): readonly Vector2[] {
  const corners = [
    [w, -d + c],
    [w, d - c],
    [w - c, d],
    [-w + c, d],
    [-w, d - c],
    [-w, -d + c],
    [-w + c, -d],
    [w - c, -d],
  ];
  return corners
    .flatMap((corner, i) => eased([at(corners, (i + 7) % 8), corner, at(corners, (i + 1) % 8)], edgeMm))
    .map(([x, y]) => flat(x, y));
}

/**
 * A solid cut in flat facets between octagonal levels, from the lowest to the highest, its edges just so rounded that
 * they catch the light. Flat facets stay flat in their shading.
 */
export function facetedSolid(girdles: readonly Girdle[], options: FacetedOptions): BufferGeometry {
  const { edgeMm, lids = { bottom: true, top: true } } = options;
  const levels = softened(girdles, edgeMm);
  const rings = levels.map((level) => octagon(level, edgeMm).map(({ x, y }) => point(x, level.y, -y)));
  const around = at(rings, 0).length;
  const centres = [levels.length * around, levels.length * around + 1] as const;
  const middles = [at(levels, 0).y, at(levels, levels.length - 1).y].map((y) => point(0, y, 0));
  const columns = Array.from({ length: around }, (_, j) => [j, (j + 1) % around] as const);
  const walls = rings.slice(1).flatMap((_, i) =>
    columns.flatMap(([j, k]) => {
      const [a, b] = [i * around + j, i * around + k];
      return [a, b, b + around, a, b + around, a + around];
    }),
  );
  const top = (rings.length - 1) * around;
  const indices = [
    ...walls,
    ...(lids.bottom ? columns.flatMap(([j, k]) => [k, j, centres[0]]) : []),
    ...(lids.top ? columns.flatMap(([j, k]) => [top + j, top + k, centres[1]]) : []),
  ];
  const points = [...rings.flat(), ...middles];
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      points.flatMap((p) => p.toArray()),
      3,
    ),
  );
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(points.length * 2), 2));
  return smoothed(geometry.setIndex(indices));
}

import { type BufferGeometry, Float32BufferAttribute } from 'three';
import { facetedSolid, type Girdle, octagon } from '../../geometry/faceted.ts';
import { at, point, smoothStep } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';

type Cut = readonly [y: number, halfWidthMm: number, halfDepthMm: number, cutMm: number];

const girdle = ([y, halfWidthMm, halfDepthMm, cutMm]: Cut): Girdle => ({
  y,
  halfWidthMm,
  halfDepthMm,
  cutMm,
});

/** The glass from below: a hollow under the foot, the foot, straight walls, two rows of facets, the neck. */
const GLASS_CUTS: readonly Cut[] = [
  [1.8, 20, 8, 4],
  [0, 26.4, 12.6, 6.4],
  [0, 28.6, 14.6, 7.2],
  [4, 32, 18, 8.6],
  [60, 32, 18, 8.6],
  [70.5, 24.4, 12.8, 6.8],
  [76.6, 13.6, 10, 5.2],
  [79, 8.4, 8.4, 4.9],
];

/** The inside, blown softer than the outside is cut: thick walls, a thicker foot. */
const CAVITY_CUTS: readonly Cut[] = [
  [15.5, 17, 5.6, 3],
  [17, 23, 9.8, 5.4],
  [20.5, 26, 12.2, 6.6],
  [56.5, 26, 12.2, 6.6],
  [65.4, 19.4, 8.4, 4.8],
  [71, 8, 6, 3.4],
  [77.5, 5.4, 5.4, 3.1],
];

const GLASS = GLASS_CUTS.map(girdle);
const CAVITY = CAVITY_CUTS.map(girdle);

const GLASS_EDGE_MM = 0.55;
const CAVITY_EDGE_MM = 1.5;

/** Filled up to here. */
const LEVEL_MM = 53;
const WALL = girdle([LEVEL_MM, 26, 12.2, 6.6]);

export const NECK_MM = 77;
export const FACE_Z_MM = 18;

/** The juice's surface: flat, drawn up a little at the glass. */
function juiceTop(): BufferGeometry {
  const rim = octagon(WALL, CAVITY_EDGE_MM);
  const shares = [0, 0.6, 0.86, 0.92, 0.96, 0.985, 1];
  return surface(
    [shares.length - 1, rim.length],
    (u, v) => {
      const share = at(shares, Math.round(u * (shares.length - 1)));
      const edge = at(rim, Math.round(v * rim.length) % rim.length);
      const drawnUp = 1.1 * smoothStep(0.86, 1, share) ** 2;
      return point(edge.x * share, LEVEL_MM - 1.1 + drawnUp, -edge.y * share);
    },
    { closedV: true },
  );
}

const below = CAVITY.filter(({ y }) => y < LEVEL_MM);
const above = CAVITY.filter(({ y }) => y > LEVEL_MM);
const level = [WALL];

/** Texture upright: 0 at the foot of the juice, 1 at its surface. */
function uprightUv(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const foot = at(CAVITY, 0).y;
  const coordinates = Array.from({ length: position.count }, (_, i) => [
    0.5,
    1 - (position.getY(i) - foot) / (LEVEL_MM - foot),
  ]).flat();
  return geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
}

/** A thin tube from the pump to the foot, bent by its own length. */
function dipTube(): BufferGeometry {
  return swept({
    curve: smoothCurve([point(0, NECK_MM, 0), point(0.2, 56, 0), point(1.6, 36, 0.4), point(5.6, 17.6, 0.8)]),
    steps: 40,
    sides: 16,
    section: ellipseSection(1.15, 1.15),
    up: () => point(0, 0, 1),
  });
}

/**
 * Glass, juice and air. In the studio light is bent where they meet, so each of those surfaces is one of its own; in
 * real time the juice is a body seen through the glass.
 */
export function bottleParts(): readonly Part[] {
  const inside = { edgeMm: CAVITY_EDGE_MM };
  const juice = (lids: { readonly bottom: boolean; readonly top: boolean }): BufferGeometry =>
    facetedSolid([...below, ...level], { ...inside, lids });
  return [
    { node: 'Glass', slot: 'glass', geometry: facetedSolid(GLASS, { edgeMm: GLASS_EDGE_MM }) },
    {
      node: 'Glass',
      slot: 'hollow',
      geometry: facetedSolid([...level, ...above], { ...inside, lids: { bottom: false, top: true } }),
    },
    { node: 'Juice', slot: 'juiceWall', geometry: juice({ bottom: true, top: false }) },
    { node: 'Juice', slot: 'juiceTop', geometry: juiceTop() },
    { node: 'Juice', slot: 'juice', geometry: uprightUv(juice({ bottom: true, top: true })) },
    { node: 'Tube', slot: 'tube', geometry: dipTube() },
  ];
}

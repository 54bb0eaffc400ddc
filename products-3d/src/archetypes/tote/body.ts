import type { Vector2 } from 'three';
import { shifted } from '../../geometry/join.ts';
import { flat, mix, unitSteps } from '../../geometry/numbers.ts';
import { type Form, laned, paintedEdge, skin } from '../../geometry/pattern.ts';
import { rounded, turnedY } from '../../geometry/solids.ts';
import type { Part } from '../../model.ts';
import { houseStamp } from '../hardware/house-stamp.ts';
import { GRAIN_TILE_MM, seamParts } from '../leather-parts.ts';
import {
  body,
  BODY_MM,
  bodyHalfAt,
  FEET_MM,
  FLANGE_MM,
  frontAt,
  gusset,
  halfWidthAt,
  HEIGHT_MM,
  LEATHER_MM,
  SIDE_UNIT_MM,
} from './tote-form.ts';

const node = 'Body';
const tileMm = GRAIN_TILE_MM;
const half = LEATHER_MM / 2;

/** Points of a line in the body's pattern, from one place to another. */
const line = (from: readonly [number, number], to: readonly [number, number], steps: number) =>
  unitSteps(steps).map((t) => flat(mix(from[0], to[0], t), mix(from[1], to[1], t)));

/** Where the body's edge runs, `insideMm` within it, on one side. */
const bodyEdge = (which: 1 | -1, insideMm = 0): readonly Vector2[] =>
  unitSteps(220).map((t) => flat(t * BODY_MM, which * (bodyHalfAt(t * BODY_MM) - insideMm)));

/** Front, base and back with their flanges painted together with the sides', and the painted rims. */
function shell(): readonly Part[] {
  const outside = laned({ lengthMm: BODY_MM, halfWidthAt: bodyHalfAt, steps: 140, lanes: 60 });
  const inside = laned({ lengthMm: BODY_MM, halfWidthAt: bodyHalfAt, steps: 90, lanes: 40 });
  const flangeMiddle: Form = (x, y, offMm = 0) => body(x, y, offMm - half);
  const flanges = [bodyEdge(-1), bodyEdge(1).toReversed()].map((path) =>
    paintedEdge(flangeMiddle, path, { thicknessMm: 2 * LEATHER_MM + 0.2, bulgeMm: 1.1, closed: false }),
  );
  const rims = [
    line([0, bodyHalfAt(0)], [0, -bodyHalfAt(0)], 110),
    line([BODY_MM, -bodyHalfAt(0)], [BODY_MM, bodyHalfAt(0)], 110),
  ].map((path) => paintedEdge(body, path, { thicknessMm: LEATHER_MM, closed: false }));
  return [
    { node, slot: 'leather', geometry: skin(body, outside, { offMm: half, tileMm }) },
    { node, slot: 'lining', geometry: skin(body, inside, { offMm: -half, tileMm, reverse: true }) },
    ...[...flanges, ...rims].map((geometry): Part => ({ node, slot: 'edge', geometry })),
  ];
}

function side(which: 1 | -1): readonly Part[] {
  const form = gusset(which);
  const rows = unitSteps(48).map((t) =>
    unitSteps(48).map((v) => flat(mix(-SIDE_UNIT_MM, SIDE_UNIT_MM, v), mix(FEET_MM + 1, HEIGHT_MM, t))),
  );
  const layout = { rows: rows.map((row) => row.toReversed()), ringed: false };
  const rim = line([SIDE_UNIT_MM, HEIGHT_MM], [-SIDE_UNIT_MM, HEIGHT_MM], 60);
  return [
    { node, slot: 'leather', geometry: skin(form, layout, { offMm: half, tileMm }) },
    { node, slot: 'lining', geometry: skin(form, layout, { offMm: -half, tileMm, reverse: true }) },
    { node, slot: 'edge', geometry: paintedEdge(form, rim, { thicknessMm: LEATHER_MM, closed: false }) },
  ];
}

/** Seams along the flanges and below the rims. */
function seams(): readonly Part[] {
  const along = ([1, -1] as const).map((which) => bodyEdge(which, FLANGE_MM * 0.72));
  const rims = [6, BODY_MM - 6].map((x) => {
    const reach = halfWidthAt(HEIGHT_MM) - 4;
    return line([x, -reach], [x, reach], 120);
  });
  return [...along, ...rims].flatMap((path) => seamParts('Stitching', { form: body, path }, { offMm: half }));
}

function feet(): readonly Part[] {
  const profile = rounded(
    [
      [0, 0],
      [5, 0],
      [6.5, 2],
      [6.5, FEET_MM + 1],
    ],
    [0, 1.6, 1.6, 0],
  );
  const foot = turnedY(profile, { segments: 40 });
  return [-1, 1].flatMap((sideX) =>
    [-1, 1].map((sideZ): Part => ({
      node: 'Hardware',
      slot: 'metal',
      geometry: shifted(foot, [sideX * 118, 0, sideZ * 46]),
    })),
  );
}

/** The front as a pattern of its own: x to the right, y up. */
const front: Form = (x, y, offMm = 0) => body(frontAt(y), x, offMm);

export const bodyParts = (): readonly Part[] => [
  ...shell(),
  ...side(1),
  ...side(-1),
  ...seams(),
  ...feet(),
  ...houseStamp(front, { at: [0, 212], sizeMm: 15, offMm: half, withCity: true }),
];

import type { BufferGeometry, Vector2 } from 'three';
import { flat, mix, point, unitSteps } from '../../geometry/numbers.ts';
import { type Form, formOf, paintedEdge, skin } from '../../geometry/pattern.ts';
import { surface } from '../../geometry/surface.ts';
import type { Part } from '../../model.ts';
import { houseStamp } from '../hardware/house-stamp.ts';
import { GRAIN_TILE_MM, seamParts } from '../leather-parts.ts';
import { AROUND_MM, aroundAt, body, HEIGHT_MM, LEATHER_MM } from './bucket-form.ts';
import { cordParts } from './cord.ts';

const node = 'Body';
const tileMm = GRAIN_TILE_MM;
const half = LEATHER_MM / 2;
const AROUND_STEPS = 180;
const FOOT_MM = 2;
const CUP_MM = 46;

const around = (y: number, steps = AROUND_STEPS): readonly Vector2[] =>
  unitSteps(steps)
    .slice(0, -1)
    .map((t) => flat(t * AROUND_MM, y));

/** Rows of rings from one height to another. The outside is x × y, so rings run backward as they rise. */
const rings = (from: number, to: number, steps: number) => ({
  rows: unitSteps(steps).map((t) => around(mix(from, to, t)).toReversed()),
  ringed: true,
});

/** A painted edge all around at a height: the piece lies below it. */
const rim = (form: Form, y: number, thicknessMm: number): BufferGeometry =>
  paintedEdge(form, [...around(y), flat(AROUND_MM, y)].toReversed(), { thicknessMm, closed: false });

function wall(): readonly Part[] {
  return [
    { node, slot: 'leather', geometry: skin(body, rings(FOOT_MM, HEIGHT_MM, 84), { offMm: half, tileMm }) },
    {
      node,
      slot: 'lining',
      geometry: skin(body, rings(FOOT_MM + 4, HEIGHT_MM, 60), { offMm: -half, tileMm, reverse: true }),
    },
    { node, slot: 'edge', geometry: rim(body, HEIGHT_MM, LEATHER_MM) },
    { node, slot: 'leather', geometry: floor(FOOT_MM, true) },
    { node, slot: 'lining', geometry: floor(FOOT_MM + 5, false) },
  ];
}

function floor(y: number, down: boolean): BufferGeometry {
  return surface(
    [4, 90],
    (u, v) => {
      const rimPoint = body(v * AROUND_MM, y);
      return point(rimPoint.x * u, y - (down ? 0.4 : 0), rimPoint.z * u);
    },
    { closedV: true, flip: down, tileMm },
  );
}

/** The foot is dressed a second time, in smooth calf: a cup with a painted edge and a seam. */
function cup(): readonly Part[] {
  const layer: Form = (x, y, offMm = 0) => body(x, y, half + 0.8 + offMm);
  const seam = [...around(CUP_MM - 4.5, 260), flat(AROUND_MM, CUP_MM - 4.5)];
  return [
    { node, slot: 'smooth', geometry: skin(layer, rings(3.6, CUP_MM, 20), { offMm: 0.8, tileMm }) },
    { node, slot: 'edge', geometry: rim(layer, CUP_MM, 1.6) },
    ...seamParts('Stitching', { form: layer, path: seam }, { offMm: 0.8 }),
    ...seamParts(
      'Stitching',
      { form: body, path: [...around(HEIGHT_MM - 5, 300), flat(AROUND_MM, HEIGHT_MM - 5)] },
      { offMm: half },
    ),
  ];
}

/** The strips over the side seams, from the foot to the tabs of the rings. */
function sideStrip(side: 1 | -1): readonly Part[] {
  const middle = aroundAt((side * Math.PI) / 2);
  const layer = formOf((x, y) => body(middle + x, y, half + 1));
  const [from, to, halfWidth] = [CUP_MM - 8, 176, 10];
  const rows = unitSteps(40).map((t) =>
    unitSteps(6).map((v) => flat(mix(halfWidth, -halfWidth, v), mix(from, to, t))),
  );
  const edges = [1, -1].map((which) => {
    const path = unitSteps(60).map((t) => flat(which * halfWidth, mix(from, to, which === 1 ? t : 1 - t)));
    return paintedEdge(layer, path, { thicknessMm: 2, closed: false });
  });
  const seams = [1, -1].flatMap((which) =>
    seamParts(
      'Stitching',
      {
        form: layer,
        path: unitSteps(60).map((t) => flat(which * (halfWidth - 2.6), mix(CUP_MM + 2, to, t))),
      },
      { offMm: 1 },
    ),
  );
  return [
    { node, slot: 'smooth', geometry: skin(layer, { rows, ringed: false }, { offMm: 1, tileMm }) },
    ...edges.map((geometry): Part => ({ node, slot: 'edge', geometry })),
    ...seams,
  ];
}

export const bodyParts = (): readonly Part[] => [
  ...wall(),
  ...cup(),
  ...sideStrip(1),
  ...sideStrip(-1),
  ...cordParts(),
  ...houseStamp(body, { at: [0, 72], sizeMm: 13, offMm: half, withCity: true }),
];

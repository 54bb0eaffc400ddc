import type { Vector2 } from 'three';
import { flat, mix, point, unitSteps } from '../../geometry/numbers.ts';
import { type Form, laned, paintedEdge, skin } from '../../geometry/pattern.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';
import { houseStamp } from '../hardware/house-stamp.ts';
import { GRAIN_TILE_MM, pieceParts, seamParts } from '../leather-parts.ts';
import {
  band,
  BAND_MM,
  BAND_UNIT_MM,
  FLANGE_MM,
  LEATHER_MM,
  panel,
  panelOutline,
  seamLine,
} from './crossbody-form.ts';

const node = 'Body';
const half = LEATHER_MM / 2;

/** Front or back with its flange, whose edge is painted together with the band's. */
function face(side: 1 | -1): readonly Part[] {
  const form = panel(side);
  const flange: Form = (x, y, offMm = 0) => form(x, y, offMm - half);
  const line = seamLine(FLANGE_MM);
  const behind = smoothCurve(seamLine(FLANGE_MM * 0.45).map((p) => form(p.x, p.y, -LEATHER_MM - 0.1)));
  return [
    ...pieceParts(
      node,
      { form, outline: panelOutline(FLANGE_MM) },
      { thicknessMm: LEATHER_MM, back: 'lining', rings: 18 },
    ),
    {
      node,
      slot: 'edge',
      geometry: paintedEdge(flange, line, { thicknessMm: LEATHER_MM * 2 + 0.3, bulgeMm: 1.1, closed: false }),
    },
    {
      node,
      slot: 'smooth',
      geometry: swept({
        curve: behind,
        steps: 160,
        sides: 10,
        section: ellipseSection(half, 2.3, 5),
        up: () => point(0.02, 0.35, 1),
        tileMm: GRAIN_TILE_MM,
      }),
    },
    ...seamParts('Stitching', { form, path: seamLine(-1) }, { offMm: half }),
  ];
}

function bandParts(): readonly Part[] {
  const strip = { lengthMm: BAND_MM, halfWidthAt: () => BAND_UNIT_MM, steps: 120, lanes: 14 };
  const layout = laned(strip);
  const ends: readonly (readonly Vector2[])[] = [
    unitSteps(20).map((t) => flat(0, mix(BAND_UNIT_MM, -BAND_UNIT_MM, t))),
    unitSteps(20).map((t) => flat(BAND_MM, mix(-BAND_UNIT_MM, BAND_UNIT_MM, t))),
  ];
  const tileMm = GRAIN_TILE_MM;
  return [
    { node, slot: 'leather', geometry: skin(band, layout, { offMm: half, tileMm }) },
    { node, slot: 'lining', geometry: skin(band, layout, { offMm: -half, tileMm, reverse: true }) },
    ...ends.map((path): Part => ({
      node,
      slot: 'edge',
      geometry: paintedEdge(band, path, { thicknessMm: LEATHER_MM, closed: false }),
    })),
  ];
}

/** The body below the flap: front, back and the band between them. */
export const bodyParts = (): readonly Part[] => [
  ...face(1),
  ...face(-1),
  ...bandParts(),
  ...houseStamp(panel(1), { at: [0, 23], sizeMm: 10, offMm: half }),
];

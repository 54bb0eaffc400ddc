import { type BufferGeometry, Float32BufferAttribute, type Vector2 } from 'three';
import { at, flat, point, unitSteps } from '../../geometry/numbers.ts';
import { faceAt, type Form, seamOn, skin } from '../../geometry/pattern.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { stitched } from '../../geometry/stitches.ts';
import { swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';

const node = 'Silk';

interface Sheet {
  /** Where the square's cloth lies: x to the right and y up on the print, from its middle. */
  readonly form: Form;
  readonly edgeMm: number;
  readonly steps: number;
}

/** Grid lines lie closer where the square is folded: around its middle. */
const spread = (t: number): number => 0.62 * t + 0.38 * t ** 3;

/** The printed cloth; its texture is the whole print. */
function cloth({ form, edgeMm, steps }: Sheet): BufferGeometry {
  const places = unitSteps(steps).map((t) => (spread(t * 2 - 1) * edgeMm) / 2);
  const rows = places.map((x) => places.map((y) => flat(x, y)));
  const geometry = skin(form, { rows, ringed: false }, { offMm: 0 });
  const coordinates = rows.flat().flatMap(({ x, y }) => [x / edgeMm + 0.5, 0.5 - y / edgeMm]);
  return geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
}

/** The edge of the square, counter-clockwise, at about these steps. */
function outline(edgeMm: number, stepMm: number, insetMm = 0): readonly Vector2[] {
  const half = edgeMm / 2 - insetMm;
  const corners = [flat(-half, -half), flat(half, -half), flat(half, half), flat(-half, half)];
  const count = Math.round(edgeMm / stepMm);
  return corners.flatMap((from, i) => {
    const to = at(corners, (i + 1) % 4);
    return unitSteps(count)
      .slice(0, -1)
      .map((t) => from.clone().lerp(to, t));
  });
}

const HEM_RADIUS_MM = 1.25;

/** A hem rolled by hand along a closed path of the cloth: a soft cord that is never quite even. */
export function rolledHem(form: Form, path: readonly Vector2[], radiusMm: number): BufferGeometry {
  const curve = smoothCurve(
    path.map(({ x, y }) => form(x, y)),
    true,
  );
  curve.arcLengthDivisions = path.length * 3;
  return swept({
    curve,
    steps: path.length,
    sides: 8,
    section: (t, angle) => {
      const uneven = 1 + 0.14 * Math.sin(t * 830) + 0.1 * Math.sin(t * 2170 + 1);
      return [radiusMm * uneven * Math.cos(angle), radiusMm * uneven * Math.sin(angle)];
    },
    up: (t) => {
      const { x, y } = at(path, Math.round(t * path.length) % path.length);
      return faceAt(form, x, y).add(point(1e-3, 2e-3, 0));
    },
    closed: true,
  });
}

/** The slip stitches that hold the hem, one every six millimetres. */
const hemStitches = ({ form, edgeMm }: Sheet): BufferGeometry =>
  stitched(seamOn(form, outline(edgeMm, 3, 1.5), 0.5), {
    lengthMm: 1.5,
    gapMm: 4.8,
    radiusMm: 0.17,
    sides: 4,
    steps: 3,
    slantDeg: 52,
  });

/** A printed square with its rolled hem. */
export const silkSheet = (sheet: Sheet): readonly Part[] => [
  { node, slot: 'silk', geometry: cloth(sheet) },
  {
    node,
    slot: 'hem',
    geometry: rolledHem(sheet.form, outline(sheet.edgeMm, sheet.edgeMm / 150), HEM_RADIUS_MM),
  },
  { node, slot: 'thread', geometry: hemStitches(sheet) },
];

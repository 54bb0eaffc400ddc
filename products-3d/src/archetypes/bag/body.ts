import { type BufferGeometry, Matrix4, type Vector2, type Vector3 } from 'three';
import { placed } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { at, mix, point, unitSteps } from '../../geometry/numbers.ts';
import { roundedRectangle, smoothCurve } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { surface } from '../../geometry/surface.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';
import { depthAt, FEET_MM, HEIGHT_MM, LEAN, LEATHER_TILE_MM, widthAt } from './bag-form.ts';

const AROUND = 240;
const CORNER_MM = 13;

/** One level of the body: its height, and how far it lies inside the full outline. */
type Level = readonly [heightMm: number, insetMm: number];

const quarter = (steps: number): readonly number[] => unitSteps(steps).map((t) => (t * Math.PI) / 2);

function levels(): readonly Level[] {
  return [
    [FEET_MM, 50],
    [FEET_MM, 20],
    ...quarter(6).map((a): Level => [FEET_MM + 5 * (1 - Math.cos(a)), 5 * (1 - Math.sin(a))]),
    ...unitSteps(40)
      .slice(1)
      .map((t): Level => [mix(FEET_MM + 5, HEIGHT_MM - 4, t), -1.2 * Math.sin(t * Math.PI)]),
    ...quarter(5)
      .slice(1)
      .map((a): Level => [HEIGHT_MM - 4 + 4 * Math.sin(a), 4 * (1 - Math.cos(a))]),
    [HEIGHT_MM, 18],
    [HEIGHT_MM, 30.5],
  ];
}

function outlineAt([y, inset]: Level): readonly Vector2[] {
  const depthMm = depthAt(y) - 2 * Math.min(inset, depthAt(y) / 2 - 0.5);
  const shape = roundedRectangle({
    widthMm: widthAt(y) - 2 * inset,
    heightMm: depthMm,
    radiusMm: Math.max(2, CORNER_MM - inset * 0.5),
  });
  return shape.getSpacedPoints(AROUND).slice(0, AROUND);
}

function shell(): BufferGeometry {
  const rows = levels();
  const outlines = rows.map(outlineAt);
  return surface(
    [rows.length - 1, AROUND],
    (u, v) => {
      const row = Math.round(u * (rows.length - 1));
      const p = at(at(outlines, row), Math.round(v * AROUND) % AROUND);
      return point(p.x, at(rows, row)[0], p.y);
    },
    { closedV: true, tileMm: LEATHER_TILE_MM },
  );
}

/** The path of the piping on one face: up the left edge, round the lower corners, along the base. */
function pipingPath(face: 1 | -1): readonly Vector3[] {
  const edge = (y: number): readonly [number, number] => [widthAt(y) / 2 - 3.3, face * (depthAt(y) / 2 - 2)];
  const side = unitSteps(24).map((t) => {
    const y = mix(HEIGHT_MM - 3, FEET_MM + 10, t);
    return point(edge(y)[0], y, edge(y)[1]);
  });
  const corner = unitSteps(8).map((t) => {
    const angle = (t * Math.PI) / 2;
    const [x, z] = edge(FEET_MM);
    return point(x - 9 * (1 - Math.cos(angle)), FEET_MM + 10.6 - 9 * Math.sin(angle), z);
  });
  const right = [...side, ...corner];
  const left = right.map((p) => point(-p.x, p.y, p.z)).toReversed();
  return [...right, ...left];
}

/** The seam just inside the piping, lying on the leaning face. */
function faceSeam(face: 1 | -1): readonly SeamPoint[] {
  const curve = smoothCurve(pipingPath(face));
  const normal = point(0, Math.sin(LEAN), face * Math.cos(LEAN));
  return unitSteps(300).map((t) => {
    const p = curve.getPointAt(t);
    const y = Math.max(p.y, FEET_MM + 7.6);
    const x = Math.sign(p.x) * Math.min(Math.abs(p.x), widthAt(y) / 2 - 9.4);
    return { at: point(x, y, face * (depthAt(y) / 2 + 1.25)), normal };
  });
}

const onFace = (y: number): Matrix4 =>
  new Matrix4().makeRotationX(-LEAN).setPosition(0, y, depthAt(y) / 2 + 1.15);

/** The name of the house, stamped in gilt on the front below the flap. */
function stamp(): readonly BufferGeometry[] {
  const name = raisedLetters({ text: 'AURÈLE', sizeMm: 13, spacingMm: 3, heightMm: 0.25, curveSegments: 6 });
  const city = raisedLetters({
    text: 'PARIS',
    sizeMm: 5.6,
    spacingMm: 2.4,
    heightMm: 0.25,
    curveSegments: 5,
  });
  return [placed(name, onFace(44)), placed(city, onFace(34.5))];
}

/** The standing box of the bag with its piping, seams and stamp. */
export function bodyParts(): readonly Part[] {
  const node = 'Body';
  const faces = [1, -1] as const;
  return [
    { node, slot: 'leather', geometry: shell() },
    ...faces.map((face): Part => ({
      node,
      slot: 'edge',
      geometry: swept({
        curve: smoothCurve(pipingPath(face)),
        steps: 260,
        sides: 10,
        section: ellipseSection(1.7, 1.7),
        up: () => point(0, 0, 1),
        tileMm: LEATHER_TILE_MM,
      }),
    })),
    ...faces.map((face): Part => ({
      node,
      slot: 'thread',
      geometry: stitched(faceSeam(face), { lengthMm: 3.6, gapMm: 1.3, radiusMm: 0.42 }),
    })),
    ...stamp().map((geometry): Part => ({ node, slot: 'metal', geometry })),
  ];
}

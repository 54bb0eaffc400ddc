import { type BufferGeometry, Shape, type Vector2, type Vector3 } from 'three';
import { courseThrough } from '../../geometry/course.ts';
import { clamp, mix, point, signedPower, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { faceAt, type Form, formOf, outlineOf } from '../../geometry/pattern.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { stitched, type SeamPoint } from '../../geometry/stitches.ts';
import { ellipseSection, type Section, swept } from '../../geometry/sweep.ts';
import type { Part } from '../../model.ts';
import { ring, set } from '../hardware/frame.ts';
import { leatherRoll } from '../hardware/leather-roll.ts';
import { nameTag } from '../hardware/name-tag.ts';
import { GRAIN_TILE_MM, pieceParts, SADDLE_STITCH, seamInside, seamParts } from '../leather-parts.ts';
import { body, BODY_MM, frontAt, HANDLE_X_MM, HEIGHT_MM, LEATHER_MM } from './tote-form.ts';

const RING = { widthMm: 27, heightMm: 22, barMm: 1.8 } as const;
/** The rings lie on the leather just below the rim. */
const RING_Y_MM = HEIGHT_MM - 27;
const RING_OFF_MM = 4.2;
const CHAPE = { halfWidthMm: 10.5, heightMm: 50 } as const;

type Side = 1 | -1;

/** One face of the bag as a pattern: x to the right as seen from the front, y up; the back's is seen from inside. */
const face =
  (side: Side): Form =>
  (x, y, offMm = 0) =>
    body(side === 1 ? frontAt(y) : BODY_MM - frontAt(y), x, offMm);

const ringAt = (side: Side, x: number): Vector3 => face(side)(x, RING_Y_MM, LEATHER_MM / 2 + RING_OFF_MM);

/** Directions on a face, seen from outside: right and up. */
function axesAt(side: Side, x: number): readonly [Vector3, Vector3] {
  const out = faceAt(face(side), x, RING_Y_MM);
  const right = point(side, 0, 0);
  return [right, out.clone().cross(right)];
}

function ringPart(side: Side, x: number): Part {
  const geometry = ring({
    widthMm: RING.widthMm,
    heightMm: RING.heightMm,
    cornerMm: 7,
    section: ellipseSection(RING.barMm, RING.barMm * 0.9, 2.6),
    steps: 96,
    sides: 16,
  });
  return { node: 'Hardware', slot: 'metal', geometry: set(geometry, ringAt(side, x), axesAt(side, x)) };
}

/** The tab that holds a ring: sewn to the face, its upper end wrapped round the ring's lower bar. */
function chape(side: Side, x: number): readonly Part[] {
  const on = face(side);
  const top = RING_Y_MM - RING.heightMm / 2;
  const form: Form = formOf((px, py) => {
    const lift = mix(
      LEATHER_MM / 2 + 1.1,
      LEATHER_MM / 2 + RING_OFF_MM + RING.barMm,
      smoothStep(-26, -1, py),
    );
    return on(x + side * px, top + py, lift);
  });
  const { halfWidthMm, heightMm } = CHAPE;
  const shape = new Shape().moveTo(-halfWidthMm, 0).lineTo(-halfWidthMm, -heightMm + 9);
  shape.quadraticCurveTo(-halfWidthMm, -heightMm, 0, -heightMm - 3);
  shape.quadraticCurveTo(halfWidthMm, -heightMm, halfWidthMm, -heightMm + 9).lineTo(halfWidthMm, 0);
  const outline = outlineOf(shape.closePath(), 1.5);
  const [right, up] = axesAt(side, x);
  const roll = leatherRoll(halfWidthMm, RING.barMm + 1.5);
  const seam: readonly Vector2[] = seamInside(outline, 2.6).filter((p) => p.y < -9);
  return [
    ...pieceParts('Chape', { form, outline }, { thicknessMm: 2.2, face: 'smooth', rings: 14 }),
    ...seamParts('Chape', { form, path: openAt(seam) }, { offMm: 1.1 }),
    {
      node: 'Chape',
      slot: 'smooth',
      geometry: set(roll, ringAt(side, x).addScaledVector(up, -RING.heightMm / 2), [right, up]),
    },
  ];
}

/** A ring of points broken where its longest step is, so that a seam does not jump there. */
function openAt(path: readonly Vector2[]): readonly Vector2[] {
  const gaps = path.map((p, i) => p.distanceTo(path[(i + 1) % path.length] ?? p));
  const widest = gaps.indexOf(Math.max(...gaps));
  return [...path.slice(widest + 1), ...path.slice(0, widest + 1)];
}

interface Swing {
  readonly side: Side;
  /** How far the handle's top leans out of the face it hangs on, and to the right. */
  readonly outMm: number;
  readonly rightMm: number;
  readonly dropMm: number;
}

function arch({ side, outMm, rightMm, dropMm }: Swing) {
  const [left, right] = [ringAt(side, -HANDLE_X_MM), ringAt(side, HANDLE_X_MM)];
  const top = HEIGHT_MM + dropMm;
  const out = (share: number): number => mix(left.z, side * 30 + side * outMm, share);
  const at = (x: number, y: number, share: number): Vector3 =>
    point(x + rightMm * share ** 1.5, mix(left.y + RING.heightMm / 2, top, y), out(share));
  return smoothCurve([
    left.clone().add(point(0, RING.heightMm / 2, 0)),
    at(-HANDLE_X_MM - 1, 0.16, 0.1),
    at(-HANDLE_X_MM - 3, 0.42, 0.36),
    at(-HANDLE_X_MM + 2, 0.7, 0.68),
    at(-HANDLE_X_MM * 0.68, 0.91, 0.92),
    at(-4, 1, 1),
    at(HANDLE_X_MM * 0.66, 0.905, 0.92),
    at(HANDLE_X_MM - 1, 0.69, 0.7),
    at(HANDLE_X_MM + 4, 0.41, 0.36),
    at(HANDLE_X_MM + 1, 0.15, 0.1),
    right.clone().add(point(0, RING.heightMm / 2, 0)),
  ]);
}

const ROUND_MM = 5.4;
const FLAT = { halfWidthMm: 9, halfThickMm: 3.4 } as const;
/** The handle is flat where it wraps its ring and round from here on, as a share of its length. */
const ROUND_FROM = 0.1;

const handleSection: Section = (t, angle) => {
  const share = smoothStep(0.028, ROUND_FROM, Math.min(t, 1 - t));
  const power = mix(0.36, 1, share);
  return [
    mix(FLAT.halfWidthMm, ROUND_MM, share) * signedPower(Math.cos(angle), power),
    mix(FLAT.halfThickMm, ROUND_MM, share) * signedPower(Math.sin(angle), power),
  ];
};

function handle(swing: Swing): readonly Part[] {
  const curve = arch(swing);
  const geometry = swept({
    curve,
    steps: 120,
    sides: 26,
    section: handleSection,
    up: () => point(0, 0, 1),
    tileMm: GRAIN_TILE_MM,
  });
  return [
    { node: 'Handles', slot: 'smooth', geometry },
    { node: 'Handles', slot: 'thread', geometry: handleSeam(curve, swing.side) },
    ...[0.004, 0.996].flatMap((t) => [wrap(curve, t)]),
  ];
}

/** The end that goes round the ring. */
function wrap(curve: ReturnType<typeof smoothCurve>, t: number): Part {
  const along = curve.getTangentAt(t).multiplyScalar(t < 0.5 ? 1 : -1);
  const roll = leatherRoll(FLAT.halfWidthMm, FLAT.halfThickMm);
  return {
    node: 'Handles',
    slot: 'smooth',
    geometry: set(roll, curve.getPointAt(t), [point(1, 0, 0), along]),
  };
}

/** The seam that closes the rolled part, along its inner side. */
function handleSeam(curve: ReturnType<typeof smoothCurve>, side: Side): BufferGeometry {
  const seam = unitSteps(180).map((step): SeamPoint => {
    const t = mix(ROUND_FROM * 0.9, 1 - ROUND_FROM * 0.9, step);
    const along = curve.getTangentAt(t);
    const across = point(0, 0, 1).cross(along).normalize();
    const outwards = across.clone().multiplyScalar(across.y > 0 ? 1 : -1);
    const normal = outwards
      .multiplyScalar(0.62)
      .add(point(0, 0, 0.78 * side))
      .normalize();
    return { at: curve.getPointAt(t).addScaledVector(normal, ROUND_MM), normal };
  });
  return stitched(seam, SADDLE_STITCH);
}

/** The tag for initials, hung on the front's left ring; it lies on the leather, a little askew. */
function tag(): readonly Part[] {
  const [x, y, askew] = [-HANDLE_X_MM - 19, RING_Y_MM - 24, 0.1];
  const on = face(1);
  const form: Form = formOf((px, py) => {
    const [tx, ty] = [
      px * Math.cos(askew) - py * Math.sin(askew),
      px * Math.sin(askew) + py * Math.cos(askew),
    ];
    const lift = 4.4 + 1.8 * clamp(-py / 70) ** 2 + 0.7 * Math.sin(px / 9 + 1);
    return on(x + tx, y + ty, lift);
  });
  const knot = ringAt(1, -HANDLE_X_MM).add(point(-RING.widthMm / 2, -2, 0));
  const eyelet = form(0, 0, 2.4);
  const lace = courseThrough([
    { at: form(0.6, -3, -1.6), face: point(-0.5, -0.4, -0.6) },
    { at: form(0.3, 3.4, 1.2), face: point(-0.3, 1, 0.4) },
    { at: eyelet.clone().add(point(1.5, 6, 1.6)), face: point(0, 0.2, 1) },
    {
      at: eyelet
        .clone()
        .lerp(knot, 0.6)
        .add(point(-1.5, 1, 2.4)),
      face: point(-0.3, 0.2, 1),
    },
    { at: knot.clone().add(point(0, 1.6, 2.6)), face: point(0.2, 0.6, 1) },
    { at: knot.clone().add(point(2.6, 0.4, 0)), face: point(1, 0.2, 0.1) },
    { at: knot.clone().add(point(0.4, -1.4, -2)), face: point(0.2, -0.6, -1) },
    {
      at: eyelet
        .clone()
        .lerp(knot, 0.5)
        .add(point(1, -0.6, -0.6)),
      face: point(0, -0.2, 1),
    },
    { at: form(-1, -1, 1.4), face: point(0, -0.4, 1) },
  ]);
  return nameTag(form, lace, { widthMm: 38, heightMm: 62, initials: 'M A' });
}

/** Both handles on their rings and tabs, and the tag. */
export const handleParts = (): readonly Part[] => [
  ...([1, -1] as const).flatMap((side) =>
    [-HANDLE_X_MM, HANDLE_X_MM].flatMap((x) => [ringPart(side, x), ...chape(side, x)]),
  ),
  ...handle({ side: 1, outMm: 34, rightMm: -7, dropMm: 176 }),
  ...handle({ side: -1, outMm: 12, rightMm: 9, dropMm: 186 }),
  ...tag(),
];

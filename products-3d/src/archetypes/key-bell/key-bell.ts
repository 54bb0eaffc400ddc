import { Matrix4, Shape, type Vector2 } from 'three';
import { courseThrough } from '../../geometry/course.ts';
import { joined, placed, shifted } from '../../geometry/join.ts';
import { clamp, flat, mix, point, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { type Form, formOf, outlineOf } from '../../geometry/pattern.ts';
import { plate, smoothCurve } from '../../geometry/solids.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import type { Archetype, Finishes, Part, Shape3d } from '../../model.ts';
import { bentBar, set } from '../hardware/frame.ts';
import { houseStamp } from '../hardware/house-stamp.ts';
import { rivet } from '../hardware/turn-lock.ts';
import { GILT } from '../house-finishes.ts';
import { calfDress } from '../leather-colours.ts';
import { FINE_STITCH, pieceParts, seamParts, strapParts } from '../leather-parts.ts';

/** The bell's pattern: y from its mouth (0) to its shoulder, its own axis lies along z on the ground. */
const BELL_MM = 64;
const LEATHER_MM = 1.8;
const MOUTH_HALF_MM = 25;
const SHOULDER_HALF_MM = 9;

const halfWidthAt = (y: number): number => {
  const up = clamp(y / BELL_MM);
  return mix(MOUTH_HALF_MM, SHOULDER_HALF_MM, smoothStep(-0.12, 1.06, up)) - 1.6 * Math.sin(Math.PI * up);
};

/** How far the two leaves stand apart: open at the mouth, filled by the strap at the shoulder. */
function bulgeMm(x: number, y: number): number {
  const across = clamp(1 - (x / (halfWidthAt(y) + 0.01)) ** 2);
  const up = clamp(y / BELL_MM);
  return (mix(8.6, 3.2, smoothStep(0, 1, up)) * across ** 0.72 + 0.9) * (1 - 0.25 * smoothStep(0.85, 1, up));
}

/** Height of the seam between the leaves above the ground: the lower leaf is flattened by it. */
const SEAM_Y_MM = 6.4;

const leaf = (side: 1 | -1): Form =>
  formOf((x, y) => {
    const lift = bulgeMm(x, y) * (side === 1 ? 1 : 0.58);
    return point(side * x, SEAM_Y_MM + side * lift + 0.8 * Math.sin(y / 17), 34 - y);
  });

/** A leaf cut flat: a curved mouth, flowing sides, a narrow round shoulder. */
function leafOutline(): readonly Vector2[] {
  const side = unitSteps(24).map((t) => flat(halfWidthAt(t * BELL_MM), t * BELL_MM));
  const shape = new Shape().moveTo(-MOUTH_HALF_MM, 0).quadraticCurveTo(0, -7.5, MOUTH_HALF_MM, 0);
  for (const p of side.slice(1)) shape.lineTo(p.x, p.y);
  shape.quadraticCurveTo(SHOULDER_HALF_MM, BELL_MM + 6, 0, BELL_MM + 6);
  shape.quadraticCurveTo(-SHOULDER_HALF_MM, BELL_MM + 6, -SHOULDER_HALF_MM, BELL_MM);
  for (const p of side.toReversed().slice(1)) shape.lineTo(-p.x, p.y);
  return outlineOf(shape, 1.3);
}

function sideSeam(side: 1 | -1): readonly Vector2[] {
  return unitSteps(50).map((t) => {
    const y = mix(1.5, BELL_MM - 2, t);
    return flat(side * (halfWidthAt(y) - 2.4), y);
  });
}

function bell(): readonly Part[] {
  return ([1, -1] as const).flatMap((side) => [
    ...pieceParts(
      'Bell',
      { form: leaf(side), outline: leafOutline() },
      { thicknessMm: LEATHER_MM, face: 'smooth', back: 'lining', rings: 26 },
    ),
    ...([1, -1] as const).flatMap((edge) =>
      seamParts(
        'Bell',
        { form: leaf(side), path: sideSeam(edge) },
        { offMm: LEATHER_MM / 2, stitch: FINE_STITCH },
      ),
    ),
  ]);
}

/** The strap: out of the shoulder, round the ring, back over itself, in a lazy curve on the ground. */
const STRAP = courseThrough(
  (
    [
      [0, 6.6, -14],
      [0, 6.2, -30],
      [1.5, 4.6, -44],
      [5, 2.6, -60],
      [10, 2.2, -76],
      [16, 3.6, -91],
      [19.5, 6, -99],
    ] as const
  ).map(([x, y, z]) => ({ at: point(x, y, z), face: point(0.05, 1, 0.02) })),
);

const UPPER_STRAP = courseThrough(
  (
    [
      [19.9, 6.4, -100],
      [20.8, 9.8, -102],
      [19.6, 12, -99],
      [16.2, 8.2, -90],
      [10.2, 5, -76],
      [5.4, 5.2, -61],
    ] as const
  ).map(([x, y, z], i) => ({
    at: point(x, y, z),
    face: i === 0 ? point(0.4, -0.6, -1) : i === 1 ? point(0.4, 0.3, -1) : point(0, 1, i === 2 ? -0.3 : 0.15),
  })),
);

function strap(): readonly Part[] {
  const options = { thicknessMm: 2.2, lanes: 4, halfWidthAt: () => 5.5 } as const;
  const stitch = { ...FINE_STITCH, radiusMm: 0.24 };
  const end = UPPER_STRAP.lengthMm;
  const on = UPPER_STRAP.form(end - 6.5, 0, 1.1);
  return [
    ...strapParts('Strap', STRAP, { ...options, steps: 60 }),
    ...strapParts('Strap', UPPER_STRAP, {
      ...options,
      halfWidthAt: (x) => 5.5 * Math.sqrt(clamp(1 - clamp((x - end + 7) / 7) ** 2.4)) + 0.05,
      steps: 60,
      seam: { insetMm: 1.5, fromMm: 12, toMm: end - 6, stitch },
    }),
    {
      node: 'Strap',
      slot: 'metal',
      geometry: set(rivet(2.2), on, [point(1, 0, 0), point(0, 0, -1)]),
    },
  ];
}

/** A split ring of two turns, lying in the fold of the strap. */
function splitRing(): Part {
  const radius = 13;
  const coil = smoothCurve(
    unitSteps(96).map((t) => {
      const angle = t * Math.PI * 2 * 1.96;
      return point(
        Math.sin(angle) * radius,
        mix(-0.85, 0.85, smoothStep(0.4, 0.6, t)),
        Math.cos(angle) * radius,
      );
    }),
  );
  const geometry = swept({
    curve: coil,
    steps: 220,
    sides: 14,
    section: ellipseSection(1.25, 0.8, 3),
    up: () => point(0, 1, 0),
  });
  const pose = new Matrix4().makeRotationZ(0.3).setPosition(27, 6.4, -111);
  return { node: 'Ring', slot: 'metal', geometry: placed(geometry, pose) };
}

/** A small key that looks out of the bell: shank, collar, bit. */
function key(): Part {
  const shank = swept({
    curve: smoothCurve([point(0, 0, -26), point(0, 0, 14)]),
    steps: 6,
    sides: 24,
    section: ellipseSection(2, 2),
    up: () => point(0, 1, 0),
  });
  const collar = bentBar({
    shape: new Shape().absarc(0, 0, 2.3, 0, Math.PI * 2, false),
    section: ellipseSection(0.7, 0.9),
    steps: 48,
    sides: 14,
  });
  const bit = new Shape().moveTo(0, 0).lineTo(9, 0).lineTo(9, 9).lineTo(6.4, 9).lineTo(6.4, 6.6);
  bit.lineTo(4.6, 6.6).lineTo(4.6, 9).lineTo(1.6, 9).lineTo(1.6, 7.4).lineTo(0, 7.4).closePath();
  const wards = placed(
    plate(bit, { thicknessMm: 2, bevelMm: 0.35 }),
    new Matrix4().makeRotationY(-Math.PI / 2).setPosition(1, 1, 3),
  );
  const geometry = joined([shank, shifted(collar, [0, 0, -2]), wards]);
  const pose = new Matrix4()
    .makeRotationY(-0.2)
    .multiply(new Matrix4().makeRotationZ(1.25))
    .setPosition(3, 5.2, 35);
  return { node: 'Key', slot: 'metal', geometry: placed(geometry, pose) };
}

function build(): Shape3d {
  const parts = [
    ...bell(),
    ...strap(),
    splitRing(),
    key(),
    ...houseStamp(leaf(1), { at: [0, 12], sizeMm: 5.6, offMm: LEATHER_MM / 2 }),
  ];
  return {
    parts: parts.map((part) => ({ ...part, geometry: shifted(part.geometry, [-8, 0, 40]) })),
    origins: [],
    facts: { lengthMm: 165, widthMm: 50 },
  };
}

const finishes = async (colour: string): Promise<Finishes> => {
  const { leather: _grained, ...dress } = await calfDress(colour);
  return { ...dress, metal: GILT };
};

/** A key bell lying on the ground, its mouth to the front. Origin: middle of the ground, +Z front. */
export const keyBell: Archetype = { type: 'key-bell', build, finishes };

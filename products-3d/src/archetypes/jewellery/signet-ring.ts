import { type BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three';
import { joined, withFittedUv } from '../../geometry/join.ts';
import { clamp, flat, mix, point, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { surface } from '../../geometry/surface.ts';
import { type Archetype, type Detail, type Finishes, type Shape3d, steps } from '../../model.ts';
import { signetEngraving } from '../../textures/signet-engraving.ts';
import { jewelleryFinishes } from './jewellery-finishes.ts';
import { ringEngraving } from './ring-engraving.ts';
import { INNER_RADIUS_MM, RING_FACTS } from './ring-size.ts';

/** The oval face: half its width around the finger and half its length along it. */
const FACE = { x: 5.4, y: 6.5, zMm: INNER_RADIUS_MM + 2.35 } as const;
/** A polished slope between the face and the shoulders. */
const SLOPE = { outMm: 0.26, downMm: 0.2 } as const;
const RIM = { x: FACE.x + SLOPE.outMm, y: FACE.y + SLOPE.outMm, zMm: FACE.zMm - SLOPE.downMm } as const;
const RIM_ANGLE = Math.atan2(RIM.x, RIM.zMm);
const RIM_RADIUS_MM = Math.hypot(RIM.x, RIM.zMm);

const PALM = { halfWidthMm: 1.7, thicknessMm: 1.45 } as const;
const TOP_HALF_WIDTH_MM = 4.8;
/** Rounding of the two edges at the finger, so that the ring slips on. */
const COMFORT_MM = 0.28;
const TEXTURE_MM = 14;

/** 0 at the face, 1 from a little past the side of the finger to the palm. */
const away = (fromTop: number): number => smoothStep(0.1, 2.1, fromTop);

const halfWidthAt = (fromTop: number): number =>
  mix(TOP_HALF_WIDTH_MM, PALM.halfWidthMm, away(fromTop) ** 0.8);

const around = (angle: number, radius: number, y: number): Vector3 =>
  point(Math.sin(angle) * radius, y, Math.cos(angle) * radius);

/** The ridge that the shoulders rise to: the rim of the face, or the middle of the band beyond it. */
function ridgeAt(angle: number): { readonly radius: number; readonly y: number } {
  const fromTop = Math.abs(angle);
  if (fromTop < RIM_ANGLE) {
    const x = Math.tan(fromTop) * RIM.zMm;
    return { radius: RIM.zMm / Math.cos(fromTop), y: RIM.y * Math.sqrt(1 - (x / RIM.x) ** 2) };
  }
  const t = clamp((fromTop - RIM_ANGLE) / (2.3 - RIM_ANGLE));
  return { radius: mix(INNER_RADIUS_MM + PALM.thicknessMm, RIM_RADIUS_MM, (1 - t) ** 2.3), y: 0 };
}

/** Turn steps that are dense where the oval closes. */
function anglesOf(detail: Detail): readonly number[] {
  const dense = unitSteps(steps(detail, 48, { share: 0.5 })).map(
    (t) => RIM_ANGLE * Math.sin((t - 0.5) * Math.PI),
  );
  const rest = unitSteps(steps(detail, 150, { share: 0.35 }))
    .slice(1)
    .map((t) => mix(RIM_ANGLE, Math.PI * 2 - RIM_ANGLE, t));
  return [...dense, ...rest];
}

/** A cubic Bézier curve in one coordinate. */
const bow = (t: number, [a, b, c, d]: readonly [number, number, number, number]): number =>
  (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d;

/** One side of the ring, from the finger up to the ridge: upright at the face, half round at the palm. */
function side(detail: Detail): BufferGeometry {
  const angles = anglesOf(detail);
  return surface([steps(detail, 36), angles.length - 1], (u, v) => {
    const angle = angles[Math.round(v * (angles.length - 1))] ?? 0;
    const turned = angle > Math.PI ? angle - Math.PI * 2 : angle;
    const [fromTop, ridge] = [Math.abs(turned), ridgeAt(turned)];
    const foot = { radius: INNER_RADIUS_MM + COMFORT_MM, y: halfWidthAt(fromTop) };
    const rise = ridge.radius - foot.radius;
    const above = { radius: foot.radius + rise * 0.45, y: foot.y * 1.04 };
    const below = {
      radius: ridge.radius - rise * 0.8 * smoothStep(0, RIM.y, ridge.y),
      y: ridge.y * 0.96 + Math.max(0, foot.y - ridge.y) * 0.62,
    };
    return around(
      turned,
      bow(u, [foot.radius, above.radius, below.radius, ridge.radius]),
      bow(u, [foot.y, above.y, below.y, ridge.y]),
    );
  });
}

/** The inside, a little curved across. */
const inside = (detail: Detail): BufferGeometry =>
  surface(
    [steps(detail, 24), steps(detail, 150, { share: 0.4 })],
    (u, v) => {
      const angle = v * Math.PI * 2;
      const half = halfWidthAt(Math.min(angle, Math.PI * 2 - angle));
      const across = Math.sin((u - 0.5) * Math.PI);
      return around(angle, INNER_RADIUS_MM + COMFORT_MM * across ** 6, half * across);
    },
    { closedV: true },
  );

const onOval = (share: number, half: { readonly x: number; readonly y: number }) =>
  flat(Math.cos(share * Math.PI * 2) * half.x, Math.sin(share * Math.PI * 2) * half.y);

/** The sloping edge of the face. */
const slope = (detail: Detail): BufferGeometry =>
  surface(
    [3, steps(detail, 120, { share: 0.5 })],
    (u, v) => {
      const half = { x: mix(RIM.x, FACE.x, u), y: mix(RIM.y, FACE.y, u) };
      const { x, y } = onOval(v, half);
      return point(x, y, mix(RIM.zMm, FACE.zMm, Math.sin((u * Math.PI) / 2)));
    },
    { closedV: true, flip: true },
  );

/** The face, flat, with its texture lying straight on it. */
function face(detail: Detail): BufferGeometry {
  const oval = surface(
    [2, steps(detail, 120, { share: 0.5 })],
    (u, v) => {
      const { x, y } = onOval(v, FACE).multiplyScalar(Math.max(1 - u, 1e-5));
      return point(x, y, FACE.zMm);
    },
    { closedV: true, flip: true },
  );
  const normals = Array.from({ length: oval.getAttribute('position').count }, () => [0, 0, 1]).flat();
  return withFittedUv(oval.setAttribute('normal', new Float32BufferAttribute(normals, 3)), [
    TEXTURE_MM,
    TEXTURE_MM,
  ]);
}

function build(detail: Detail): Shape3d {
  const half = side(detail);
  const otherHalf = half.clone().rotateX(Math.PI).rotateY(Math.PI);
  return {
    parts: [
      { node: 'Band', slot: 'metal', geometry: joined([half, otherHalf, inside(detail), slope(detail)]) },
      { node: 'Face', slot: 'face', geometry: face(detail) },
      ringEngraving(detail),
    ],
    origins: [{ node: 'wear', atMm: [0, 0, 0] }],
    facts: { ...RING_FACTS, faceWidthMm: FACE.x * 2, faceLengthMm: FACE.y * 2 },
  };
}

async function finishes(colour: string): Promise<Finishes> {
  const metals = await jewelleryFinishes(colour);
  const half = TEXTURE_MM / 200;
  const engraved = await signetEngraving({ letter: 'A', face: [FACE.x / half, FACE.y / half] });
  return {
    ...metals,
    face: {
      ...metals['metal'],
      colour: metals['metal']?.colour ?? '',
      roughness: 0.24,
      normalTexture: engraved,
    },
  };
}

/** A signet ring with an oval face. Origin and axes are those of every ring; the face looks to +Z. */
export const signetRing: Archetype = { type: 'ring', build, finishes };

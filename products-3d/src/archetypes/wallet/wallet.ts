import { type BufferGeometry, Shape, type Vector2 } from 'three';
import { at, flat, mix, point, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { faceAt, type Form, formOf, outlineOf } from '../../geometry/pattern.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import type { Archetype, Finishes, Part, Shape3d } from '../../model.ts';
import { set } from '../hardware/frame.ts';
import { houseStamp } from '../hardware/house-stamp.ts';
import { turnLock } from '../hardware/turn-lock.ts';
import { GILT, GILT_BRUSHED } from '../house-finishes.ts';
import { calfDress } from '../leather-colours.ts';
import { FINE_STITCH, GRAIN_TILE_MM, pieceParts, seamInside, seamParts } from '../leather-parts.ts';

const WIDTH_MM = 192;
const HALF = WIDTH_MM / 2;
const LEATHER_MM = 1.7;

/** The cover from the side (y, z): up the back, over the top, down the front as the flap. */
const COVER = smoothCurve(
  [
    [1, -6.2],
    [12, -8.6],
    [38, -11.4],
    [66, -12.4],
    [84, -11.6],
    [93.4, -7.4],
    [96.6, -1],
    [95, 5.6],
    [88, 11],
    [74, 14.2],
    [58, 14.9],
    [44, 13.2],
    [34, 11.2],
  ].map(([y, z]) => point(0, y, z)),
);
const COVER_MM = COVER.getLength();

/** Full in the middle, held together at the seams of the sides. */
const fullness = (x: number): number => 0.74 + 0.26 * (1 - Math.abs(x / HALF) ** 3);

/** The flap does not lie quite flat: its corners lift, its edge swings. */
const flapLiftMm = (x: number, share: number): number =>
  smoothStep(0.72, 1, share) * (1.9 * Math.abs(x / HALF) ** 2.2 + 0.5 * Math.sin(x / 23 + 0.6));

/** Pattern y runs along the cover from the lower edge of the back; x is mirrored, as the back is seen from behind. */
const cover: Form = formOf((x, y) => {
  const share = y / COVER_MM;
  const [on, along] = [
    COVER.getPointAt(Math.min(1, Math.max(0, share))),
    COVER.getTangentAt(Math.min(1, Math.max(0, share))),
  ];
  const beyond = y - Math.min(COVER_MM, Math.max(0, y));
  on.addScaledVector(along, beyond);
  return point(-x, on.y - 0.5 * Math.abs(x / HALF) ** 2 * share, on.z * fullness(x) + flapLiftMm(-x, share));
});

/** The front from the side: from the foot of the back, under, and up. */
const FRONT = smoothCurve(
  [
    [1.1, -6.4],
    [0.9, -3],
    [0.9, 0.6],
    [1.7, 3.6],
    [5, 5.2],
    [16, 7.4],
    [38, 10.2],
    [60, 11.2],
    [81, 10],
  ].map(([y, z]) => point(0, y, z)),
);
const FRONT_MM = FRONT.getLength();
/** How much of it lies underneath. */
const BASE_MM = 11;

const front: Form = formOf((x, y) => {
  const on = FRONT.getPointAt(Math.min(1, Math.max(0, y / FRONT_MM)));
  const swell = 0.5 * Math.sin(x / 31) * Math.sin(y / 24) + 0.3 * Math.sin(x / 17 + y / 20);
  return point(x, on.y, on.z * fullness(x) + swell * smoothStep(BASE_MM, BASE_MM + 30, y));
});

/** The cover cut flat: square at the back's foot, the flap narrowed and round. */
function coverOutline(): readonly Vector2[] {
  const shape = new Shape().moveTo(-HALF + 2, 0).lineTo(HALF - 2, 0);
  shape.quadraticCurveTo(HALF, 0, HALF, 2).lineTo(HALF, 92);
  shape.bezierCurveTo(HALF, 104, HALF - 4, 112, HALF - 4, 124);
  shape.lineTo(HALF - 5, COVER_MM - 26);
  shape.bezierCurveTo(HALF - 5, COVER_MM - 8, HALF - 14, COVER_MM - 2.4, HALF - 32, COVER_MM - 1.6);
  shape.quadraticCurveTo(0, COVER_MM + 1, -HALF + 32, COVER_MM - 1.6);
  shape.bezierCurveTo(-HALF + 14, COVER_MM - 2.4, -HALF + 5, COVER_MM - 8, -HALF + 5, COVER_MM - 26);
  shape.lineTo(-HALF + 4, 124).bezierCurveTo(-HALF + 4, 112, -HALF, 104, -HALF, 92);
  shape.lineTo(-HALF, 2).quadraticCurveTo(-HALF, 0, -HALF + 2, 0);
  return outlineOf(shape, 2.2);
}

function frontOutline(): readonly Vector2[] {
  const shape = new Shape().moveTo(-HALF, 0).lineTo(HALF, 0).lineTo(HALF, FRONT_MM).lineTo(-HALF, FRONT_MM);
  return outlineOf(shape.closePath(), 2.2);
}

/** The seam of the front: down one side, along the foot, up the other. */
function frontSeam(): readonly Vector2[] {
  const [x, foot, r] = [HALF - 3, BASE_MM + 3, 4.5];
  const side = unitSteps(30).map((t) => flat(x, mix(FRONT_MM, foot + r, t)));
  const corner = unitSteps(6).map((t) => {
    const angle = (t * Math.PI) / 2;
    return flat(x - r * (1 - Math.cos(angle)), foot + r * (1 - Math.sin(angle)));
  });
  const right = [...side, ...corner];
  return [...right, ...right.map((p) => flat(-p.x, p.y)).toReversed()];
}

/** The folds of a bellows seen from above: outward and inward between the back and the front. */
const BELLOWS = [
  [0, 0],
  [0.17, -7.5],
  [0.33, -1.2],
  [0.5, -8],
  [0.67, -1.2],
  [0.83, -7.5],
  [1, 0],
] as const;

function bellowsAt(share: number): number {
  const next = Math.max(
    1,
    BELLOWS.findIndex(([place]) => place >= share),
  );
  const [a, b] = [at(BELLOWS, next - 1), at(BELLOWS, next)];
  return mix(a[1], b[1], smoothStep(a[0], b[0], share));
}

/** One end of the bellows, between the front and the back: outside and inside. */
function bellows(side: 1 | -1): readonly Part[] {
  const wall = (flip: boolean, inwardMm: number): BufferGeometry =>
    surface(
      [60, 16],
      (u, v) => {
        const y = mix(2, 84, v);
        const back = cover(-side * (HALF - 1), y * 1.02, -LEATHER_MM);
        const ahead = front(side * (HALF - 1), Math.min(y + BASE_MM, FRONT_MM), -LEATHER_MM);
        const open = 0.3 + 0.7 * smoothStep(0, 40, y);
        return point(side * (HALF - 0.6 - inwardMm + bellowsAt(u) * open), y, mix(back.z, ahead.z, u));
      },
      { flip, tileMm: GRAIN_TILE_MM },
    );
  return [
    { node: 'Bellows', slot: 'smooth', geometry: wall(side === 1, 0) },
    { node: 'Bellows', slot: 'lining', geometry: wall(side === -1, 0.6) },
  ];
}

function lock(): readonly Part[] {
  const y = COVER_MM - 15;
  const on = cover(0, y, LEATHER_MM / 2);
  const face = faceAt(cover, 0, y);
  const up = point(1, 0, 0).cross(face).negate();
  return turnLock(0.62).map(([slot, geometry]) => ({
    node: 'Lock',
    slot,
    geometry: set(geometry, on, [point(1, 0, 0), up]),
  }));
}

function build(): Shape3d {
  const [coverPiece, frontPiece] = [
    { form: cover, outline: coverOutline() },
    { form: front, outline: frontOutline() },
  ];
  const parts = [
    ...pieceParts('Cover', coverPiece, { thicknessMm: LEATHER_MM + 0.5, back: 'lining', rings: 40 }),
    ...pieceParts('Front', frontPiece, { thicknessMm: LEATHER_MM, back: 'lining', rings: 20 }),
    ...seamParts(
      'Cover',
      { form: cover, path: seamInside(coverPiece.outline, 3) },
      { offMm: LEATHER_MM / 2 + 0.25, stitch: FINE_STITCH },
    ),
    ...seamParts('Front', { form: front, path: frontSeam() }, { offMm: LEATHER_MM / 2, stitch: FINE_STITCH }),
    ...([1, -1] as const).flatMap(bellows),
    ...lock(),
    ...houseStamp(front, { at: [HALF - 30, BASE_MM + 10], sizeMm: 7, offMm: LEATHER_MM / 2 }),
  ];
  return { parts, origins: [], facts: { widthMm: WIDTH_MM, heightMm: 97, depthMm: 27 } };
}

const finishes = async (colour: string): Promise<Finishes> => ({
  ...(await calfDress(colour)),
  metal: GILT,
  metalBrushed: GILT_BRUSHED,
});

/** A long flap wallet, closed, standing. Origin: middle of the lower edge, +Z front, +Y up. */
export const wallet: Archetype = { type: 'wallet', build, finishes };

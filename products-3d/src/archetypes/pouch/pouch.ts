import { type BufferGeometry, Matrix4, type Vector2 } from 'three';
import { courseThrough } from '../../geometry/course.ts';
import { foldsOf } from '../../geometry/folds.ts';
import { placed } from '../../geometry/join.ts';
import { clamp, flat, mix, point, smoothStep, unitSteps } from '../../geometry/numbers.ts';
import { type Form, formOf, outlineOf } from '../../geometry/pattern.ts';
import { roundedRectangle } from '../../geometry/solids.ts';
import type { Archetype, Finishes, Part, Shape3d } from '../../model.ts';
import { set } from '../hardware/frame.ts';
import { houseStamp } from '../hardware/house-stamp.ts';
import { rivet } from '../hardware/turn-lock.ts';
import { pullRing, zipSlider, zipTape, zipTeeth } from '../hardware/zip.ts';
import { GILT } from '../house-finishes.ts';
import { calfDress } from '../leather-colours.ts';
import { FINE_STITCH, pieceParts, seamParts, strapParts } from '../leather-parts.ts';

const WIDTH_MM = 240;
const HEIGHT_MM = 164;
const HALF = WIDTH_MM / 2;
const CORNER_MM = 15;
const LEATHER_MM = 1.5;

/** The zip holds the mouth open by this much to either side, but not at its ends. */
const MOUTH_MM = 3.4;
const mouthAt = (x: number): number => MOUTH_MM * (1 - smoothStep(HALF - 24, HALF - 5, Math.abs(x)));

/** The whole pouch bends a little, as soft leather does when it stands. */
const bendMm = (x: number, y: number): number =>
  3.6 * Math.sin(x / 74 + 0.5) * (0.35 + (0.65 * y) / HEIGHT_MM) +
  0.9 * Math.sin(x / 29 + 2.1) * (y / HEIGHT_MM) ** 2;

/** Half the thickness: full low in the middle, thin at the seams. */
function fullnessMm(x: number, y: number): number {
  const across = clamp(1 - Math.abs(x / HALF) ** 2.4);
  const up = clamp(y / HEIGHT_MM);
  const belly = Math.sin(Math.PI * up ** 0.62) ** 0.8;
  return 7.6 * across ** 0.75 * belly + mouthAt(x) * smoothStep(0.72, 1, up);
}

/** Creases that fan out from the ends of the zip. */
function fanMm(x: number, y: number): number {
  const fromCorner = Math.atan2(HEIGHT_MM - y + 6, HALF + 4 - Math.abs(x));
  const reach = Math.hypot(HEIGHT_MM - y, HALF - Math.abs(x));
  return 0.8 * Math.sin(fromCorner * 13 + (x > 0 ? 0.4 : 1.7)) * Math.exp(-(((reach - 26) / 20) ** 2));
}

/** Where the pouch has been held: long soft folds across front and back. */
const FOLDS = foldsOf([
  { from: [-104, 128], to: [-18, 60], widthMm: 13, heightMm: 2.8 },
  { from: [98, 116], to: [26, 44], widthMm: 14, heightMm: 2.4 },
  { from: [-60, 150], to: [10, 104], widthMm: 12, heightMm: -1.6 },
  { from: [-88, 20], to: [-16, 46], widthMm: 11, heightMm: 1.9 },
  { from: [92, 26], to: [10, 30], widthMm: 12, heightMm: 1.7 },
]);

const creasesMm = (x: number, y: number): number => {
  const fromEdge = Math.min(HALF - Math.abs(x), HEIGHT_MM - y, y);
  return fanMm(x, y) + FOLDS(x, y) * smoothStep(2, 26, fromEdge);
};

/** The top edge sinks a little between the ends of the zip. */
const sagMm = (x: number, y: number): number => 2 * (1 - (x / HALF) ** 2) * smoothStep(0.6, 1, y / HEIGHT_MM);

/** One side of the pouch: 1 the front, -1 the back, whose pattern is seen from behind. */
const panel = (side: 1 | -1): Form =>
  formOf((x, y) => {
    const spaceX = side * x;
    const half = LEATHER_MM / 2 + 0.05 + fullnessMm(x, y) + creasesMm(spaceX, y) * 0.9;
    return point(spaceX, y - sagMm(x, y), bendMm(spaceX, y) + side * half);
  });

const FRONT = panel(1);

const outline = (): readonly Vector2[] =>
  outlineOf(roundedRectangle({ widthMm: WIDTH_MM, heightMm: HEIGHT_MM, radiusMm: CORNER_MM }), 2.4).map((p) =>
    flat(p.x, p.y + HEIGHT_MM / 2),
  );

/** The mouth's line from left to right, x from 0; y runs backward across it, the face looks up. */
const mouth: Form = formOf((x, y) => {
  const spaceX = x - HALF + 8;
  return point(
    spaceX,
    HEIGHT_MM - sagMm(spaceX, HEIGHT_MM) - 1.4 - 0.16 * y * y,
    bendMm(spaceX, HEIGHT_MM) - y,
  );
});
const MOUTH_LENGTH_MM = WIDTH_MM - 16;

function zip(): readonly Part[] {
  const at = MOUTH_LENGTH_MM - 22;
  const on = mouth(at, 0, 0.3);
  const along = mouth(at + 1, 0).sub(mouth(at - 1, 0));
  const inPlace = (geometry: BufferGeometry): BufferGeometry => set(geometry, on, [along, point(0, 0, -1)]);
  const ring = placed(pullRing(), new Matrix4().makeRotationZ(-0.1).setPosition(0, 0, 0));
  const hung = set(ring, on.clone().add(point(0, 3.4, 0.6)), [point(1, 0, 0), point(0, 0.62, -0.78)]);
  return [
    { node: 'Zip', slot: 'tape', geometry: zipTape(mouth, MOUTH_LENGTH_MM, MOUTH_MM) },
    { node: 'Zip', slot: 'metal', geometry: zipTeeth(mouth, 12, MOUTH_LENGTH_MM - 12) },
    { node: 'Zip', slot: 'metal', geometry: inPlace(zipSlider()) },
    { node: 'Zip', slot: 'metal', geometry: hung },
    ...pull(on.x, on.y),
  ];
}

/** The leather pull that hangs from the slider over the front. */
function pull(x: number, y: number): readonly Part[] {
  const drop = [0, 9, 20, 32, 44].map((down, i) => {
    const [px, py] = [x + i * 0.9, y - 1.5 - down];
    const on = FRONT(px, Math.min(py, HEIGHT_MM - 3), LEATHER_MM / 2 + 1.6);
    return { at: point(px, py, Math.max(on.z, 8.4 - i * 0.2)), face: point(0.05 - i * 0.02, 0.1, 1) };
  });
  const course = courseThrough(drop.toReversed());
  const end = course.form(course.lengthMm - 5, 0, 1.2);
  return [
    ...strapParts('Pull', course, {
      halfWidthAt: (along) => 5.2 * Math.sqrt(clamp(1 - clamp(1 - along / 6) ** 2 * 0.75)) + 0.0001 * along,
      thicknessMm: 2.4,
      steps: 30,
      lanes: 6,
      seam: {
        insetMm: 1.5,
        fromMm: 4,
        toMm: course.lengthMm - 8,
        stitch: { ...FINE_STITCH, radiusMm: 0.22 },
      },
    }),
    { node: 'Pull', slot: 'metal', geometry: set(rivet(1.7), end, [point(1, 0, 0), point(0, 1, 0)]) },
  ];
}

/** The seam around each side, left open at the mouth. */
function seam(side: 1 | -1): readonly Part[] {
  const inset = 3;
  const [x, r] = [HALF - inset, CORNER_MM - inset];
  const sideLine = unitSteps(40).map((t) => flat(x, mix(HEIGHT_MM - CORNER_MM, inset + r, t)));
  const corner = unitSteps(8).map((t) => {
    const angle = (t * Math.PI) / 2;
    return flat(x - r * (1 - Math.cos(angle)), inset + r * (1 - Math.sin(angle)));
  });
  const right = [...sideLine, ...corner];
  const bottom = unitSteps(60)
    .slice(1, -1)
    .map((t) => flat(mix(x - r, -x + r, t), inset));
  const left = right.map((p) => flat(-p.x, p.y)).toReversed();
  const top = unitSteps(90).map((t) => flat(mix(HALF - 12, -HALF + 12, t), HEIGHT_MM - 4));
  return [[...right, ...bottom, ...left], top].flatMap((path) =>
    seamParts('Stitching', { form: panel(side), path }, { offMm: LEATHER_MM / 2, stitch: FINE_STITCH }),
  );
}

const build = (): Shape3d => ({
  parts: [
    ...([1, -1] as const).flatMap((side) => [
      ...pieceParts(
        'Body',
        { form: panel(side), outline: outline() },
        { thicknessMm: LEATHER_MM, back: 'smooth', rings: 27 },
      ),
      ...seam(side),
    ]),
    ...zip(),
    ...houseStamp(FRONT, { at: [HALF - 36, 15], sizeMm: 8, offMm: LEATHER_MM / 2 }),
  ],
  origins: [],
  facts: { widthMm: WIDTH_MM, heightMm: HEIGHT_MM, depthMm: 18 },
});

const finishes = async (colour: string): Promise<Finishes> => {
  const { lining: _none, ...dress } = await calfDress(colour);
  return { ...dress, tape: { colour: dress.edge.colour, roughness: 0.95 }, metal: GILT };
};

/** A flat zip pouch. Origin: middle of the lower edge, +Z front, +Y up. */
export const pouch: Archetype = { type: 'pouch', build, finishes };

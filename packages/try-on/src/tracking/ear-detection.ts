/**
 * Detects beside the face whether an ear is bare or hair hangs over it, and where that hair begins. The cheek on that
 * side gives the colour of skin, the forehead and the temple that of hair, both in the light of this picture.
 */
import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import { type HeadInPicture, headInPicture } from '../landmarks/head-in-picture.ts';
import type { Vector } from '../geometry/rotation.ts';
import type { Point } from '../geometry/point.ts';
import { lobeEdge } from './lobe-edge.ts';
import type { Raster } from './raster.ts';
import type { Landmarks, BodySide } from '../landmarks/landmarks.ts';
import { type HairTest, hairTest, skinTest, type Tint, tintAt } from './skin-or-hair.ts';

/** Shares of a place that show skin and hair. */
interface Shares {
  readonly skin: number;
  readonly hair: number;
}

/** One ear's place, as far as it can be told. */
export interface DetectedEar {
  readonly upper: Shares;
  readonly lobe: Shares;
  /** For each of `BESIDE_ROWS`: where along it hair begins, 0 to 1; 1 where there is none. */
  readonly hairFrom: readonly number[];
}

/**
 * What is detected beside a face. An ear is missing where it is turned away, or where skin and hair cannot be told
 * apart.
 */
export interface DetectedEars extends Readonly<Partial<Record<BodySide, DetectedEar>>> {
  /** The lower ends of the lobes, in pixels of the picture, where they can be seen. */
  readonly lobes: Readonly<Partial<Record<BodySide, Point>>>;
}

/** Heights at which hair is looked for along the head, from the eye to behind the ear: centimetres of the head's frame. */
export const BESIDE_ROWS = [5.2, 4.4, 3.6, 2.8, 2, 1.2, 0.4] as const;

/** A place on such a row, in the head's frame; `along` runs from beside the eye (0) to behind the ear (1). */
export function besideEar(side: BodySide, height: number, along: number): Vector {
  return [outwards(side) * (6.7 + 2.5 * along), height, 2.5 - 7.5 * along];
}

const STEPS = 14;
/** An ear shows nothing below this share of its direction towards the camera. */
const LEAST_TOWARDS = -0.2;
/** Below this size of the head in the picture nothing can be detected. */
const LEAST_PX_PER_CM = 3;
/** The colour of a place is that of so many centimetres around it. */
const AROUND_CM = 0.1;

/** The cheek before an ear, where no hair hangs: all landmarks between these, centimetres of the canonical face. */
const CHEEK = { out: [2.5, 6.3], up: [-4.5, 1.2] } as const;
/** Along the hairline, and how far from there to the crown hair is looked at. */
const HAIRLINE = [54, 103, 67, 109, 10, 338, 297, 332, 284];
const TO_CROWN = [0.25, 0.4, 0.55];
const CROWN: Vector = [0, 12, 1];
const TEMPLE = { out: 7.7, up: [3.8, 4.6, 5.4, 6.2], back: [-1.2, -2, -2.8] } as const;

/** The left ear from its front to its back, in two parts; the lower one ends with the lobe. */
const EAR_BACK = [0, 0.5, 1, 1.5] as const;
const UPPER = { out: 7.95, front: -2.6, up: [1.6, 1, 0.4, -0.2] } as const;
const LOBE = { out: 7.75, front: -2.8, up: [-0.8, -1.3, -1.8, -2.3] } as const;
const STANDS_OFF = 0.3;

/** A place counts as skin or as hair from this score on (the unit of a `HairTest`). */
const PLAIN = 0.3;

export function createEarDetector(
  face: CanonicalFace,
): (raster: Raster, landmarks: Landmarks) => DetectedEars {
  const cheeks = { left: cheekOf(face, 'left'), right: cheekOf(face, 'right') };
  return (raster, landmarks) => {
    const picture = headInPicture(landmarks, face);
    if (picture.pxPerCm < LEAST_PX_PER_CM) return { lobes: {} };
    const tint = tintAt(raster, Math.max(0.5, AROUND_CM * picture.pxPerCm));
    const seen = (side: BodySide): { readonly ear?: DetectedEar; readonly lobe?: Point } => {
      if (picture.towards[side] < LEAST_TOWARDS) return {};
      const skin = cheeks[side].flatMap((landmark) => known(tint(landmarkAt(landmarks, landmark))));
      const [test, isSkin] = [hairTest(skin, hairOn(side, { face, picture, tint })), skinTest(skin)];
      const ear = test && earOn(side, { face, picture, tint }, test);
      const isHidden = ear !== undefined && ear.lobe.hair > ear.lobe.skin;
      const lobe = isSkin && !isHidden ? lobeEdge(side, { landmarks, picture, tint, isSkin }) : undefined;
      return { ...(ear && { ear }), ...(lobe && { lobe }) };
    };
    const [left, right] = [seen('left'), seen('right')];
    return {
      ...(left.ear && { left: left.ear }),
      ...(right.ear && { right: right.ear }),
      lobes: { ...(left.lobe && { left: left.lobe }), ...(right.lobe && { right: right.lobe }) },
    };
  };
}

interface Look {
  readonly face: CanonicalFace;
  readonly picture: HeadInPicture;
  readonly tint: (place: Point) => Tint | undefined;
}

function cheekOf({ positions }: CanonicalFace, side: BodySide): readonly number[] {
  return Array.from({ length: positions.length / 3 }, (_, landmark) => landmark).filter(
    (landmark) =>
      isIn(outwards(side) * (positions[3 * landmark] ?? 0), CHEEK.out) &&
      isIn(positions[3 * landmark + 1] ?? 0, CHEEK.up),
  );
}

const isIn = (value: number, [from, to]: readonly [number, number]) => value > from && value < to;

/** Tints of the hair above the forehead, and of that beside the eye on one side. */
function hairOn(side: BodySide, { face, picture, tint }: Look): readonly (readonly Tint[])[] {
  const at = (place: Vector) => known(tint(picture.place(side, place)));
  const above = HAIRLINE.flatMap((landmark) => {
    const [x = 0, y = 0, z = 0] = face.positions.slice(3 * landmark, 3 * landmark + 3);
    return TO_CROWN.flatMap((share) =>
      at([x + share * (CROWN[0] - x), y + share * (CROWN[1] - y), z + share * (CROWN[2] - z)]),
    );
  });
  const beside = TEMPLE.up.flatMap((up) =>
    TEMPLE.back.flatMap((back) => at([outwards(side) * TEMPLE.out, up, back])),
  );
  return [above, beside];
}

function earOn(side: BodySide, { picture, tint }: Look, test: HairTest): DetectedEar {
  const hairiness = (place: Vector): number => {
    const seen = tint(picture.place(side, place));
    return seen ? test(seen) : 0;
  };
  const sharesOf = ({ out, front, up }: typeof UPPER | typeof LOBE): Shares => {
    const values = up.flatMap((height) =>
      EAR_BACK.map((back) => hairiness([outwards(side) * (out + STANDS_OFF * back), height, front - back])),
    );
    const share = (is: (value: number) => boolean) => values.filter(is).length / values.length;
    return { skin: share((value) => value < -PLAIN), hair: share((value) => value > PLAIN) };
  };
  const rows = BESIDE_ROWS.map((height) =>
    Array.from({ length: STEPS }, (_, step) => hairiness(besideEar(side, height, (step + 0.5) / STEPS))),
  );
  return { upper: sharesOf(UPPER), lobe: sharesOf(LOBE), hairFrom: rows.map(changeIn) };
}

/** The place in a row with the best change from skin before to hair behind, as a share of the row. */
export function changeIn(hairiness: readonly number[]): number {
  let [sum, best, from] = [0, 0, hairiness.length];
  for (let step = hairiness.length - 1; step >= 0; step -= 1) {
    sum += hairiness[step] ?? 0;
    if (sum > best) [best, from] = [sum, step];
  }
  return from / hairiness.length;
}

const outwards = (side: BodySide) => (side === 'left' ? 1 : -1);
const known = (tint: Tint | undefined): readonly Tint[] => (tint ? [tint] : []);
const landmarkAt = (landmarks: Landmarks, index: number): Point => ({
  x: landmarks[3 * index] ?? 0,
  y: landmarks[3 * index + 1] ?? 0,
});

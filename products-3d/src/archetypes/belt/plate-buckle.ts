import type { BufferGeometry } from 'three';
import { shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { mix, point, smoothStep } from '../../geometry/numbers.ts';
import { plate, roundedRectangle, turnedZ } from '../../geometry/solids.ts';
import { surface } from '../../geometry/surface.ts';
import { ellipseSection } from '../../geometry/sweep.ts';
import { ring } from '../hardware/frame.ts';

const LENGTH_MM = 54;
const RIM_MM = 3.6;
/** The plate lies in front of the strap, its middle a little to the left of the fold. */
const STANDS_OFF_MM = 5.6;
const LEFT_OF_FOLD_MM = 10;

const FLUTE_MM = 1.9;
const FLUTE_DEPTH_MM = 0.5;
const CARTOUCHE = { widthMm: 31, heightMm: 13 } as const;

/** How far inside the capsule of the cartouche a place is; negative outside. */
function insideCartouche(x: number, y: number): number {
  const radius = CARTOUCHE.heightMm / 2;
  const straight = CARTOUCHE.widthMm / 2 - radius;
  return radius - Math.hypot(Math.max(0, Math.abs(x) - straight), y);
}

/** The field inside the rim: flutes like those of the house's lipstick, ending before the cartouche. */
function flutedField(heightMm: number): BufferGeometry {
  const [width, height] = [LENGTH_MM - RIM_MM, heightMm - RIM_MM];
  const flutes = Math.round(width / FLUTE_MM);
  return surface([flutes * 10, 36], (u, v) => {
    const [x, y] = [mix(-width / 2, width / 2, u), mix(-height / 2, height / 2, v)];
    const flute = Math.abs(Math.cos(u * flutes * Math.PI)) ** 0.7;
    const open = smoothStep(0.2, -1.2, insideCartouche(x, y));
    return point(x, y, 1.5 - FLUTE_DEPTH_MM * flute * open);
  });
}

/**
 * A plate buckle: a fluted field in a polished rim, the name in a brushed cartouche, and the stud behind it.
 * The strap's fold stands on x = 0 along y; the face looks along +z.
 */
export function plateBuckle(strapMm: number): readonly (readonly [slot: string, BufferGeometry])[] {
  const heightMm = strapMm + 4;
  const inFront = (geometry: BufferGeometry, z = 0): BufferGeometry =>
    shifted(geometry, [-LEFT_OF_FOLD_MM, 0, STANDS_OFF_MM + z]);
  const back = plate(
    roundedRectangle({ widthMm: LENGTH_MM - RIM_MM, heightMm: heightMm - RIM_MM, radiusMm: 3 }),
    { thicknessMm: 0.8, bevelMm: 0.2 },
  );
  const rim = ring({
    widthMm: LENGTH_MM - RIM_MM,
    heightMm: heightMm - RIM_MM,
    cornerMm: 4.4,
    section: ellipseSection(RIM_MM / 2, 1.7, 3),
    steps: 200,
  });
  const cartouche = plate(roundedRectangle({ ...CARTOUCHE, radiusMm: CARTOUCHE.heightMm / 2 }), {
    thicknessMm: 1.1,
    bevelMm: 0.35,
    bevelSegments: 4,
    curveSegments: 40,
  });
  const name = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 5.2,
    spacingMm: 1.1,
    heightMm: 0.05,
    curveSegments: 6,
  });
  const stud = turnedZ(
    [
      [2, -6],
      [2, 0.4],
    ],
    { segments: 32 },
  );
  return [
    ['metal', inFront(back)],
    ['metal', inFront(flutedField(heightMm))],
    ['metal', inFront(rim, 1.3)],
    ['metalBrushed', inFront(cartouche, 1)],
    ['engraving', shifted(inFront(name, 2.08), [0, -1.75, 0])],
    ['metal', shifted(stud, [-LEFT_OF_FOLD_MM - 16, 0, STANDS_OFF_MM])],
  ];
}

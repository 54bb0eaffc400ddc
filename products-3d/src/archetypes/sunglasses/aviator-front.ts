import { type BufferGeometry, SphereGeometry } from 'three';
import { mirroredX } from '../../geometry/join.ts';
import { mix, point, smoothStep } from '../../geometry/numbers.ts';
import { smoothCurve, smoothOutline } from '../../geometry/solids.ts';
import { ellipseSection, swept } from '../../geometry/sweep.ts';
import { type Detail, steps } from '../../model.ts';
import { FAITE, PADS_BEHIND_MM, RIM_MM } from './aviator-form.ts';
import { wrapMm } from './front.ts';

type Place = readonly [x: number, y: number, z: number];

/** Middle of the rims, in front of the plane the lenses are measured from. */
const FRONT_MM = 0.6;

interface Wire {
  readonly places: readonly Place[];
  readonly acrossMm: number;
  readonly deepMm: number;
  readonly steps: number;
}

/** Where a wire is soldered on it is drawn thinner than what it is soldered to, and disappears in it. */
const taperAt = (t: number): number => mix(0.5, 1, smoothStep(0, 0.16, Math.min(t, 1 - t)));

/** A drawn wire through places, its section upright to the front. */
function wire({ places, acrossMm, deepMm, steps: along }: Wire, detail: Detail): BufferGeometry {
  const full = ellipseSection(acrossMm / 2, deepMm / 2, 2.6);
  return swept({
    curve: smoothCurve(places.map((place) => point(...place))),
    steps: steps(detail, along, { share: 0.4 }),
    sides: steps(detail, 20, { share: 0.4 }),
    section: (t, angle) => {
      const [x, y] = full(t, angle);
      return [x * taperAt(t), y * taperAt(t)];
    },
    up: () => point(0, 0, 1),
  });
}

/** A place on the front's bow. */
const onFront = (x: number, y: number, forwardMm = 0): Place => [x, y, wrapMm(x) + FRONT_MM + forwardMm];

/** The wire around one lens, bowed to the face. */
export function rim(detail: Detail, side: 1 | -1): BufferGeometry {
  const outline = smoothOutline(FAITE.lens, 72).map((p) => point(p.x, p.y, wrapMm(p.x) + FRONT_MM));
  const left = swept({
    curve: smoothCurve(outline, true),
    steps: steps(detail, 220, { share: 0.32 }),
    sides: steps(detail, 20, { share: 0.4 }),
    section: ellipseSection(RIM_MM.across / 2, RIM_MM.deep / 2, 2.8),
    up: () => point(0, 0, 1),
    closed: true,
  });
  return side > 0 ? left : mirroredX(left);
}

/** The left half, which ends in the middle, and its mirror image. */
const mirrored = (half: readonly Place[]): readonly Place[] => [
  ...half,
  ...half
    .slice(0, -1)
    .map(([x, y, z]): Place => [-x, y, z])
    .toReversed(),
];

/** Two bridges: a brow bar laid over the rims, and an arch between them. */
export function bridges(detail: Detail): readonly BufferGeometry[] {
  const brow = mirrored([
    onFront(27.5, 20.15, 0),
    onFront(20.5, 18.9, 0.7),
    onFront(12, 18.3, 1.4),
    onFront(0, 18.1, 1.7),
  ]);
  const arch = mirrored([
    onFront(8.5, 2.6, 0),
    onFront(7.1, 6.4, 0.7),
    onFront(3.8, 8.6, 1.3),
    onFront(0, 9.2, 1.5),
  ]);
  return [
    wire({ places: brow, acrossMm: 2.1, deepMm: 1.5, steps: 72 }, detail),
    wire({ places: arch, acrossMm: 1.7, deepMm: 1.7, steps: 48 }, detail),
  ];
}

/** From the outside of the rim around the corner to the hinge. */
export function endPiece(detail: Detail, side: 1 | -1): BufferGeometry {
  const { xMm, yMm } = FAITE.temple;
  const places: readonly Place[] = [
    onFront(63, 10.9),
    onFront(66.2, yMm + 0.2, 0.2),
    [xMm, yMm, wrapMm(xMm) + 0.2],
    [xMm + 0.9, yMm, wrapMm(xMm) - 3.2],
  ];
  const left = swept({
    curve: smoothCurve(places.map((place) => point(...place))),
    steps: steps(detail, 32),
    sides: steps(detail, 24, { share: 0.4 }),
    section: ellipseSection(0.7, 1.9, 4),
    up: () => point(0, 1, 0),
  });
  return side > 0 ? left : mirroredX(left);
}

/** The arm of a nose pad: from the rim back in a bow. */
export function padArm(detail: Detail, side: 1 | -1): BufferGeometry {
  const places: readonly Place[] = [
    [9.6, -2.8, 0.2],
    [8.4, -2.6, -1.6],
    [7.6, -4.4, -3.6],
    [8.6, -7, -PADS_BEHIND_MM - 0.6],
  ];
  const left = wire({ places, acrossMm: 0.9, deepMm: 0.9, steps: 32 }, detail);
  return side > 0 ? left : mirroredX(left);
}

/** A clear pad that rests on the nose. */
export function pad(detail: Detail, side: 1 | -1): BufferGeometry {
  const left = new SphereGeometry(1, steps(detail, 36), steps(detail, 24))
    .scale(1.15, 6, 3.3)
    .rotateZ(0.34)
    .rotateY(0.55)
    .translate(8, -7.4, -PADS_BEHIND_MM - 0.4);
  return side > 0 ? left : mirroredX(left);
}

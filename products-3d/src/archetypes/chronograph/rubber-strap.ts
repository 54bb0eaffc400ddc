import type { BufferGeometry, CatmullRomCurve3 } from 'three';
import { mix, signedPower, smoothStep } from '../../geometry/numbers.ts';
import { swept } from '../../geometry/sweep.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { buckle, keepers } from '../watch/strap-fastening.ts';
import { awayAt, wristCourse } from './course.ts';
import { fittedEnd } from './fitted-end.ts';

const TAIL_MM = 17;
const RIB = { pitchMm: 3, heightMm: 0.75, marginMm: 2.3 } as const;

type Side = 1 | -1;

const widthAt = (t: number): number => mix(20.2, TAIL_MM, smoothStep(0.05, 0.8, t));
const thicknessAt = (t: number): number => mix(5, 2.5, smoothStep(0, 0.5, t));

/** The free half overlaps the half with the buckle. */
const courseOf = (side: Side): CatmullRomCurve3 =>
  wristCourse(side, {
    leavesBy: [
      [19.4, 3.4],
      [23.2, 1.4],
    ],
    liftMm: [2.5, side > 0 ? 1.3 : 3.3],
    endsAt: Math.PI * (side > 0 ? 0.985 : 1.06),
  });

/** Height of the ribs across the middle of the band: they begin behind the lugs and end before the holes. */
function ribAt(lengthMm: number, t: number, inFromEdgeMm: number): number {
  const along = t * lengthMm;
  const wave = 0.5 - 0.5 * Math.cos((along / RIB.pitchMm) * Math.PI * 2);
  const run = smoothStep(3.4, 4.2, along) * (1 - smoothStep(0.62, 0.66, t));
  return (
    RIB.heightMm * run * smoothStep(RIB.marginMm - 0.5, RIB.marginMm + 0.1, inFromEdgeMm) * (wave ** 0.7 - 1)
  );
}

function band(side: Side, detail: Detail): BufferGeometry {
  const course = courseOf(side);
  const lengthMm = course.getLength();
  return swept({
    curve: course,
    steps: steps(detail, 224, { share: 0.4 }),
    sides: steps(detail, 56, { share: 0.4 }),
    section: (t, angle) => {
      const half = widthAt(t) / 2;
      const x = half * signedPower(Math.cos(angle), 2 / 8);
      const y = (thicknessAt(t) / 2) * signedPower(Math.sin(angle), 2 / 3.2);
      return [x, Math.sin(angle) > 0 ? y + ribAt(lengthMm, t, half - Math.abs(x)) : y];
    },
    up: (t) => awayAt(course, t, side),
    tileMm: 14,
  });
}

/** The moulded end that closes the gap to the case. */
function moulded(side: Side, detail: Detail): BufferGeometry {
  const end = fittedEnd({ acrossMm: [-10.15, 10.15], endMm: 23, belowLugsMm: 0.55, tileMm: 14 }, detail);
  return side > 0 ? end : end.rotateZ(Math.PI);
}

/** A rubber strap, ribbed across between smooth edges, with a pin buckle. */
export function rubberStrapParts(detail: Detail): readonly Part[] {
  return [
    ...([1, -1] as const).flatMap((side) =>
      [band, moulded].map((make): Part => ({ node: 'Strap', slot: 'strap', geometry: make(side, detail) })),
    ),
    ...keepers(TAIL_MM, detail).map((geometry): Part => ({ node: 'Strap', slot: 'strap', geometry })),
    ...buckle(TAIL_MM, detail).map((geometry): Part => ({ node: 'Buckle', slot: 'steel', geometry })),
  ];
}

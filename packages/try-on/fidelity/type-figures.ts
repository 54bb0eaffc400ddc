import { mean } from '../src/geometry/numbers.ts';
import type { MotionFigures } from './motion/judge-motion.ts';
import type { Measurement } from './measure.ts';
import type { FidelityReport } from './run-fidelity.ts';
import type { HandFidelityReport } from './run-hand-fidelity.ts';
import type { HandMeasurement, WornError } from './hand-measure.ts';

/** The mean and the worst over all pictures in which the product must be found. */
export type Spread = { readonly mean: number; readonly worst: number };

/** The accuracy of one type on drawn people. */
export type TypeFigures = {
  /** In percent of `partName`'s width. */
  readonly position: Spread;
  readonly partName: string;
  readonly rotationDeg?: Spread;
  readonly scalePercent: Spread;
  readonly pictures: number;
  readonly motion: MotionFigures | undefined;
  /** The worker's median time for a frame of 640×480, crops included. */
  readonly trackMs: number;
  /**
   * The number of drawn pictures and photographs in which nothing must be found, and the number in which something was
   * found.
   */
  readonly empty: { readonly pictures: number; readonly worn: number };
  /** The verdict on photographs, in words; undefined when they are not beside the checkout. */
  readonly photographed: readonly string[] | undefined;
};

const PUPILS = 'the distance between the pupils';

/** The measurements of a head for each type that is worn on it. */
const HEAD_TYPES: Readonly<Record<string, (measurement: Measurement) => number>> = {
  sunglasses: ({ eyesPercent }) => eyesPercent,
  earrings: ({ lobesPercent }) => lobesPercent ?? 0,
  lipsticks: ({ lipsPercent }) => lipsPercent,
  eyeshadows: ({ eyesPercent }) => eyesPercent,
};
/** Make-up follows the points of the picture, so it has no turn and no size of its own. */
const HANGS_ON_POSE = new Set(['sunglasses', 'earrings']);

export function headFigures(report: FidelityReport): Readonly<Record<string, TypeFigures>> {
  const heads = measuredIn([...report.drawn, ...report.moving]);
  const poses = heads.flatMap(({ pose }) => pose ?? []);
  const photographed = report.photographed
    ?.filter(({ expects }) => expects === 'found')
    .map(({ name, measurement, faults }) => ({ name, measurement, faults }));
  return Object.fromEntries(
    Object.entries(HEAD_TYPES).map(([type, off]): [string, TypeFigures] => [
      type,
      {
        position: spread(heads.map(off)),
        partName: PUPILS,
        ...(HANGS_ON_POSE.has(type) && { rotationDeg: spread(poses.map(({ rotationDeg }) => rotationDeg)) }),
        scalePercent: HANGS_ON_POSE.has(type)
          ? spread(poses.map(({ sizePercent }) => sizePercent))
          : spread(heads.map(({ pupilDistancePercent }) => pupilDistancePercent)),
        pictures: heads.length,
        motion: report.motion.of[type],
        trackMs: report.motion.trackMs,
        empty: emptyIn([...report.drawn, ...(report.photographed ?? [])]),
        photographed: photographed?.map(
          ({ name, measurement, faults }) =>
            `${name}: ${measurement ? `${off(measurement).toFixed(1)} %` : 'not found'}${faultsTold(faults)}`,
        ),
      },
    ]),
  );
}

const HAND_TYPES: Readonly<
  Record<
    string,
    { readonly partName: string; readonly worn: (measurement: HandMeasurement) => readonly WornError[] }
  >
> = {
  rings: { partName: 'the finger, mean of five', worn: ({ rings }) => rings },
  watches: { partName: 'a case of 39 mm', worn: ({ watch }) => [watch] },
};

export function handFigures(report: HandFidelityReport): Readonly<Record<string, TypeFigures>> {
  const photographed = report.photographed?.map(
    ({ name, found, faults }) => `${name}: ${found}${faultsTold(faults)}`,
  );
  return Object.fromEntries(
    Object.entries(HAND_TYPES).map(([type, { partName, worn }]): [string, TypeFigures] => {
      const asked = report.drawn.filter(({ rings }) => rings || type !== 'rings');
      const hands = measuredIn(asked).map(worn);
      const each = (name: keyof WornError, times = 1): Spread =>
        spread(hands.map((errors) => times * mean(errors.map((error) => Math.abs(error[name])))));
      return [
        type,
        {
          position: each('off', 100),
          partName,
          rotationDeg: each('axisDeg'),
          scalePercent: each('scalePercent'),
          pictures: hands.length,
          motion: report.motion.of[type],
          trackMs: report.motion.trackMs,
          empty: emptyIn([
            ...report.drawn,
            ...(report.photographed ?? []).map(({ expects, faults }) => ({
              expects,
              found: faults.length > 0,
            })),
          ]),
          photographed,
        },
      ];
    }),
  );
}

/** The measurements of pictures in which something must be found. */
const measuredIn = <Measured>(
  verdicts: readonly { readonly expects: string; readonly measurement?: Measured }[],
): readonly Measured[] =>
  verdicts.flatMap(({ expects, measurement }) => (expects === 'found' && measurement ? [measurement] : []));

function emptyIn(
  verdicts: readonly { readonly expects: string; readonly found: boolean }[],
): TypeFigures['empty'] {
  const empty = verdicts.filter(({ expects }) => expects === 'nothing');
  return { pictures: empty.length, worn: empty.filter(({ found }) => found).length };
}

const spread = (values: readonly number[]): Spread => ({
  mean: mean(values.map(Math.abs)),
  worst: Math.max(...values.map(Math.abs)),
});

const faultsTold = (faults: readonly string[]): string =>
  faults.length > 0 ? ` ✗ ${faults.join('; ')}` : '';

import type { BufferGeometry } from 'three';
import { inkLetters, inkOnRing, inkStroke, type PrintedRing } from '../../geometry/ink.ts';
import { rounded, turnedZ } from '../../geometry/solids.ts';
import { type Detail, type Part, steps } from '../../model.ts';

/** Units an hour, when one took as many seconds as the hand has run. */
const SPEEDS = [
  400, 300, 250, 220, 200, 180, 160, 150, 140, 130, 120, 110, 100, 95, 90, 85, 80, 75, 70, 65, 60,
] as const;

/** A pointer that ran 3600 / speed seconds stands here. */
export const turnOf = (speed: number): number => (3600 / speed) * 6;

const INLAY = { fromMm: 17.25, toMm: 19.55, innerZMm: 10.12, outerZMm: 9.32 } as const;
const FALL = Math.atan((INLAY.innerZMm - INLAY.outerZMm) / (INLAY.toMm - INLAY.fromMm));
/** Ink lies this little above the inlay. */
const INK_MM = 0.012;

const ringAt = (radiusMm: number): PrintedRing => {
  const share = (radiusMm - INLAY.fromMm) / (INLAY.toMm - INLAY.fromMm);
  return { radiusMm, zMm: INLAY.innerZMm + (INLAY.outerZMm - INLAY.innerZMm) * share + INK_MM, fall: FALL };
};

function scale(detail: Detail): readonly BufferGeometry[] {
  const curveSegments = detail === 'hero' ? 4 : 1;
  const figures = SPEEDS.map((speed) =>
    inkOnRing(
      inkLetters({ text: `${speed}`, sizeMm: 1.5, spacingMm: 0.06, figures: 'lining' }, curveSegments),
      ringAt(18.0),
      turnOf(speed),
    ),
  );
  const marks = SPEEDS.map((speed) => inkOnRing(inkStroke(0.16, 0.42), ringAt(17.55), turnOf(speed)));
  const legend = inkOnRing(
    inkLetters({ text: 'TACHYMÈTRE', sizeMm: 1.3, spacingMm: 0.24 }, curveSegments),
    ringAt(18.05),
    27,
  );
  return [...figures, ...marks, legend];
}

const ring = (detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [19.4, 7.7],
        [20.15, 7.95],
        [20.25, 8.7],
        [19.85, 9.25],
        [19.55, 9.36],
        [19.5, 9.1],
        [17.3, 9.9],
        [17.25, 10.18],
        [17, 10.3],
        [16.72, 10.1],
        [16.7, 9.2],
      ],
      [0, 0.3, 0.15, 0.12, 0.05, 0, 0, 0.05, 0.1, 0.1, 0],
      steps(detail, 4, { share: 0.5 }),
    ),
    { segments: steps(detail, 160, { share: 0.4 }), creaseAngle: 0.45 },
  );

const inlay = (detail: Detail): BufferGeometry =>
  turnedZ(
    [
      [INLAY.toMm, INLAY.outerZMm],
      [INLAY.fromMm, INLAY.innerZMm],
    ],
    { segments: steps(detail, 160, { share: 0.4 }) },
  );

/** The bezel: a steel ring with an inlay that carries the tachymeter. */
export const tachymeterBezel = (detail: Detail): readonly Part[] => [
  { node: 'Bezel', slot: 'steel', geometry: ring(detail) },
  { node: 'Bezel', slot: 'inlay', geometry: inlay(detail) },
  ...scale(detail).map((geometry): Part => ({ node: 'Bezel', slot: 'inlayInk', geometry })),
];

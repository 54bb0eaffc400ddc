import { type BufferGeometry, Shape, ShapeGeometry } from 'three';
import { shifted } from '../../geometry/join.ts';
import { flat } from '../../geometry/numbers.ts';
import { plate, rounded, roundedRectangle, turnedZ } from '../../geometry/solids.ts';
import { type Detail, type Origin, type Part, steps } from '../../model.ts';
import { dauphine } from '../watch/applied.ts';
import { pointingAt, SHOWN_TIME_DEG } from '../watch/dial.ts';
import { COUNTERS } from './chronograph-dial.ts';
import { FORM } from './chronograph-form.ts';

/** Heights of the hands above the back, from the counters up. */
const LEVEL = { counters: 7.5, hour: 8.2, minute: 8.62, chrono: 9.05 } as const;

/** The stopwatch rests at zero. */
const RESTING_DEG = 0;

interface Stick {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly tailMm: number;
}

/** A bevelled baton with a point, and the strip on it that glows. */
function stick({ lengthMm, widthMm, tailMm }: Stick): {
  readonly body: BufferGeometry;
  readonly strip: BufferGeometry;
} {
  const [half, shoulder] = [widthMm / 2, lengthMm - widthMm * 0.9];
  const outline = new Shape([
    flat(-half * 0.72, -tailMm),
    flat(half * 0.72, -tailMm),
    flat(half, shoulder),
    flat(0, lengthMm),
    flat(-half, shoulder),
  ]);
  const body = plate(outline, {
    thicknessMm: 0.3,
    bevelMm: 0.13,
    bevelSegments: 1,
    curveSegments: 1,
    creaseAngle: 0.3,
  });
  const [from, to] = [lengthMm * 0.36, lengthMm * 0.86];
  const strip = new ShapeGeometry(
    roundedRectangle({ widthMm: widthMm * 0.46, heightMm: to - from, radiusMm: widthMm * 0.2 }),
    3,
  );
  return { body, strip: shifted(strip, [0, (from + to) / 2, 0.315]) };
}

function stickParts(node: string, form: Stick, [turnDeg, zMm]: readonly [number, number]): readonly Part[] {
  const { body, strip } = stick(form);
  return [
    { node, slot: 'hands', geometry: shifted(pointingAt(body, turnDeg), [0, 0, zMm]) },
    { node, slot: 'lume', geometry: shifted(pointingAt(strip, turnDeg), [0, 0, zMm]) },
  ];
}

const cap = (radiusMm: number, [fromMm, toMm]: readonly [number, number], detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [radiusMm, fromMm],
        [radiusMm, toMm - 0.12],
        [radiusMm - 0.15, toMm],
        [0, toMm + 0.02],
      ],
      [0, 0.08, 0.1, 0],
      3,
    ),
    { segments: steps(detail, 32) },
  );

/** The stopwatch hand: a thin needle with a counterweight, red where it points, as a compass's. */
function chronoHand(detail: Detail): readonly Part[] {
  const needle = plate(
    new Shape([
      flat(-0.34, -4.6),
      flat(0.34, -4.6),
      flat(0.2, 0),
      flat(0.1, 11.4),
      flat(-0.1, 11.4),
      flat(-0.2, 0),
    ]),
    { thicknessMm: 0.2, bevelMm: 0.06, bevelSegments: 1, curveSegments: 1, creaseAngle: 0.3 },
  );
  const tip = dauphine({ lengthMm: 3.4, widthMm: 0.95, tailMm: 1, ridgeMm: 0.26 });
  const node = 'HandChrono';
  return [
    { node, slot: 'hands', geometry: shifted(needle, [0, 0, LEVEL.chrono]) },
    { node, slot: 'north', geometry: shifted(tip, [0, 11.2, LEVEL.chrono - 0.03]) },
    { node, slot: 'hands', geometry: cap(0.95, [LEVEL.hour - 0.6, LEVEL.chrono + 0.42], detail) },
  ];
}

function counterHand(
  node: string,
  counter: keyof typeof COUNTERS,
  { turnDeg, detail }: { readonly turnDeg: number; readonly detail: Detail },
): readonly Part[] {
  const [x, y] = COUNTERS[counter].at;
  const hand = dauphine({ lengthMm: 3.3, widthMm: 0.62, tailMm: 1.1, ridgeMm: 0.16 });
  return [
    {
      node,
      slot: 'counterHands',
      geometry: shifted(pointingAt(hand, turnDeg), [x, y, LEVEL.counters]),
    },
    {
      node,
      slot: 'counterHands',
      geometry: shifted(cap(0.42, [FORM.dialMm - 0.3, LEVEL.counters + 0.28], detail), [x, y, 0]),
    },
  ];
}

/** Six hands: the time, its running seconds at 9 o'clock, and the stopwatch at rest. */
export const chronographHands = (detail: Detail): readonly Part[] => [
  ...stickParts('HandHour', { lengthMm: 8.7, widthMm: 1.35, tailMm: 2.1 }, [SHOWN_TIME_DEG.hour, LEVEL.hour]),
  ...stickParts('HandMinute', { lengthMm: 13.4, widthMm: 1.15, tailMm: 2.4 }, [
    SHOWN_TIME_DEG.minute,
    LEVEL.minute,
  ]),
  ...counterHand('HandSeconds', 'seconds', { turnDeg: SHOWN_TIME_DEG.seconds, detail }),
  ...counterHand('HandMinuteCounter', 'minutes', { turnDeg: RESTING_DEG, detail }),
  ...counterHand('HandHourCounter', 'hours', { turnDeg: RESTING_DEG, detail }),
  ...chronoHand(detail),
];

const aboveCounter = (counter: keyof typeof COUNTERS): readonly [number, number, number] => [
  ...COUNTERS[counter].at,
  LEVEL.counters,
];

export const HAND_ORIGINS: readonly Origin[] = [
  { node: 'HandHour', atMm: [0, 0, LEVEL.hour] },
  { node: 'HandMinute', atMm: [0, 0, LEVEL.minute] },
  { node: 'HandChrono', atMm: [0, 0, LEVEL.chrono] },
  { node: 'HandSeconds', atMm: aboveCounter('seconds') },
  { node: 'HandMinuteCounter', atMm: aboveCounter('minutes') },
  { node: 'HandHourCounter', atMm: aboveCounter('hours') },
];

import { type BufferGeometry, Matrix4, Path, Shape, ShapeGeometry } from 'three';
import { inkLetters, inkStroke, inkTicks } from '../../geometry/ink.ts';
import { joined, placed, shifted, withFittedUv } from '../../geometry/join.ts';
import { mix, unitSteps } from '../../geometry/numbers.ts';
import { plate, type Profile, roundedRectangle, turnedZ } from '../../geometry/solids.ts';
import { type Detail, type Part, steps } from '../../model.ts';
import { COUNTER, FORM } from './chronograph-form.ts';

type Place = readonly [x: number, y: number];

interface Counter {
  readonly at: Place;
  /** Figures, clockwise from the top at equal turns. */
  readonly figures: readonly string[];
  readonly ticks: number;
}

/** Running seconds at 9, stopped minutes at 3, stopped hours at 6. */
export const COUNTERS = {
  seconds: { at: [-COUNTER.offMm, 0], figures: ['60', '15', '30', '45'], ticks: 60 },
  minutes: { at: [COUNTER.offMm, 0], figures: ['30', '10', '20'], ticks: 30 },
  hours: { at: [0, -COUNTER.offMm], figures: ['12', '3', '6', '9'], ticks: 24 },
} as const satisfies Record<string, Counter>;

const INK_MM = 0.012;
const COUNTER_MM = FORM.dialMm - COUNTER.sunkMm;

const turns = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i * 360) / count);

function face(detail: Detail): BufferGeometry {
  const disc = new Shape().absarc(0, 0, FORM.dialRadiusMm, 0, Math.PI * 2, false);
  for (const { at } of Object.values(COUNTERS))
    disc.holes.push(new Path().absarc(at[0], at[1], COUNTER.radiusMm, 0, Math.PI * 2, true));
  const flatFace = new ShapeGeometry(disc, steps(detail, 96));
  const edge = FORM.dialRadiusMm * 2;
  return shifted(withFittedUv(flatFace, [edge, edge]), [0, 0, FORM.dialMm]);
}

/** A counter's floor: fine concentric grooves, cut where they can be seen. */
function floor(detail: Detail): BufferGeometry {
  const radius = COUNTER.radiusMm;
  const grooves: Profile =
    detail === 'hero'
      ? unitSteps(34).map((t, i) => [mix(radius, 0, t), COUNTER_MM - (i % 2 === 1 ? 0.022 : 0)])
      : [
          [radius, COUNTER_MM],
          [0, COUNTER_MM],
        ];
  return turnedZ(grooves, { segments: steps(detail, 60), creaseAngle: 0.1 });
}

/** The polished edge that leads down into a counter. */
const rim = (detail: Detail): BufferGeometry =>
  turnedZ(
    [
      [COUNTER.radiusMm + 0.16, FORM.dialMm + 0.01],
      [COUNTER.radiusMm + 0.04, FORM.dialMm + 0.07],
      [COUNTER.radiusMm - 0.2, COUNTER_MM],
    ],
    { segments: steps(detail, 72), creaseAngle: 0.2 },
  );

function counterInk({ figures, ticks }: Counter, detail: Detail): BufferGeometry {
  const zMm = COUNTER_MM + INK_MM;
  const sizeMm = 1.25;
  const longTicks = turns(figures.length * 2);
  const numbers = figures.map((text, i) => {
    const turn = (i * 2 * Math.PI) / figures.length;
    const letters = inkLetters(
      { text, sizeMm, spacingMm: 0.05, figures: 'lining' },
      detail === 'hero' ? 5 : 1,
    );
    return shifted(letters, [Math.sin(turn) * 2.45, Math.cos(turn) * 2.45 - sizeMm * 0.31, zMm]);
  });
  return joined([
    ...numbers,
    inkTicks(inkStroke(0.07, 0.36), { radiusMm: 3.66, zMm }, turns(ticks)),
    inkTicks(inkStroke(0.13, 0.6), { radiusMm: 3.54, zMm }, longTicks),
  ]);
}

function counterParts(counter: Counter, detail: Detail): readonly Part[] {
  const there = (geometry: BufferGeometry): BufferGeometry => shifted(geometry, [...counter.at, 0]);
  return [
    { node: 'Dial', slot: 'counter', geometry: there(floor(detail)) },
    { node: 'Dial', slot: 'counterInk', geometry: there(counterInk(counter, detail)) },
    { node: 'Indices', slot: 'steel', geometry: there(rim(detail)) },
  ];
}

/** Minutes and fifths of seconds around the dial, the house and what it is. */
function dialInk(detail: Detail): readonly BufferGeometry[] {
  const zMm = FORM.dialMm + INK_MM;
  const curveSegments = detail === 'hero' ? 6 : 1;
  const [minutes, fifths] = [turns(60), turns(300).filter((_, i) => i % 5 !== 0)];
  return [
    inkTicks(inkStroke(0.13, 0.62), { radiusMm: 15.1, zMm }, minutes),
    ...(detail === 'hero' ? [inkTicks(inkStroke(0.05, 0.34), { radiusMm: 15.24, zMm }, fifths)] : []),
    shifted(inkLetters({ text: 'AURÈLE', sizeMm: 2.15, spacingMm: 0.5 }, curveSegments), [0, 7.1, zMm]),
    shifted(inkLetters({ text: 'CHRONOGRAPHE', sizeMm: 0.92, spacingMm: 0.26 }, curveSegments), [
      0,
      5.6,
      zMm,
    ]),
  ];
}

/** An applied index: a bevelled bar with a strip that glows, its middle in the origin. */
function appliedBar(lengthMm: number, detail: Detail): readonly Part[] {
  const bar = plate(roundedRectangle({ widthMm: 1.15, heightMm: lengthMm, radiusMm: 0.08 }), {
    thicknessMm: 0.55,
    bevelMm: 0.2,
    bevelSegments: 1,
    curveSegments: 2,
    creaseAngle: 0.4,
  });
  const strip = new ShapeGeometry(
    roundedRectangle({ widthMm: 0.55, heightMm: lengthMm - 0.62, radiusMm: 0.2 }),
    steps(detail, 6, { least: 1, share: 0.3 }),
  );
  return [
    { node: 'Indices', slot: 'steel', geometry: bar },
    { node: 'Indices', slot: 'lume', geometry: shifted(strip, [0, 0, 0.565]) },
  ];
}

function indices(detail: Detail): readonly Part[] {
  return Array.from({ length: 12 }, (_, hour) => hour).flatMap((hour) => {
    const turn = new Matrix4().makeRotationZ((-hour * Math.PI) / 6);
    const lengthMm = hour !== 0 && hour % 3 === 0 ? 1.7 : 2.7;
    const middle = 14.55 - lengthMm / 2;
    const places = hour === 0 ? [-0.78, 0.78] : [0];
    return places.flatMap((x) =>
      appliedBar(lengthMm, detail).map((part) => ({
        ...part,
        geometry: placed(
          part.geometry,
          turn.clone().multiply(new Matrix4().makeTranslation(x, middle, FORM.dialMm)),
        ),
      })),
    );
  });
}

/** The dial with its counters, what is printed on it and the applied indices. */
export const chronographDial = (detail: Detail): readonly Part[] => [
  {
    node: 'Dial',
    slot: 'rehaut',
    geometry: turnedZ(
      [
        [16.72, 9.3],
        [15.5, FORM.dialMm],
      ],
      { segments: steps(detail, 144) },
    ),
  },
  { node: 'Dial', slot: 'dial', geometry: face(detail) },
  ...dialInk(detail).map((geometry): Part => ({ node: 'Dial', slot: 'ink', geometry })),
  ...Object.values(COUNTERS).flatMap((counter) => counterParts(counter, detail)),
  ...indices(detail),
];

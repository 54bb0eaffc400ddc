import { type BufferGeometry, Matrix4, Path, type Shape, ShapeGeometry } from 'three';
import { inkLetters, inkStroke } from '../../geometry/ink.ts';
import { joined, placed, shifted, withFittedUv, withPlanarUv } from '../../geometry/join.ts';
import { rounded, roundedRectangle, turnedZ } from '../../geometry/solids.ts';
import { type Square, squareFace, squareTurned } from '../../geometry/square-turning.ts';
import { type Detail, type Origin, type Part, steps } from '../../model.ts';
import { baton, dauphine } from '../watch/applied.ts';
import { pointingAt } from '../watch/dial.ts';

/** From the outside: a plain border with the minutes, an engraved frame with the hours, the panel let into it. */
const BORDER: Square = { halfMm: 12.3, cornerMm: 3.7 };
const FRAME: Square = { halfMm: 10.75, cornerMm: 2.6 };
const PANEL: Square = { halfMm: 6.9, cornerMm: 1.7 };
/** The running seconds, let into the panel. */
const SECONDS: Square = { halfMm: 2.35, cornerMm: 0.8 };
const SECONDS_AT_MM = -3.9;

/** Two minutes later than the round watches: here the name stands lower, and its last letter would be hidden. */
export const SQUARE_TIME_DEG = { hour: 305, minute: 63, seconds: 205 } as const;

const Z = { border: 5.5, panel: 5.3, ink: 0.012, hour: 5.95, minute: 6.3 } as const;
const HOBNAIL_MM = 0.56;

const sides = (detail: Detail): number => steps(detail, 144, { share: 0.4 });

/** A flat square ring from the outline inward. */
const flatRing = (square: Square, widthMm: number, { zMm, detail }: { zMm: number; detail: Detail }) =>
  squareTurned(
    square,
    [
      [0, zMm],
      [widthMm, zMm],
    ],
    { sides: sides(detail) },
  );

const outlineOf = ({ halfMm, cornerMm }: Square): Shape =>
  roundedRectangle({ widthMm: halfMm * 2, heightMm: halfMm * 2, radiusMm: cornerMm });

/** The frame between two squares, for a pattern that runs straight across it. */
function frameFace(detail: Detail): BufferGeometry {
  const outline = outlineOf(FRAME);
  const curveSegments = steps(detail, 16);
  outline.holes.push(new Path(outlineOf(PANEL).getPoints(curveSegments)));
  return withPlanarUv(
    shifted(new ShapeGeometry(outline, curveSegments), [0, 0, Z.border - 0.06]),
    HOBNAIL_MM,
  );
}

const panelFace = (detail: Detail): BufferGeometry =>
  withFittedUv(
    squareFace(PANEL, () => Z.panel, [2, sides(detail)]),
    [PANEL.halfMm * 2, PANEL.halfMm * 2],
  );

/** A polished edge, from the outside down to the inside. */
const rim = (square: Square, [fromMm, toMm]: readonly [number, number], detail: Detail): BufferGeometry =>
  squareTurned(
    square,
    [
      [-0.16, fromMm],
      [-0.04, fromMm + 0.05],
      [0.14, toMm],
    ],
    { sides: sides(detail), creaseAngle: 0.2 },
  );

/** How far from the middle a ray at this turn meets the side of a square. */
function reachOf(turnDeg: number, halfMm: number): number {
  const turn = (turnDeg * Math.PI) / 180;
  return halfMm / Math.max(Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn)));
}

/** Laid out along a ray from the middle, `turnDeg` clockwise from 12 o'clock. */
const onRay = (geometry: BufferGeometry, turnDeg: number, [offMm, zMm]: readonly [number, number]) =>
  placed(
    geometry,
    new Matrix4()
      .makeRotationZ((-turnDeg * Math.PI) / 180)
      .multiply(new Matrix4().makeTranslation(0, offMm, zMm)),
  );

const everyDeg = (stepDeg: number): readonly number[] =>
  Array.from({ length: 360 / stepDeg }, (_, i) => i * stepDeg);

/** The railway of minutes on the border, the name, and the ticks of the seconds. */
function print(detail: Detail): readonly BufferGeometry[] {
  const zMm = Z.border + Z.ink;
  const lines = [
    flatRing({ halfMm: 12.02, cornerMm: 3.4 }, 0.07, { zMm, detail }),
    flatRing({ halfMm: 11.42, cornerMm: 2.9 }, 0.07, { zMm, detail }),
  ];
  const minutes = everyDeg(6).map((turn) =>
    onRay(inkStroke(turn % 30 === 0 ? 0.24 : 0.08, 0.56), turn, [reachOf(turn, 11.68), zMm]),
  );
  const ticks = everyDeg(30).map((turn) =>
    shifted(
      onRay(inkStroke(turn % 90 === 0 ? 0.12 : 0.07, 0.42), turn, [
        reachOf(turn, 1.95),
        Z.panel + 0.02 + Z.ink,
      ]),
      [0, SECONDS_AT_MM, 0],
    ),
  );
  const curveSegments = detail === 'hero' ? 6 : 1;
  const panelInk = Z.panel + Z.ink;
  return [
    ...lines,
    joined(minutes),
    joined(ticks),
    shifted(inkLetters({ text: 'AURÈLE', sizeMm: 1.9, spacingMm: 0.45 }, curveSegments), [0, 3.1, panelInk]),
  ];
}

/** Applied batons on the frame, two at 12. */
const indices = (): readonly BufferGeometry[] =>
  everyDeg(30).flatMap((turn) => {
    const bar = baton(turn === 0 ? 0.56 : 0.66, 2.4);
    const places = turn === 0 ? [-0.52, 0.52] : [0];
    return places.map((x) => onRay(shifted(bar, [x, 0, 0]), turn, [reachOf(turn, 8.85), Z.border - 0.08]));
  });

const cap = (radiusMm: number, [fromMm, toMm]: readonly [number, number], detail: Detail): BufferGeometry =>
  turnedZ(
    rounded(
      [
        [radiusMm, fromMm],
        [radiusMm, toMm - 0.15],
        [radiusMm * 0.7, toMm],
        [0, toMm + 0.03],
      ],
      [0, 0.1, 0.12, 0],
      3,
    ),
    { segments: steps(detail, 32) },
  );

/** In the small seconds. */
const small = (geometry: BufferGeometry): BufferGeometry => shifted(geometry, [0, SECONDS_AT_MM, 0]);

const onHand = (node: string, geometry: BufferGeometry): Part => ({ node, slot: 'hands', geometry });

function hands(detail: Detail): readonly Part[] {
  const hour = dauphine({ lengthMm: 5.9, widthMm: 1.45, tailMm: 1.5, ridgeMm: 0.3 });
  const minute = dauphine({ lengthMm: 9.1, widthMm: 1.2, tailMm: 1.7, ridgeMm: 0.28 });
  const seconds = dauphine({ lengthMm: 1.75, widthMm: 0.3, tailMm: 0.6, ridgeMm: 0.1 });
  return [
    onHand('HandHour', shifted(pointingAt(hour, SQUARE_TIME_DEG.hour), [0, 0, Z.hour])),
    onHand('HandMinute', shifted(pointingAt(minute, SQUARE_TIME_DEG.minute), [0, 0, Z.minute])),
    onHand('HandMinute', cap(0.62, [Z.border, Z.minute + 0.5], detail)),
    onHand(
      'HandSeconds',
      small(shifted(pointingAt(seconds, SQUARE_TIME_DEG.seconds), [0, 0, Z.panel + 0.15])),
    ),
    onHand('HandSeconds', small(cap(0.25, [Z.panel - 0.1, Z.panel + 0.34], detail))),
  ];
}

export const HAND_ORIGINS: readonly Origin[] = [
  { node: 'HandHour', atMm: [0, 0, Z.hour] },
  { node: 'HandMinute', atMm: [0, 0, Z.minute] },
  { node: 'HandSeconds', atMm: [0, SECONDS_AT_MM, Z.panel + 0.15] },
];

/** The square dial with what is printed on it, applied batons and hands. */
export function squareDial(detail: Detail): readonly Part[] {
  const secondsFloor = squareFace(SECONDS, () => Z.panel + 0.02, [1, sides(detail)]);
  return [
    {
      node: 'Dial',
      slot: 'rehaut',
      geometry: squareTurned(
        BORDER,
        [
          [0, 6.9],
          [0, Z.border],
        ],
        { sides: sides(detail) },
      ),
    },
    { node: 'Dial', slot: 'border', geometry: flatRing(BORDER, 1.6, { zMm: Z.border, detail }) },
    { node: 'Dial', slot: 'frame', geometry: frameFace(detail) },
    { node: 'Dial', slot: 'panel', geometry: panelFace(detail) },
    { node: 'Dial', slot: 'border', geometry: small(secondsFloor) },
    ...print(detail).map((geometry): Part => ({ node: 'Dial', slot: 'ink', geometry })),
    { node: 'Indices', slot: 'case', geometry: rim(FRAME, [Z.border, Z.border - 0.06], detail) },
    { node: 'Indices', slot: 'case', geometry: rim(PANEL, [Z.border - 0.06, Z.panel], detail) },
    { node: 'Indices', slot: 'case', geometry: small(rim(SECONDS, [Z.panel, Z.panel], detail)) },
    ...indices().map((geometry): Part => ({ node: 'Indices', slot: 'case', geometry })),
    ...hands(detail),
  ];
}

/** [R3.031] What of the wearer or the piece a size guide measures; the storefront has a drawing of each. */
export const MEASURED_PARTS = ['belt', 'finger', 'foot', 'wrist'] as const;
export type MeasuredPart = (typeof MEASURED_PARTS)[number];

/** A line of a drawing, in the units of `MEASURE_DRAWING_BOX`. */
export interface DrawnLine {
  /** An SVG path. */
  readonly path: string;
  /** In the drawing's units, where it is not the usual one. */
  readonly width?: number;
  /** Lengths of dash and gap. */
  readonly dashes?: string;
  readonly isFilled?: true;
  /** What is measured, rather than what it is measured on. */
  readonly isLength?: true;
}

/** Width and height of every drawing, and the usual width of its lines. */
export const MEASURE_DRAWING_BOX = { width: 320, height: 140, lineWidth: 1.25 } as const;

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turnDeg?: number;
}

/** Two arcs, from one end of the ellipse to the other and back. */
function ellipse({ x, y, rx, ry, turnDeg = 0 }: Ellipse): string {
  const turn = (turnDeg * Math.PI) / 180;
  const [dx, dy] = [round(rx * Math.cos(turn)), round(rx * Math.sin(turn))];
  const arc = `a${rx} ${ry} ${turnDeg} 1 1`;
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const circle = (x: number, y: number, r: number): string => ellipse({ x, y, rx: r, ry: r });

interface Length {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Where what is measured ends, above the line. */
  readonly top: number;
}

/** A length from one place to another, with what it belongs to dashed above it. */
const length = ({ from, to, y, top }: Length): readonly DrawnLine[] => [
  { path: `M${from} ${top}V${y}M${to} ${top}V${y}`, dashes: '2 4', isLength: true },
  {
    path: `M${from} ${y}H${to}M${from + 6} ${y - 4}L${from} ${y}l6 4M${to - 6} ${y - 4}L${to} ${y}l-6 4`,
    isLength: true,
  },
];

const HOLES = [204, 220, 236, 252, 268];
const MIDDLE_HOLE = 236;
/** The four small toes beside the big one. */
const TOES = [
  { x: 257, y: 56, size: 8 },
  { x: 251, y: 71, size: 7 },
  { x: 243, y: 83, size: 6 },
  { x: 232, y: 92, size: 5 },
];

/** [R3.031] From where to where one measures: what a size guide says in words beside it. */
export const MEASURE_DRAWINGS: Readonly<Record<MeasuredPart, readonly DrawnLine[]>> = {
  belt: [
    { path: 'M68 44H292q14 13 0 26H68' },
    { path: 'M74 49H288M74 65H288', dashes: '3 4', width: 0.75 },
    { path: 'M33 34H63a5 5 0 0 1 5 5V75a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5Z' },
    { path: 'M36 40H60a2 2 0 0 1 2 2V72a2 2 0 0 1-2 2H36a2 2 0 0 1-2-2V42a2 2 0 0 1 2-2Z' },
    { path: 'M64 57H32', width: 2.5 },
    ...HOLES.map((x): DrawnLine => ({
      path: circle(x, 57, 2.5),
      ...(x === MIDDLE_HOLE && { isFilled: true }),
    })),
    ...length({ from: 32, to: MIDDLE_HOLE, y: 112, top: 84 }),
  ],
  finger: [
    { path: circle(160, 60, 50) },
    { path: circle(160, 60, 42) },
    { path: 'M129 32a42 42 0 0 1 20-12', width: 0.75 },
    ...length({ from: 118, to: 202, y: 126, top: 60 }),
  ],
  foot: [
    { path: 'M40 8V104', width: 2.5 },
    {
      path: 'M236 24C222 16 204 18 186 24C150 36 112 38 80 33C58 30 41 40 41 59C41 78 56 88 80 86C116 83 150 92 186 95C202 96 214 94 220 88',
    },
    { path: ellipse({ x: 256, y: 35, rx: 22, ry: 13, turnDeg: 4 }) },
    ...TOES.map(({ x, y, size }) => ({ path: ellipse({ x, y, rx: round(size * 1.4), ry: size }) })),
    ...length({ from: 40, to: 278, y: 122, top: 46 }),
  ],
  wrist: [
    { path: 'M18 30C70 38 96 40 128 40H200C240 40 264 28 302 14' },
    { path: 'M18 108C70 102 96 100 128 100H194C228 100 248 112 272 126' },
    {
      path: 'M146 40C137 58 137 82 146 100C150 110 158 118 170 122M168 40C159 58 159 82 168 100C170 104 174 107 180 109M170 122L180 109',
    },
    { path: 'M142 52l6 1M139.500 62h6M139.500 72h6M140.500 82h6M143 92l6-1', width: 0.75 },
  ],
};

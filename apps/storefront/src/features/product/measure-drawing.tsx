import type { MeasuredPart } from '@vitrine/domain';
import type { ReactNode } from 'react';

interface MeasureDrawingProps {
  readonly part: MeasuredPart;
  readonly className: string | undefined;
}

/** [R3.031] From where to where one measures: what the guide says in words beside it. */
export function MeasureDrawing({ part, className }: MeasureDrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 140"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[part]}
    </svg>
  );
}

interface LengthProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Where what is measured ends, above the line. */
  readonly top: number;
}

/** A length from one place to another, with what it belongs to dashed above it. */
function Length({ from, to, y, top }: LengthProps) {
  return (
    <g data-line="length">
      <path strokeDasharray="2 4" d={`M${from} ${top}V${y}M${to} ${top}V${y}`} />
      <path
        d={`M${from} ${y}H${to}M${from + 6} ${y - 4}L${from} ${y}l6 4M${to - 6} ${y - 4}L${to} ${y}l-6 4`}
      />
    </g>
  );
}

const HOLES = [204, 220, 236, 252, 268];
const MIDDLE_HOLE = 236;
/** The four small toes beside the big one. */
const TOES = [
  { x: 257, y: 56, size: 8 },
  { x: 251, y: 71, size: 7 },
  { x: 243, y: 83, size: 6 },
  { x: 232, y: 92, size: 5 },
];

const DRAWINGS: Readonly<Record<MeasuredPart, ReactNode>> = {
  belt: (
    <>
      <path d="M68 44H292q14 13 0 26H68" />
      <path strokeDasharray="3 4" strokeWidth="0.75" d="M74 49H288M74 65H288" />
      <rect x="28" y="34" width="40" height="46" rx="5" />
      <rect x="34" y="40" width="28" height="34" rx="2" />
      <path strokeWidth="2.5" d="M64 57H32" />
      {HOLES.map((x) => (
        <circle key={x} cx={x} cy="57" r="2.5" fill={x === MIDDLE_HOLE ? 'currentColor' : 'none'} />
      ))}
      <Length from={32} to={MIDDLE_HOLE} y={112} top={84} />
    </>
  ),
  finger: (
    <>
      <circle cx="160" cy="60" r="50" />
      <circle cx="160" cy="60" r="42" />
      <path strokeWidth="0.75" d="M129 32a42 42 0 0 1 20-12" />
      <Length from={118} to={202} y={126} top={60} />
    </>
  ),
  foot: (
    <>
      <path d="M40 8V104" strokeWidth="2.5" />
      <path d="M236 24C222 16 204 18 186 24C150 36 112 38 80 33C58 30 41 40 41 59C41 78 56 88 80 86C116 83 150 92 186 95C202 96 214 94 220 88" />
      <ellipse cx="256" cy="35" rx="22" ry="13" transform="rotate(4 256 35)" />
      {TOES.map(({ x, y, size }) => (
        <ellipse key={x} cx={x} cy={y} rx={size * 1.4} ry={size} />
      ))}
      <Length from={40} to={278} y={122} top={46} />
    </>
  ),
  wrist: (
    <>
      <path d="M18 30C70 38 96 40 128 40H200C240 40 264 28 302 14" />
      <path d="M18 108C70 102 96 100 128 100H194C228 100 248 112 272 126" />
      <path d="M146 40C137 58 137 82 146 100C150 110 158 118 170 122M168 40C159 58 159 82 168 100C170 104 174 107 180 109M170 122L180 109" />
      <path strokeWidth="0.75" d="M142 52l6 1M139.500 62h6M139.500 72h6M140.500 82h6M143 92l6-1" />
    </>
  ),
};

import type { Html } from '@vitrine/html';
import { markup } from './markup.ts';

/** A length on the strip that means something. */
export type StripMark =
  | { readonly kind: 'at'; readonly label: string; readonly atMm: number }
  | { readonly kind: 'between'; readonly label: string; readonly fromMm: number; readonly toMm: number };

export interface PaperStrip {
  readonly marks: readonly StripMark[];
  /** What its numbers count. */
  readonly numbers: { readonly name: string; readonly everyMm: number };
  /** What its marks count, as `EU`; left out where they speak for themselves. */
  readonly counted: string | undefined;
}

/** Paper that goes on behind the last mark, to hold it by. */
const SLACK_MM = 14;
/** What lies on one page beside its margins, on A4 and on US Letter, with room for glue. */
const LONGEST_PIECE_MM = 174;
const GLUE_MM = 10;
const HEIGHT_MM = 17;
const CM = 10;

const FIRST_LETTER = 65;
const letter = (piece: number): string => String.fromCodePoint(FIRST_LETTER + piece);

const endOf = (mark: StripMark): number => (mark.kind === 'at' ? mark.atMm : mark.toMm);

/** How long each piece of a strip is, in whole centimetres, and how many there are. */
export function piecesOf({ marks }: PaperStrip): { readonly count: number; readonly lengthMm: number } {
  const lengthMm = Math.max(...marks.map(endOf)) + SLACK_MM;
  const count = Math.ceil(lengthMm / LONGEST_PIECE_MM);
  return { count, lengthMm: CM * Math.ceil(lengthMm / count / CM) };
}

/** [R3.031] A strip to cut out, one unit of the drawing for a millimetre, in as many pieces as it takes. */
export function paperStrip(strip: PaperStrip): readonly Html[] {
  const { count, lengthMm } = piecesOf(strip);
  return Array.from({ length: count }, (_, piece) => drawPiece(strip, { piece, count, lengthMm }));
}

interface Piece {
  readonly piece: number;
  readonly count: number;
  readonly lengthMm: number;
}

function drawPiece(strip: PaperStrip, { piece, count, lengthMm }: Piece): Html {
  const beginsMm = piece * lengthMm;
  const isLast = piece === count - 1;
  const width = lengthMm + (isLast ? 0 : GLUE_MM);
  const glue = isLast
    ? undefined
    : markup`<path class="line" d="M${lengthMm} 0V${HEIGHT_MM}" stroke-dasharray="1 1"/>
      <text class="letter" x="${lengthMm + GLUE_MM / 2}" y="9.5" text-anchor="middle">${letter(piece + 1)}</text>`;
  const name = count > 1 ? markup`<text class="letter" x="3.4" y="15.9">${letter(piece)}</text>` : undefined;
  return markup`<svg class="strip" width="${width + 1}mm" height="${HEIGHT_MM + 1}mm"
    viewBox="-0.5 -0.5 ${width + 1} ${HEIGHT_MM + 1}" aria-hidden="true">
    <rect class="cut" width="${width}" height="${HEIGHT_MM}"/>
    ${ticks(strip, beginsMm, lengthMm)}
    ${strip.marks.map((mark, place) => drawMark(mark, { place, beginsMm, lengthMm }))}
    ${name}
    ${piece === 0 && strip.counted !== undefined ? markup`<text class="counted" x="${count > 1 ? 7 : 1.6}" y="15.9">${strip.counted}</text>` : undefined}
    ${glue}
  </svg>`;
}

/** Millimetres, all in one line, and the names of the centimetres. */
function ticks({ numbers }: PaperStrip, beginsMm: number, lengthMm: number): Html {
  const places = Array.from({ length: lengthMm + 1 }, (_, mm) => mm);
  const line = places.map((mm) => `M${mm} 0v${tickLength(beginsMm + mm)}`).join('');
  const named = places.filter((mm) => (beginsMm + mm) % CM === 0 && mm > 0 && mm < lengthMm);
  return markup`<path class="tick" d="${line}"/>
    ${beginsMm === 0 ? markup`<text class="number" x="1.6" y="6">${numbers.name}</text>` : undefined}
    ${named.map(
      (mm) =>
        markup`<text class="number" x="${mm}" y="6" text-anchor="middle">${(beginsMm + mm) / numbers.everyMm}</text>`,
    )}`;
}

function tickLength(atMm: number): number {
  if (atMm % CM === 0) return 3.4;
  return atMm % (CM / 2) === 0 ? 2.4 : 1.5;
}

interface Place {
  readonly place: number;
  readonly beginsMm: number;
  readonly lengthMm: number;
}

function drawMark(mark: StripMark, at: Place): Html | undefined {
  return mark.kind === 'at' ? drawPoint(mark, at) : drawRange(mark, at);
}

type Point = Extract<StripMark, { kind: 'at' }>;
type Range = Extract<StripMark, { kind: 'between' }>;

/** What lies where two pieces meet stands on the later one. */
function drawPoint({ atMm, label }: Point, { place, beginsMm, lengthMm }: Place): Html | undefined {
  const x = atMm - beginsMm;
  if (x < 0 || x >= lengthMm) return undefined;
  // By turns higher and lower: neighbours are as near as two millimetres.
  const y = place % 2 === 0 ? 10.6 : 13.2;
  const anchor = x === 0 ? 'start' : 'middle';
  return markup`<path class="mark" d="M${x} ${HEIGHT_MM}V${y + 0.5}"/>
    <text class="size" x="${x === 0 ? 0.7 : x}" y="${y}" text-anchor="${anchor}">${label}</text>`;
}

function drawRange({ fromMm, toMm, label }: Range, { place, beginsMm, lengthMm }: Place): Html | undefined {
  const on = (atMm: number): number => Math.min(Math.max(atMm - beginsMm, 0), lengthMm);
  const [from, to] = [on(fromMm), on(toMm)];
  if (from === to) return undefined;
  const y = 9.4 + 2.5 * place;
  const begins = fromMm >= beginsMm;
  return markup`<path class="bar" d="M${from} ${y}H${to}"/>
    <text class="size" x="${begins ? from - 0.8 : to + 0.8}" y="${y + 0.7}" text-anchor="${begins ? 'end' : 'start'}">${label}</text>`;
}

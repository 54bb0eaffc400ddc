import { printedLetters } from '../geometry/lettering.ts';
import { clamp } from '../geometry/numbers.ts';
import type { Texture } from '../model.ts';
import { normalsFrom, once } from './pixels.ts';
import { depthsOf } from './relief.ts';

const SIZE_PX = 1024;
/** Where a cut is this far from its edge (share of the picture) the graver's point has run. */
const DEEPEST = 0.012;
const STRENGTH = 13;

const WHITE = '#ffffff';

interface Engraving {
  readonly letter: string;
  /** Half axes of the face in hundredths of half the picture. */
  readonly face: readonly [number, number];
}

function drawing({ letter, face: [rx, ry] }: Engraving): string {
  const line = (inset: number, width: number): string =>
    `<ellipse rx="${rx - inset}" ry="${ry - inset}" fill="none" stroke="${WHITE}" stroke-width="${width}"/>`;
  const initial = printedLetters({ text: letter, sizeMm: 124, spacingMm: 0 }, WHITE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="-100 -100 200 200">
    <rect x="-100" y="-100" width="200" height="200" fill="#000000"/>
    ${line(8, 2.6)}${line(13, 1.4)}
    <g transform="translate(0 39)">${initial}</g>
  </svg>`;
}

/** An initial between two oval lines, cut with a V-shaped graver. */
export const signetEngraving = (engraving: Engraving): Promise<Texture> =>
  once(`engraving-${engraving.letter}`, async () => {
    const depthAt = await depthsOf(drawing(engraving), SIZE_PX);
    return normalsFrom(SIZE_PX, (x, y) => -clamp(depthAt(x, y), 0, DEEPEST) * 100, STRENGTH);
  });

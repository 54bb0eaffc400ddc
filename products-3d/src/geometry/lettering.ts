import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ExtrudeGeometry, type Shape, ShapePath, type BufferGeometry } from 'three';
import { type Font, type Glyph, parse, type Path, type PathCommand } from 'opentype.js/dist/opentype.mjs';
import { joined } from './join.ts';

const require = createRequire(import.meta.url);

let font: Font | undefined;

function houseFont(): Font {
  if (!font) {
    const bytes = readFileSync(
      require.resolve('@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff'),
    );
    font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }
  return font;
}

export interface Lettering {
  readonly text: string;
  /** Size of the em, in millimetres. */
  readonly sizeMm: number;
  readonly spacingMm: number;
  /** Figures as high as capitals, for scales; left out, they rise and fall with the text. */
  readonly figures?: 'lining';
}

const FIGURES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

function glyphOf(letter: string, { figures }: Lettering): Glyph {
  const figure = FIGURES[letter >= '0' && letter <= '9' ? Number(letter) : -1];
  return figures === 'lining' && figure
    ? houseFont().nameToGlyph(`${figure}.lf`)
    : houseFont().charToGlyph(letter);
}

function setLetters(lettering: Lettering): {
  readonly paths: readonly Path[];
  readonly widthMm: number;
} {
  const { text, sizeMm, spacingMm } = lettering;
  let x = 0;
  const paths = Array.from(text, (letter) => {
    const glyph = glyphOf(letter, lettering);
    const path = glyph.getPath(x, 0, sizeMm);
    x += ((glyph.advanceWidth ?? 0) * sizeMm) / houseFont().unitsPerEm + spacingMm;
    return path;
  });
  return { paths, widthMm: x - spacingMm };
}

/** Font outlines point down, models point up. */
function draw(shape: ShapePath, command: PathCommand): void {
  switch (command.type) {
    case 'M':
      shape.moveTo(command.x, -command.y);
      break;
    case 'L':
      shape.lineTo(command.x, -command.y);
      break;
    case 'Q':
      shape.quadraticCurveTo(command.x1, -command.y1, command.x, -command.y);
      break;
    case 'C':
      shape.bezierCurveTo(command.x1, -command.y1, command.x2, -command.y2, command.x, -command.y);
      break;
    case 'Z':
      break;
  }
}

/** The letters as flat shapes, one list per letter, from x = 0 on the baseline y = 0. */
export function letterShapes(lettering: Lettering): {
  readonly shapes: readonly (readonly Shape[])[];
  readonly widthMm: number;
} {
  const { paths, widthMm } = setLetters(lettering);
  const shapes = paths.flatMap((path) => {
    const shape = new ShapePath();
    for (const command of path.commands) draw(shape, command);
    return shape.subPaths.length === 0 ? [] : [shape.toShapes()];
  });
  return { shapes, widthMm };
}

/** Raised letters in the plane z = 0, centred on x = 0 with the baseline on y = 0. */
export function raisedLetters(
  lettering: Lettering & { readonly heightMm: number; readonly curveSegments: number },
): BufferGeometry {
  const { shapes, widthMm } = letterShapes(lettering);
  const letters = shapes.map(
    (shape) =>
      new ExtrudeGeometry([...shape], {
        depth: lettering.heightMm,
        bevelEnabled: false,
        curveSegments: lettering.curveSegments,
      }),
  );
  return joined(letters).translate(-widthMm / 2, 0, 0);
}

const DECIMALS = 3;

/** The font library's writer makes NaN of numbers like 63.0000000001: such a letter is nudged off them. */
function outlineOf(path: Path): string {
  const written = path.toPathData(DECIMALS);
  if (!written.includes('NaN')) return written;
  const whole = (value: number): number => Number(value.toFixed(DECIMALS));
  for (const command of path.commands) {
    if (command.type !== 'Z') Object.assign(command, { x: whole(command.x), y: whole(command.y) });
    if (command.type === 'Q' || command.type === 'C')
      Object.assign(command, { x1: whole(command.x1), y1: whole(command.y1) });
    if (command.type === 'C') Object.assign(command, { x2: whole(command.x2), y2: whole(command.y2) });
  }
  return path.toPathData(DECIMALS);
}

/** The same letters as an SVG group, for printed textures: centred on x = 0, baseline on y = 0, y down. */
export function printedLetters(lettering: Lettering, fill: string): string {
  const { paths, widthMm } = setLetters(lettering);
  const outlines = paths.map(outlineOf).join('');
  return `<g transform="translate(${-widthMm / 2} 0)"><path d="${outlines}" fill="${fill}"/></g>`;
}

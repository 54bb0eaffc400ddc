import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ExtrudeGeometry, ShapePath, type BufferGeometry } from 'three';
import { type Font, parse, type Path, type PathCommand } from 'opentype.js/dist/opentype.mjs';
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
}

function setLetters({ text, sizeMm, spacingMm }: Lettering): {
  readonly paths: readonly Path[];
  readonly widthMm: number;
} {
  let x = 0;
  const paths = Array.from(text, (letter) => {
    const glyph = houseFont().charToGlyph(letter);
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

/** Raised letters in the plane z = 0, centred on x = 0 with the baseline on y = 0. */
export function raisedLetters(
  lettering: Lettering & { readonly heightMm: number; readonly curveSegments: number },
): BufferGeometry {
  const { paths, widthMm } = setLetters(lettering);
  const letters = paths.flatMap((path) => {
    const shape = new ShapePath();
    for (const command of path.commands) draw(shape, command);
    if (shape.subPaths.length === 0) return [];
    return [
      new ExtrudeGeometry(shape.toShapes(), {
        depth: lettering.heightMm,
        bevelEnabled: false,
        curveSegments: lettering.curveSegments,
      }),
    ];
  });
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

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';

/**
 * Writes the letters that the workshops of the demo house have, `packages/database/house/letter-fonts/*.json`, from open
 * fonts (SIL Open Font License 1.1): `node src/letters/make-letter-fonts.ts`. The same fonts give the same bytes.
 */
const HOUSE = new URL('../../../packages/database/house/letter-fonts/', import.meta.url);

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸÑÁÍÓÚÌÒÅØ';
const MARKS = "0123456789 .&-’'+";

const LETTERS = [
  {
    code: 'capitals',
    isUpperCase: true,
    file: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
    characters: CAPITALS + MARKS,
  },
  {
    code: 'script',
    isUpperCase: false,
    file: '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff',
    characters: CAPITALS + CAPITALS.toLowerCase() + 'ß' + MARKS,
  },
] as const;

const require = createRequire(import.meta.url);
/** Units of an em in what is written; whole numbers are fine enough for letters of a few millimetres. */
const EM = 1000;

function openFont(file: string): Font {
  const bytes = readFileSync(require.resolve(file));
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

for (const { code, isUpperCase, file, characters } of LETTERS) {
  const font = openFont(file);
  const scale = EM / font.unitsPerEm;
  const letters = Array.from(characters).filter(
    (letter) => letter === ' ' || font.charToGlyphIndex(letter) > 0,
  );
  const glyphs = Object.fromEntries(
    letters.map((letter) => {
      const glyph = font.charToGlyph(letter);
      const outline = glyph.getPath(0, 0, EM).commands.map(writeCommand).join('');
      return [letter, { advance: Math.round((glyph.advanceWidth ?? 0) * scale), outline }];
    }),
  );
  const kerning = Object.fromEntries(
    letters.flatMap((left) =>
      letters.flatMap((right) => {
        const value = Math.round(
          font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) * scale,
        );
        return value === 0 ? [] : [[left + right, value] as const];
      }),
    ),
  );
  const capHeight = Math.round(-highest(font.charToGlyph('H').getPath(0, 0, EM).commands));
  const written = { code, capHeight, isUpperCase, glyphs, kerning };
  writeFileSync(new URL(`${code}.json`, HOUSE), `${JSON.stringify(written)}\n`);
  process.stdout.write(`${code}: ${letters.length} letters, ${Object.keys(kerning).length} pairs\n`);
}

type Command = ReturnType<ReturnType<Font['charToGlyph']>['getPath']>['commands'][number];

function writeCommand(command: Command): string {
  const points = [
    'x1' in command ? [command.x1, command.y1] : [],
    'x2' in command ? [command.x2, command.y2] : [],
    'x' in command ? [command.x, command.y] : [],
  ].flat();
  return `${command.type}${points.map((value) => Math.round(value)).join(' ')}`;
}

function highest(commands: readonly Command[]): number {
  return Math.min(...commands.flatMap((command) => ('y' in command ? [command.y] : [])));
}

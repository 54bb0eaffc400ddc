import { accepted, refused, type Result } from '../shared/result.ts';
import { transformPath } from './path-data.ts';

/** One letter of a font: how far the next one stands, and its outline (SVG path data, M L C Q Z), y downwards. */
interface Glyph {
  readonly advance: number;
  readonly outline: string;
}

/** The letters that a workshop has: what it cannot make is not in it. Lengths in units of the font. */
export interface LetterFont {
  readonly code: string;
  /** Height of a capital, by which letters are measured. */
  readonly capHeight: number;
  /** Capitals alone: what is typed in small letters is made in capitals. */
  readonly isUpperCase: boolean;
  readonly glyphs: Readonly<Record<string, Glyph>>;
  /** By two letters that follow each other: how far the second one moves. */
  readonly kerning: Readonly<Record<string, number>>;
}

/** Letters as they are made: one outline in millimetres, y downwards, the origin in the middle. */
export interface LaidLetters {
  readonly text: string;
  readonly outline: string;
  readonly widthMm: number;
}

export interface LetterRefusal {
  readonly code: 'letters_unknown';
  /** The first character that the font has not: itself, or its code point where it cannot be seen. */
  readonly about: string;
}

/** The text as the font writes it: composed letters, single spaces, none around them. */
export function writtenText(typed: string, font: Pick<LetterFont, 'isUpperCase'>): string {
  const text = typed.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return font.isUpperCase ? text.toUpperCase() : text;
}

/** [R1.007] Sets a text in one line. `capMm`: height of a capital. Refused for a character that the font has not. */
export function layLetters(
  typed: string,
  font: LetterFont,
  capMm: number,
): Result<LaidLetters, LetterRefusal> {
  const text = writtenText(typed, font);
  const letters = Array.from(text);
  const unknown = letters.find((letter) => !Object.hasOwn(font.glyphs, letter));
  if (unknown !== undefined) return refused({ code: 'letters_unknown', about: shownCharacter(unknown) });
  const starts: number[] = [];
  let end = 0;
  for (const [index, letter] of letters.entries()) {
    end += font.kerning[`${letters[index - 1] ?? ''}${letter}`] ?? 0;
    starts.push(end);
    end += font.glyphs[letter]?.advance ?? 0;
  }
  const scale = capMm / font.capHeight;
  const outline = letters
    .map((letter, index) =>
      transformPath(font.glyphs[letter]?.outline ?? '', (x, y) => [
        scale * (x + (starts[index] ?? 0) - end / 2),
        scale * (y + font.capHeight / 2),
      ]),
    )
    .join('');
  return accepted({ text, outline, widthMm: scale * end });
}

/** The same letters in another size, by a factor. */
export function scaledLetters({ text, outline, widthMm }: LaidLetters, factor: number): LaidLetters {
  return {
    text,
    outline: transformPath(outline, (x, y) => [x * factor, y * factor]),
    widthMm: widthMm * factor,
  };
}

/** A character as a sentence can show it; letters that may look like Latin ones with their code point. */
function shownCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  if (/^[\p{Script=Latin}\p{N}\p{P}\p{S}]$/u.test(character)) return character;
  return /^\p{L}$/u.test(character) ? `${character} (${code})` : code;
}

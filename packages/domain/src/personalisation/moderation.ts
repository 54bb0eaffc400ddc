/** What a house does not write, in a language. */
export interface ModeratedWords {
  /** Found where they are a word of the text, or all of it: `nazi` stands in Ignazio. */
  readonly words: readonly string[];
  /** Found anywhere, also within other words. */
  readonly anywhere: readonly string[];
}

/** Digits and signs that stand for letters. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * [R5.020, R7.166] Whether a text has a word of the lists: also written with dots, spaces or digits between its letters,
 * with digits in the place of letters, with accents, or with a letter several times.
 */
export function hasListedWord(text: string, lists: readonly ModeratedWords[]): boolean {
  const folded = fold(text);
  const wholes = new Set([folded, ...folded.split(/\s+/u)].flatMap(readings));
  const all = readings(folded);
  return lists.some(
    ({ words, anywhere }) =>
      words.some((word) => wholes.has(fold(word))) ||
      anywhere.some((word) => all.some((said) => said.includes(fold(word)))),
  );
}

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** As it is written, its letters alone, with digits read as letters, and each of them without doubled letters. */
function readings(text: string): readonly string[] {
  const asLetters = Array.from(text, (character) => READ_AS[character] ?? character).join('');
  const spoken = [text, asLetters].map((written) => written.replaceAll(/[^\p{L}]/gu, ''));
  return [text, ...spoken, ...spoken.map((written) => written.replaceAll(/(\p{L})\1+/gu, '$1'))];
}

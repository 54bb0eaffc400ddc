import type { UseLimit } from '../policy/limits.ts';

/** [R7.141] Pieces of one selection: as many as somebody looks at with care. */
export const SELECTION_PIECES_LIMIT = 24;
/** [R7.141] Characters of what is said of a whole selection, and of one piece of it. */
export const SELECTION_WORDS_LENGTH = 1_000;
export const PIECE_WORDS_LENGTH = 300;
/** [R7.142] Selections of one list, the youngest first. */
export const SELECTIONS_SHOWN = 60;
/** [R7.142] How often an agent, or a customer, may send a selection in a day. */
export const SELECTION_LIMIT: UseLimit = { max: 100, windowSeconds: 24 * 60 * 60 };
/** [R7.142] How many mails about selections one client is sent in a day. */
export const SELECTION_MAIL_LIMIT: UseLimit = { max: 5, windowSeconds: 24 * 60 * 60 };

/**
 * Marks of code, marks that turn the direction of a text or that nobody sees, and control characters but the end of a line.
 * The joiners of some scripts are letters of theirs.
 */
const NO_WORDS =
  /(?!\n)[\p{Cc}\p{Zl}\p{Zp}<>\u{AD}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/u;
/** An address of the web: a scheme, or a name with a dot before letters. */
const WEB_ADDRESS = /:\/\/|www\.|javascript:|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}/iu;

/**
 * [R7.141] Whether what is said of a selection is plain words: they stand under the house's name on a page that a link opens,
 * so they bring neither code nor addresses that lead elsewhere.
 */
export function arePlainWords(words: string): boolean {
  return !NO_WORDS.test(words) && !WEB_ADDRESS.test(words);
}

/** Marks above and below letters, once a letter and its mark stand apart. */
const MARKS = /\p{M}/gu;
const folded = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
/** In these scripts words stand without a space between them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * [R2.030] Whether words say one of somebody's names, whatever the accents and capitals. A name of one letter, or of one sign that is
 * a word by itself, says nobody.
 */
export function saysName(words: string, names: readonly string[]): boolean {
  const text = folded(words);
  const told = text.split(/[^\p{L}\p{N}]+/u);
  return names
    .flatMap((name) => folded(name.trim()).split(/\s+/u))
    .filter((name) => /^../su.test(name))
    .some((name) => (UNSPACED.test(name.normalize('NFKC')) ? text.includes(name) : told.includes(name)));
}

/** [R6.005] Whoever is signed in or is known by a token (who is signed in holds one) reads a selection as themselves; others what is public. */
export function selectionCall({
  holdsToken,
}: {
  readonly holdsToken: boolean;
}): 'getSelection' | 'getPublicSelection' {
  return holdsToken ? 'getSelection' : 'getPublicSelection';
}

/** What stands for nothing in a search, and is dropped: marks of direction, and the mark of a file's beginning. */
const UNSEEN = /[\p{Bidi_Control}\uFEFF]/gu;
/** Control characters, line ends and every kind of space count as one space. */
const SPACES = /[\p{Cc}\p{Z}]+/gu;

/**
 * [R7.012] What a shopper typed, as it is searched, shown and written into addresses: one spelling of each character
 * (NFC), single spaces, none at the ends. Empty where nothing is left.
 */
export function searchKeyword(typed: string): string {
  return typed.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(SPACES, ' ').trim();
}

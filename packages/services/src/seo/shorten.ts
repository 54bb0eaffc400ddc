/** How far behind the cut a word may end, in UTF-16 units. */
const LONGEST_LOOK = 60;
/** What search engines show of a description, in characters. */
export const DESCRIPTION_LENGTH = 160;

/** Knows the words of languages that put no spaces between them, too. */
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The text cut behind a whole word so that it and its ellipsis fit into `length` UTF-16 units. */
export function shorten(text: string, length: number): string {
  const tidy = text.replaceAll(/\s+/gu, ' ').trim();
  if (tidy.length <= length) return tidy;
  const room = length - 1;
  const ends = [...WORDS.segment(tidy.slice(0, length + LONGEST_LOOK))].map(({ index }) => index);
  const end = ends.findLast((index) => index <= room) ?? 0;
  const words = tidy.slice(0, end > 0 ? end : room);
  // Where one long word was cut, half a surrogate pair may end it.
  return `${words.replace(/[\s,.;:،؛、，。；：「（“\uD800-\uDBFF]+$/u, '')}…`;
}

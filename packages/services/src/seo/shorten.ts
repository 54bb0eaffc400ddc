/** What search engines show of a description, in characters. */
export const DESCRIPTION_LENGTH = 160;

/** The text cut behind a whole word so that it and its ellipsis fit into `length` UTF-16 units. */
export function shorten(text: string, length: number): string {
  const tidy = text.replaceAll(/\s+/gu, ' ').trim();
  if (tidy.length <= length) return tidy;
  const cut = tidy.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
  // Where one long word was cut, half a surrogate pair may end it.
  return `${words.replace(/[\s,.;:،؛\uD800-\uDBFF]+$/u, '')}…`;
}

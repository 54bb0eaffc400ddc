/** How many faults a typed word may have, by its length: none below four letters. */
export function allowedFaults(word: string): number {
  const { length } = word;
  if (length < 4 || /\d/u.test(word)) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * How many letters are wrong, left out, too many or swapped with their neighbour, between two words; `most + 1` where
 * there are more than `most`.
 */
export function faultsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = nextRow({ typed, word, row, last, before });
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[word.length] ?? most + 1, most + 1);
}

interface Rows {
  readonly typed: string;
  readonly word: string;
  readonly row: number;
  readonly last: readonly number[];
  readonly before: readonly number[];
}

function nextRow({ typed, word, row, last, before }: Rows): number[] {
  const next = [row];
  for (let place = 1; place <= word.length; place += 1) {
    const isSame = typed[row - 1] === word[place - 1];
    const changed = (last[place - 1] ?? 0) + (isSame ? 0 : 1);
    const shorter = Math.min((last[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1);
    const isSwapped = row > 1 && typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1];
    const swapped = isSwapped ? (before[place - 2] ?? 0) + 1 : Infinity;
    next.push(Math.min(changed, shorter, swapped));
  }
  return next;
}

/** Numbers of 32 bits that are collected one by one, in a quarter of the memory of a list. */
export interface GrowingNumbers {
  readonly length: number;
  push(number: number): void;
  at(place: number): number;
  /** The numbers so far, in an array of their own. */
  toArray(): Uint32Array;
}

export function growingNumbers(): GrowingNumbers {
  let numbers = new Uint32Array(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(number) {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = number;
      length += 1;
    },
    at: (place) => numbers[place] ?? 0,
    toArray: () => numbers.slice(0, length),
  };
}

/** Numbers that are read one by one. */
type NumberRow = Pick<GrowingNumbers, 'length' | 'at'>;

/** Groups of numbers one behind the other: group `g` is from `starts[g]` to below `starts[g + 1]`. */
export interface Grouped {
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Sorts numbers into groups; within a group they keep their order. */
export function groupNumbers(groups: NumberRow, numbers: NumberRow, count: number): Grouped {
  const starts = new Uint32Array(count + 1);
  for (let at = 0; at < groups.length; at += 1) {
    const behind = groups.at(at) + 1;
    starts[behind] = (starts[behind] ?? 0) + 1;
  }
  for (let group = 0; group < count; group += 1)
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  const sorted = new Uint32Array(numbers.length);
  const next = starts.slice();
  for (let at = 0; at < numbers.length; at += 1) {
    const group = groups.at(at);
    const place = next[group] ?? 0;
    sorted[place] = numbers.at(at);
    next[group] = place + 1;
  }
  return { starts, numbers: sorted };
}

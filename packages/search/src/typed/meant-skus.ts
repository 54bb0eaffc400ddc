import type { ClauseMatches, SkuList } from './match-clause.ts';

/** How many clauses a SKU answers itself, and not only its piece. */
export interface MeantSkus {
  /** For a few SKUs: looks each up. */
  readonly ofOne: (sku: number) => number;
  /** For most SKUs of a house: counts them all before it answers. */
  readonly ofAll: () => (sku: number) => number;
}

/** A clause with more lists, as a short beginning of a word has, is counted whole. */
const LISTS_LOOKED_UP = 32;

/** [R7.012] The SKUs that a question means, of a house with so many of them. */
export function meantSkus(matches: readonly Pick<ClauseMatches, 'skus'>[], count: number): MeantSkus {
  const lists = matches.map(({ skus }) => skus);
  let all: ((sku: number) => number) | undefined;
  const ofAll = (): ((sku: number) => number) => {
    all ??= countedWhole(lists, count);
    return all;
  };
  if (lists.some((ofClause) => ofClause.length > LISTS_LOOKED_UP))
    return { ofOne: (sku) => ofAll()(sku), ofAll };
  return {
    ofOne: (sku) => lists.filter((ofClause) => ofClause.some((list) => isIn(list, sku))).length,
    ofAll,
  };
}

function isIn({ numbers, shift }: SkuList, sku: number): boolean {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] ?? 0) >>> shift < sku) from = middle + 1;
    else to = middle;
  }
  return from < numbers.length && (numbers[from] ?? 0) >>> shift === sku;
}

function countedWhole(lists: readonly (readonly SkuList[])[], count: number): (sku: number) => number {
  if (lists.every((ofClause) => ofClause.length === 0)) return () => 0;
  const clauses = new Uint16Array(count);
  lists.forEach((ofClause, clause) => {
    for (const { numbers, shift } of ofClause) {
      for (const number of numbers)
        clauses[number >>> shift] = (clauses[number >>> shift] ?? 0) | (1 << clause);
    }
  });
  return (sku) => bitCount(clauses[sku] ?? 0);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

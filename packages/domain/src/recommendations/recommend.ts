import type { Neighbour } from './neighbours.ts';

/** [R7.167] Pieces of one answer. */
export const RECOMMENDATIONS_SHOWN = 8;
/** [R9.023] A client that has no answer by then shows nothing. */
export const RECOMMENDATIONS_TIMEOUT_MS = 30_000;
/** What each further piece of the same family is worth beside the ones before it. */
const SAME_FAMILY = 0.85;

/** What somebody did with a piece, and how much it says of what they like now. */
export const SEED_WEIGHTS = { shown: 1, bag: 0.8, wished: 0.8, liked: 0.8, viewed: 0.4, owned: 0.5 } as const;

/** A piece that says what somebody likes, with its neighbours. */
export interface Seed {
  readonly weight: number;
  readonly neighbours: readonly Neighbour[];
}
interface Choosing {
  readonly seeds: readonly Seed[];
  /** What is recommended to everybody where the seeds say too little, the best first. */
  readonly popular: readonly string[];
  /** What they own, have in the bag, or look at. */
  readonly excluded: ReadonlySet<string>;
  /** The family of a piece: several of one family make a dull row. */
  readonly familyOf: (id: string) => string | undefined;
  readonly count: number;
}

/**
 * [R7.167] Pieces for somebody, the best first: near to what they like, and not all alike (maximal marginal relevance, Carbonell
 * and Goldstein, 1998). What is loved by everybody fills up the row.
 */
export function recommend({ seeds, popular, excluded, familyOf, count }: Choosing): readonly string[] {
  const scores = new Map<string, number>();
  for (const { weight, neighbours } of seeds)
    for (const { id, score } of neighbours)
      if (!excluded.has(id)) scores.set(id, (scores.get(id) ?? 0) + weight * score);
  const chosen = pickVaried(scores, familyOf, count);
  const fill = popular.filter((id) => !excluded.has(id) && !chosen.includes(id));
  return [...chosen, ...fill].slice(0, count);
}

function pickVaried(
  scores: ReadonlyMap<string, number>,
  familyOf: Choosing['familyOf'],
  count: number,
): readonly string[] {
  const left = new Map(scores);
  const chosen: string[] = [];
  const families = new Map<string, number>();
  const worth = ([id, score]: readonly [string, number]): number =>
    score * SAME_FAMILY ** (families.get(familyOf(id) ?? id) ?? 0);
  while (chosen.length < count && left.size > 0) {
    const [best] = [...left].toSorted((one, next) => worth(next) - worth(one) || (one[0] < next[0] ? -1 : 1));
    if (best === undefined) break;
    const [id] = best;
    left.delete(id);
    chosen.push(id);
    const family = familyOf(id) ?? id;
    families.set(family, (families.get(family) ?? 0) + 1);
  }
  return chosen;
}

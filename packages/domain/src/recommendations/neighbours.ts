/**
 * [R7.167] Which pieces stand near which: learned from what the same people bought and looked at, and from what pieces have in
 * common where nobody has bought them yet. Item-based collaborative filtering (Sarwar and others, 2001) with the shrinkage of
 * rare pairs (Bell and Koren, 2007); see decision 0164.
 */

/** A pair that fewer people have in common tells of one person, and is not learned. */
const LEAST_SUPPORT = 2;
/** So many people must share a pair before half of its similarity counts. */
const SHRINKAGE = 4;
/** So many people must have a piece before what they did counts as much as what the piece is. */
const EVIDENCE = 10;
/** A look tells less than a purchase. */
const VIEW_WEIGHT = 0.3;
/** Somebody with more pieces than this chose for many others, or is a program. */
const MOST_PIECES = 60;
/** Neighbours that are kept of a piece. */
const KEPT = 24;

/** How often pieces came together in the hands of one person. */
export interface CoOccurrence {
  /** Adds the pieces of one person. */
  readonly add: (ids: readonly string[]) => void;
  /** How many people have the piece. */
  readonly support: (id: string) => number;
  /** The similarity of the piece to others that it came together with, 0 to 1. */
  readonly similar: (id: string) => ReadonlyMap<string, number>;
}

export function createCoOccurrence(): CoOccurrence {
  const supports = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  return {
    add: (ids) => {
      const own = [...new Set(ids)];
      if (own.length > MOST_PIECES) return;
      for (const id of own) {
        supports.set(id, (supports.get(id) ?? 0) + 1);
        const counts = together.get(id) ?? new Map<string, number>();
        together.set(id, counts);
        for (const other of own) if (other !== id) counts.set(other, (counts.get(other) ?? 0) + 1);
      }
    },
    support: (id) => supports.get(id) ?? 0,
    similar: (id) => {
      const own = supports.get(id) ?? 0;
      const pairs = [...(together.get(id) ?? [])].filter(([, count]) => count >= LEAST_SUPPORT);
      return new Map(
        pairs.map(([other, count]) => {
          const cosine = count / Math.sqrt(own * (supports.get(other) ?? 1));
          return [other, cosine * (count / (count + SHRINKAGE))];
        }),
      );
    },
  };
}

/** What is known of a piece without anybody having bought it: its kind, family, materials, colours, categories. */
export interface PieceTraits {
  readonly id: string;
  readonly traits: readonly string[];
}
export interface Neighbour {
  readonly id: string;
  /** The higher, the nearer. */
  readonly score: number;
}

/** Traits that more pieces than this share say too little to look through them all. */
const MOST_SHARING = 400;

/** Finds pieces that have traits in common; a rare trait counts for more. */
export function createAlike(pieces: readonly PieceTraits[]): (id: string) => ReadonlyMap<string, number> {
  const traitsOf = new Map(pieces.map(({ id, traits }) => [id, new Set(traits)]));
  const having = Map.groupBy(
    pieces.flatMap(({ id, traits }) => [...new Set(traits)].map((trait) => ({ id, trait }))),
    ({ trait }) => trait,
  );
  const weigh = (trait: string): number => Math.log(1 + pieces.length / (having.get(trait)?.length ?? 1));
  const weightOf = (traits: Iterable<string>): number =>
    [...traits].reduce((sum, trait) => sum + weigh(trait), 0);
  return (id) => {
    const own = traitsOf.get(id) ?? new Set<string>();
    const near = [...own].flatMap((trait) => having.get(trait)?.slice(0, MOST_SHARING) ?? []);
    const others = new Set(near.map((one) => one.id));
    others.delete(id);
    return new Map(
      [...others].map((other) => {
        const its = traitsOf.get(other) ?? new Set<string>();
        const both = weightOf([...own].filter((trait) => its.has(trait)));
        return [other, both / (weightOf(own) + weightOf(its) - both || 1)];
      }),
    );
  };
}

interface Evidence {
  readonly bought: CoOccurrence;
  readonly viewed: CoOccurrence;
  readonly alike: (id: string) => ReadonlyMap<string, number>;
}

/** [R7.167] The neighbours of a piece, the nearest first. The more people have it, the more counts what they did. */
export function neighboursOf(id: string, { bought, viewed, alike }: Evidence): readonly Neighbour[] {
  const people = bought.support(id) + VIEW_WEIGHT * viewed.support(id);
  const trust = people / (people + EVIDENCE);
  const together = summed([
    { scores: bought.similar(id), weight: 1 },
    { scores: viewed.similar(id), weight: VIEW_WEIGHT },
  ]);
  const near = summed([
    { scores: scaled(together), weight: trust },
    { scores: scaled(alike(id)), weight: 1 - trust },
  ]);
  return [...scaled(near)]
    .map(([other, score]) => ({ id: other, score }))
    .filter(({ score }) => score > 0)
    .toSorted((one, next) => next.score - one.score || (one.id < next.id ? -1 : 1))
    .slice(0, KEPT);
}

type Scores = ReadonlyMap<string, number>;

function summed(sources: readonly { readonly scores: Scores; readonly weight: number }[]): Scores {
  const sums = new Map<string, number>();
  for (const { scores, weight } of sources)
    for (const [other, score] of scores) sums.set(other, (sums.get(other) ?? 0) + weight * score);
  return sums;
}

/** The same so that the largest is 1. */
function scaled(scores: Scores): Scores {
  const largest = Math.max(0, ...scores.values());
  return largest === 0 ? new Map() : new Map([...scores].map(([id, score]) => [id, score / largest]));
}

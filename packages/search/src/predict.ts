import { fold } from './language/fold.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Lexicon } from './query/lexicon.ts';
import { enoughClauses, PART_OF_NAME, type Question } from './query/question.ts';
import type { Predicted, PredictQuery } from './search-index.ts';

interface FoundAround {
  readonly lexicon: Lexicon;
  readonly question: Question;
  readonly tree: CategoryTree;
  /** The categories of each piece that was found. */
  readonly found: readonly (readonly string[])[];
}

/** Beginnings of so many letters are few, are typed most, and ask for the most pieces. */
const KEPT_LETTERS = 2;
const KEPT_BEGINNINGS = 2_000;

/** What was predicted for the shortest beginnings, until something changes. */
export function predictedBeginnings(): {
  get(query: PredictQuery, predict: () => Promise<Predicted>): Promise<Predicted>;
  clear(): void;
} {
  const kept = new Map<string, Promise<Predicted>>();
  return {
    get(query, predict) {
      if (query.keyword.length > KEPT_LETTERS) return predict();
      const { language, country, keyword, limit } = query;
      const key = JSON.stringify([language, country, keyword, limit]);
      const known = kept.get(key) ?? predict();
      if (kept.size < KEPT_BEGINNINGS) kept.set(key, known);
      return known;
    },
    clear: () => kept.clear(),
  };
}

/** As many as stand beside pieces, or are shown while somebody types. */
const MOST_CATEGORIES = 6;

/** [R7.012, R7.014] The categories that a keyword is about: those whose name begins with it, those that it means, and those around them. */
export function categoriesAround(
  keyword: string,
  { lexicon, question, tree, found }: FoundAround,
): readonly string[] {
  const typed = searched(keyword, question);
  const begun = lexicon.names.flatMap(({ folded, dimId }) =>
    dimId !== undefined && beginsIn(folded, typed) ? [dimId] : [],
  );
  const around = withNeighbours([...begun, ...categoriesMeant(question)], { tree, found });
  // A large house has watches in each of its collections: the first of a name stands for all.
  const byName = Map.groupBy(around, (dimId) => lexicon.categoryNames.get(dimId) ?? dimId);
  return [...byName.values()].flatMap(([first]) => first ?? []).slice(0, MOST_CATEGORIES);
}

interface Suggesting {
  readonly lexicon: Lexicon;
  /** The names of the pieces that were found. */
  readonly names: readonly string[];
  readonly question: Question;
}

/** [R7.014] Completed words: names of the house that hold what is typed, those that begin with it first. */
export function suggestionsFor(
  { keyword, limit }: PredictQuery,
  { lexicon, names, question }: Suggesting,
): readonly string[] {
  const typed = searched(keyword, question);
  const known = lexicon.names.filter(({ folded }) => beginsIn(folded, typed));
  const others = names.filter((name) => name !== '').map((name) => ({ name, folded: fold(name) }));
  const all = [...known, ...others].sort(
    (one, other) => startOf(one.folded, typed) - startOf(other.folded, typed),
  );
  return [...new Set(all.map(({ name }) => name))].slice(0, limit);
}

/** The keyword as it was searched, folded. */
function searched(keyword: string, { correction }: Question): string {
  return fold(correction?.isApplied === true ? correction.keyword : keyword).trim();
}

/** The categories that the question names whole, where it is half about them. */
function categoriesMeant({ clauses }: Question): readonly string[] {
  const each = clauses.map(({ alternatives }) =>
    alternatives
      .filter(({ sureness }) => sureness > PART_OF_NAME)
      .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'category' ? [part.dimId] : []))),
  );
  const naming = each.filter((dimIds) => dimIds.length > 0).length;
  return naming < enoughClauses(clauses.length) ? [] : each.flat();
}

/** Categories with those below and above them; where none is meant, the one that most of what was found is in. */
function withNeighbours(
  meant: readonly string[],
  { tree, found }: Pick<FoundAround, 'tree' | 'found'>,
): readonly string[] {
  const first = meant.length > 0 ? meant : commonCategory(found, tree);
  const below = first.flatMap((dimId) => tree.children(dimId));
  const above = first.flatMap((dimId) => tree.parentOf(dimId) ?? []);
  return [...new Set([...first, ...below, ...above])];
}

/** The lowest category that holds more than half of what was found, and not one piece alone. */
function commonCategory(found: FoundAround['found'], tree: CategoryTree): readonly string[] {
  const held = Map.groupBy(
    found.flatMap((dimIds) => [...new Set(dimIds.flatMap((dimId) => upwards(dimId, tree)))]),
    (dimId) => dimId,
  );
  const common = [...held].filter(([, pieces]) => pieces.length > 1 && pieces.length * 2 > found.length);
  const lowest = common.toSorted(
    ([one], [other]) => upwards(other, tree).length - upwards(one, tree).length,
  )[0];
  return lowest === undefined ? [] : [lowest[0]];
}

function upwards(dimId: string, tree: CategoryTree): readonly string[] {
  const parent = tree.parentOf(dimId);
  return parent === undefined ? [dimId] : [dimId, ...upwards(parent, tree)];
}

/** Whether a word of the folded name begins with what is typed. */
function beginsIn(folded: string, typed: string): boolean {
  return typed !== '' && (folded.startsWith(typed) || folded.includes(` ${typed}`));
}

function startOf(folded: string, typed: string): number {
  if (folded.startsWith(typed)) return 0;
  return beginsIn(folded, typed) ? 1 : 2;
}

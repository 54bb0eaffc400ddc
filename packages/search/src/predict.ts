import { fold } from './language/fold.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Lexicon } from './query/lexicon.ts';
import { enoughClauses, type Question } from './query/question.ts';
import type { Predicted, PredictQuery } from './search-index.ts';

interface PredictSources {
  readonly lexicon: Lexicon;
  /** The names of the pieces that were found. */
  readonly names: readonly string[];
  readonly question: Question;
  readonly tree: CategoryTree;
  /** The categories of each piece that was found. */
  readonly found: readonly (readonly string[])[];
}

/** [R7.014] Completed words and categories: names of the house that hold what is typed, those that begin with it first. */
export function predictFrom(
  { keyword, limit }: PredictQuery,
  { lexicon, names, question, tree, found }: PredictSources,
): Pick<Predicted, 'suggestions' | 'categories'> {
  const typed = fold(question.correction?.isApplied === true ? question.correction.keyword : keyword).trim();
  const known = lexicon.names.filter(({ name }) => beginsIn(name, typed)).map(({ name }) => name);
  const all = [...known, ...names].filter((name) => name !== '');
  const sorted = [...new Set(all)].sort((one, other) => startOf(one, typed) - startOf(other, typed));
  const meant = categoriesMeant(question);
  const begun = lexicon.names.flatMap(({ name, dimId }) =>
    dimId !== undefined && beginsIn(name, typed) ? [dimId] : [],
  );
  return {
    suggestions: sorted.slice(0, limit),
    categories: withNeighbours([...begun, ...meant], { tree, found }).slice(0, limit),
  };
}

/** The categories that the question names, where it is half about them. */
function categoriesMeant({ clauses }: Question): readonly string[] {
  const each = clauses.map(({ alternatives }) =>
    alternatives.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'category' ? [part.dimId] : [])),
    ),
  );
  const naming = each.filter((dimIds) => dimIds.length > 0).length;
  return naming < enoughClauses(clauses.length) ? [] : each.flat();
}

/** Categories with those below and above them; where none is meant, the one that most of what was found is in. */
function withNeighbours(
  meant: readonly string[],
  { tree, found }: Pick<PredictSources, 'tree' | 'found'>,
): readonly string[] {
  const first = meant.length > 0 ? meant : commonCategory(found, tree);
  const below = first.flatMap((dimId) => tree.children(dimId));
  const above = first.flatMap((dimId) => tree.parentOf(dimId) ?? []);
  return [...new Set([...first, ...below, ...above])];
}

/** The lowest category that holds more than half of what was found, and not one piece alone. */
function commonCategory(found: PredictSources['found'], tree: CategoryTree): readonly string[] {
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

/** Whether a word of the name begins with what is typed. */
function beginsIn(name: string, typed: string): boolean {
  const folded = fold(name);
  return typed !== '' && (folded.startsWith(typed) || folded.includes(` ${typed}`));
}

function startOf(name: string, typed: string): number {
  if (fold(name).startsWith(typed)) return 0;
  return beginsIn(name, typed) ? 1 : 2;
}

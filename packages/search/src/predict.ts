import { fold } from './language/fold.ts';
import type { Lexicon } from './query/lexicon.ts';
import type { Question } from './query/question.ts';
import type { Predicted, PredictQuery } from './search-index.ts';

interface PredictSources {
  readonly lexicon: Lexicon;
  /** The names of the pieces that were found. */
  readonly names: readonly string[];
  readonly question: Question;
}

/** [R7.014] Completed words and categories: names of the house that hold what is typed, those that begin with it first. */
export function predictFrom(
  { keyword, limit }: PredictQuery,
  { lexicon, names, question }: PredictSources,
): Pick<Predicted, 'suggestions' | 'categories'> {
  const typed = fold(question.correction?.isApplied === true ? question.correction.keyword : keyword).trim();
  const known = lexicon.names.filter(({ name }) => beginsIn(name, typed)).map(({ name }) => name);
  const all = [...known, ...names].filter((name) => name !== '');
  const sorted = [...new Set(all)].sort((one, other) => startOf(one, typed) - startOf(other, typed));
  const meant = question.clauses.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'category' ? [part.dimId] : [])),
    ),
  );
  const begun = lexicon.names.flatMap(({ name, dimId }) =>
    dimId !== undefined && beginsIn(name, typed) ? [dimId] : [],
  );
  return {
    suggestions: sorted.slice(0, limit),
    categories: [...new Set([...begun, ...meant])].slice(0, limit),
  };
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

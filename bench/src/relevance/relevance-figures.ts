import type { Figure } from '../figures/figure.ts';
import type { RelevanceRow } from '../figures/figures-file.ts';
import { HALVES } from './judged-query.ts';
import type { QueryScore } from './query-score.ts';
import { mean } from './scores.ts';

type Row = Omit<RelevanceRow, 'on' | 'how'>;

/** A row for every language (ISO 639-3, as locales begin), and one for all of them. */
export function rowsByLanguage(scores: readonly QueryScore[]): readonly Row[] {
  return [...rowsBy(scores, ({ judged }) => judged.locale.slice(0, 3)), rowOf('all', scores)];
}

/** A row for every kind of query. */
export function rowsByKind(scores: readonly QueryScore[]): readonly Row[] {
  return rowsBy(scores, ({ judged }) => judged.kind);
}

function rowsBy(scores: readonly QueryScore[], nameOf: (score: QueryScore) => string): readonly Row[] {
  return [...Map.groupBy(scores, nameOf)].map(([name, group]) => rowOf(name, group));
}

function rowOf(name: string, scores: readonly QueryScore[]): Row {
  const [open, kept] = HALVES.map((half) => {
    const ofHalf = scores.filter((score) => score.half === half);
    return {
      pieces: mean(ofHalf.flatMap(({ pieces }) => pieces ?? [])),
      allKinds: mean(ofHalf.map(({ allKinds }) => allKinds)),
    };
  });
  if (!open || !kept) throw new Error('there are two halves');
  return { name, queries: scores.length, open, kept };
}

/** What the search must reach. `isEmpty` has an entry for every nonsense query. */
export function searchFigures(scores: readonly QueryScore[], isEmpty: readonly boolean[]): readonly Figure[] {
  const kept = scores.filter(({ half }) => half === 'kept');
  const gains = [
    { name: 'nDCG@10 of pieces', measured: mean(kept.flatMap(({ pieces }) => pieces ?? [])), must: 0.9 },
    { name: 'nDCG@10 of all kinds', measured: mean(kept.map(({ allKinds }) => allKinds)), must: 0.9 },
    {
      name: 'mean reciprocal rank of references and names',
      measured: mean(kept.flatMap((score) => score.reciprocalRank ?? [])),
      must: 0.95,
    },
  ].map((gain) => ({ ...gain, unit: '' }));
  const standing = scores.map((score) => score.standing);
  const shares = [
    {
      name: 'nonsense that finds nothing',
      measured: 100 * mean(isEmpty.map(Number)),
      must: 100,
    },
    {
      name: 'pieces that stand on the colour or size asked for',
      measured: (100 * sum(standing.map(({ right }) => right))) / sum(standing.map(({ of }) => of)),
    },
  ].map((share) => ({ ...share, unit: '%' }));
  return [...gains, ...shares].map((one) => ({ ...one, name: `search, ${one.name}`, better: 'higher' }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

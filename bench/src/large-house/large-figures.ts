import type { Figure } from '../figures/figure.ts';
import type { FindingLimits } from '../scenarios/finding.ts';
import type { ImportRun } from './run-importer.ts';

/** What finding may cost in a house of fifty thousand pieces. */
export const LARGE_LIMITS: FindingLimits = {
  listing: { must: [4, 4], aim: [1.5, 1.5] },
  search: { must: [4, 4], aim: [1.5, 1.5] },
  predictive: { must: [2, 2], aim: [1, 1] },
};

const lower = (figure: Omit<Figure, 'better'>): Figure => ({ ...figure, better: 'lower' });

export interface Imports {
  readonly first: ImportRun;
  readonly unchanged: ImportRun;
  readonly changed: ImportRun;
  readonly afterKill: ImportRun;
}

/** How long the imports took, and how much memory the largest of them had. */
export function importFigures({ first, unchanged, changed, afterKill }: Imports): readonly Figure[] {
  const peak = Math.max(...[first, unchanged, changed].map(({ peakMegabytes }) => peakMegabytes));
  return [
    lower({ name: 'import, first time', unit: 's', must: 600, aim: 300, measured: first.seconds }),
    lower({ name: 'import, again unchanged', unit: 's', must: 120, aim: 60, measured: unchanged.seconds }),
    lower({ name: 'import, 100 products changed', unit: 's', must: 20, aim: 5, measured: changed.seconds }),
    lower({ name: 'the importer’s memory, at most', unit: 'MB', must: 400, aim: 250, measured: peak }),
    lower({ name: 'import, killed half way and begun again', unit: 's', measured: afterKill.seconds }),
  ];
}

interface Pair {
  readonly demo: number;
  readonly large: number;
}

export interface ShopSizes {
  readonly startSeconds: number;
  /** Seconds until the job had made the base of the search index, counted from the shop's start. */
  readonly baseSeconds: number;
  /** CPU ms of the product call, the shop's and PostgreSQL's together. */
  readonly productCall: Pair;
  /** Of the shop's processes, once listings, searches and pages were asked for. */
  readonly megabytes: Pair;
}

/** What a large house costs a shop beside one of demo size. */
export function shopFigures(sizes: ShopSizes): readonly Figure[] {
  const { startSeconds, baseSeconds, productCall, megabytes } = sizes;
  return [
    lower({ name: 'start to first page', unit: 's', must: 10, aim: 5, measured: startSeconds }),
    lower({ name: 'first start to the first listing', unit: 's', measured: baseSeconds }),
    lower({
      name: 'product call beside demo size (CPU with PostgreSQL)',
      unit: '%',
      must: 120,
      aim: 100,
      measured: (100 * productCall.large) / productCall.demo,
    }),
    lower({
      name: 'memory above demo size',
      unit: 'MB',
      must: 250,
      aim: 100,
      measured: megabytes.large - megabytes.demo,
    }),
  ];
}

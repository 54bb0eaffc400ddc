import type { FacetId } from '@vitrine/domain';
import { byOrder, type SegmentAnswer } from './segment.ts';

/** The answers of segments that hold different pieces, as one. */
export function mergeAnswers(answers: readonly SegmentAnswer[]): SegmentAnswer {
  const counts = new Map<FacetId, Map<string, number>>();
  for (const [facet, values] of answers.flatMap((answer) => [...answer.counts])) {
    const sums = counts.get(facet) ?? new Map<string, number>();
    for (const [value, count] of values) sums.set(value, (sums.get(value) ?? 0) + count);
    counts.set(facet, sums);
  }
  return {
    total: answers.reduce((sum, { total }) => sum + total, 0),
    first: answers.flatMap(({ first }) => first).sort(byOrder),
    counts,
  };
}

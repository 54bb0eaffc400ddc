import { PAGE_IDS, pageSpec } from '@vitrine/contracts';

/**
 * What every page knows of the registry of pages. The build puts the values in the place of this module, so that no page
 * carries the registry itself (vite/evaluate-page-facts.ts).
 */

/** First segments below which no page is public: fetched ahead, their pages would be fetched twice. */
export const PRIVATE_SEGMENTS: readonly string[] = privateSegments();

function privateSegments(): readonly string[] {
  const pages = PAGE_IDS.map(pageSpec).filter(({ shownBy }) => shownBy === 'route');
  const bySegment = Map.groupBy(pages, ({ path }) => path.split('/')[1] ?? '');
  return [...bySegment]
    .filter(([, below]) => below.every(({ audience }) => audience !== 'public'))
    .map(([segment]) => segment);
}

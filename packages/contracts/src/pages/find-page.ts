import { PAGE_IDS, type PageId, pageSpec } from './pages.ts';

interface FoundPage {
  readonly page: PageId;
  /** How the page spells the literal segments that the address begins with. */
  readonly literal: readonly string[];
}

interface Pattern {
  readonly page: PageId;
  readonly segments: readonly string[];
}

/** The page of a path, by its segments without the locale. Case does not count in literal segments, and they win. */
export function findPage(segments: readonly string[]): FoundPage {
  const candidates = BY_FIRST_SEGMENT.get(segments[0]?.toLowerCase() ?? '') ?? [];
  const found = candidates.find((pattern) => isOf(pattern, segments)) ?? CATCH_ALL;
  const end = found.segments.findIndex((segment) => !isLiteral(segment));
  const literal = end === -1 ? found.segments : found.segments.slice(0, end);
  return { page: found.page, literal };
}

function isLiteral(segment: string): boolean {
  return segment !== '*' && !segment.startsWith(':');
}

const CATCH_ALL: Pattern = { page: 'slug', segments: ['*'] };
const BY_FIRST_SEGMENT = patternsByFirstSegment();

function patternsByFirstSegment(): ReadonlyMap<string, readonly Pattern[]> {
  const patterns = PAGE_IDS.map((page) => ({ page, segments: segmentsOf(pageSpec(page).path) }));
  const ranked = patterns.toSorted((one, other) => compareRank(one.segments, other.segments));
  return Map.groupBy(ranked, ({ segments }) => segments[0] ?? '');
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Where two patterns first differ the literal segment comes first, and the rest of a path last. */
function compareRank(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((segment, index) => rankOf(segment) !== rankOf(other[index]));
  return at === -1 ? 0 : rankOf(one[at]) - rankOf(other[at]);
}

function rankOf(segment: string | undefined): number {
  if (segment === undefined) return 1;
  if (isLiteral(segment)) return 0;
  return segment === '*' ? 3 : 2;
}

function isOf({ segments: pattern }: Pattern, asked: readonly string[]): boolean {
  // The rest of a path may be nothing, as for the router.
  if (pattern.at(-1) === '*') {
    return asked.length >= pattern.length - 1 && startsAs(pattern.slice(0, -1), asked);
  }
  const least = pattern.filter((segment) => !segment.endsWith('?')).length;
  return asked.length >= least && asked.length <= pattern.length && startsAs(pattern, asked);
}

const startsAs = (pattern: readonly string[], asked: readonly string[]): boolean =>
  pattern.every((segment, index) => {
    const value = asked[index];
    return value === undefined || !isLiteral(segment) || value.toLowerCase() === segment.toLowerCase();
  });

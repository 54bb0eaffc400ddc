import { cacheClassOf, type CallName } from '@vitrine/contracts';

/** Short, since a price or a text may change; long enough that a page's own requests meet it. */
const PUBLIC = 'public, max-age=30, stale-while-revalidate=60';
const PRIVATE = 'private, no-store';

/** How long an answer may be kept: what is the same for everybody shortly, what is somebody's own never. */
export function cacheControl(name: CallName): string {
  return isShared(name) ? PUBLIC : PRIVATE;
}

/** Is the answer the same for everybody, and is nothing begun by asking? */
export function isShared(name: CallName): boolean {
  return cacheClassOf(name) === 'shared';
}

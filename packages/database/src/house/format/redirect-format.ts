import { localeOf } from '@vitrine/domain';
import * as z from 'zod/mini';
import { one, part } from './define-part.ts';
import type { Fault } from './part.ts';
import { Path } from './texts.ts';

/** As people read it, escapes resolved: `lunettes/été 2019`. */
const OldPath = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^[^/?#%\\\p{Cc}\p{Bidi_Control}]+(?:\/[^/?#%\\\p{Cc}\p{Bidi_Control}]+)*$/u),
  );

/** How long a page may say that it has closed before it leads on, in milliseconds. */
const LONGEST_CLOSED_MS = 60_000;

/**
 * `redirects.json`: an address that the house had once, and where the page is now; both without locale. `closedForMs`:
 * the page has closed; it says so for so long, and then leads on [R2.112].
 */
const HouseRedirect = z.strictObject({
  from: OldPath,
  to: Path,
  closedForMs: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_CLOSED_MS))),
});
type HouseRedirect = z.infer<typeof HouseRedirect>;

/** [R2.031] What is wrong with a redirect, seen by itself. */
function redirectFaults({ from, to }: HouseRedirect): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [key, path] of Object.entries({ from, to })) {
    const segments = path.split('/');
    if (localeOf(segments[0] ?? '') !== undefined)
      faults.push({ path: [key], message: 'stands without its locale' });
    if (segments.some((segment) => segment === '.' || segment === '..'))
      faults.push({ path: [key], message: 'a path has no dots for folders' });
  }
  return faults;
}

export const REDIRECTS = part({
  kind: 'redirect',
  source: { list: 'redirects.json' },
  schema: HouseRedirect,
  idKeys: ['from'],
  avoids: ({ to }) => one('redirect', 'to', to),
  check: redirectFaults,
});

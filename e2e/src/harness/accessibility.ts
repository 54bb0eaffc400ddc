import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

const ANIMATIONS_ENDED = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** What axe finds against WCAG 2.2 AA on the page as it is now, one line per fault. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // Elements that fade in are judged when they are fully visible.
  await page.evaluate(ANIMATIONS_ENDED);
  // axe is added through the debugger, because the page's policy forbids other scripts.
  await page.evaluate(axe.source);
  const violations: readonly Violation[] = await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }).then((r) => r.violations)`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

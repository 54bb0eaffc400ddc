import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/**
 * Brings every animation that has an end to it, and those that begin meanwhile; one in a part that is not drawn would never
 * come there by itself. No transition begins until axe has judged: a button that is pointed at, or that becomes active when the
 * page's script is there, would be judged between two colours.
 */
const END_ANIMATIONS = `(async () => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  const running = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  for (let under = running(); under.length > 0; under = running()) {
    for (const animation of under) animation.finish();
    await new Promise(requestAnimationFrame);
  }
})()`;

const ALLOW_TRANSITIONS = `document.adoptedStyleSheets.pop()`;

/** What axe finds against WCAG 2.2 AA on the page as it is now, one line per fault. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // Elements that fade in are judged when they are fully visible.
  await page.evaluate(END_ANIMATIONS);
  // axe is added through the debugger, because the page's policy forbids other scripts.
  await page.evaluate(axe.source);
  const violations: readonly Violation[] = await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }).then((r) => r.violations)`,
  );
  await page.evaluate(ALLOW_TRANSITIONS);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

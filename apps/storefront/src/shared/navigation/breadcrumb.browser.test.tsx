import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const TRAIL = [
  { name: 'Stores', url: '/stores' },
  { name: 'Dubai', url: '/stores/dubai' },
];

describe.each([320, 390, 1440])('the breadcrumb, %i px wide', (width) => {
  it.each(['ltr', 'rtl'])('[R2.025] has all its names on one line: %s', async (dir) => {
    await page.viewport(width, 844);
    const screen = await renderScreen(
      <div dir={dir}>
        <Breadcrumb trail={TRAIL} current="Maison" />
      </div>,
    );
    await expect.element(screen.getByText('Maison')).toBeVisible();
    const bottoms = ['Stores', 'Dubai', 'Maison'].map((name) =>
      bottomOfText(screen.getByText(name).element()),
    );
    for (const bottom of bottoms) expect(bottom).toBeCloseTo(bottoms[0] ?? 0, 0);
  });
});

/** Of the letters, not of the box around them. */
function bottomOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().bottom;
}

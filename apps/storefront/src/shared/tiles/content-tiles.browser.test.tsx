import type { ContentTile } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { ContentTiles } from './content-tiles.tsx';

const TILES: readonly ContentTile[] = ['One', 'Two', 'Three'].map((title) => ({
  title,
  text: `${title} in short.`,
  url: `/magazine/${title}`,
  note: `Of ${title}`,
  language: 'en',
}));

describe.each([390, 1440])('what there is to read in Arabic, %i px wide', (width) => {
  it('[R2.033] has English words below the Arabic ones, where the line begins', async () => {
    await page.viewport(width, 844);
    const screen = await renderScreen(
      <div dir="rtl">
        <ContentTiles tiles={TILES} isLed />
      </div>,
      { locale: 'ara-ae' },
    );
    await expect.element(screen.getByRole('heading', { name: 'Three' })).toBeVisible();
    for (const { title, text, note = '' } of TILES) {
      const [start, ...others] = [note, title, text].map((words) =>
        startOfText(screen.getByText(words, { exact: true }).element()),
      );
      for (const other of others) expect(other).toBeCloseTo(start ?? 0, 0);
    }
  });
});

/** Of its first line, from the right. */
function startOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().right;
}

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../shared/test-harness/render-screen.tsx';
import type { MenuLine } from './menu.ts';
import { SiteHeader } from './site-header.tsx';

const aLine = (name: string, ...below: readonly MenuLine[]): MenuLine => ({
  name,
  url: `/eng-us/${name.toLowerCase()}`,
  below,
});
const MENU = [
  aLine('Bags', aLine('Handbags', aLine('Totes'), aLine('Buckets')), aLine('Belts')),
  aLine('Eyewear', aLine('Sunglasses', aLine('Round'))),
  aLine('Gifts'),
];

async function show(width: number, path = '/eng-us/homepage') {
  await page.viewport(width, 844);
  const screen = await renderScreen(
    <>
      <SiteHeader menu={MENU} />
      <main style={{ marginBlockStart: '40rem' }}>
        <button type="button">Elsewhere</button>
      </main>
    </>,
    { path },
  );
  const navigation = screen.getByRole('navigation');
  /** Hidden ones have no role. */
  const line = (name: string) => navigation.getByRole('link', { name, exact: true });
  return { screen, navigation, line };
}

const focusedText = () => document.activeElement?.textContent;

describe('the menu on a wide screen', () => {
  it('[R7.162] has every category of the answer, in its order, each once below its own', async () => {
    const { navigation } = await show(1440);
    const urls = [...navigation.element().querySelectorAll('li > a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(urls).toEqual(
      ['Bags', 'Handbags', 'Totes', 'Buckets', 'Belts', 'Eyewear', 'Sunglasses', 'Round', 'Gifts'].map(
        (name) => `/eng-us/${name.toLowerCase()}`,
      ),
    );
  });

  it('opens under the pointer, closes with Escape, and opens again when the pointer comes back', async () => {
    const { screen, line } = await show(1440);
    await line('Bags').hover();
    await expect.element(line('Totes')).toBeVisible();
    await expect.element(line('Round')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(line('Totes')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Elsewhere' }).hover();
    await line('Eyewear').hover();
    await expect.element(line('Round')).toBeVisible();
    await screen.getByRole('button', { name: 'Elsewhere' }).hover();
    await expect.element(line('Round')).not.toBeInTheDocument();
  });

  it('is walked through with the keyboard alone', async () => {
    const { screen, line, navigation } = await show(1440);
    line('Bags').element().focus();
    await expect.element(line('Totes')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(line('Totes')).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(line('Totes').element());
    await userEvent.keyboard('{Escape}');
    await expect.element(line('Totes')).not.toBeInTheDocument();
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    expect(focusedText()).toContain('Bags');
    await userEvent.keyboard('{Enter}');
    await expect.element(line('Totes')).toBeVisible();
    // Another category takes its place, and what lies outside closes it.
    line('Eyewear').element().focus();
    await expect.element(line('Totes')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(line('Round')).toBeVisible();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(line('Round')).not.toBeInTheDocument();
    expect(navigation.element().querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('leads to the third level, and is closed on the page that it led to', async () => {
    const { screen, line } = await show(1440);
    await line('Bags').hover();
    await line('Totes').click();
    await vi.waitFor(() => expect(screen.path()).toBe('/eng-us/totes'));
    await expect.element(line('Handbags')).not.toBeInTheDocument();
  });

  it('says where the page is', async () => {
    const { line } = await show(1440, '/eng-us/eyewear');
    await expect.element(line('Eyewear')).toHaveAttribute('aria-current', 'page');
    await expect.element(line('Bags')).not.toHaveAttribute('aria-current');
  });
});

describe.each([320, 390])('the menu on a screen of %i px', (width) => {
  it('[R7.162] goes from the first level to the others and back', async () => {
    const { line, navigation } = await show(width);
    await expect.element(line('Gifts')).not.toBeInTheDocument();
    await navigation.getByText('Menu').first().click();
    await expect.element(line('Gifts')).toBeVisible();
    await navigation.getByText('Bags').nth(1).click();
    await expect.element(line('Totes')).toBeVisible();
    await expect.element(line('Bags View all')).toHaveAttribute('href', '/eng-us/bags');
    // The way back is the same element, so that the focus stays where it was.
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    await userEvent.keyboard('{Enter}');
    await expect.element(line('Totes')).not.toBeInTheDocument();
    await expect.element(line('Gifts')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('closes one part with each Escape, and gives the focus back', async () => {
    const { line, navigation } = await show(width);
    await navigation.getByText('Menu').first().click();
    await navigation.getByText('Eyewear').nth(1).click();
    await expect.element(line('Round')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(line('Round')).not.toBeInTheDocument();
    expect(focusedText()).toContain('Eyewear');
    await userEvent.keyboard('{Escape}');
    await expect.element(line('Gifts')).not.toBeInTheDocument();
    expect(focusedText()).toContain('Menu');
  });
});

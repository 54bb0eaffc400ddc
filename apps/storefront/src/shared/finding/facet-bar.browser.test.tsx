import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { FacetBar } from './facet-bar.tsx';
import type { Finding } from './finding.ts';
import { aFinding, facetsWith } from './test-harness/a-finding.ts';

const bar = (changes: Partial<Finding> = {}, path = '/eng-us/shoes') =>
  renderScreen(<FacetBar finding={aFinding(changes)} />, { path });

describe('what pieces are chosen by, on a wide screen', () => {
  afterEach(() => page.viewport(1280, 800));

  it('[R7.009] is a value of a facet, and the address says so', async () => {
    await page.viewport(1280, 800);
    const screen = await bar();
    await screen.getByText('Colour', { exact: true }).click();
    await screen.getByRole('link', { name: 'Green 10' }).click();
    await expect.poll(() => screen.path()).toBe('/eng-us/shoes?colour=green');
  });

  it('[R7.009] adds to what is chosen already, in the one spelling of the address', async () => {
    const screen = await bar({ facets: facetsWith('green', '40'), sort: 'newest' });
    await screen.getByText('Colour (1)').click();
    await screen.getByRole('link', { name: 'Black 20' }).click();
    await expect.poll(() => screen.path()).toBe('/eng-us/shoes?colour=black,green&size=40&sort=newest');
  });

  it('[R7.009] says each choice as a word that takes it away, and clears all of them', async () => {
    const screen = await bar({ facets: facetsWith('green', '40') });
    await screen.getByRole('link', { name: 'Remove 40' }).click();
    await expect.poll(() => screen.path()).toBe('/eng-us/shoes?colour=green');
    await screen.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => screen.path()).toBe('/eng-us/shoes');
  });

  it('[R7.009] cannot choose what would leave nothing', async () => {
    const screen = await bar();
    await screen.getByText('Size', { exact: true }).click();
    await expect.element(screen.getByText('41')).toBeVisible();
    expect(screen.getByRole('link', { name: '41 0' }).elements()).toEqual([]);
  });

  it('[R7.009] puts the pieces in another order', async () => {
    const screen = await bar({ facets: facetsWith('green') });
    await screen.getByText('Sort by: The house’s order').click();
    await screen.getByRole('link', { name: 'Price, low to high' }).click();
    await expect.poll(() => screen.path()).toBe('/eng-us/shoes?colour=green&sort=price-asc');
  });

  it('closes a fold by the Escape key, by a press beside it, and by opening another', async () => {
    const screen = await bar();
    const green = screen.getByRole('link', { name: 'Green 10' });
    await screen.getByText('Colour', { exact: true }).click();
    await expect.element(green).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(green).not.toBeInTheDocument();
    await expect.element(screen.getByText('Colour', { exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByText('Size', { exact: true }).click();
    await expect.element(green).not.toBeInTheDocument();
    await screen.getByRole('status').click();
    await expect.element(screen.getByText('41')).not.toBeVisible();
  });

  it('keeps the search of the page that it stands on', async () => {
    const screen = await bar({ url: '/eng-us/search?q=green%20watch' });
    await screen.getByText('Colour', { exact: true }).click();
    await screen.getByRole('link', { name: 'Green 10' }).click();
    await expect.poll(() => screen.path()).toBe('/eng-us/search?q=green%20watch&colour=green');
  });

  it('is not there where there is one piece and nothing to choose', async () => {
    const screen = await bar({ nbHits: 1, nbPages: 1 });
    expect(screen.getByRole('status').elements()).toEqual([]);
  });
});

describe('what pieces are chosen by, on a phone', () => {
  afterEach(() => page.viewport(1280, 800));

  it('[R7.009] is a sheet over the whole screen that says how many pieces are left', async () => {
    await page.viewport(390, 844);
    const screen = await bar();
    const show = screen.getByRole('button', { name: 'Show 30 pieces' });
    await expect.element(show).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Filter and sort' }).click();
    await expect.element(show).toBeVisible();
    const { width, height } = screen
      .getByRole('group', { name: 'Filter and sort' })
      .element()
      .getBoundingClientRect();
    expect([width, height]).toEqual([document.documentElement.clientWidth, 844]);
    await screen.getByText('Colour', { exact: true }).click();
    await screen.getByRole('link', { name: 'Green 10' }).click();
    await expect.poll(() => screen.path()).toBe('/eng-us/shoes?colour=green');
    await expect.element(show).toBeVisible();
    await show.click();
    await expect.element(show).not.toBeInTheDocument();
  });

  it('closes by the Escape key, and when the focus goes behind it', async () => {
    await page.viewport(390, 844);
    const screen = await bar({ facets: facetsWith('green') });
    const open = screen.getByRole('button', { name: 'Filter and sort' });
    const show = screen.getByRole('button', { name: 'Show 30 pieces' });
    await open.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(show).not.toBeInTheDocument();
    await open.click();
    show.element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(show).not.toBeInTheDocument();
  });
});

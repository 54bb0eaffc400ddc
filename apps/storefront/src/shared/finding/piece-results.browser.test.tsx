import type { ProductCard } from '@vitrine/contracts';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { ColourCard } from './colour-card.tsx';
import { PieceResults } from './piece-results.tsx';
import { aCard, aFinding, cardsFrom } from './test-harness/a-finding.ts';

/** A listing of thirty pieces whose address says the page. */
function Listing({ url }: { readonly url: string }) {
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? '1') - 1;
  const hits: readonly ProductCard[] = page === 0 ? cardsFrom(0, 24) : cardsFrom(24, 6);
  return <PieceResults finding={aFinding({ url, page, hits })} heroes={0} />;
}

const listing = (url: string, search = '') => renderScreen(<Listing url={url} />, { path: url + search });
const words = ({ container }: { readonly container: Element }) =>
  [...container.querySelectorAll('li > a')].map(({ textContent }) => textContent);
const pieces = (screen: { readonly container: Element }) =>
  words(screen).map((text) => text.replace(/\$.*$/u, ''));

describe('the pieces of a listing', () => {
  it('[R7.009] go on below, say how many there are, and the first new one has the focus', async () => {
    const screen = await listing('/eng-us/shoes');
    await expect.element(screen.getByText('24 of 30')).toBeVisible();
    const more = screen.getByRole('link', { name: 'Show more' });
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('30 of 30')).toBeVisible();
    expect(screen.path()).toBe('/eng-us/shoes?page=2');
    expect(pieces(screen)).toEqual(cardsFrom(0, 30).map(({ name }) => name));
    expect(document.activeElement?.textContent).toContain('Piece 24');
    expect(more.elements()).toEqual([]);
  });

  it('[R7.009] are all there on the way back, and from a page of its own only that page', async () => {
    const before = await listing('/eng-us/bags');
    await before.getByRole('link', { name: 'Show more' }).click();
    await expect.element(before.getByText('30 of 30')).toBeVisible();
    await before.unmount();
    const back = await listing('/eng-us/bags', '?page=2');
    expect(pieces(back)).toHaveLength(30);
    await back.unmount();
    const direct = await listing('/eng-us/silks', '?page=2');
    expect(pieces(direct)).toEqual(cardsFrom(24, 6).map(({ name }) => name));
    await direct.getByRole('link', { name: 'Previous pieces' }).click();
    expect(direct.path()).toBe('/eng-us/silks');
  });
});

describe('what the house laid between the pieces', () => {
  const tile = { title: 'Fourteen hours', text: 'At the bench', url: '/eng-us/magazine/articles/hours' };
  const arranged = (page: number) =>
    aFinding({
      url: '/eng-us/arranged',
      page,
      hits: cardsFrom(page * 24, page === 0 ? 24 : 6),
      tiles: [{ ...tile, after: 26 }],
      wide: page === 0 ? ['3'] : [],
    });

  it('[R2.031] stands behind so many pieces of all pages, and some pieces stand wide', async () => {
    const first = await renderScreen(<PieceResults finding={arranged(0)} heroes={0} />);
    expect(words(first).some((text) => text.includes('Fourteen hours'))).toBe(false);
    const wide = first.container.querySelectorAll('li[data-wide]');
    expect([...wide].map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Piece 3')]);
    await first.unmount();
    const second = await renderScreen(<PieceResults finding={arranged(1)} heroes={0} />);
    const place = words(second).findIndex((text) => text.includes('Fourteen hours'));
    expect(words(second)[place - 1]).toContain('Piece 25');
    await expect.element(second.getByRole('heading', { name: 'Fourteen hours' })).toBeVisible();
  });
});

const card = (changes: Partial<ProductCard> = {}) =>
  renderScreen(<ColourCard card={aCard('1', changes)} sizes="50vw" isHero={false} />);

describe('a card', () => {
  it('[R7.009] changes its colour: picture, address and price follow, and nobody leaves the page', async () => {
    const screen = await card();
    const link = screen.getByRole('link');
    await expect.element(link).toHaveTextContent('$500');
    await expect
      .element(screen.getByRole('button', { name: 'Black' }))
      .toHaveAttribute('aria-pressed', 'true');
    screen.getByRole('button', { name: 'Green' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link).toHaveAttribute('href', '/eng-us/products/piece/1-green');
    await expect.element(link).toHaveTextContent('$600');
    expect(link.element().querySelector('img')?.src).toContain('/media/1-green/front');
    expect(screen.path()).toBe('/eng-us/homepage');
  });

  it('says its sizes at a glance, the first and the last of many', async () => {
    const few = await card({ sizes: ['39', '40', '41'] });
    await expect.element(few.getByText('39 · 40 · 41')).toBeVisible();
    await few.unmount();
    const many = await card({ sizes: ['38', '39', '40', '41', '42'] });
    await expect.element(many.getByText('38 – 42')).toBeVisible();
  });

  it('has no colours to choose where there is one', async () => {
    const screen = await card({ skus: aCard('1').skus.slice(0, 1) });
    expect(screen.getByRole('group').elements()).toEqual([]);
  });
});

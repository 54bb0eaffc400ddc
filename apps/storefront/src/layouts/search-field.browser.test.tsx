import type { PredictiveBody } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../shared/test-harness/render-screen.tsx';
import { SiteHeader } from './site-header.tsx';

const FOUND: PredictiveBody = {
  keyword: 'al',
  suggestions: ['alba'],
  products: [
    {
      productId: 'TH2001',
      name: 'Alba',
      url: '/eng-us/products/alba-TH2001',
      mediaUrl: '/media/th2001-tortoise/front',
      price: { amount: 46_000, currency: 'USD', label: '$460' },
      disambiguatingDescription: 'Square',
    },
  ],
  categories: [{ dimId: 'eyewear', name: 'Eyewear', url: '/eng-us/eyewear' }],
  articles: [],
};
const SEARCHES = 'vitrine-searches';

/** The header with a field whose answers are `answer`; a word that is searched is at the end of the address. */
async function show(answer: () => object | Promise<object> = () => FOUND, path?: string) {
  const sent: string[] = [];
  answerCalls({});
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(new URL(url, location.href).searchParams.get('keyword') ?? '');
    return Response.json(await answer());
  });
  const screen = await renderScreen(
    <>
      <SiteHeader menu={[]} />
      <main style={{ marginBlockStart: '50rem' }}>
        <button type="button">Elsewhere</button>
      </main>
    </>,
    path === undefined ? {} : { path },
  );
  const field = screen.getByRole('combobox', { name: 'Search' });
  const option = (name: string | RegExp) => screen.getByRole('option', { name });
  return { screen, field, option, sent };
}

/** The option that the field names to assistive technology. */
const active = (field: { element: () => Element }): string | null | undefined => {
  const id = field.element().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

describe('the field of the header', () => {
  it('[R2.067, R7.014] offers words, pieces with their price, and categories while a word is typed', async () => {
    const { screen, field, option, sent } = await show();
    await field.click();
    await userEvent.keyboard('al');
    await expect.element(option(/Alba.*\$460/u)).toBeVisible();
    await expect.element(option('Eyewear')).toHaveAttribute('href', '/eng-us/eyewear');
    await expect.element(option('See everything for “al”')).toHaveAttribute('href', '/eng-us/search?q=al');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByText('4 suggestions')).toBeInTheDocument();
    expect(sent.at(-1)).toBe('al');
  });

  it('is walked through by arrows, Home and End, and followed with Enter', async () => {
    const { screen, field, option } = await show();
    await field.click();
    await userEvent.keyboard('al');
    await expect.element(option('Eyewear')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(active(field)).toBe('alba'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await vi.waitFor(() => expect(active(field)).toBe('Eyewear'));
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(active(field)).toContain('See everything'));
    await userEvent.keyboard('{Home}');
    await vi.waitFor(() => expect(active(field)).toBe('alba'));
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(active(field)).toBeUndefined());
    expect(document.activeElement).toBe(field.element());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await vi.waitFor(() => expect(screen.path()).toBe('/eng-us/eyewear'));
    await expect.element(option('Eyewear')).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('');
  });

  it('hides the list with Escape, then empties the field, then closes', async () => {
    const { field, option } = await show();
    await field.click();
    await userEvent.keyboard('al');
    await expect.element(option('Eyewear')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(option('Eyewear')).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('al');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).not.toBe(field.element()));
  });

  it('leads to the results with Enter, and keeps the flags of the address', async () => {
    const { screen, field } = await show(undefined, '/eng-us/homepage?newStore=true');
    await field.click();
    await userEvent.keyboard('green  watch');
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.path()).toBe('/eng-us/search?q=green%20watch&newStore=true'));
  });

  it('shows the answer to the last letter, though an earlier one comes later', async () => {
    const late = Promise.withResolvers<object>();
    let asked = 0;
    const { field, option } = await show(() => {
      asked++;
      return asked === 1 ? late.promise : FOUND;
    });
    await field.click();
    await userEvent.keyboard('a');
    await vi.waitFor(() => expect(asked).toBe(1));
    await userEvent.keyboard('l');
    await expect.element(option('Eyewear')).toBeVisible();
    late.resolve({ ...FOUND, categories: [{ dimId: 'x', name: 'Late', url: '/eng-us/late' }] });
    await late.promise;
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Late')).not.toBeInTheDocument();
  });

  it('asks for nothing that an input method is still composing, and leaves it its keys', async () => {
    const { screen, field, option, sent } = await show();
    await field.click();
    await userEvent.keyboard('al');
    await expect.element(option('Eyewear')).toBeVisible();
    const asked = sent.length;
    const input = field.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('The field is an input');
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.value = 'と';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
    }
    expect(active(field)).toBeUndefined();
    expect(input.value).toBe('と');
    input.value = '時計';
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await vi.waitFor(() => expect(sent.slice(asked)).toEqual(['時計']));
    expect(screen.path()).toBe('/eng-us/homepage');
  });

  it('tells which word was searched in the place of a mistyped one', async () => {
    const { screen, field } = await show(() => ({
      ...FOUND,
      correction: { keyword: 'alba', isApplied: true },
    }));
    await field.click();
    await userEvent.keyboard('abla');
    await expect.element(screen.getByText('Showing results for “alba”')).toBeVisible();
  });

  it('stays a field to search with where the shop offers nothing', async () => {
    const { screen, field } = await show(() => Promise.reject(new TypeError('away')));
    await field.click();
    await userEvent.keyboard('al');
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.path()).toBe('/eng-us/search?q=al'));
  });
});

describe('recent searches', () => {
  it('open at once, lead to their results, and are removed one by one or all', async () => {
    localStorage.setItem(SEARCHES, JSON.stringify(['ring', 'green watch', 'sac']));
    const { screen, field, option } = await show();
    await field.click();
    await expect.element(option('green watch')).toHaveAttribute('href', '/eng-us/search?q=green%20watch');
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.element(option('ring')).not.toBeInTheDocument();
    expect(localStorage.getItem(SEARCHES)).toBe('["green watch","sac"]');
    await screen.getByTitle('Remove').first().click();
    await expect.element(option('green watch')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect.element(option('sac')).not.toBeInTheDocument();
    expect(localStorage.getItem(SEARCHES)).toBeNull();
  });

  it.each(['not JSON', '{"a":1}', '[1,null]'])('are none where the device holds %j', async (kept) => {
    localStorage.setItem(SEARCHES, kept);
    const { screen, field } = await show();
    await field.click();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(screen.getByRole('listbox').elements()).toHaveLength(0);
  });
});

it.each([320, 390])(
  'the layer of a screen of %i px lies over the page and closes by its button',
  async (width) => {
    await page.viewport(width, 844);
    const { screen, field, option } = await show();
    await field.click();
    await userEvent.keyboard('al');
    await expect.element(option('Eyewear')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(option('Eyewear')).not.toBeInTheDocument();
  },
);

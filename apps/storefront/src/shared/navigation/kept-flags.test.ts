import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptFlags, withKeptFlags } from './kept-flags.ts';

describe('withKeptFlags', () => {
  it.each([
    {
      title: '[R2.074] keeps newStore',
      href: '/cart',
      search: '?newStore=true',
      expected: '/cart?newStore=true',
    },
    {
      title: '[R2.075] keeps viewLabelKeys',
      href: '/cart',
      search: '?viewLabelKeys=true',
      expected: '/cart?viewLabelKeys=true',
    },
    { title: '[R2.076] keeps lvpass', href: '/cart', search: '?lvpass=true', expected: '/cart?lvpass=true' },
    {
      title: '[R2.077] keeps lvpassdesign',
      href: '/cart',
      search: '?lvpassdesign=true',
      expected: '/cart?lvpassdesign=true',
    },
    {
      title: 'keeps several',
      href: '/cart',
      search: '?lvpass=true&newStore=true',
      expected: '/cart?newStore=true&lvpass=true',
    },
    {
      title: 'drops a flag that is not exactly true',
      href: '/cart',
      search: '?newStore=1&lvpass=false',
      expected: '/cart',
    },
    {
      title: 'drops every other parameter',
      href: '/cart',
      search: '?q=watch&newStore=true',
      expected: '/cart?newStore=true',
    },
    {
      title: 'leaves the target its own query',
      href: '/l?page=2',
      search: '?lvpass=true',
      expected: '/l?page=2&lvpass=true',
    },
    {
      title: 'leaves the target its fragment',
      href: '/l#top',
      search: '?lvpass=true',
      expected: '/l?lvpass=true#top',
    },
  ])('$title', ({ href, search, expected }) => {
    expect(withKeptFlags(href, search)).toBe(expected);
  });

  it('[R2.074–R2.077] hands on exactly the flags it found, for any query', () => {
    const parameter = fc.tuple(
      fc.constantFrom('newStore', 'viewLabelKeys', 'lvpass', 'lvpassdesign', 'q', 'page'),
      fc.constantFrom('true', 'false', '1', '', 'TRUE'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(parameter, { selector: ([name]) => name }), (parameters) => {
        const search = `?${new URLSearchParams(parameters)}`;
        const next = withKeptFlags('/homepage', search).split('?')[1] ?? '';
        expect(keptFlags(`?${next}`)).toEqual(keptFlags(search));
        expect([...new URLSearchParams(next).keys()]).toHaveLength(keptFlags(search).length);
      }),
    );
  });
});

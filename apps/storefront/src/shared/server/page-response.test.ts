import { describe, expect, it } from 'vitest';
import { cachingHeaders } from './page-response.ts';

describe('cachingHeaders', () => {
  it('lets the page cache share a public page under its locale', () => {
    const headers = cachingHeaders({ isPrefixed: true }, { audience: 'public', status: 200 });
    expect(headers).toEqual({ 'Cache-Control': 'public, max-age=0, must-revalidate', 'x-page': 'public' });
  });

  it('keeps a bare path with its visitor, whose locale it took', () => {
    const headers = cachingHeaders({ isPrefixed: false }, { audience: 'public', status: 200 });
    expect(headers).toEqual({ 'Cache-Control': 'private, no-cache' });
  });

  it.each([
    ['a private page', 'private', 200],
    ['a page that said nothing', undefined, 200],
    ['[R2.114] a failure of a public page', 'public', 404],
    ['a redirect', 'public', 301],
  ] as const)('stores nothing of %s', (_case, audience, status) => {
    expect(cachingHeaders({ isPrefixed: true }, { audience, status })).toEqual({
      'Cache-Control': 'private, no-store',
    });
  });
});

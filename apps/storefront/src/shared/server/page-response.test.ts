import { describe, expect, it } from 'vitest';
import { cachingHeaders } from './page-response.ts';

const PUBLIC = { audience: 'public', isVisitorsOwn: false, isPartial: false } as const;

describe('cachingHeaders', () => {
  it('lets the page cache share a public page under its locale', () => {
    const headers = cachingHeaders({ isPrefixed: true }, { ...PUBLIC, status: 200 });
    expect(headers).toEqual({ 'Cache-Control': 'public, max-age=0, must-revalidate', 'x-page': 'public' });
  });

  it('keeps a bare path with its visitor, whose locale it took', () => {
    const headers = cachingHeaders({ isPrefixed: false }, { ...PUBLIC, status: 200 });
    expect(headers).toEqual({ 'Cache-Control': 'private, no-cache' });
  });

  it.each([
    ['a page of a session', { ...PUBLIC, audience: 'session' }, 200],
    ['a page that said nothing', { ...PUBLIC, audience: undefined }, 200],
    ['a public page that asked on behalf of its visitor', { ...PUBLIC, isVisitorsOwn: true }, 200],
    ['[R7.194] a public page that lacks a block', { ...PUBLIC, isPartial: true }, 200],
    ['[R2.114] a failure of a public page', PUBLIC, 404],
    ['a redirect', PUBLIC, 301],
  ] as const)('stores nothing of %s', (_case, page, status) => {
    expect(cachingHeaders({ isPrefixed: true }, { ...page, status })).toEqual({
      'Cache-Control': 'private, no-store',
    });
  });
});

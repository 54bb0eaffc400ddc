import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { leanTable, tableScript } from './lean-route-table.ts';

const SHELL = '/assets/shell.js';
const CARDS = '/assets/cards.js';
const entryOf = (id: string) => ({
  id,
  path: `:locale?/${id}`,
  hasLoader: true,
  hasAction: false,
  module: `/assets/${id}.js`,
  imports: [SHELL, CARDS],
  css: [],
});

describe('the route table', () => {
  const { routes, ...rest } = leanTable({
    entry: { module: '/assets/entry.js', imports: [SHELL] },
    routes: { 'routes/slug': entryOf('routes/slug'), 'routes/cart': entryOf('routes/cart') },
    version: 'a1',
  });

  it('keeps what the router asks for: where a route stands, its module, what it has', () => {
    const { hasAction: _off, imports: _imports, css: _none, ...said } = entryOf('routes/cart');
    expect(routes['routes/cart']).toEqual(said);
    expect(rest).toEqual({ entry: { module: '/assets/entry.js', imports: [SHELL] }, version: 'a1' });
  });

  it('names what a pointer fetches ahead of a page, without what every page has', () => {
    expect(routes['routes/slug']?.['imports']).toEqual([CARDS]);
  });
});

describe('the script of the route table', () => {
  const routes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    root: {
      id: 'root',
      path: '',
      hasLoader: true,
      module: '/assets/root-DtZfyam-.js',
      imports: [],
      css: ['/a.css#'],
    },
    'routes/entry': {
      id: 'routes/entry',
      parentId: 'root',
      index: true,
      module: '/assets/entry-BvRk9kiK.js',
    },
    'routes/mylv-overview': {
      id: 'routes/mylv-overview',
      parentId: 'layouts/default-layout',
      path: ':locale?/mylv/overview',
      hasLoader: true,
      hasDefaultExport: true,
      module: '/assets/mylv-overview-CEnmClx0.js',
    },
  };
  const table = leanTable({ entry: { module: '/assets/entry.js', imports: [] }, routes });

  it('gives every entry as it was', async () => {
    const window: Readonly<Record<string, typeof table>> = {};
    runInNewContext(await tableScript(table), { window });
    const given: Readonly<Record<string, object>> = Object.values(window)[0]?.routes ?? {};
    for (const [id, entry] of Object.entries(table.routes)) expect(given[id]).toEqual(entry);
  });

  it('says of a usual page the hash of its file alone', async () => {
    expect(await tableScript(table)).toMatch(/"routes\/mylv-overview":\{h:"CEnmClx0"\}/u);
  });
});

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { PAGE_IDS, pageSpec, readPageAddress } from '@vitrine/contracts';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from './routes.ts';

function toObject({ file: id, path, index, children = [] }: RouteConfigEntry): RouteObject {
  const route = { id, ...(path !== undefined && { path }) };
  return index === true ? { ...route, index } : { ...route, children: children.map(toObject) };
}
const table = (await Promise.resolve(routes)).map(toObject);

/** The module that the router shows at an address. */
const routedTo = (path: string) => matchRoutes(table, path)?.at(-1)?.route.id;

/** The module that shows the page which the registry finds there. */
function registeredAt(path: string): string {
  const page = readPageAddress(path)?.page ?? 'slug';
  if (page === 'entry') return 'routes/entry.ts';
  return `routes/${pageSpec(page).shownBy === 'route' ? page : 'slug'}.tsx`;
}

describe('the route table', () => {
  it('has a module and a frame for every page that is built', () => {
    const files = table.flatMap(({ id, children }) => [id, ...(children ?? []).map((child) => child.id)]);
    const missing = files.filter(
      (file) => file !== undefined && !existsSync(fileURLToPath(new URL(file, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });

  it('shows a page that is named before one whose address would take it', () => {
    expect(routedTo('/eng-us/checkout/custom-order-approval')).toBe(
      'routes/checkout-custom-order-approval.tsx',
    );
    expect(routedTo('/eng-us/checkout/delivery')).toBe('routes/checkout-step.tsx');
  });

  it('shows at each address the page that the registry finds there', () => {
    const words = PAGE_IDS.flatMap((id) => pageSpec(id).path.split('/')).filter((word) => /^\w/u.test(word));
    const segment = fc.constantFrom(
      ...words,
      ...words.map((word) => word.toUpperCase()),
      'x',
      'TH2001',
      'a%2Fb',
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/eng-us${segments.map((each) => `/${each}`).join('')}`;
        expect([path, routedTo(path)]).toEqual([path, registeredAt(path)]);
      }),
      { numRuns: 1000 },
    );
  });
});

import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { PAGE_IDS, type PageId, type PageLayout, pageSpec } from '@vitrine/contracts';

/**
 * The route table, from the registry of pages. A locale may stand first; whether a first segment is one is decided by
 * `localeOf`, not by the pattern. Pages that the house writes, and those to come, are the catch-all's.
 */
const routed = PAGE_IDS.filter((id) => pageSpec(id).shownBy === 'route' && pageSpec(id).layout !== 'none');
const byLayout = Map.groupBy(routed, (id) => pageSpec(id).layout);

const routeOf = (id: PageId) => route(pageSpec(id).path.slice(1), `routes/${id}.tsx`);
/** A page to come whose address the pattern of a built page would take, as a checkout step takes any word. */
const isTaken = (id: PageId) =>
  typeof pageSpec(id).shownBy === 'object' &&
  routed.some((other) => takes(pageSpec(other).path, pageSpec(id).path));
const takes = (pattern: string, path: string) =>
  pattern !== '/*' && matchPath({ path: pattern, end: true }, path) !== null;
const catchAllOf = (id: PageId) =>
  route(pageSpec(id).path.slice(1), 'routes/slug.tsx', { id: `to-come/${id}` });
const layoutOf = ([name, ids]: readonly [PageLayout, readonly PageId[]]) =>
  layout(`layouts/${name}-layout.tsx`, ids.map(routeOf));

export default [
  index('routes/entry.ts'),
  ...prefix(':locale?', [
    ...[...byLayout].map(layoutOf),
    layout('layouts/default-layout.tsx', { id: 'to-come' }, PAGE_IDS.filter(isTaken).map(catchAllOf)),
  ]),
] satisfies RouteConfig;

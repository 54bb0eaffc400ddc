import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGE_IDS, type PageId, type PageLayout, pageSpec } from '@vitrine/contracts';

/**
 * The route table, from the registry of pages. A locale may stand first; whether a first segment is one is decided by
 * `localeOf`, not by the pattern. Pages that the house writes are the catch-all's.
 */
const routed = PAGE_IDS.filter((id) => pageSpec(id).shownBy === 'route' && pageSpec(id).layout !== 'none');
const byLayout = Map.groupBy(routed, (id) => pageSpec(id).layout);

const routeOf = (id: PageId) => route(pageSpec(id).path.slice(1), `routes/${id}.tsx`);
const layoutOf = ([name, ids]: readonly [PageLayout, readonly PageId[]]) =>
  layout(`layouts/${name}-layout.tsx`, ids.map(routeOf));

export default [
  index('routes/entry.ts'),
  ...prefix(':locale?', [...byLayout].map(layoutOf)),
] satisfies RouteConfig;

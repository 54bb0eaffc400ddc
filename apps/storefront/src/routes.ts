import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { checkoutRoutes } from './routes/checkout-routes.ts';

/**
 * Every address of the shop (specification, section 2). A locale may stand first; whether a first segment is one is
 * decided by `splitPagePath`, not by the pattern. Literal addresses win over the catch-all.
 */
export default [
  index('routes/entry.ts'),
  ...prefix(':locale?', [
    layout('layouts/default-layout.tsx', [
      route('homepage', 'routes/homepage.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('products/:id/:sku?', 'routes/product.tsx'),
      route('environmental-characteristics', 'routes/environmental-characteristics.tsx'),
      route('stores/:country?/:city?', 'routes/stores.tsx'),
      route('point-of-sale/:slug', 'routes/store.tsx'),
      route('mylv/wishlist', 'routes/mylv-wishlist.tsx'),
      route('mylv/wishlist/shared', 'routes/mylv-wishlist-shared.tsx'),
      ...checkoutRoutes,
      route('*', 'routes/slug.tsx'),
    ]),
    layout('layouts/dispatch-layout.tsx', [route('dispatch', 'routes/dispatch.tsx')]),
  ]),
] satisfies RouteConfig;

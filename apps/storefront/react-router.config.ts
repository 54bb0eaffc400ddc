import type { Config } from '@react-router/dev/config';

/**
 * The whole route table travels with the first page (it is small), so the shop needs no `/__manifest` address and a
 * navigation never waits for it.
 */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config;

import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { leanRouteTable } from './vite/lean-route-table.ts';

/**
 * The whole route table travels with the first page (made small after the build), so the shop needs no `/__manifest` address and a
 * navigation never waits for it.
 */
const config: Config = {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
  buildEnd: async ({ reactRouterConfig }) => leanRouteTable(join(reactRouterConfig.buildDirectory, 'client')),
};
export default config;

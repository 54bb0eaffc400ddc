import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` is pure and instant; `services` runs on the real database
 * (one database per worker, copied from a migrated template by the global set-up).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,tools,products-3d}/**/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'services',
          include: ['{packages,apps}/**/src/**/*.db.test.ts'],
          globalSetup: ['packages/testing/src/database/global-setup.ts'],
          maxWorkers: 2,
        },
      },
    ],
  },
});

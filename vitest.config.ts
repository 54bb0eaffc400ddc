import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM, QUIET } from './packages/testing/src/browser/chromium-settings.ts';
import { compileLabels } from './apps/storefront/vite/compile-labels.ts';

const JOURNEYS = {
  // As long as a locator waits: a page that comes later on a busy machine is no other page.
  expect: { poll: { timeout: 30_000 } },
  globalSetup: ['e2e/src/harness/global-setup.ts'],
  setupFiles: ['e2e/src/harness/empty-bags.ts'],
  // Each visitor has a profile of their own; a browser and the modules are as good for the next file.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
};

/**
 * `unit` is pure and instant on a machine that is not busy; `components` shows parts of pages in a real browser and presses them; `services` runs on
 * the real database (one database per worker, copied from a migrated template by the global set-up); `journeys` walk
 * through the whole shop, started as `npm start` starts it, with a shop for each worker. `drawn-journeys` are those that
 * wear a piece or turn it in 3D, `fidelity` tracks drawn heads in a real browser, and `golden` compares what is worn on
 * them with pictures that were looked at: these three are the second stage of CI. The limits on time are there for hangs,
 * not for measuring.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Pure tests leave nothing behind, and half of their time went into loading the same modules again.
          isolate: false,
          unstubGlobals: true,
          maxWorkers: 2,
          // Far above what a test takes on a machine that ten others use.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 90_000 } },
          include: [
            '{packages,apps}/**/src/**/*.test.{ts,tsx}',
            '{tools,bench}/**/*.test.ts',
            'apps/storefront/vite/**/*.test.ts',
            'packages/try-on/fidelity/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            '**/build/**',
            '**/*.browser.test.tsx',
            '**/*.db.test.ts',
            '**/*.fidelity.test.ts',
            '**/*.golden.test.ts',
          ],
        },
      },
      {
        root: 'apps/storefront',
        plugins: [compileLabels()],
        // Named, so that none is found while a test runs and reloads it.
        optimizeDeps: {
          force: true,
          include: [
            '@lingui/core',
            '@vitrine/contracts',
            '@vitrine/domain',
            '@vitrine/domain/result',
            '@vitrine/domain/test-harness',
            '@vitrine/domain/try-on',
            'qr',
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react-router',
            'three',
            'three/addons/libs/meshopt_decoder.module.js',
            'three/addons/loaders/GLTFLoader.js',
            'vitest-browser-react',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.browser.test.tsx'],
          maxWorkers: 2,
          unstubGlobals: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: CHROMIUM,
                args: [...QUIET, '--disable-gpu'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'services',
          // Each file has a database and services of its own; loading the same modules again took half of the time.
          isolate: false,
          unstubGlobals: true,
          include: ['{packages,apps}/**/src/**/*.db.test.ts', 'tools/**/*.db.test.ts'],
          globalSetup: ['packages/testing/src/database/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fidelity',
          include: ['packages/try-on/fidelity/**/*.fidelity.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'golden',
          include: ['packages/try-on/fidelity/**/*.golden.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: 'journeys',
          include: ['e2e/src/journeys/**/*.test.ts'],
          provide: { draws: false },
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: 'drawn-journeys',
          include: ['e2e/src/drawn-journeys/**/*.test.ts'],
          provide: { draws: true },
        },
      },
    ],
  },
});

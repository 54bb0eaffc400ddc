import { defineConfig } from 'vitest/config';

/** Pure tests leave nothing behind, and half of their time would go into loading the same modules again. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false } });

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Tests of functions, in Node. Part of vitest.config.ts too; by itself it starts without Storybook. Files share a
 * process and its modules: a process for each took two thirds of the time.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { __APP_VERSION__: JSON.stringify('1.0.0') },
  test: {
    name: 'unit',
    environment: 'node',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    isolate: false,
    // One limit for all, so that what hangs ends; how long a busy machine may take is no check.
    testTimeout: 600_000,
  },
});

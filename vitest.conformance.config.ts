import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/vite/aliases.ts';

/** Every endpoint against the real server and against the mocks; both must keep the contract. */
export default defineConfig({
  resolve: { alias: aliases },
  define: { __APP_VERSION__: JSON.stringify('1.0.0') },
  test: {
    name: 'conformance',
    environment: 'node',
    include: ['tests/conformance/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});

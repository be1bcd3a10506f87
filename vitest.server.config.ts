import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Server tests: real PostgreSQL (TEST_DATABASE_URL, or embedded in a temporary folder), real sockets. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, 'src') } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['server/**/*.test.ts'],
    globalSetup: ['server/testing/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

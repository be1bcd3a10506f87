import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * What a second version of PostgreSQL says nothing new about: pure functions, HTTP and sockets in front of statements
 * that the stores' own tests send (generated calls included), and starting the embedded database. Everything else, so
 * every migration and every statement of every store, runs on both (`SERVER_TESTS=database`); a new test file does until
 * it is named here.
 */
const NOT_OF_THE_DATABASE = [
  'server/*.test.ts',
  'server/account/{codeSender,password}.test.ts',
  'server/calendar/calendar.test.ts',
  'server/testing/generatedCalls.test.ts',
  'server/testing/access/*.test.ts',
  'server/testing/alone/*.test.ts',
  'server/testing/hostile/*.test.ts',
  'server/openApi/*.test.ts',
  'server/imports/{killed,rowHash}.test.ts',
  'server/imports/matching/*.test.ts',
  'server/platform/core/*.test.ts',
  'server/platform/db/embedded/*.test.ts',
  'server/platform/export/csv.test.ts',
  'server/platform/http/{envelope,pruner,requestId,staticFiles}.test.ts',
  'server/platform/realtime/pusherEndpoint.test.ts',
  'server/platform/storage/stores.test.ts',
  'server/files/{prepareFile,plainName}.test.ts',
];

/**
 * What nearly nothing that changes can reach: the demo company, which most other tests stand on, copies of the database,
 * and the folder of the embedded one, killed in many moments. `npm run test:all` asks.
 */
const NOT_IN_THE_GATE = [
  'server/seed/**/*.test.ts',
  'server/backup/*.test.ts',
  'server/platform/db/{dataFolder,embedded/cutStart}.test.ts',
];
const LEFT_OUT =
  process.env.SERVER_TESTS === 'database'
    ? NOT_OF_THE_DATABASE
    : process.env.CHECKS === 'gate'
      ? NOT_IN_THE_GATE
      : [];

/** Server tests: real PostgreSQL (TEST_DATABASE_URL, or embedded in a temporary folder), real sockets. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, 'src') } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['server/**/*.test.ts'],
    exclude: LEFT_OUT,
    globalSetup: ['server/testing/globalSetup.ts'],
    pool: 'forks',
    // Files share two processes and their modules: to load the server for each file cost a quarter of the time.
    isolate: false,
    maxWorkers: 2,
    // One limit for all, so that what hangs ends: beside the stories a test may get a tenth of a processor.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

import { countPlaywright, countVitest } from './testCounts.mjs';

/*
 * Every check of `npm test`. A step is a command; `count` reads its JSON report, a step without one is one check.
 */

const tool = (name, ...args) => [`node_modules/.bin/${name}`, ...args];
const CACHE = 'node_modules/.cache';

/** A run of Vitest with the reports that the runner reads; REPORT and RETRIES are filled in by runStep. */
const reported = (name, command) => ({
  name,
  command: [
    ...command,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/checks/retryReporter.mjs',
    '--outputFile.json=REPORT',
  ],
  count: countVitest,
});
export const vitest = (name, ...args) => reported(name, tool('vitest', 'run', ...args));
const onPostgres15 = (step) => ({ ...step, prefix: ['node', 'scripts/with-postgres15.mjs'] });

/** What prettier and the linters look at; all where nothing is named. Caches go by content and end with `npm ci`. */
export const format = (files = ['.']) => ({
  name: 'format',
  command: tool(
    'prettier',
    '--check',
    '--log-level=warn',
    '--ignore-unknown',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${CACHE}/prettier/cache`,
    ...files,
  ),
});
export const lint = (files = ['.']) => ({
  name: 'lint',
  command: tool(
    'eslint',
    '--max-warnings=0',
    '--no-warn-ignored',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${CACHE}/eslint/`,
    ...files,
  ),
});
/** Rules that need types. */
export const lintTypes = (files = ['.']) => ({
  name: 'lint-types',
  command: tool('oxlint', '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...files),
});
export const types = {
  name: 'types',
  command: [
    'node',
    'node_modules/typescript-native/bin/tsc',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/types.tsbuildinfo`,
  ],
};
export const walls = {
  name: 'walls',
  command: tool('depcruise', 'src', 'server', '--output-type=err'),
};
export const unit = vitest('unit', '--config=vitest.unit.config.ts');
export const server = vitest('server', '--config=vitest.server.config.ts');
/** PostgreSQL 15 runs what touches the database; see vitest.server.config.ts. */
export const serverOn15 = {
  ...onPostgres15(vitest('server-postgres-15', '--config=vitest.server.config.ts')),
  env: { SERVER_TESTS: 'database' },
};
export const conformance = vitest('conformance', '--config=vitest.conformance.config.ts');
export const stories = (...args) => reported('stories', ['node', 'scripts/stories.mjs', ...args]);
export const build = { name: 'build', command: ['node', 'scripts/build.mjs'] };
export const storybookBuild = {
  name: 'storybook-build',
  command: tool('storybook', 'build', '--quiet', '--output-dir', 'storybook-static'),
};
/** Needs the build. */
export const e2e = {
  name: 'e2e',
  command: tool('playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=line,json'),
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'REPORT' },
  count: countPlaywright,
};

/** Fills what the others leave of the processor. */
const low = (step) => ({ ...step, low: true });

/**
 * Three lanes side by side, for two cores. The stories are half of the work and wait for frames and answers a quarter of
 * their time; what can be put off at any moment, all but them and the tests in a browser, takes that. The stories still end
 * last, and two pages by themselves cannot keep both cores busy. No check goes by the clock, so none needs the others to be
 * quiet.
 */
export const LANES = [
  [stories()],
  [build, e2e, ...[format(), types, lintTypes(), lint(), walls, unit, conformance, storybookBuild].map(low)],
  [low(server), low(serverOn15)],
];

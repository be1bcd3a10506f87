import { countPlaywright, countVitest } from './testCounts.mjs';

/*
 * Every check of `npm test`. A step is a command; `count` reads its JSON report, a step without one is one check.
 */

const tool = (name, ...args) => [`node_modules/.bin/${name}`, ...args];
const CACHE = 'node_modules/.cache';

/** A run of Vitest with the reports that the runner reads; REPORT is filled in by runStep. */
const reported = (name, command) => ({
  name,
  command: [...command, '--reporter=default', '--reporter=json', '--outputFile.json=REPORT'],
  count: countVitest,
});
export const vitest = (name, ...args) => reported(name, tool('vitest', 'run', ...args));
const prefixed = (script, step) => ({ ...step, prefix: ['node', script, ...(step.prefix ?? [])] });
const onPostgres15 = (step) => prefixed('scripts/with-postgres15.mjs', step);
/** Node 20, which all other steps may run on, gets no more mends; production is told to run a newer one. */
const onNode24 = (step) => prefixed('scripts/with-node24.mjs', step);

/** What the formatter and the linters look at; all where nothing is named. */
export const format = (files = ['.']) => ({
  name: 'format',
  command: tool('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
});
/** The cache goes by content and ends with `npm ci`. */
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
/** Files, exports and packages that nobody uses. */
export const unused = {
  name: 'unused',
  command: tool('knip', '--no-progress', '--treat-config-hints-as-errors'),
};
export const unit = vitest('unit', '--config=vitest.unit.config.ts');
export const unitOn24 = onNode24(vitest('unit-node-24', '--config=vitest.unit.config.ts'));
export const server = vitest('server', '--config=vitest.server.config.ts');
/** PostgreSQL 15 runs what touches the database; see vitest.server.config.ts. On Node 24 too. */
export const serverOn15 = {
  ...onPostgres15(onNode24(vitest('server-postgres-15', '--config=vitest.server.config.ts'))),
  env: { SERVER_TESTS: 'database' },
};
export const conformance = vitest('conformance', '--config=vitest.conformance.config.ts');
/** Stories of some folders, of what changed, or all. */
export const stories = (name, ...args) => reported(name, ['node', 'scripts/stories.mjs', ...args]);
/** Folders of the two steps that run all stories between them. */
export const STORY_FOLDERS = {
  'feature-stories': ['src/features/', 'src/app/', 'src/lib/', 'stories/'],
  'component-stories': ['src/components/'],
};
const storiesOf = (name) => stories(name, ...STORY_FOLDERS[name]);
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
 * Three lanes side by side, for two cores. The stories are the longest and wait for frames and answers a quarter of their
 * time; what can be put off at any moment, all but them and the tests in a browser, takes that. Two pages by themselves
 * cannot keep both cores busy, so a part of the stories waits for the end, and so that nothing else is left by then, the
 * second run of the server tests is not put off. No check goes by the clock, so none needs the others to be quiet.
 */
export const LANES = [
  [storiesOf('feature-stories')],
  [
    build,
    e2e,
    ...[format(), types, lintTypes(), lint(), walls, unused, unit, conformance, storybookBuild].map(low),
    storiesOf('component-stories'),
  ],
  [low(server), low(unitOn24), serverOn15],
];

import { readdirSync } from 'node:fs';

/*
 * Every check. A step is a command; one that counts says its outcomes as it goes, another is one check. `needs`: steps
 * that end first. `alone`: the command that runs one thing that failed.
 */

const tool = (name, ...args) => [`node_modules/.bin/${name}`, ...args];
const CACHE = 'node_modules/.cache';

export const REPORTERS = ['--reporter=default', '--reporter=./scripts/checks/vitestOutcomes.mjs'];
/** A run of Vitest. @param {string[]} command @param {string[]} [where] folders and options that one failure goes without */
const reported = (name, command, where = []) => ({
  name,
  command: [...command, ...REPORTERS, ...where],
  counts: true,
  alone: (again) => [...command, ...REPORTERS, ...again],
});
export const vitest = (name, ...args) => reported(name, tool('vitest', 'run', ...args));
const prefixed = (script, step) => ({ ...step, prefix: ['node', script, ...(step.prefix ?? [])] });
const onPostgres15 = (step) => ({ ...prefixed('scripts/with-postgres15.mjs', step), mayBeMissing: true });
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
export const stories = (name, ...folders) => reported(name, ['node', 'scripts/stories.mjs'], folders);
/** What the features of each part but the last come before, by name: some five hundred stories each. */
const PARTS_END = ['cb', 'd', 'l', 'q'];
const featuresOf = (part) =>
  readdirSync('src/features')
    .filter((name) => PARTS_END.filter((end) => end <= name).length === part)
    .map((name) => `src/features/${name}/`);
/** Folders of the steps that run all stories between them: a browser keeps something of every story that it has shown. */
export const STORY_FOLDERS = {
  'page-stories': ['stories/', 'src/app/', 'src/lib/'],
  'component-stories': ['src/components/'],
  ...Object.fromEntries([0, 1, 2, 3, 4].map((part) => [`feature-stories-${part + 1}`, featuresOf(part)])),
};
const [FIRST_STORIES, ...OTHER_STORIES] = Object.keys(STORY_FOLDERS).map((name) =>
  stories(name, ...STORY_FOLDERS[name]),
);
/** Two runs of stories that begin together would bundle the same packages into the same folder. */
const afterFirst = (step) => ({ ...step, needs: [FIRST_STORIES.name] });
export const build = { name: 'build', command: ['node', 'scripts/build.mjs'] };
export const storybookBuild = {
  name: 'storybook-build',
  command: tool('storybook', 'build', '--quiet', '--output-dir', 'storybook-static'),
};
const playwright = [
  ...tool('playwright', 'test', '--config=e2e/playwright.config.ts'),
  '--reporter=list,./scripts/checks/playwrightOutcomes.mjs',
];
export const e2e = {
  name: 'e2e',
  command: playwright,
  counts: true,
  alone: (again) => [...playwright, ...again],
  needs: ['build'],
};
export const prepare = { name: 'prepare', command: ['node', 'scripts/prepare.mjs'] };

const QUICK = [format(), types, lintTypes(), lint(), walls, unused, unit];

/** `npm test`, two at a time: what is quick, the two that are long beside each other, and stories, which fill what is left. */
export const GATE = [
  build,
  ...QUICK,
  e2e,
  server,
  FIRST_STORIES,
  ...OTHER_STORIES.map(afterFirst),
  conformance,
];

/** `npm run test:all`: everything, whole (`CHECKS` is not `gate`). */
export const ALL = [...GATE, serverOn15, storybookBuild, unitOn24];

/** What the gate does without, in words. */
export const LEFT_TO_ALL =
  "PostgreSQL 15, Node 24, the static Storybook, axe and readers' checks in dark and on phones, most dark pictures, " +
  'pages at other widths, flows at phone width, the demo company, backups, half the moods of a hostile host, a safe of 500 books, nine tenths of the searches at random';

/*
 * `npm test`: every check there is, one after the other, because pictures and sockets want a quiet machine.
 * Ends in one line that counts. `npm test -- lint unit` runs only the named ones.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './testCounts.mjs';

const REPORTS = join(tmpdir(), `angsur-test-${process.pid}`);
const LOGS = 'test-results/logs';
const vitest = (name, ...args) => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${name}.json`,
  ],
  count: countVitest,
});

const QUICK = [
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.'] },
  { name: 'lint', command: ['npx', 'eslint', '--max-warnings=0', '.'] },
  { name: 'walls', command: ['npx', 'depcruise', 'src', 'server', '--output-type=err'] },
  vitest('unit', '--project=unit'),
  vitest('server', '--config=vitest.server.config.ts'),
  {
    ...vitest('server-postgres-15', '--config=vitest.server.config.ts'),
    prefix: ['node', 'scripts/with-postgres15.mjs'],
  },
  vitest('conformance', '--config=vitest.conformance.config.ts'),
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  {
    name: 'storybook-build',
    command: ['npx', 'storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
  },
];
const STORIES = [
  { name: 'baselines', command: ['node', 'scripts/baselines.mjs', '--check'] },
  vitest('stories', '--project=light', '--project=dark', '--project=phone'),
];
const ALONE = [
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json` },
    count: countPlaywright,
  },
];

const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wanted = (steps) => (only.length ? steps.filter((step) => only.includes(step.name)) : steps);
mkdirSync(REPORTS, { recursive: true });
mkdirSync(LOGS, { recursive: true });

const results = [];
await lane([{ name: 'prepare', command: ['node', 'scripts/prepare.mjs'] }]);
if (results.every((result) => result.failed === 0)) {
  await lane(wanted([...QUICK, ...STORIES, ...ALONE]));
}
rmSync(REPORTS, { recursive: true, force: true });

for (const { name, output } of results.filter((result) => result.failed > 0)) {
  console.log(`\n──── ${name} failed (${LOGS}/${name}.log) ────\n${output.slice(-8000)}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 ? 1 : 0);

async function lane(steps) {
  for (const step of steps) results.push(await run(step));
}

async function run(step) {
  const began = Date.now();
  const [program, ...args] = [...(step.prefix ?? []), ...step.command];
  const { code, output } = await execute(program, args, { CI: '1', ...step.env });
  writeFileSync(`${LOGS}/${step.name}.log`, output);
  const counted = counts(step, code);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(
    `${counted.failed ? '✗' : '✓'} ${step.name}: ${counted.passed} passed, ${counted.failed} failed${counted.skipped ? `, ${counted.skipped} skipped` : ''} (${seconds} s)`,
  );
  return { name: step.name, output, ...counted };
}

/** A step without a count of its own is one check. A step that failed without a failed test still failed. */
function counts(step, code) {
  const report = `${REPORTS}/${step.name}.json`;
  if (code === 0 && step.prefix && !existsSync(report)) return { passed: 0, failed: 0, skipped: 1 };
  const found =
    step.count && existsSync(report) ? step.count(JSON.parse(readFileSync(report, 'utf8'))) : null;
  if (!found || found.passed + found.failed === 0)
    return {
      passed: code === 0 && !step.count ? 1 : 0,
      failed: code === 0 && !step.count ? 0 : 1,
      skipped: 0,
    };
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

function execute(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk) => (output += chunk);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

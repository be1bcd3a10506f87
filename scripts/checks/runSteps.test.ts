import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOGS, runStep } from './runStep.mjs';
import { runSteps } from './runSteps.mjs';

/** What a step's script begins with: outcomes, and how often it was run. */
const TOLD = `
  const { appendFileSync, existsSync, readFileSync } = require('node:fs');
  const say = (line) => appendFileSync(process.env.OUTCOMES, JSON.stringify(line) + '\\n');
  const fail = (name) => say({ failed: { name, again: [name] } });
  const end = (passed, code) => { say({ passed, skipped: 0 }); process.exitCode = code; };
`;

let reports: string;
beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'angsur-steps-'));
});
afterEach(() => {
  rmSync(reports, { recursive: true });
  for (const name of ['one', 'two', 'one-again-1', 'two-again-1', 'one-again-2'])
    rmSync(`${LOGS}/${name}.log`, { force: true });
});

/** A step that counts; the second script runs what failed once more, with its name as `process.argv[1]`. */
const step = (name: string, script: string, again = 'end(1, 0)') => ({
  name,
  command: ['node', '-e', TOLD + script],
  counts: true,
  alone: (words: string[]) => ['node', '-e', TOLD + again, ...words],
});

it('passes, and names what passed only the second time', async () => {
  const [one] = await runSteps([step('one', "fail('shaky'); end(4, 1)")], { reports });
  expect(one).toMatchObject({ passed: 5, failures: [], unsteady: ['shaky'] });
});

it('fails what fails twice, and nothing beside it', async () => {
  const again = "if (process.argv[1] === 'broken') { fail('broken'); end(0, 1) } else end(1, 0)";
  const [one] = await runSteps([step('one', "fail('broken'); fail('shaky'); end(4, 1)", again)], { reports });
  expect(one).toMatchObject({ passed: 5, failures: [{ name: 'broken' }], unsteady: ['shaky'] });
});

it('fails a step that is cut after something failed, though that passes the second time', async () => {
  const [one] = await runSteps([step('one', "fail('shaky'); process.exit(1)")], { reports });
  expect(one?.failures).toEqual([{ name: 'one was cut, with code 1' }]);
});

it('stops at the eleventh failure, whatever step it is in', async () => {
  const failing = (from: number, count: number) =>
    `for (let nth = 0; nth < ${count}; nth += 1) fail('shaky ' + (${from} + nth)); setTimeout(() => end(1, 1), 60_000)`;
  const steps = [step('one', failing(0, 6)), step('two', failing(6, 5)), step('three', 'end(1, 0)')];
  const results = await runSteps(steps, { reports });
  expect(results.map(({ name }) => name).sort()).toEqual(['one', 'two']);
  const names = results.flatMap(({ failures }) => failures.map(({ name }) => name));
  expect(names.filter((name) => name.startsWith('shaky'))).toHaveLength(11);
});

it('runs at most two steps at once, each after those that it needs', async () => {
  const marks = (name: string) =>
    `appendFileSync('${reports}/marks', '+'); appendFileSync('${reports}/${name}', '');
     setTimeout(() => { appendFileSync('${reports}/marks', '-'); end(1, 0); }, 200);`;
  const needing = `if (!existsSync('${reports}/three')) process.exit(1);`;
  const results = await runSteps(
    [
      { ...step('one', needing + marks('one')), needs: ['three'] },
      step('two', marks('two')),
      step('three', marks('three')),
      step('four', marks('four')),
    ],
    { reports },
  );
  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  const marked = readFileSync(`${reports}/marks`, 'utf8');
  const running = [...marked].map((_, at) => marked.slice(0, at + 1).replace(/\+-|-\+/g, ''));
  expect(marked).toHaveLength(8);
  for (const text of running) expect(count(text, '+') - count(text, '-')).toBeLessThanOrEqual(2);
});

const count = (text: string, sign: string) => text.split(sign).length - 1;

it.each([
  ['ends badly after all its work', 'end(4, 1)', 'one ended with code 1'],
  ['ends in the middle', 'process.exit(1)', 'one was cut, with code 1'],
  ['ends in the middle as if all were well', 'process.exit(0)', 'one was cut, with code 0'],
  ['runs nothing', 'end(0, 0)', 'one ran nothing'],
])('fails a step that %s, and gives it no second try', async (_, script, words) => {
  const result = await runStep(step('one', script), { reports });
  expect(result.failures).toEqual([{ name: words }]);
});

it('ends a step that says nothing any more', async () => {
  const script = "console.log('begun'); setTimeout(() => undefined, 600_000)";
  const result = await runStep(step('one', script), { reports, silence: 1500 });
  expect(result.failures).toEqual([{ name: 'one said nothing for 0 minutes' }]);
});

it('has written the log of a step that still runs, and ends what it started with it', async () => {
  const stop = new AbortController();
  const script = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)']);
    console.log('child ' + child.pid); setTimeout(() => undefined, 60_000);`;
  const running = runStep(step('one', script), { reports, signal: stop.signal });
  const child = await expect
    .poll(() => /child (\d+)/.exec(readFileSync(`${LOGS}/one.log`, 'utf8'))?.[1], { timeout: 30_000 })
    .toBeDefined()
    .then(() => /child (\d+)/.exec(readFileSync(`${LOGS}/one.log`, 'utf8'))?.[1]);
  stop.abort();
  expect((await running).failures.map(({ name }) => name)).toEqual(['one was stopped']);
  await expect.poll(() => isAlive(Number(child)), { timeout: 30_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

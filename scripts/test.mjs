/*
 * `npm test`: what has to hold before anything lands; it ends in one line that counts.
 *   npm test -- lint unit   runs only the named checks
 *   npm test -- changed     runs what a change can reach: against main, or `npm test -- changed HEAD~1`
 * `npm run test:all`: every check there is, whole.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { changedSteps } from './checks/changedSteps.mjs';
import { reachedSteps } from './checks/reachedSteps.mjs';
import { forgetNotes, notes } from './checks/notes.mjs';
import { LOGS } from './checks/runStep.mjs';
import { FORGIVEN, runSteps } from './checks/runSteps.mjs';
import { ALL, GATE, LEFT_TO_ALL, prepare } from './checks/steps.mjs';
import { temporaryFolder } from './checks/temporaryFolder.mjs';
import { tidyPassed } from './reach/passedStories.mjs';

const UNSTEADY = 'test-results/unsteady.json';

const isAll = process.argv.includes('--all');
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
if (isAll) process.env.RECORD_PASSED = '1';
else process.env.CHECKS = 'gate';
forgetNotes();
const steps = chosenSteps();
const reports = temporaryFolder();
rmSync(UNSTEADY, { force: true });

const began = Date.now();
const results = await runSteps([prepare], { reports, tell });
if (failuresOf(results).length === 0) results.push(...(await runSteps(steps, { reports, tell })));
if (isAll) tidyPassed();
const failures = failuresOf(results);
const unsteady = results.flatMap((result) => result.unsteady);

if (failures.length > 0) console.log(`\nFailed:\n${failures.map(({ name }) => `  ${name}`).join('\n')}`);
if (failures.length > FORGIVEN) console.log(`The run stopped: more than ${FORGIVEN} failed.`);
if (unsteady.length > 0) {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(UNSTEADY, `${JSON.stringify(unsteady, null, 2)}\n`);
  console.log(`\nUnsteady, passed only the second time:\n${unsteady.map((name) => `  ${name}`).join('\n')}`);
}
if (notes() !== '') console.log(`\n${notes()}`);
if (!isAll && words.length === 0) console.log(`\nLeft to \`npm run test:all\`: ${LEFT_TO_ALL}.`);
console.log(`\n${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failures.length > 0 ? 1 : 0);

function failuresOf(some) {
  return some.flatMap((result) => result.failures);
}

/** Says at once what failed, so that a run that is stopped from outside has said it. */
function tell({ name, passed, skipped, failures, output }, seconds) {
  const rest = skipped ? `, ${skipped} skipped` : '';
  const mark = failures.length > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${name}: ${passed} passed, ${failures.length} failed${rest} (${seconds.toFixed(0)} s)`,
  );
  if (failures.length > 0) console.log(`\n──── ${name} failed (${LOGS}/${name}.log) ────\n${output}\n`);
}

function chosenSteps() {
  if (words[0] === 'changed') return changedSteps(words[1]);
  return isAll || words.length > 0 ? namedSteps(words) : reachedSteps(GATE);
}

function namedSteps(names) {
  const steps = isAll ? ALL : GATE;
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}. There are: changed, ${known.join(', ')}.`);
    process.exit(2);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

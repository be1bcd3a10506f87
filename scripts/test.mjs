/*
 * `npm test`: every check there is, in three lanes side by side. Ends in one line that counts.
 *   npm test -- lint unit   runs only the named ones
 *   npm test -- changed     runs what a change can reach: against main, or `npm test -- changed HEAD~1`
 */
import { changedLanes } from './checks/changedLanes.mjs';
import { forgetNotes, notes } from './checks/notes.mjs';
import { LOGS, runStep } from './checks/runStep.mjs';
import { LANES, STORY_FOLDERS } from './checks/steps.mjs';
import { temporaryFolder } from './checks/temporaryFolder.mjs';

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const lanes = words[0] === 'changed' ? changedLanes(words[1]) : namedLanes(words);
const reports = temporaryFolder();
forgetNotes();

const began = Date.now();
const results = [await runStep({ name: 'prepare', command: ['node', 'scripts/prepare.mjs'] }, reports)];
if (results[0].failed === 0) await Promise.all(lanes.map(runLane));

for (const { name, output } of results.filter((result) => result.failed > 0)) {
  console.log(`\n──── ${name} failed (${LOGS}/${name}.log) ────\n${output.slice(-8000)}`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
if (notes() !== '') console.log(`\n${notes()}`);
console.log(`\n${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 ? 1 : 0);

async function runLane(steps) {
  for (const step of steps) results.push(await runStep(step, reports));
}

function namedLanes(names) {
  if (names.length === 0) return LANES;
  const known = LANES.flat().map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}. There are: changed, ${known.join(', ')}.`);
    process.exit(2);
  }
  const named = (lane) => lane.filter((step) => names.includes(step.name));
  const isStories = (step) => step.name in STORY_FOLDERS;
  // Two runs of stories that begin together would bundle the same packages into the same folder.
  return [
    named(LANES.flat()).filter(isStories),
    ...LANES.map((lane) => named(lane).filter((step) => !isStories(step))),
  ];
}

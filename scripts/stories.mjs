/*
 * Every story as a test and as a picture: `node scripts/stories.mjs [options, folders and files of vitest run]`.
 * A picture that is not what its line in `pictures` says is drawn once more, alone. Where it still differs, and many do,
 * the code that wrote the line draws it as well, here: where that draws the same, this machine draws otherwise and the
 * picture passes; else it fails until it is accepted (`npm run review`). In a run of all stories, or of whole folders, a
 * line that no story looks at is a failure. `CHECKS=gate` looks as `npm test` does.
 *   --keep   keeps the pictures that did not change as well, for the pages that show them: `npm run pictures`
 *   --record   keeps which files passed in all looks, so that `npm test` leaves them out until something of theirs changes
 */
import { existsSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomesIn, sayOutcome } from './checks/outcomes.mjs';
import { isDrawnInGate } from './pictures/gatePictures.mjs';
import { judge, goneOf } from './pictures/judge.mjs';
import { whyNoPictures } from './pictures/lockedChromium.mjs';
import { allLines, pieceOf } from './pictures/pictureLines.mjs';
import { runStories } from './pictures/storyRun.mjs';
import { keepWaiting, waitingChanges } from './review/changes.mjs';
import { writeReview } from './review/writeReview.mjs';
import { callsOutside } from './reach/callsOutside.mjs';
import { importGraph } from './reach/importGraph.mjs';
import { hashesOf, keepPassed, tidyPassed } from './reach/passedStories.mjs';
import { storyTitles } from './storyTitles.mjs';
import { note } from './checks/notes.mjs';
import { REPORTERS } from './checks/steps.mjs';

const words = process.argv.slice(2).filter((word) => !['--keep', '--record'].includes(word));
const named = words.filter((word) => !word.startsWith('-'));
const isFiltered = words.some((word) => /^(-t|--changed|--testNamePattern|--shard)/.test(word));
const isFolder = (word) => existsSync(word) && statSync(word).isDirectory();
/** All stories are looked at, or all of the named folders: a line that none of them looks at has no story. */
const isWhole = !isFiltered && named.every(isFolder);

const missing = await whyNoPictures();
if (missing) note(`pictures skipped: ${missing}`);
const isWithout = missing !== null || process.env.PICTURES === '0';
/** Before the run: what changes meanwhile was not seen. */
const hashes = isRecorded() ? hashesOf(importGraph()) : null;
const isListened = process.env.OUTCOMES !== undefined;
const outcomes = process.env.OUTCOMES ?? join(tmpdir(), `angsur-outcomes-${process.pid}`);
const { status, looks, calls } = runStories([...words, ...(isListened ? [] : REPORTERS)], {
  keep: process.argv.includes('--keep'),
  env: { OUTCOMES: outcomes, ...(isWithout && { PICTURES: '0' }) },
});
const { failures, isWhole: isToItsEnd } = outcomesIn(outcomes);
if (!isListened) rmSync(outcomes, { force: true });
if (isWithout) process.exit(status);
try {
  const changes = changesOf(drawnAgain(looks));
  process.exit(Math.max(status, await shown(changes), recorded(changes)));
} catch (error) {
  sayOutcome({ failed: { name: `pictures could not be judged: ${error.message}` } });
  throw error;
}

function isRecorded() {
  const isAsked = process.argv.includes('--record') || process.env.RECORD_PASSED === '1';
  return isAsked && !isFiltered && !isWithout && process.env.CHECKS !== 'gate';
}

/**
 * Keeps which files passed; where one that failed can't be told, none.
 * @returns 1 where a story calls what its imports do not name
 */
function recorded(changes) {
  const failed = [
    ...failures.map(({ again }) => again?.[0]),
    ...changes.map(({ name }) => looks.find((look) => look.name === name)?.file),
  ];
  if (hashes === null || !isToItsEnd || failed.includes(undefined)) return 0;
  const graph = importGraph();
  const outside = callsOutside(graph, calls);
  for (const words of outside) {
    console.error(words);
    sayOutcome({ failed: { name: words } });
  }
  if (outside.length > 0) return 1;
  const now = hashesOf(graph);
  const isNamed = (file) => named.length === 0 || named.some((name) => file.startsWith(name));
  const isPassed = (file) => isNamed(file) && !failed.includes(file) && now.get(file) === hashes.get(file);
  keepPassed([...now.keys()].filter(isPassed), now);
  if (process.env.RECORD_PASSED !== '1') tidyPassed();
  return 0;
}

/** Pictures that wait to be accepted. */
function changesOf(looks) {
  const { changes, otherwise } = judge(looks);
  // After a failure a picture may be missing because its play ended early.
  if (isWhole && status === 0) changes.push(...goneOf(linesToSee(), looks));
  keepWaiting(new Set([...looks, ...changes].map(({ name }) => pieceOf(name))), changes);
  if (otherwise.length > 0)
    note(`${otherwise.length} pictures passed though this machine draws them otherwise`);
  return changes;
}

/** @returns 1 where a picture waits to be accepted */
async function shown(changes) {
  if (changes.length === 0) return 0;
  for (const { name, kind, why } of changes) {
    console.error(`${kind}: ${name}${why ? ` (${why})` : ''}`);
    sayOutcome({ failed: { name: `picture ${kind}: ${name}` } });
  }
  const page = await writeReview(waitingChanges(), 'their lines were written');
  console.error(
    `${changes.length} pictures changed. Look at ${page}; \`npm run review\` shows and accepts them.`,
  );
  return 1;
}

/** What differs as it is the second time, with nothing drawn beside it. */
function drawnAgain(first) {
  const differing = new Set(first.filter(({ state }) => state === 'different').map(({ name }) => name));
  if (differing.size === 0) return first;
  const files = [...new Set(first.filter(({ name }) => differing.has(name)).map(({ file }) => file))];
  console.log(`${differing.size} pictures differ; they are drawn once more.`);
  const second = new Map(runStories(files, { env: { OUTCOMES: '' } }).looks.map((look) => [look.name, look]));
  return first.map((look) => {
    const again = differing.has(look.name) && second.get(look.name);
    if (again && again.state === 'same') sayOutcome({ unsteady: `picture ${look.name}` });
    return again || look;
  });
}

function linesToSee() {
  const isGate = process.env.CHECKS === 'gate';
  const lines = new Map([...allLines()].filter(([name]) => !isGate || isDrawnInGate(name)));
  if (named.length === 0) return lines;
  const titles = storyTitles(named);
  return new Map([...lines].filter(([name]) => titles.has(pieceOf(name))));
}

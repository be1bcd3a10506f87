import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../filesBelow.mjs';
import { fileOf } from '../pictures/pictureLines.mjs';
import { storyFiles, idOf } from '../storyTitles.mjs';
import { filesOfAll, filesOfStories } from './reachOf.mjs';
import { shownBytes } from './shownBytes.mjs';

/*
 * What git keeps of the stories that passed whole, in all looks: a line with the hash of all that the file shows something
 * of, and the file. `npm test` leaves a story file out whose hash is still the same.
 */
const KEPT = 'stories/passed.txt';
/** What every story is drawn and judged by, besides what stands around it. */
const OUTSIDE = ['package-lock.json', 'vitest.config.ts'];
/** Pages that show the pictures of all stories (vitest.config.ts). */
const NOT_A_TEST = 'stories/docs/review/';
const OUTSIDE_FOLDERS = ['.storybook/public', 'public', 'scripts/pictures', 'scripts/vite'];

/** @returns {Map<string, string>} story files and the hash of what each shows something of, its pictures' lines included */
export function hashesOf(graph) {
  const hash = hashOnce();
  const pictures = new Map(storyFiles().map(({ file, title }) => [file, fileOf(idOf(title))]));
  const around = hash([...filesOfAll(graph), ...OUTSIDE, ...OUTSIDE_FOLDERS.flatMap(filesBelow)]);
  return new Map(
    [...filesOfStories(graph)]
      .filter(([story]) => !story.startsWith(NOT_A_TEST))
      .map(([story, files]) => {
        const lines = pictures.get(story) ?? '';
        return [story, hash([...files, ...(existsSync(lines) ? [lines] : [])], around)];
      }),
  );
}

/** Reads each file once. */
function hashOnce() {
  const known = new Map();
  const ofFile = (file) => {
    if (!known.has(file)) known.set(file, createHash('sha256').update(shownBytes(file)).digest('hex'));
    return known.get(file);
  };
  return (files, more = '') =>
    createHash('sha256')
      .update([more, ...files.toSorted().map((file) => `${file} ${ofFile(file)}`)].join('\n'))
      .digest('hex')
      .slice(0, 32);
}

/** @returns {Map<string, string>} story files that passed whole, with their hashes; the last line of a file counts */
export function passedStories() {
  const lines = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => line.split(' ').toReversed()));
}

/** Keeps that these passed; two runs may do so at once. `tidyPassed` puts them in order. */
export function keepPassed(files, hashes) {
  appendFileSync(KEPT, files.map((file) => `${hashes.get(file)} ${file}\n`).join(''));
}

/** Brings the lines in order; those of files that are gone go. */
export function tidyPassed() {
  const kept = [...passedStories()].filter(([file]) => existsSync(file)).toSorted();
  writeFileSync(KEPT, kept.map(([file, hash]) => `${hash} ${file}\n`).join(''));
}

/** Story files that did not pass as they are now. @param {Map<string, string>} hashes see `hashesOf` */
export function reachedStories(hashes) {
  const passed = passedStories();
  return [...hashes].filter(([file, hash]) => passed.get(file) !== hash).map(([file]) => file);
}

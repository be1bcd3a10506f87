import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allLines, linesIn, linesOf, writeLines } from './pictureLines.mjs';

const LINE = { size: '232x64', hash: '0123456789abcdef0123456789abcdef' };
const NAMES = ['phone/lib-x/one', 'dark/lib-x/two', 'dark/lib-x/one'];
let home: string;

beforeEach(() => {
  home = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'angsur-lines-')));
});
afterEach(() => process.chdir(home));

it('keeps a line for each picture, looks of a story below each other', () => {
  writeLines(NAMES.map((name) => [name, LINE]));
  expect(readFileSync('pictures/lib-x.txt', 'utf8')).toBe(
    ['dark one', 'phone one', 'dark two'].map((words) => `${words} ${LINE.size} ${LINE.hash}\n`).join(''),
  );
  expect(new Set(allLines().keys())).toEqual(new Set(NAMES));
});

it('forgets a picture that has gone, and the file with the last one', () => {
  writeLines(NAMES.map((name) => [name, LINE]));
  writeLines([['dark/lib-x/two', null]]);
  expect(linesOf('lib-x').size).toBe(2);
  writeLines(NAMES.map((name) => [name, null]));
  expect(allLines().size).toBe(0);
});

it('reads what it wrote', () => {
  expect(linesIn(`dark one ${LINE.size} ${LINE.hash}\n`, 'lib-x').get('dark/lib-x/one')).toEqual(LINE);
});

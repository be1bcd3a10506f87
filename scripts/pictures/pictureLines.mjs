/*
 * What git keeps of each picture: a line with look, story, size and the hash of its pixels, in a file for each story
 * title. `pictures/components-button.txt` holds `dark default 232x64 1f0c…` of the picture
 * `dark/components-button/default`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from '../filesBelow.mjs';

export const LINES = 'pictures';
const KIND = '.txt';

/**
 * @typedef {object} Line
 * @property {string} size `1280x900`, px
 * @property {string} hash of the pixels
 */

/** `components-button`, of `dark/components-button/default`: the part of its stories' ids that names the title. */
export const pieceOf = (name) => name.split('/')[1];

export const fileOf = (piece) => `${LINES}/${piece}${KIND}`;

/**
 * Lines of a piece, by the names of their pictures.
 * @returns {Map<string, Line>}
 */
export function linesOf(piece) {
  const file = fileOf(piece);
  return existsSync(file) ? linesIn(readFileSync(file, 'utf8'), piece) : new Map();
}

/** @returns {Map<string, Line>} what the text of a file says */
export function linesIn(text, piece) {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [look, story, size, hash] = line.split(' ');
      return [`${look}/${piece}/${story}`, { size, hash }];
    }),
  );
}

/** @returns {Map<string, Line>} every line there is */
export const allLines = () =>
  new Map(filesBelow(LINES).flatMap((file) => [...linesOf(basename(file, KIND))]));

/**
 * Writes lines; a picture without one is forgotten.
 * @param {Iterable<[name: string, line: Line | null]>} changes
 */
export function writeLines(changes) {
  const pieces = new Map();
  for (const [name, line] of changes) {
    const lines = pieces.get(pieceOf(name)) ?? linesOf(pieceOf(name));
    pieces.set(pieceOf(name), lines);
    if (line) lines.set(name, line);
    else lines.delete(name);
  }
  mkdirSync(LINES, { recursive: true });
  for (const [piece, lines] of pieces) {
    const text = [...lines].map(([name, { size, hash }]) => {
      const [look, , story] = name.split('/');
      return `${look} ${story} ${size} ${hash}\n`;
    });
    if (text.length === 0) rmSync(fileOf(piece), { force: true });
    else writeFileSync(fileOf(piece), text.sort(byStory).join(''));
  }
}

/** Looks of a story stand below each other, so that two people who add stories write at different places. */
const byStory = (one, other) => storyFirst(one).localeCompare(storyFirst(other), 'en');
const storyFirst = (line) => line.replace(/^(\S+) (\S+)/, '$2 $1');

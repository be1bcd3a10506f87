import { execFileSync } from 'node:child_process';
import { drawAt } from '../pictures/base.mjs';
import { fileOf, linesIn, LINES, linesOf } from '../pictures/pictureLines.mjs';
import { runStories } from '../pictures/storyRun.mjs';
import { storyFilesOf } from '../storyTitles.mjs';

/**
 * The pictures whose lines are not what they were at a commit. Both sides are drawn here: its code draws before, the
 * work tree after.
 * @param {string} commit
 * @returns {import('../pictures/judge.mjs').Change[]}
 */
export function changesSince(commit) {
  const pieces = changedPieces(commit);
  const lines = pieces.flatMap((piece) => differing(linesAt(commit, piece), linesOf(piece)));
  if (lines.length === 0) return [];
  const then = drawAt(commit, pieces);
  const now = drawNow(pieces);
  return lines
    .map(({ name, kind }) => ({ name, kind, before: then.get(name), after: now.get(name) }))
    .filter(({ before, after }) => before?.hash !== after?.hash);
}

const kindOf = (before, after) => (before && after ? 'changed' : after ? 'new' : 'gone');

/**
 * Names whose lines differ.
 * @param {Map<string, import('../pictures/pictureLines.mjs').Line>} before
 * @param {Map<string, import('../pictures/pictureLines.mjs').Line>} after
 */
export function differing(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name)?.hash !== after.get(name)?.hash)
    .map((name) => ({ name, kind: kindOf(before.get(name), after.get(name)) }));
}

function changedPieces(commit) {
  const files = [
    git('diff', '--name-only', commit, '--', LINES),
    git('ls-files', '--others', '--exclude-standard', '--', LINES),
  ];
  return files
    .join('\n')
    .split('\n')
    .filter(Boolean)
    .map((file) => file.slice(LINES.length + 1, -'.txt'.length));
}

function linesAt(commit, piece) {
  if (git('ls-tree', '--name-only', commit, '--', fileOf(piece)) === '') return new Map();
  return linesIn(git('show', `${commit}:${fileOf(piece)}`), piece);
}

function drawNow(pieces) {
  const files = storyFilesOf(pieces);
  const { looks } = files.length > 0 ? runStories(files, { keep: true }) : { looks: [] };
  return new Map(looks.map(({ name, size, hash }) => [name, { size, hash }]));
}

/** What people call a commit: its short name and the first line of its message. */
export const titleOf = (commit) => git('log', '-1', '--format=%h %s', commit);

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
}

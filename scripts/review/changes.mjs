/* What waits to be accepted: a file for each piece, so that runs of other pieces leave it alone. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../filesBelow.mjs';
import { pieceOf, writeLines } from '../pictures/pictureLines.mjs';

export const REVIEW = 'test-results/review';
const WAITING = join(REVIEW, 'waiting');

/** @returns {import('../pictures/judge.mjs').Change[]} */
export const waitingChanges = () =>
  filesBelow(WAITING).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));

/**
 * What waits of these pieces is this and nothing else.
 * @param {Iterable<string>} pieces
 * @param {import('../pictures/judge.mjs').Change[]} changes
 */
export function keepWaiting(pieces, changes) {
  mkdirSync(WAITING, { recursive: true });
  for (const piece of pieces) {
    const own = changes.filter(({ name }) => pieceOf(name) === piece);
    const file = join(WAITING, `${piece}.json`);
    if (own.length > 0) writeFileSync(file, JSON.stringify(own, null, 2));
    else rmSync(file, { force: true });
  }
}

/**
 * Writes the lines of what waits, so that it is what the pictures are from now on.
 * @param {(change: import('../pictures/judge.mjs').Change) => boolean} which
 * @returns {string[]} names
 */
export function accept(which) {
  const waiting = waitingChanges();
  const accepted = waiting.filter(which);
  writeLines(accepted.map(({ name, after }) => [name, after ?? null]));
  const pieces = new Set(accepted.map(({ name }) => pieceOf(name)));
  keepWaiting(
    pieces,
    waiting.filter((change) => !which(change)),
  );
  return accepted.map(({ name }) => name);
}

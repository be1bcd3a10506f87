/* The pictures as an earlier commit draws them, here: by its code and its packages, on this machine. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storyFilesOf } from '../storyTitles.mjs';
import { DRAWN } from './drawnPictures.mjs';
import { fileOf, pieceOf } from './pictureLines.mjs';
import { runStories } from './storyRun.mjs';

const NOT_COMMITTED = /^0+$/;

/**
 * The commit that last wrote each picture's line, never the one that is checked out: it can't bear witness for itself.
 * @param {string[]} names
 * @returns {Map<string, string | null>} null where there is none to hold it against
 * @throws where the history is cut off
 */
export function basesOf(names) {
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('The history is cut off, so no earlier picture can be drawn: git fetch --unshallow.');
  const head = isClean() ? git('rev-parse', 'HEAD') : null;
  const ofPieces = new Map();
  return new Map(
    names.map((name) => {
      const piece = pieceOf(name);
      if (!ofPieces.has(piece)) ofPieces.set(piece, writersOf(piece));
      const commit = ofPieces.get(piece).get(name);
      return [name, commit === undefined || commit === head ? null : commit];
    }),
  );
}

/** @returns {Map<string, string>} picture → commit that wrote its line */
function writersOf(piece) {
  const writers = new Map();
  let commit;
  if (git('ls-files', '--', fileOf(piece)) === '') return writers;
  for (const line of git('blame', '--line-porcelain', '--', fileOf(piece)).split('\n')) {
    if (/^[0-9a-f]{40} /.test(line)) commit = line.slice(0, 40);
    if (!line.startsWith('\t') || NOT_COMMITTED.test(commit)) continue;
    const [look, story] = line.slice(1).split(' ');
    writers.set(`${look}/${piece}/${story}`, commit);
  }
  return writers;
}

/** Nothing of the code was changed since the commit that is checked out. */
const isClean = () => git('status', '--porcelain') === '';

/**
 * Draws the stories of some pieces as a commit has them; the pictures are kept beside the others.
 * @returns {Map<string, { size: string, hash: string }>} by their names; what its code does not draw is missing
 */
export function drawAt(commit, pieces) {
  const folder = join(mkdtempSync(join(tmpdir(), 'angsur-base-')), 'angsur');
  try {
    git('worktree', 'add', '--detach', folder, commit);
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
    });
    const files = storyFilesOf(pieces, folder);
    if (files.length === 0) return new Map();
    const { looks } = runStories(files, { keep: true, cwd: folder });
    if (existsSync(join(folder, DRAWN))) cpSync(join(folder, DRAWN), DRAWN, { recursive: true });
    return new Map(looks.map(({ name, size, hash }) => [name, { size, hash }]));
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}

function git(...words) {
  return execFileSync('git', words, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

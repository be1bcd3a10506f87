import { execFileSync } from 'node:child_process';

/**
 * @typedef {object} Change
 * @property {string} name look, component and story: `light/components-data-money/default`
 * @property {'changed' | 'new' | 'gone'} kind
 * @property {string} [before] where the picture stood at the commit
 * @property {string} [after] where it stands now
 */

const FOLDER = '__screenshots__/';
const KIND = '.webp';

/**
 * The pictures that are not what they were at a commit: committed since, and in the work tree. One that only moved,
 * because its story was renamed, is not among them.
 * @param {string} commit
 * @returns {Change[]}
 */
export function changedPictures(commit) {
  const said = git('diff', '--name-status', '-z', '--find-renames', '-l0', commit, '--', FOLDER);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', '--', FOLDER);
  return [...changesOf(said), ...untracked.split('\0').map(added)].filter(
    (change) => change !== undefined && change.name !== undefined,
  );
}

/**
 * What `git diff --name-status -z` says, as changes.
 * @param {string} said
 * @returns {Change[]}
 */
export function changesOf(said) {
  const words = said.split('\0').filter(Boolean);
  const changes = [];
  while (words.length > 0) {
    const status = words.shift();
    const before = words.shift();
    if (status.startsWith('R') || status.startsWith('C')) {
      const after = words.shift();
      if (status !== 'R100') changes.push({ name: nameOf(after), kind: 'changed', before, after });
    } else if (status === 'A') changes.push(added(before));
    else if (status === 'D') changes.push({ name: nameOf(before), kind: 'gone', before });
    else changes.push({ name: nameOf(before), kind: 'changed', before, after: before });
  }
  return changes.filter((change) => change.name !== undefined);
}

const added = (after) => ({ name: nameOf(after), kind: 'new', after });

/** `__screenshots__/light/x/y.webp` → `light/x/y`; undefined for other files. */
function nameOf(file) {
  return file.startsWith(FOLDER) && file.endsWith(KIND) ? file.slice(FOLDER.length, -KIND.length) : undefined;
}

/** The bytes of a file as it was at a commit. */
export function fileAt(commit, path) {
  return execFileSync('git', ['show', `${commit}:${path}`], { maxBuffer: 2 ** 28 });
}

/** What people call a commit: its short name and the first line of its message. */
export function titleOf(commit) {
  return git('log', '-1', '--format=%h %s', commit).trim();
}

function git(...words) {
  return execFileSync('git', words, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

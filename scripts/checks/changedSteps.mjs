import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { format, lint, lintTypes, server, stories, types, unit, unused, walls } from './steps.mjs';

/**
 * Checks that a change can reach: format and lint of its files, types, walls and what is unused of all, and the tests
 * and stories whose module graph has one of its files in it (`vitest --changed`).
 * @param {string} [since] a commit; default where this branch left main, on main itself the last commit
 */
export function changedSteps(since = leftMain()) {
  const files = changedFiles(since);
  console.log(`${files.length} files changed since ${git('log', '-1', '--format=%h %s', since)}`);
  if (files.length === 0) return [];
  const present = files.filter((file) => existsSync(file));
  const code = present.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file));
  const reached = (step) => ({
    ...step,
    command: [...step.command, `--changed=${since}`, '--passWithNoTests'],
    mayBeEmpty: true,
  });
  return [
    reached(stories('stories')),
    ...(present.length > 0 ? [format(present)] : []),
    types,
    ...(code.length > 0 ? [lint(code), lintTypes(code)] : []),
    walls,
    unused,
    reached(unit),
    reached(server),
  ];
}

/** Committed since, in the index, in the work tree, or new; lines of pictures are held against their stories. */
function changedFiles(since) {
  const lists = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  const files = lists.join('\n').split('\n').filter(Boolean);
  return [...new Set(files)].filter((file) => !file.startsWith('pictures/'));
}

function leftMain() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD';
}

function git(...words) {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

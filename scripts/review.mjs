/*
 * `npm run review -- <commit>`: one page of the pictures that are not what they were at that commit, each before, after
 * and the difference; new ones and gone ones too. Without a commit: since this branch left main, on main itself since
 * the last commit. The page and its pictures are in test-results/review; nothing else is needed to look at them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { changedPictures, fileAt, titleOf } from './review/changedPictures.mjs';
import { difference } from './review/difference.mjs';
import { reviewPage } from './review/reviewPage.mjs';
import { storyTitles } from './storyTitles.mjs';

const FOLDER = 'test-results/review';
const commit = process.argv[2] ?? leftMain();
const since = commitTitle();
const changes = changedPictures(commit);

rmSync(FOLDER, { recursive: true, force: true });
const shown = [];
for (const change of changes) {
  shown.push(await keep(change));
  if (shown.length % 50 === 0) console.log(`${shown.length} of ${changes.length} pictures`);
}
const page = join(FOLDER, 'index.html');
mkdirSync(FOLDER, { recursive: true });
writeFileSync(page, reviewPage({ since, changes: shown, titles: storyTitles() }));
const count = (kind) => shown.filter((one) => one.kind === kind).length;
console.log(
  `Since ${since}: ${count('changed')} pictures changed, ${count('new')} new, ${count('gone')} gone`,
);
console.log(`Look at ${resolve(page)}`);

/** Puts a change's pictures beside the page. */
async function keep({ name, kind, before, after }) {
  const old = before && fileAt(commit, before);
  const now = after && readFileSync(after);
  if (old) write(`before/${name}.webp`, old);
  if (now) write(`after/${name}.webp`, now);
  if (!old || !now) return { name, kind };
  const { count, picture } = await difference(old, now);
  write(`difference/${name}.webp`, picture);
  return { name, kind, count };
}

function write(name, bytes) {
  const file = join(FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function commitTitle() {
  try {
    return titleOf(commit);
  } catch {
    console.error(`There is no commit ${commit}. Say one: npm run review -- main~3`);
    process.exit(2);
  }
}

function leftMain() {
  const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const base = git('merge-base', 'HEAD', 'main');
  return base === git('rev-parse', 'HEAD') ? 'HEAD~1' : base;
}

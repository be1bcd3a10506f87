import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnFile, isDrawn } from '../pictures/drawnPictures.mjs';
import { storyTitles } from '../storyTitles.mjs';
import { REVIEW } from './changes.mjs';
import { difference } from './difference.mjs';
import { reviewPage } from './reviewPage.mjs';

/**
 * Writes the page of changes: each before, after, and the difference. Nothing but its folder is needed to look at it.
 * @param {import('../pictures/judge.mjs').Change[]} changes
 * @param {string} since what they are changes of
 * @returns {Promise<string>} the page
 */
export async function writeReview(changes, since) {
  mkdirSync(join(REVIEW, 'pictures'), { recursive: true });
  const shown = [];
  for (const change of changes) shown.push(await withPictures(change));
  const page = join(REVIEW, 'index.html');
  writeFileSync(page, reviewPage({ since, changes: shown, titles: storyTitles() }));
  return page;
}

/** Puts a change's pictures beside the page. */
async function withPictures({ name, kind, before, after, why }) {
  const [old, now] = [before, after].map((line) => line && shownPicture(line.hash));
  if (!old || !now) return { name, kind, why, pictures: { before: old, after: now } };
  const between = `pictures/${before.hash.slice(0, 16)}-${after.hash.slice(0, 16)}.webp`;
  const { count, picture } = await difference(
    readFileSync(drawnFile(before.hash)),
    readFileSync(drawnFile(after.hash)),
  );
  writeFileSync(join(REVIEW, between), picture);
  return { name, kind, count, pictures: { before: old, after: now, difference: between } };
}

/** Where the page finds a picture; undefined where it was not drawn here. */
function shownPicture(hash) {
  if (!isDrawn(hash)) return undefined;
  const file = `pictures/${hash}.webp`;
  if (!existsSync(join(REVIEW, file))) cpSync(drawnFile(hash), join(REVIEW, file));
  return file;
}

/*
 * The pictures that are not what their lines say, each before, after and the difference: as the last run of stories
 * found them (`npm test`, `npm run stories`). Accepting writes lines, never pictures.
 *   npm run review                    shows them; each is accepted by one press
 *   npm run review -- --accept X ...  accepts a picture (light/components-button/default), a title or story file, or all
 *   npm run review -- <commit>        shows what changed since a commit, accepted or not: both are drawn here
 */
import { existsSync } from 'node:fs';
import { accept, waitingChanges } from './review/changes.mjs';
import { changesSince, titleOf } from './review/changesSince.mjs';
import { serve } from './review/serve.mjs';
import { writeReview } from './review/writeReview.mjs';
import { piecesNamed } from './storyTitles.mjs';
import { pieceOf } from './pictures/pictureLines.mjs';

const words = process.argv.slice(2);
if (words[0] === '--accept') acceptNamed(words.slice(1));
else await show(words[0]);

function acceptNamed(wanted) {
  const named = piecesNamed(wanted);
  const isWanted = ({ name }) => wanted.includes('all') || wanted.includes(name) || named.has(pieceOf(name));
  const names = accept(isWanted);
  for (const name of names) console.log(`accepted: ${name}`);
  console.log(`${names.length} pictures accepted, ${waitingChanges().length} wait`);
  if (names.length === 0) process.exitCode = 1;
}

async function show(commit) {
  const changes = commit ? changesSince(commit) : waitingChanges();
  const page = await writeReview(changes, commit ? titleOf(commit) : 'their lines were written');
  console.log(`${changes.length} pictures changed: ${page}`);
  if (changes.length === 0 || !existsSync(page)) return;
  const { url } = await serve();
  console.log(`${url} shows and accepts them, until this is ended.`);
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

const NOTES = 'test-results/notes.txt';

/** Says something that the last lines of `npm test` say again. */
export function note(text) {
  console.log(text);
  mkdirSync(dirname(NOTES), { recursive: true });
  appendFileSync(NOTES, `${text}\n`);
}

/** Forgets what earlier runs said. */
export const forgetNotes = () => rmSync(NOTES, { force: true });

export const notes = () => (existsSync(NOTES) ? readFileSync(NOTES, 'utf8').trim() : '');

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from '../platform/db/embedded/exclusively';

/** What is renamed to what. */
export interface Move {
  from: string;
  to: string;
}

/*
 * A restored company takes the place of the old one by renaming, whole or not at all: the list of renamings is written
 * first, and whoever comes next after a cut does what is left of it.
 */
const listFile = (dataDir: string) => path.join(dataDir, 'restore.json');
export const lockFile = (dataDir: string) => path.join(dataDir, 'postgres.lock');

/** Renames all of them; from the first on, `finishMoves` can do it too. Whoever calls it holds `lockFile`. */
export function moveAll(dataDir: string, moves: readonly Move[]): void {
  const draft = `${listFile(dataDir)}.part`;
  writeFileSync(draft, JSON.stringify(moves), { mode: 0o600, flush: true });
  renameSync(draft, listFile(dataDir));
  carryOut(dataDir);
}

/** Ends what a restore began that was cut off in the middle of its renamings. */
export async function finishMoves(dataDir: string): Promise<void> {
  if (!existsSync(listFile(dataDir))) return;
  await exclusively(lockFile(dataDir), () => Promise.resolve(carryOut(dataDir)));
}

function carryOut(dataDir: string): void {
  const file = listFile(dataDir);
  if (!existsSync(file)) return;
  for (const { from, to } of JSON.parse(readFileSync(file, 'utf8')) as Move[]) {
    // Done before the cut, where the one is there and the other is not.
    if (!existsSync(from) || existsSync(to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  }
  rmSync(file);
  rmSync(path.join(dataDir, 'restoring'), { recursive: true, force: true });
}

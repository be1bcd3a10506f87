import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../core/OperatorError';
import { isAlive } from './postmaster';

/** Longer than starting or stopping a server takes, ms. */
const LOCK_TIMEOUT = 90_000;
/** Longer than a claim that names nobody yet is being written, ms. */
const WRITTEN_WITHIN = 2000;

/** Runs `work` while no other process does the same for this `file`; a dead process's claim is void. */
export async function exclusively<T>(file: string, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + LOCK_TIMEOUT;
  while (!claim(file)) {
    if (Date.now() > end)
      throw new OperatorError(`${file} dipegang proses lain terlalu lama. Hentikan proses itu dahulu.`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // On a full disk the file is made, and what stands in it is not.
      rmSync(file, { force: true });
      throw error;
    }
  }
  const holder = holderOf(file);
  // Empty: just being written, or left by a process that ended before it was.
  if (holder === null ? isOld(file) : !isAlive(holder)) rmSync(file, { force: true });
  return false;
}

function isOld(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  return Date.now() - made > WRITTEN_WITHIN;
}

function holderOf(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncToDisk } from '../core/syncToDisk';
import { readUpTo, requireKey, type FileStore } from './FileStore';

/** Where what is being written lies; never part of a backup. */
export const UNFINISHED = '.unfinished';
/** Nobody writes ten megabytes for so long, ms. */
const ABANDONED = 60 * 60_000;

/** Keeps files below `folder`, each on the disk before it has its name. */
export function folderStore(folder: string): FileStore {
  const unfinished = path.join(folder, UNFINISHED);
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  removeAbandoned(unfinished);
  const pathOf = (key: string) => path.join(folder, ...requireKey(key).split('/'));
  return {
    async put(key, content) {
      const target = pathOf(key);
      const draft = path.join(unfinished, randomBytes(16).toString('hex'));
      try {
        await writeSynced(draft, content);
        const parent = path.dirname(target);
        const made = await mkdir(parent, { recursive: true, mode: 0o700 });
        await rename(draft, target);
        await syncToDisk(parent);
        for (let at = parent; made !== undefined && at !== folder; at = path.dirname(at))
          await syncToDisk(path.dirname(at));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key, most) {
      try {
        const handle = await open(pathOf(key), 'r');
        return await readUpTo(handle.createReadStream(), most);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(key) {
      try {
        await access(pathOf(key));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function writeSynced(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a killed process was writing. */
function removeAbandoned(unfinished: string): void {
  for (const name of readdirSync(unfinished)) {
    const file = path.join(unfinished, name);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && changed < Date.now() - ABANDONED) rmSync(file, { force: true });
  }
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

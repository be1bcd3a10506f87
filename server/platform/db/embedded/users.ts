import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './postmaster';

/**
 * Notes in `folder` that this process uses the server: a file named by its id. The result takes the note back, and
 * says whether anybody else's is left; notes of processes that are gone do not count.
 */
export function join(folder: string): () => { alone: boolean } {
  mkdirSync(folder, { recursive: true });
  const mine = `${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(path.join(folder, mine), '');
  return () => {
    rmSync(path.join(folder, mine), { force: true });
    const others = readdirSync(folder).filter((name) => {
      if (isAlive(Number.parseInt(name, 10))) return true;
      rmSync(path.join(folder, name), { force: true });
      return false;
    });
    return { alone: others.length === 0 };
  };
}

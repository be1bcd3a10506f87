import { createHash } from 'node:crypto';
import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PostgresBinaries } from './binaries';

/*
 * As root, PostgreSQL runs as another user. A project below a private folder such as /root is closed to that
 * user; then data and programs live in the system's own place instead.
 */
const SYSTEM_FOLDER = '/var/lib/angsur';

/** True when any user may walk down to `target` (or to what exists of it). */
export function isOpenToAll(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Where the cluster's files go for a data folder. */
export function clusterFolder(dataDir: string, asOtherUser: boolean): string {
  if (!asOtherUser || isOpenToAll(path.dirname(path.resolve(dataDir))))
    return path.resolve(dataDir, 'postgres');
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  return path.join(SYSTEM_FOLDER, name, 'postgres');
}

/** The programs, copied to where the other user can run them if need be (60 MB, once). */
export function runnableBinaries(binaries: PostgresBinaries, asOtherUser: boolean): PostgresBinaries {
  if (!asOtherUser || isOpenToAll(path.dirname(binaries.postgres))) return binaries;
  const native = path.resolve(binaries.postgres, '../..');
  const name = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const copy = path.join(SYSTEM_FOLDER, `postgres-${name}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  const at = (file: string) => path.join(copy, 'bin', path.basename(file));
  return { initdb: at(binaries.initdb), pg_ctl: at(binaries.pg_ctl), postgres: at(binaries.postgres) };
}

/** Two servers may begin at once: neither sees half a copy. Libraries link to each other, not to the folder that is closed. */
function copyWhole(from: string, to: string): void {
  const own = `${to}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  cpSync(from, own, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(own, to);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

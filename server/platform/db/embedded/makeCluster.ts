import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../core/OperatorError';
import { syncToDisk } from '../../core/syncToDisk';
import type { PostgresBinaries } from './binaries';
import { removeFolder } from './removeFolder';
import type { RunAs } from './systemUser';

const execute = promisify(execFile);

const OPTIONS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

const unfinished = (cluster: string) => `${cluster}.making-`;

/** True where a cluster stands; whatever stands there and is none is refused, never removed. */
export function hasCluster(cluster: string): boolean {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return true;
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return false;
  throw new OperatorError(
    `${cluster} berisi berkas, tetapi bukan data PostgreSQL yang utuh (PG_VERSION tidak ada). ` +
      'Angsur tidak menghapusnya. Pindahkan folder itu, lalu jalankan lagi atau pulihkan cadangan (npm run restore).',
  );
}

/**
 * Makes a cluster beside its place and puts it there whole: PostgreSQL writes PG_VERSION first, so a half made one
 * would pass for a whole one after a power cut.
 */
export async function makeCluster(
  binaries: PostgresBinaries,
  cluster: string,
  password: string,
  runAs: RunAs,
): Promise<void> {
  for (const program of Object.values(binaries) as string[]) {
    if (process.platform !== 'win32') chmodSync(program, 0o755);
  }
  const making = unfinished(cluster) + randomBytes(6).toString('hex');
  const passwordFile = `${making}.password`;
  try {
    mkdirSync(making, { recursive: true, mode: 0o700 });
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if ('uid' in runAs) {
      chownSync(making, runAs.uid, runAs.gid);
      chownSync(passwordFile, runAs.uid, runAs.gid);
    }
    const paths = [`--pgdata=${making}`, `--pwfile=${passwordFile}`];
    await execute(binaries.initdb, [...paths, ...OPTIONS], { ...runAs, cwd: making });
    renameSync(making, cluster);
    await syncToDisk(path.dirname(cluster));
  } finally {
    await removeUnfinished(cluster);
  }
}

/** Removes what starts began that were cut off, their passwords too. Nobody else may be making this cluster. */
export async function removeUnfinished(cluster: string): Promise<void> {
  const folder = path.dirname(cluster);
  if (!existsSync(folder)) return;
  const prefix = path.basename(unfinished(cluster));
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    await removeFolder(path.join(folder, name));
  }
}

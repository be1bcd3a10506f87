import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../platform/core/OperatorError';
import { packageVersion } from '../platform/core/packageVersion';
import { isAlive } from '../platform/db/embedded/postmaster';
import { schemaState } from '../platform/db/schemaState';
import { packArchive, partOf } from './archive';
import { dataFiles, hashOf, isDataEntry } from './dataFiles';
import { filesEntry, tableFile, type Manifest } from './manifest';
import { brokenAmong, papersOf, type BrokenPaper } from './papers';
import { openMoment, readTable, sequencesOf, sumsOf, tablesOf } from './tables';

/** Begins the name of the folder in which a process puts an archive together; the process id ends it. */
const PARTS = '.angsur-backup-';

/** What was backed up. */
export interface Backup extends Manifest {
  /** Papers that it could not keep as they once were; they are known, and the archive is made. */
  broken: readonly BrokenPaper[];
}

export interface BackupOptions {
  /** The company's database; other programs may write to it meanwhile. */
  url: string;
  dataDir: string;
  /** The archive that is made; must not be there yet. */
  to: string;
  now: Date;
}

/** `angsur-20261122-140500.tar.gz`, by UTC. */
export function backupName(now: Date, prefix = 'angsur'): string {
  return `${prefix}-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`;
}

/**
 * Writes the company as it stands at one moment, with its files, into one archive (docs/decisions/0082). A failure
 * leaves no archive. Files are read after the rows, so that none is missing that a row names.
 */
export async function writeBackup({ url, dataDir, to, now }: BackupOptions): Promise<Backup> {
  if (existsSync(to)) throw new OperatorError(`${to} sudah ada. Pilih nama lain.`);
  refuseAmongData(dataDir, to);
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  removeLeftOvers(path.dirname(to));
  // On the same disk as the archive, which is renamed out of it when it is whole.
  const parts = path.join(path.dirname(to), `${PARTS}${process.pid}`);
  mkdirSync(path.join(parts, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const { papers, ...rows } = await writeRows(url, parts);
    const files = await copyFiles(dataDir, parts);
    const manifest: Manifest = {
      format: 1,
      app: packageVersion(),
      made_at: now.toISOString(),
      ...rows,
      files,
    };
    await packArchive(manifest, parts, to);
    return { ...manifest, broken: brokenAmong(papers, files) };
  } finally {
    rmSync(parts, { recursive: true, force: true });
  }
}

/** An archive among the files that are archived would hold itself. */
function refuseAmongData(dataDir: string, to: string): void {
  const [first = '..'] = path.relative(dataDir, to).split(path.sep);
  if (first === '..' || path.isAbsolute(first) || !isDataEntry(first)) return;
  throw new OperatorError(`Simpan cadangan di luar ${dataDir}, atau di ${path.join(dataDir, 'backups')}.`);
}

/** What a killed backup left behind. */
function removeLeftOvers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(PARTS) ? Number(name.slice(PARTS.length)) : null;
    if (pid !== null && !isAlive(pid)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

async function writeRows(url: string, parts: string) {
  const client = await openMoment(url);
  try {
    const state = await schemaState(client);
    if (state.kind === 'empty') throw new OperatorError('Belum ada data yang dapat dicadangkan.');
    if (state.kind === 'unknown')
      throw new OperatorError(
        'Data ini ditulis oleh versi Angsur yang lebih baru. Cadangkan dengan versi itu.',
      );
    const found = await tablesOf(client);
    const tables: Manifest['tables'] = [];
    for (const table of found) {
      tables.push(await readTable(client, table, partOf(parts, tableFile(table.name))));
    }
    return {
      schema: state.last.tag,
      tables,
      sums: await sumsOf(client, found),
      sequences: await sequencesOf(client),
      papers: await papersOf(client),
    };
  } finally {
    await client.end();
  }
}

async function copyFiles(dataDir: string, parts: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const file of existsSync(dataDir) ? dataFiles(dataDir) : []) {
    const copy = partOf(parts, filesEntry(file));
    mkdirSync(path.dirname(copy), { recursive: true });
    try {
      copyFileSync(path.join(dataDir, file), copy);
    } catch (error) {
      // Removed since the list was read: whoever removed it needs it no more.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    chmodSync(copy, 0o600);
    files.push({ path: file, bytes: statSync(copy).size, sha256: await hashOf(copy) });
  }
  return files;
}

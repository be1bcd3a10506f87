import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../core/OperatorError';
import type { PostgresBinaries } from './binaries';
import type { RunAs } from './systemUser';

const execute = promisify(execFile);

/** Refuses a place that the user whom PostgreSQL runs as cannot enter. `folder`: where its files go. */
export async function requireEnterable(dataDir: string, folder: string, runAs: RunAs): Promise<void> {
  if (!('uid' in runAs)) return;
  mkdirSync(folder, { recursive: true });
  try {
    // Asked of the system as that user: owner, group and access lists count as they do for PostgreSQL.
    await execute('test', ['-x', folder], { ...runAs, cwd: '/' });
  } catch {
    throw new OperatorError(
      `DATA_DIR (${dataDir}) hanya dapat dimasuki root, sedangkan PostgreSQL dijalankan sebagai pengguna postgres. ` +
        `Jalankan "chmod o+x ${folder}", atau pilih DATA_DIR lain. Isi datanya tetap hanya dapat dibaca postgres dan root.`,
    );
  }
}

/** Refuses a cluster of another major version: PostgreSQL reads only its own. */
export async function requireSameMajor(
  binaries: PostgresBinaries,
  cluster: string,
  runAs: RunAs,
): Promise<void> {
  const had = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = await execute(binaries.postgres, ['--version'], { ...runAs, cwd: '/' });
  const has = /(\d+)/.exec(stdout)?.[1] ?? '';
  if (had === has) return;
  throw new OperatorError(
    `Data di ${cluster} ditulis oleh PostgreSQL ${had}, sedangkan versi Angsur ini memakai PostgreSQL ${has}. ` +
      'Cadangkan dengan versi Angsur yang menulisnya (npm run backup), lalu pulihkan di sini (npm run restore).',
  );
}

import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory as a folder, on Linux. */
const MEMORY = '/dev/shm';
/** Free memory from which on it is used, bytes; a run of all checks keeps less than one gigabyte there at a time. */
const ROOM = 4 * 2 ** 30;

/**
 * Makes a folder for what checks throw away, where they and what they start find it (`TMPDIR`); it goes with this
 * process. In memory where there is room: a test's database is hundreds of files, and where thousands were removed a
 * moment ago ext4 searches long for the next free one.
 */
export function temporaryFolder() {
  const folder = mkdtempSync(join(process.env.TMPDIR ?? (hasRoom() ? MEMORY : tmpdir()), 'angsur-test-'));
  // As root the database runs as another user, which must reach its folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ROOM;
}

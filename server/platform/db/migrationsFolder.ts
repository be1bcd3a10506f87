import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The shipped SQL: beside this file in development, beside or above the bundle in production. */
export function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const candidates = ['migrations', '../migrations', '../../server/platform/db/migrations'];
  const found = candidates
    .map((candidate) => path.resolve(here, candidate))
    .find((folder) => existsSync(path.join(folder, 'meta', '_journal.json')));
  if (!found) throw new Error(`Folder migrasi tidak ditemukan di sekitar ${here}.`);
  return found;
}

/** Runs `work` on a folder that ends with the step `tag`, as an earlier version of the product shipped it. */
export async function withMigrationsUpTo<T>(tag: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'angsur-migrations-'));
  try {
    cpSync(migrationsFolder(), folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    if (last < 0) throw new Error(`no migration ${tag}`);
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

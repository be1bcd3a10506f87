import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any number that all instances agree on: only one migrates at a time. */
const MIGRATION_LOCK = 7_206_003;

/** The shipped SQL: beside this file in development, beside or above the bundle in production. */
export function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const candidates = ['migrations', 'db/migrations', '../migrations', '../../server/db/migrations'];
  const found = candidates
    .map((candidate) => path.resolve(here, candidate))
    .find((folder) => existsSync(path.join(folder, 'meta', '_journal.json')));
  if (!found) throw new Error(`Folder migrasi tidak ditemukan di sekitar ${here}.`);
  return found;
}

/** Brings the database up to date. Safe to call from several instances at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'angsur-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

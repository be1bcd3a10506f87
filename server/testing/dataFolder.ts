import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { startEmbedded } from '../platform/db/embedded/startEmbedded';
import { withMigrationsUpTo } from '../platform/db/migrationsFolder';
import { ownDatabase } from '../platform/db/ownDatabase';

/** An empty folder that goes away with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'angsur-data-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs `work` on the embedded database of a data folder, and stops it. */
export async function onData<T>(
  dataDir: string,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const embedded = await startEmbedded({ dataDir });
  try {
    const url = await ownDatabase(embedded.url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client, url);
    } finally {
      await client.end();
    }
  } finally {
    await embedded.stop();
  }
}

/** A data folder as the version whose last step of the schema is `tag` left it, with what `fill` writes. */
export async function dataFolderAt(tag: string, fill: string): Promise<string> {
  const dataDir = emptyFolder();
  await onData(dataDir, async (client) => {
    await withMigrationsUpTo(tag, (migrationsFolder) =>
      runMigrations(drizzle({ client }), { migrationsFolder }),
    );
    await client.query(fill);
  });
  return dataDir;
}

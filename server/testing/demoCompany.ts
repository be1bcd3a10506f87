import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { connect } from '../platform/db/connect';
import { migrate } from '../platform/db/migrate';
import { folderStore } from '../platform/storage/folderStore';
import { seedDemo } from '../seed/seedDemo';
import { createDatabase } from './createDatabase';

/** A demo company that was made at a moment, with its papers. */
export async function companyOf(now: Date, until: (cleanup: () => Promise<void>) => void = onTestFinished) {
  const database = await createDatabase({ empty: true });
  await migrate(database.url);
  const connection = connect(database.url);
  const folder = mkdtempSync(path.join(tmpdir(), 'angsur-demo-'));
  until(async () => {
    await connection.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const store = folderStore(folder);
  expect(await seedDemo(connection, now, store)).toBe(true);
  const ask = async <T = Record<string, unknown>>(statement: string) =>
    (await connection.pool.query<T & Record<string, unknown>>(statement)).rows;
  return { connection, store, ask };
}

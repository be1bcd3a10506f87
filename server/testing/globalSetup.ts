import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../platform/db/connect';
import { startEmbedded } from '../platform/db/embedded/startEmbedded';
import { migrate } from '../platform/db/migrate';
import { seedDemo } from '../seed/seedDemo';
import { databaseUrl } from './databaseUrl';
import { buildTestPrograms } from './testPrograms';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    adminUrl: string;
    /** Database to clone: migrated, with the demo company. */
    template: string;
  }
}

/** What a database that is thrown away need not do; scripts/with-postgres15.mjs does the same. */
const THROWN_AWAY = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

/** One PostgreSQL for the run, and on it one seeded database that every test file gets a clone of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = await buildTestPrograms();
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? null : mkdtempSync(path.join(tmpdir(), 'angsur-test-'));
  if (folder) chmodSync(folder, 0o755);
  const embedded = folder ? await startEmbedded({ dataDir: folder, settings: THROWN_AWAY }) : null;
  const adminUrl = given ?? embedded?.url ?? '';
  const template = `angsur_template_${process.pid}`;

  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const url = databaseUrl(adminUrl, template);
  await migrate(url);
  const connection = connect(url);
  await seedDemo(connection, new Date());
  await connection.pool.query('analyze');
  await connection.close();
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);

  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await embedded?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
    programs.remove();
  };
}

import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../db/connect';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { migrate } from '../db/migrate';
import { seedDemo } from '../seed/seedDemo';
import { databaseUrl } from './databaseUrl';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    adminUrl: string;
    /** Database to clone: migrated, with the demo company. */
    template: string;
  }
}

/** One PostgreSQL for the run, and on it one seeded database that every test file gets a clone of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? null : mkdtempSync(path.join(tmpdir(), 'angsur-test-'));
  if (folder) chmodSync(folder, 0o755);
  const embedded = folder
    ? await startEmbedded({ dataDir: folder, settings: ['fsync=off', 'full_page_writes=off'] })
    : null;
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
  };
}

import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeAppRole } from '../platform/db/appRole';
import { connect } from '../platform/db/connect';
import { startEmbedded } from '../platform/db/embedded/startEmbedded';
import { migrate } from '../platform/db/migrate';
import { DEMO_PASSWORD } from '../seed/company';
import { seedDemo } from '../seed/seedDemo';
import { databaseUrl } from './databaseUrl';
import { buildTestPrograms } from './testPrograms';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    adminUrl: string;
    /** Database to clone: migrated, with the demo company. */
    template: string;
    /** The role that servers on its clones work as. */
    appRole: string;
    /**
     * Just after it was seeded, ms: the clocks of the APIs on it begin there, so that its today stays theirs past midnight.
     */
    startsAt: number;
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

const HOUR = 3_600_000;

/**
 * Now; in the two hours in which the day of the eastern offices is another than Jakarta's, what it was half an hour before
 * them, so that no test goes by the hour at which it runs.
 */
function sameDayEverywhere(now: number): number {
  const hour = (now / HOUR) % 24;
  return hour >= 15 && hour < 17 ? now - (hour - 14.5) * HOUR : now;
}

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
  const startsAt = sameDayEverywhere(Date.now());
  // What is seeded is older than whatever a test writes.
  await seedDemo(connection, new Date(startsAt - 1000));
  // Clocks of tests move, and the log with them. What is about its own time switches this on again.
  await connection.pool.query('alter table history disable trigger history_has_own_time');
  // Whoever may decide may decide anything; tests about a limit set it.
  await connection.pool.query('update titles set approves_up_to = null, forgives_up_to = null');
  // Thousands sign in, and what their password costs to try is no test's matter but its own.
  await connection.pool.query('update staff set password_hash = $1 where password_hash is not null', [
    await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  ]);
  await connection.pool.query('analyze');
  await connection.close();
  const appRole = `${template}_app`;
  if ((await makeAppRole(url, appRole)) === null) throw new Error(`no role ${appRole}`);
  project.provide('appRole', appRole);
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  project.provide('startsAt', startsAt);

  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.query(`drop role if exists ${appRole}`).catch(() => undefined);
    await admin.end();
    await embedded?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
    programs.remove();
  };
}

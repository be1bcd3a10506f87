import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '../core/OperatorError';
import { migrationsFolder } from './migrationsFolder';
import { schemaState, shippedMigrations, type Migration } from './schemaState';

/** Any number that all instances agree on: only one migrates at a time. */
const MIGRATION_LOCK = 7_206_003;

export interface MigrateOptions {
  /** Runs before anything of an earlier version's data is changed; where it fails, nothing is. */
  beforeUpgrade?: (from: Migration, to: Migration) => Promise<void>;
}

/**
 * Brings the database up to date. Safe to call from several instances at once. Data of a version that is not known
 * here, so of a newer one, is refused and stays as it is.
 */
export async function migrate(url: string, { beforeUpgrade }: MigrateOptions = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'angsur-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const state = await schemaState(client);
    if (state.kind === 'unknown') throw new OperatorError(tooNew(state.steps));
    if (state.kind === 'current') return;
    const to = shippedMigrations().at(-1);
    if (state.kind === 'older' && to) await beforeUpgrade?.(state.last, to);
    await runMigrations(drizzle({ client }), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

function tooNew(steps: number): string {
  const known = shippedMigrations();
  return (
    `Data ini ditulis oleh versi Angsur yang lebih baru (skema ${steps}); versi ini mengenal sampai skema ${known.length}. ` +
    'Jalankan versi yang lebih baru itu, atau pulihkan cadangan dari sebelum pembaruan dengan npm run restore. ' +
    'Tidak ada yang diubah.'
  );
}

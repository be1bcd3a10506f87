import pg from 'pg';
import { connect, type Connection } from './connect';
import { startEmbedded, type EmbeddedPostgres } from './embedded/startEmbedded';
import { migrate } from './migrate';

export interface Database {
  readonly connection: Connection;
  /** The PostgreSQL that was started or taken over; null with DATABASE_URL. */
  readonly embedded: EmbeddedPostgres | null;
  /** Closes the connections, and stops the PostgreSQL that is ours. */
  close(): Promise<void>;
}

const NAME = 'angsur';

/** Opens the configured database, embedded or not, and brings it up to date. */
export async function openDatabase(config: {
  databaseUrl: string | null;
  dataDir: string;
  /** No limits of time, for loading and for upkeep. */
  unhurried?: boolean;
}): Promise<Database> {
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
  try {
    const url = config.databaseUrl ?? (await ownDatabase(embedded?.url ?? ''));
    await migrate(url);
    const connection = connect(url, { unhurried: config.unhurried ?? false });
    return {
      connection,
      embedded,
      async close() {
        await connection.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** The database `angsur` on the embedded server, made on first use. */
async function ownDatabase(maintenanceUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (found.rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
  const url = new URL(maintenanceUrl);
  url.pathname = `/${NAME}`;
  return url.toString();
}

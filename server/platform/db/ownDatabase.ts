import pg from 'pg';

const NAME = 'angsur';

/** The database `angsur` on the embedded server, made on first use; its connection string. */
export async function ownDatabase(maintenanceUrl: string): Promise<string> {
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

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupsFolder, openEmbedded } from '../openDatabase';
import { readConfig } from '../platform/core/config';
import { explain } from '../platform/core/explain';
import { loadEnvFile } from '../platform/core/loadEnvFile';
import { OperatorError } from '../platform/core/OperatorError';
import { clusterFolder } from '../platform/db/embedded/paths';
import { systemUser } from '../platform/db/embedded/systemUser';
import { ownDatabase } from '../platform/db/ownDatabase';
import { contentOf } from './contentText';
import { brokenText, PAPERS_BROKEN } from './papers';
import { backupName, writeBackup } from './writeBackup';

const HELP = `npm run backup                 cadangkan ke DATA_DIR/backups
npm run backup -- --to BERKAS  cadangkan ke berkas itu (.tar.gz)`;

/** Backs up the configured data folder. Can run while the server does. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.info(HELP);
  loadEnvFile();
  const { databaseUrl, dataDir, s3 } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new OperatorError(
      'DATABASE_URL menunjuk PostgreSQL sendiri: cadangkan dengan pg_dump, lihat docs/operate.md (Backup).',
    );
  }
  await requireCompany(dataDir);
  const now = new Date();
  const to = path.resolve(values.to ?? path.join(backupsFolder(dataDir), backupName(now)));
  const embedded = await openEmbedded(dataDir);
  try {
    const made = await writeBackup({ url: await ownDatabase(embedded.url), dataDir, to, now });
    console.info(`Tersimpan di ${to} (${Math.ceil(statSync(to).size / 1024).toLocaleString('id-ID')} kB).`);
    console.info(`${contentOf(made)}.`);
    // What lies in a bucket is not in the data folder.
    if (s3 === null && made.broken.length > 0) {
      console.error(`${brokenText(made.broken)} Cadangan tetap dibuat; cari isinya di cadangan lama.`);
      process.exitCode = PAPERS_BROKEN;
    }
  } finally {
    await embedded.stop();
  }
}

/** Refuses a data folder in which nothing was ever started, so that a slip in DATA_DIR does not make an empty company. */
async function requireCompany(dataDir: string): Promise<void> {
  const cluster = clusterFolder(dataDir, 'uid' in (await systemUser()));
  if (existsSync(path.join(cluster, 'PG_VERSION')) || existsSync(path.join(dataDir, 'restore.json'))) return;
  throw new OperatorError(`Di ${dataDir} belum ada data. Periksa DATA_DIR.`);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

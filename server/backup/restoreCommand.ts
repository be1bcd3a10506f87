import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/core/config';
import { explain } from '../platform/core/explain';
import { loadEnvFile } from '../platform/core/loadEnvFile';
import { OperatorError } from '../platform/core/OperatorError';
import { restoreBackup } from './restoreBackup';
import { brokenText, PAPERS_BROKEN } from './papers';
import { contentOf } from './contentText';

const HELP = `npm run restore -- BERKAS            pulihkan cadangan ke DATA_DIR yang kosong
npm run restore -- BERKAS --replace  ganti yang ada; yang lama disisihkan`;

/** Restores an archive into the configured data folder, while no server runs on it. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  const [archive, ...more] = positionals;
  if (values.help || archive === undefined || more.length > 0) {
    console.info(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  loadEnvFile();
  const { databaseUrl, dataDir, s3 } = readConfig(process.env);
  if (databaseUrl !== null) {
    throw new OperatorError(
      'DATABASE_URL menunjuk PostgreSQL sendiri: pulihkan dengan pg_restore, lihat docs/operate.md (Restore).',
    );
  }
  const { manifest, aside, broken } = await restoreBackup({
    archive: path.resolve(archive),
    dataDir,
    replace: values.replace,
    now: new Date(),
  });
  console.info(`Dipulihkan ke ${dataDir} dari cadangan ${manifest.made_at}.`);
  console.info(`${contentOf(manifest)}.`);
  console.info(
    'Skema, jumlah baris, isi setiap tabel dan berkas, dan jumlah uang sama dengan saat dicadangkan.',
  );
  console.info('Semua orang masuk lagi dengan kata sandinya.');
  if (aside !== null)
    console.info(`Data sebelumnya disisihkan di ${aside}; hapus bila tidak diperlukan lagi.`);
  // What lies in a bucket was never in the archive.
  if (s3 === null && broken.length > 0) {
    console.error(`${brokenText(broken)} Sudah begitu saat dicadangkan; cari isinya di cadangan lama.`);
    process.exitCode = PAPERS_BROKEN;
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

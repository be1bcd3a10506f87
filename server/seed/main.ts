import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../openDatabase';
import { systemClock } from '../platform/core/clock';
import { readConfig } from '../platform/core/config';
import { loadEnvFile } from '../platform/core/loadEnvFile';
import { loadReceipts } from './loadReceipts';
import { openStore } from '../platform/storage/openStore';
import { drawPortraits, isDemo, seedDemo } from './seedDemo';

const HELP = `npm run seed                      perusahaan percontohan ke basis data yang kosong
npm run seed -- --receipts N      tambah N nota selama lima tahun, untuk menguji beban`;

/** Fills the configured database. Can run while the server does. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { receipts: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const receipts = Number(values.receipts ?? 0);
  if (values.help || !Number.isSafeInteger(receipts) || receipts < 0) {
    console.info(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  loadEnvFile();
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, unhurried: true });
  const owner = database.openAsOwner();
  try {
    const seeded = await seedDemo(owner, systemClock(), await openStore(config));
    console.info(seeded ? 'Perusahaan percontohan dibuat.' : 'Sudah ada perusahaan di basis data ini.');
    if (await isDemo(owner.db)) drawPortraits(path.join(config.dataDir, 'storage', 'images'));
    else if (receipts > 0) throw new Error('Nota beban hanya untuk perusahaan percontohan.');
    if (receipts > 0) await load(owner, receipts);
  } finally {
    await owner.close();
    await database.close();
  }
}

async function load(connection: Parameters<typeof loadReceipts>[0], receipts: number): Promise<void> {
  const started = Date.now();
  const added = await loadReceipts(connection, receipts, systemClock(), (staged) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${staged} nota disiapkan`);
  });
  console.info(`\n${added} nota ditambahkan dalam ${Math.round((Date.now() - started) / 1000)} detik.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

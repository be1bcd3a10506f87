import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '../platform/core/OperatorError';
import { exclusively } from '../platform/db/embedded/exclusively';
import { removeUnfinished } from '../platform/db/embedded/makeCluster';
import { clusterFolder } from '../platform/db/embedded/paths';
import { isAlive, readPostmaster } from '../platform/db/embedded/postmaster';
import { removeFolder } from '../platform/db/embedded/removeFolder';
import { startEmbedded } from '../platform/db/embedded/startEmbedded';
import { systemUser } from '../platform/db/embedded/systemUser';
import { withMigrationsUpTo } from '../platform/db/migrationsFolder';
import { ownDatabase } from '../platform/db/ownDatabase';
import { shippedMigrations } from '../platform/db/schemaState';
import { partOf, unpackArchive } from './archive';
import { checkRestored } from './checkRestored';
import { isDataEntry } from './dataFiles';
import { tableFile, type Manifest } from './manifest';
import type { BrokenPaper } from './papers';
import { finishMoves, lockFile, moveAll, type Move } from './swap';
import { loadTable } from './tables';

export interface RestoreOptions {
  archive: string;
  dataDir: string;
  /** A folder that holds a company already is refused, unless this is set; then the old one is kept aside. */
  replace: boolean;
  now: Date;
}

export interface Restored {
  manifest: Manifest;
  /** Where the company that was there before is kept. */
  aside: string | null;
  /** Papers that were broken when the archive was made. */
  broken: readonly BrokenPaper[];
}

/**
 * Makes the company of an archive beside what is there, checks it, and only then puts it in place (docs/decisions/0082).
 * Wherever it is cut off, the folder is what it was, or the restored one.
 */
export async function restoreBackup({ archive, dataDir, replace, now }: RestoreOptions): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true });
  const asOther = 'uid' in (await systemUser());
  return exclusively(path.join(dataDir, 'restore.lock'), async () => {
    await finishMoves(dataDir);
    refuseInUse(dataDir, asOther, replace);
    const work = path.join(dataDir, 'restoring');
    await clear(work, asOther);
    try {
      const manifest = await unpackArchive(archive, path.join(work, 'archive'));
      refuseUnknown(manifest);
      const broken = await build(manifest, work);
      const aside = unused(
        path.join(dataDir, `replaced-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`),
      );
      // Nobody starts a server meanwhile; whether somebody did before is looked at again.
      await exclusively(lockFile(dataDir), () => {
        refuseInUse(dataDir, asOther, replace);
        moveAll(dataDir, movesOf(dataDir, work, aside, asOther));
        return Promise.resolve();
      });
      return { manifest, aside: existsSync(aside) ? aside : null, broken };
    } finally {
      await clear(work, asOther);
    }
  });
}

function refuseInUse(dataDir: string, asOther: boolean, replace: boolean): void {
  if (readPostmaster(clusterFolder(dataDir, asOther)) !== null) {
    throw new OperatorError(`Angsur sedang berjalan pada ${dataDir}. Hentikan dahulu, lalu pulihkan lagi.`);
  }
  if (hasCompany(dataDir, asOther) && !replace) {
    throw new OperatorError(
      `${dataDir} sudah berisi data. Tambahkan --replace untuk menggantinya; data lama disisihkan, tidak dihapus.`,
    );
  }
}

/** A name that nothing has yet. */
function unused(name: string): string {
  let free = name;
  for (let again = 2; existsSync(free); again++) free = `${name}-${again}`;
  return free;
}

/** PostgreSQL's own entries of a data folder besides the cluster; they belong to it. */
const OF_CLUSTER = ['postgres.password', 'postgres.port'];

const entriesOfCompany = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => isDataEntry(name) || OF_CLUSTER.includes(name));

function hasCompany(dataDir: string, asOther: boolean): boolean {
  return entriesOfCompany(dataDir).length > 0 || existsSync(clusterFolder(dataDir, asOther));
}

function refuseUnknown({ schema, app }: Manifest): void {
  if (shippedMigrations().some(({ tag }) => tag === schema)) return;
  throw new OperatorError(
    `Cadangan ini dibuat oleh Angsur ${app} dengan skema ${schema}, yang lebih baru daripada versi ini. Pulihkan dengan versi itu.`,
  );
}

/** Removes what an earlier restore left; its PostgreSQL may live still. */
async function clear(work: string, asOther: boolean): Promise<void> {
  const cluster = clusterFolder(companyIn(work), asOther);
  const left = readPostmaster(cluster);
  if (left) {
    process.kill(left.pid, 'SIGINT');
    while (isAlive(left.pid)) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await removeUnfinished(cluster);
  await removeFolder(cluster);
  await removeFolder(work);
}

const companyIn = (work: string) => path.join(work, 'company');

/** A cluster of its own with what the archive holds, checked and stopped again. */
async function build(manifest: Manifest, work: string): Promise<BrokenPaper[]> {
  const embedded = await startEmbedded({ dataDir: companyIn(work) });
  try {
    const url = await ownDatabase(embedded.url);
    await load(url, manifest, path.join(work, 'archive'));
    return await checkRestored(url, manifest);
  } finally {
    await embedded.stop();
  }
}

async function load(url: string, manifest: Manifest, parts: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'angsur-restore' });
  await client.connect();
  try {
    await withMigrationsUpTo(manifest.schema, (migrationsFolder) =>
      runMigrations(drizzle({ client }), { migrationsFolder }),
    );
    await client.query('begin');
    // Rows are written as they were: what triggers made of them is in them, or in rows of its own.
    await client.query(`set local session_replication_role = replica; set local client_encoding = 'UTF8'`);
    const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name));
    await client.query(`truncate ${names.join(', ')} cascade`);
    for (const table of manifest.tables) await loadTable(client, table, partOf(parts, tableFile(table.name)));
    for (const [name, last] of Object.entries(manifest.sequences)) {
      if (last !== null)
        await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last]);
    }
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** The old company goes aside, the new one takes its place. */
function movesOf(dataDir: string, work: string, aside: string, asOther: boolean): Move[] {
  const cluster = clusterFolder(dataDir, asOther);
  const company = companyIn(work);
  const inside = path.dirname(cluster) === path.resolve(dataDir);
  const old = entriesOfCompany(dataDir).map((name) => ({
    from: path.join(dataDir, name),
    to: path.join(aside, name),
  }));
  const oldCluster = inside
    ? path.join(aside, 'postgres')
    : path.join(path.dirname(cluster), path.basename(aside));
  const files = path.join(work, 'archive', 'files');
  const restored = existsSync(files) ? readdirSync(files) : [];
  return [
    ...old,
    ...(existsSync(cluster) ? [{ from: cluster, to: oldCluster }] : []),
    { from: clusterFolder(company, asOther), to: cluster },
    ...OF_CLUSTER.map((name) => ({ from: path.join(company, name), to: path.join(dataDir, name) })),
    ...restored.map((name) => ({ from: path.join(files, name), to: path.join(dataDir, name) })),
  ];
}

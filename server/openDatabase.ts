import path from 'node:path';
import { finishMoves } from './backup/swap';
import { backupName, writeBackup } from './backup/writeBackup';
import { OperatorError } from './platform/core/OperatorError';
import { grantAppRole, makeAppRole, mayRewriteHistory } from './platform/db/appRole';
import { connect, type Connection } from './platform/db/connect';
import { startEmbedded, type EmbeddedPostgres } from './platform/db/embedded/startEmbedded';
import { migrate } from './platform/db/migrate';
import { ownDatabase } from './platform/db/ownDatabase';

export interface Database {
  /** As a role that owns nothing and of the log can only read and append, where there is one (docs/decisions/0113). */
  readonly connection: Connection;
  /** A connection of the owner of the tables, without limits of time: for seeding, loading and upkeep. Whoever opens it closes it. */
  openAsOwner(): Connection;
  /** The PostgreSQL that was started or taken over; null with DATABASE_URL. */
  readonly embedded: EmbeddedPostgres | null;
  /** Closes the connections, and stops the PostgreSQL that is ours. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  /** Who owns the tables of `databaseUrl`, where that is somebody else. */
  ownerUrl?: string | null;
  dataDir: string;
  /** A standby of `databaseUrl`, for long reading. */
  replicaUrl?: string | null;
  /** No limits of time, for loading and for upkeep. */
  unhurried?: boolean;
  /** Takes what is meant for people. */
  print?: (line: string) => void;
}

/**
 * Opens the configured database, embedded or not, and brings it up to date. A data folder of an earlier version is backed
 * up first; a newer one is refused.
 */
export async function openDatabase(config: DatabaseOptions): Promise<Database> {
  const embedded = config.databaseUrl === null ? await openEmbedded(config.dataDir) : null;
  try {
    const owner = config.ownerUrl ?? config.databaseUrl ?? (await ownDatabase(embedded?.url ?? ''));
    await migrate(owner, embedded ? { beforeUpgrade: () => backUpFirst(owner, config) } : {});
    const { unhurried = false, replicaUrl = null } = config;
    const connection = connect(await workingUrl(owner, config), { unhurried, replicaUrl });
    return {
      connection,
      embedded,
      openAsOwner: () => connect(owner, { unhurried: true }),
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

/** As whom the server works: a role that cannot rewrite the log, or the owner, and then says so. */
async function workingUrl(owner: string, { databaseUrl, ownerUrl, print }: DatabaseOptions): Promise<string> {
  let url: string | null;
  if (ownerUrl && databaseUrl) {
    await grantAppRole(owner, decodeURIComponent(new URL(databaseUrl).username));
    url = databaseUrl;
  } else {
    // Roles belong to the whole server: each database of it has one of its own.
    const name = decodeURIComponent(new URL(owner).pathname.slice(1));
    url = await makeAppRole(owner, `${name}_app`);
  }
  if (url === null || (await mayRewriteHistory(url))) {
    print?.(
      'Log dijaga trigger saja: peran basis data server ini memiliki tabelnya. Lihat docs/operate.md (The log).',
    );
  }
  return url ?? owner;
}

/** PostgreSQL in the data folder; a restore that was cut off while it put its result in place is ended first. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  await finishMoves(dataDir);
  return startEmbedded({ dataDir });
}

/** Where the backups of a data folder go. */
export const backupsFolder = (dataDir: string) => path.join(dataDir, 'backups');

async function backUpFirst(url: string, { dataDir, print }: DatabaseOptions): Promise<void> {
  const now = new Date();
  const to = path.join(backupsFolder(dataDir), backupName(now, 'sebelum-pembaruan'));
  try {
    await writeBackup({ url, dataDir, to, now });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`Cadangan sebelum pembaruan gagal, jadi data belum diperbarui: ${why}`, {
      cause: error,
    });
  }
  print?.(`Data dari versi sebelumnya dicadangkan ke ${to}, lalu diperbarui.`);
}

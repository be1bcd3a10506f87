import path from 'node:path';
import { finishMoves } from './backup/swap';
import { backupName, writeBackup } from './backup/writeBackup';
import { OperatorError } from './platform/core/OperatorError';
import { connect, type Connection } from './platform/db/connect';
import { startEmbedded, type EmbeddedPostgres } from './platform/db/embedded/startEmbedded';
import { migrate } from './platform/db/migrate';
import { ownDatabase } from './platform/db/ownDatabase';

export interface Database {
  readonly connection: Connection;
  /** The PostgreSQL that was started or taken over; null with DATABASE_URL. */
  readonly embedded: EmbeddedPostgres | null;
  /** Closes the connections, and stops the PostgreSQL that is ours. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
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
    const url = config.databaseUrl ?? (await ownDatabase(embedded?.url ?? ''));
    await migrate(url, embedded ? { beforeUpgrade: () => backUpFirst(url, config) } : {});
    const { unhurried = false, replicaUrl = null } = config;
    const connection = connect(url, { unhurried, replicaUrl });
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

import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../platform/core/OperatorError';
import { clusterFolder } from '../platform/db/embedded/paths';
import { systemUser } from '../platform/db/embedded/systemUser';

/** Refuses a data folder in which nothing was ever started, so that a slip in DATA_DIR does not make an empty company. */
export async function requireCompany(dataDir: string): Promise<void> {
  const cluster = clusterFolder(dataDir, 'uid' in (await systemUser()));
  if (existsSync(path.join(cluster, 'PG_VERSION')) || existsSync(path.join(dataDir, 'restore.json'))) return;
  throw new OperatorError(`Di ${dataDir} belum ada data. Periksa DATA_DIR.`);
}
